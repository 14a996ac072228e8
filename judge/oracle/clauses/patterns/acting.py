"""Events that a subject and its verbs make, and those that are said the other way round."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.bases import Filter, Pattern, Players
from judge.abilities.filters import ControlledBy, IsSpell, IsThis
from judge.abilities.who import EachOpponent, EachPlayer, You
from judge.language import t, w
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.verbs.saying import Acts, does


def _together(f: Filter, v: Acts) -> object:
    return does(f, v, at_once=True)


def _player_does(q: Players | None, v: Acts) -> object:
    return does(q, v)


def _you_or_yours(f: Filter, by: Filter) -> Pattern:
    return p.BecomesTarget(f, by, target_player=You())


def _put(f: Filter, **fields: object) -> Pattern:
    return p.CountersPut(f, **fields)  # type: ignore[arg-type]


ACTING = (
    t(
        does,
        "{who:event_subject@s} {v:object_verbs@s}",
        "{who:event_subject}{v:object_verbs@s}",
        ex=("~ attacks", "~攻击"),
    ),
    t(
        _together,
        "{f:one_or_more@p} {v:object_verbs@p}",
        "{f:one_or_more}{v:object_verbs@p}",
        ex=("one or more creatures attack", "一个或数个生物攻击"),
    ),
    t(
        _player_does,
        "{q:event_player@s} {v:player_verbs@s}|{q:event_player@p} {v:player_verbs@p}",
        "{q:event_player}{v:player_verbs@s}",
        ex=("a player draws a card", "任一牌手抓一张牌"),
    ),
    t(
        _you_or_yours,
        "you or {f:a_permanent} becomes the target of {by:a_stack_object}",
        "你或{f:a_permanent}成为{by:a_stack_object}的目标",
        ex=(
            "you or a permanent you control becomes the target of a spell or ability an opponent "
            "controls",
            "你或一个由你操控的永久物成为由对手操控的咒语或异能的目标",
        ),
    ),
    t(
        lambda by: p.BecomesTarget(by=by, target_player=You()),
        "you become the target of [{by:a_spell}/{by:a_stack_object}]",
        "你成为{by:a_spell}的目标|你成为{by:a_stack_object}的目标",
        ex=("you become the target of a spell", "你成为一个咒语的目标"),
    ),
    t(
        p.IsDealtDamage,
        "you're dealt {combat:damage_kind}",
        "",
        player=You(),
    ),
    t(
        lambda f, n, whom=None: p.PlayerAttacks(EachPlayer(), f, n, whom),
        "{n:number_word@p} or more {f:permanents@p} attack[ {whom:damaged_player}]",
        "{n:number_word}个或更多{f:permanents}攻击[{whom:damaged_player}]|"
        "{n:number_word}个或更多{f:permanents}进行攻击",
        ex=("two or more creatures attack", "两个或更多生物攻击"),
        rank=1,  # "一个或更多" are told of all at once
    ),
    t(
        p.Attacks,
        "{filter:event_subject@s} and at least {along_least:number_word@p} other "
        "{along:permanents@p} attack",
        "{filter:event_subject}与至少{along_least:number_word}个其他{along:permanents}攻击",
        ex=("~ and at least two other creatures attack", "~与至少两个其他生物攻击"),
    ),
    t(
        p.Attacks,
        "{filter:event_subject@s} and at least one other {along:permanents@s} attack",
        "",
        along_least=1,
        ex=("~ and at least one other creature attack", "~与至少一个其他生物攻击"),
    ),
    t(
        p.TappedForMana,
        "{filter:event_subject@s} is tapped for mana",
        "横置{filter:event_subject}[以/来]产生法术力|"
        "[为产生/因]法术力而横置{filter:event_subject}|{filter:event_subject}为产生法术力而横置",
    ),
    t(
        _put,
        "one or more {kind:counter} counters are put on {f:event_subject@s}",
        "一个或数个{kind:counter}指示物放置[在/到]{f:event_subject}上|"
        "{f:event_subject}上放置了一个或数个{kind:counter}指示物|"
        "在{f:event_subject}上放置一个或数个{kind:counter}指示物",
    ),
    t(
        _put,
        "a {kind:counter} counter is put on {f:event_subject@s}",
        "在{f:event_subject}上放置一个{kind:counter}指示物",
        each=True,
    ),
    t(
        _put,
        "the {nth:ordinal} {kind:counter} counter is put on {f:event_subject@s}",
        "在{f:event_subject}上放置第{nth:ordinal}个{kind:counter}指示物",
    ),
    t(
        p.CountersGone,
        "a {kind:counter} counter is removed from {filter:event_subject@s}",
        "从{filter:event_subject}上移去一个{kind:counter}指示物",
        last=False,
        each=True,
    ),
    t(
        p.CountersGone,
        "the last {kind:counter} counter is removed from {filter:event_subject@s}",
        "{filter:event_subject}上的最后一个{kind:counter}指示物被移去|"
        "从{filter:event_subject}上移去最后一个{kind:counter}指示物|"
        "最后一个{kind:counter}指示物从{filter:event_subject}上移去",
    ),
    t(
        lambda f: p.Discards(You(), f, by=EachOpponent()),
        "a spell or ability an opponent controls causes you to discard {f:discarded}",
        "由对手操控的咒语或异能[使/令]你弃掉{f:discarded}|"
        "一个由对手操控的咒语或异能使你弃掉{f:discarded}",
        ex=(
            "a spell or ability an opponent controls causes you to discard ~",
            "由对手操控的咒语或异能使你弃掉~",
        ),
    ),
    w(p.Casts(None, IsThis()), "you cast ~", "你施放~"),
    t(
        lambda n: p.Casts(None, None, n, of_turn=True),
        "the {n:ordinal} spell of a turn is cast",
        "一回合中的第{n:ordinal}个咒语被施放",
        ex=("the fourth spell of a turn is cast", "一回合中的第四个咒语被施放"),
    ),
    w(
        p.IsCountered(every(IsSpell(), ControlledBy(You()))),
        "a spell you've cast is countered",
        "由你施放的咒语被反击",
    ),
    w(p.Did("tempt", You()), "the ring tempts you", "魔戒引诱你"),
    w(
        p.DayTurns(),
        "day becomes night or night becomes day",
        "白昼成为黑夜或黑夜成为白昼",
    ),
    t(p.BecomesState, "{condition:state}", "{condition:state}"),
)
