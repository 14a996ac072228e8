"""Events of players and steps: cast, draw, discard, gain life."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.bases import Filter, Pattern, Players
from judge.abilities.filters import CastFrom, IsThis, OwnedBy
from judge.abilities.who import EachOpponent, You
from judge.language import Template, Word, t, w
from judge.oracle.filters import every


def _casts_from(q: Players | None, f: Filter, zone: str, own: bool) -> Pattern:
    whose = (OwnedBy(You()),) if own else ()
    return p.Casts(q, every(f, CastFrom(zone), *whose))


def _step(step: str, q: Players | None = None) -> Pattern:
    return p.StepBegins(step, q)


OF_PLAYERS: tuple[Template | Word, ...] = (
    t(
        p.Activates,
        "{player:event_player@s} activates an ability that isn't a mana ability|"
        "{player:event_player@p} activate an ability that isn't a mana ability|"
        "{player:event_player@s} activates an ability, if it isn't a mana ability|"
        "{player:event_player@p} activate an ability, if it isn't a mana ability",
        "{player:event_player}起动非法术力异能的起动式异能|"
        "{player:event_player}使用非法术力异能的起动式异能",
    ),
    t(
        p.Activates,
        "{player:event_player@s} activates an ability of {filter:a_permanent} on the battlefield, "
        "if it isn't a mana ability|{player:event_player@s} activates an ability of "
        "{filter:a_permanent} that isn't a mana ability",
        "{player:event_player}起动战场上{filter:a_permanent}的异能时，若其不是法术力异能|"
        "{player:event_player}起动{filter:a_permanent}的非法术力异能",
        ex=(
            "an opponent activates an ability of a creature on the battlefield, if it isn't a mana "
            "ability",
            "任一对手起动战场上一个生物的异能时，若其不是法术力异能",
        ),
    ),
    t(
        p.Activates,
        "{player:event_player@s} activates a loyalty ability|"
        "{player:event_player@p} activate a loyalty ability",
        "{player:event_player}起动忠诚异能",
        loyalty=True,
    ),
    t(
        p.Casts,
        "{player:event_player} <casts/cast> {filter:a_spell}",
        "{player:event_player}施放{filter:a_spell}|{player:event_player}施放了{filter:a_spell}|"
        "{player:event_player}使用{filter:a_spell}",
    ),
    *(
        t(
            _casts_from,
            f"{{q:event_player}} <casts/cast> {{f:a_spell}} from {en}",
            f"{{q:event_player}}从{zh}施放{{f:a_spell}}",
            zone=zone,
            own=en.startswith("your"),
            ex=(f"you cast a spell from {en}", f"你从{zh}施放咒语"),
        )
        for zone, en, zh in (
            ("graveyard", "your graveyard", "你的坟墓场"),
            ("graveyard", "a graveyard", "坟墓场"),
            ("exile", "exile", "放逐区"),
            ("hand", "your hand", "你手上"),
        )
    ),
    w(p.Casts(None, IsThis()), "you cast ~", "你施放~"),
    t(
        p.Casts,
        "you cast your {nth:ordinal} spell each turn",
        "你于每回合中施放第{nth:ordinal}个咒语|你在每个回合中施放你的第{nth:ordinal}个咒语|"
        "你每回合施放你的第{nth:ordinal}个咒语|你在每回合中施放第{nth:ordinal}个咒语",
        player=You(),
    ),
    t(
        p.Casts,
        "a player casts their {nth:ordinal} spell each turn",
        "任一牌手于每回合中施放第{nth:ordinal}个咒语|"
        "任一牌手在每个回合中施放其第{nth:ordinal}个咒语",
    ),
    t(
        p.Casts,
        "an opponent casts their {nth:ordinal} spell each turn",
        "任一对手于每回合中施放第{nth:ordinal}个咒语",
        player=EachOpponent(),
    ),
    t(
        lambda f: p.Discards(You(), f, by=EachOpponent()),
        "a spell or ability an opponent controls causes you to discard {f:discarded}",
        "由对手操控的咒语或异能使你弃掉{f:discarded}|由对手操控的咒语或异能令你弃掉{f:discarded}|"
        "一个由对手操控的咒语或异能使你弃掉{f:discarded}",
        ex=(
            "a spell or ability an opponent controls causes you to discard ~",
            "由对手操控的咒语或异能使你弃掉~",
        ),
    ),
    t(
        p.PlaysLand,
        "{player:event_player} <plays/play> a land",
        "{player:event_player}使用一个地|{player:event_player}使用地|"
        "{player:event_player}使用一张地",
    ),
    t(
        p.BecomesTarget,
        "{filter:event_subject@s} becomes the target of {by:a_spell}",
        "{filter:event_subject}成为{by:a_spell}的目标|{filter:event_subject}成为{by:a_spell}之目标",
    ),
    t(
        p.BecomesTarget,
        "{filter:event_subject@s} becomes the target of {by:a_stack_object}",
        "{filter:event_subject}成为{by:a_stack_object}的目标|"
        "{filter:event_subject}成为{by:a_stack_object}之目标",
    ),
    t(_step, "the beginning of {q:whose_step} {step}", "{q:whose_step}{step}开始"),
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
    t(
        p.Draws,
        "{player:event_player} <draws/draw> a card",
        "{player:event_player}抓一张牌|{player:event_player}抓牌",
    ),
    t(
        p.Draws,
        "you draw your {nth:ordinal} card each turn",
        "你在每回合中抓你的第{nth:ordinal}张牌|你在每个回合中抓你的第{nth:ordinal}张牌|"
        "你于每回合中抓第{nth:ordinal}张牌|你于每回合抓第{nth:ordinal}张牌|"
        "你每回合抓你的第{nth:ordinal}张牌",
        player=You(),
    ),
    t(
        p.Draws,
        "an opponent draws their {nth:ordinal} card each turn",
        "任一对手于每回合中抓第{nth:ordinal}张牌",
        player=EachOpponent(),
    ),
    w(
        p.Draws(EachOpponent(), None, True),
        "an opponent draws a card except the first one they draw in each of their draw steps",
        "任一对手抓牌时，只要不是其抓牌步骤中抓的第一张牌",
    ),
    t(p.GainsLife, "{player:event_player} <gains/gain> life", "{player:event_player}获得生命"),
    t(p.LosesLife, "{player:event_player} <loses/lose> life", "{player:event_player}失去生命"),
    t(
        p.Discards,
        "{player:event_player} <discards/discard> {filter:a_card}",
        "{player:event_player}弃掉{filter:a_card}|{player:event_player}弃{filter:a_card}|"
        "{player:event_player}弃置{filter:a_card}",
    ),
    t(
        p.Discards,
        "{player:event_player} <discards/discard> one or more {filter:cards@p}",
        "{player:event_player}弃掉一张或数张{filter:cards}|"
        "{player:event_player}弃一张或数张{filter:cards}",
        at_once=True,
    ),
    t(
        p.Cycles,
        "{player:event_player} <cycles/cycle> {filter:a_card}",
        "{player:event_player}循环{filter:a_card}",
    ),
    t(
        p.Cycles,
        "{player:event_player} <cycles/cycle> or <discards/discard> {filter:a_card}",
        "{player:event_player}循环或弃掉{filter:a_card}|"
        "{player:event_player}循环或弃{filter:a_card}|"
        "{player:event_player}循环或弃置{filter:a_card}",
        or_discards=True,
    ),
    w(p.Cycles(You(), IsThis()), "you cycle ~", "你循环~"),
)
