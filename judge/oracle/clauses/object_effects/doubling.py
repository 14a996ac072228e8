"""What is doubled (701.9) or tripled (701.11): power and toughness, counters, life totals."""

from __future__ import annotations

from judge.abilities.amounts import LifeTotal, Times
from judge.abilities.bases import Effect, Objects, Players
from judge.abilities.effects.objects import Act
from judge.abilities.effects.players import SetLife
from judge.language import Template, t
from judge.oracle.lexicon.pronouns import THEY


def _act_of(o: Objects, action: str) -> Effect:
    return Act(action, o)


def _counters(o: Objects, k: str = "") -> Effect:
    return Act("double counters", o, word=k)


def _life(who: Players) -> Effect:
    return SetLife(Times(2, LifeTotal(THEY)), who)


def _of_size(en: str, *zh: str, by: tuple[str, str] = ("double", "加倍")) -> Template:
    verb, times = by
    return t(
        _act_of,
        f"{verb} {{o:possessor}} {en} until end of turn|"
        f"until end of turn, {verb} {{o:possessor}} {en}|"
        f"{verb} the {en} of {{o:objects}} until end of turn",
        "|".join(
            f"将{{o:possessor}}{one}{times}直到回合结束|直到回合结束，将{{o:possessor}}{one}{times}|"
            f"将{{o:objects}}的{one}{times}直到回合结束"
            for one in zh
        ),
        action=f"{verb} {en}",
        ex=(
            f"{verb} target creature's {en} until end of turn",
            f"将目标生物的{zh[0]}{times}直到回合结束",
        ),
    )


DOUBLING = (
    _of_size("power", "力量"),
    _of_size("toughness", "防御力"),
    _of_size("power and toughness", "力量和防御力", "力量与防御力"),
    _of_size("power and toughness", "力量和防御力", by=("triple", "加两倍")),
    t(
        _counters,
        "double the number of [{k:counter} counters/each kind of counter] on {o:objects}",
        "将{o:objects}上[的/之]{k:counter}指示物数量加倍|"
        "分别将{o:objects}上的{k:counter}指示物数量加倍|将{o:objects}上[面]的各种指示物数量加倍",
        ex=(
            "double the number of +1/+1 counters on target creature",
            "将目标生物上的+1/+1指示物数量加倍",
        ),
    ),
    t(
        _life,
        "double {who:possessive} life total",
        "将{who:possessive}总生命加倍",
    ),
)
