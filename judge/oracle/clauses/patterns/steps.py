"""The beginning of steps and phases."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.bases import Pattern, Players
from judge.abilities.who import EachOpponent, You
from judge.language import Template, Word, t, w


def _step(step: str, q: Players | None = None) -> Pattern:
    return p.StepBegins(step, q)


OF_STEPS: tuple[Template | Word, ...] = (
    t(
        _step,
        "the beginning of {q:whose_step} {step}|the beginning of the {step} of {q:host_controller}",
        "{q:whose_step}{step}开始",
    ),
    t(
        lambda n, step, q: p.StepBegins(step, q, n),
        "the beginning of {q:whose_step} {n:ordinal} {step} each turn",
        "{q:whose_step}每回合第{n:ordinal}个{step}开始",
        ex=(
            "the beginning of your first upkeep each turn",
            "你的每回合第一个维持开始",
        ),
    ),
    t(
        lambda q: p.StepBegins("main", q, 2),  # of a third one it is not said
        "the beginning of {q:whose_step} second main phase",
        "{q:whose_step}第二个行动阶段开始",
    ),
    w(
        p.StepBegins("combat", You()),
        "the beginning of combat on your turn",
        "你回合的战斗开始|你回合战斗开始|在你的回合的战斗开始|你的回合的战斗开始|"
        "你的回合之战斗开始|你回合中的战斗开始|你回合的战斗阶段开始|你的战斗开始",
    ),
    w(
        p.StepBegins("combat"),
        "the beginning of each combat|the beginning of combat",
        "每次战斗开始",
    ),
    w(
        p.StepBegins("combat", EachOpponent()),
        "the beginning of combat on each opponent's turn",
        "每位对手回合的战斗开始",
    ),
    w(
        p.StepBegins("end"),
        "the beginning of each end step|the beginning of the end step",
        "每个结束步骤开始|结束步骤开始|每个回合结束步骤开始|每一个结束步骤开始",
    ),
    w(p.StepBegins("end of combat"), "end of combat", "战斗结束"),
)
