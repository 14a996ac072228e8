"""What players can't do (101.2): a subject and its predicate, always or for a while.

A predicate is rules about `ONE`, the player it is said of: "players can't draw cards" and "target
player can't draw cards this turn" are one row.
"""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.bases import Duration, Effect, Filter, Players
from judge.abilities.durations import ForGood
from judge.abilities.effects.objects import Change
from judge.abilities.effects.players import RuleUntil
from judge.abilities.filters import AnyOf, CastFrom, IsSpell, Non
from judge.abilities.modifications import GainAbilities
from judge.abilities.relations import PlayersWho
from judge.abilities.statics import (
    CantCast,
    CantDraw,
    CantGainLife,
    CantGetCounters,
    CantLoseLife,
    CantPlayLands,
    CantSearch,
    CastTime,
    PlayerHas,
)
from judge.abilities.walk import put
from judge.abilities.who import (
    AttachedPlayer,
    AttachedTo,
    ControllerOf,
    DefendingPlayer,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    Every,
    You,
)
from judge.language import REJECTED, Include, Table, t, w
from judge.language.template import Row
from judge.oracle.clauses.conditions.people import ONE
from judge.oracle.clauses.predicates import Rules
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.filters import every

OF_PLAYERS = ("hexproof", "protection", "shroud")
LASTING = (
    You,
    EachPlayer,
    EachOpponent,
    EachOtherPlayer,
    AttachedPlayer,
    DefendingPlayer,
    PlayersWho,
)


def _always(q: Players, r: Rules) -> object:
    """A rule as long as its source is there; "target player" is nobody's for good."""
    lasts = isinstance(q, LASTING) or q == ControllerOf(AttachedTo())
    return put(r, ONE, q) if lasts else REJECTED


def _for_a_while(q: Players, r: Rules, d: Duration) -> Effect:
    return sequence(*(RuleUntil(put(rule, ONE, q), d) for rule in r))


def _gaining(q: Players, k: tuple[Keyword, ...], d: Duration, f: Filter) -> object:
    """Players and permanents come to have what players can have (702.11c, 702.16k)."""
    if any(one.name not in OF_PLAYERS for one in k):
        return REJECTED
    theirs = (RuleUntil(PlayerHas(q, one), d) for one in k)
    return sequence(*theirs, Change(Every(f), (GainAbilities(k),), d))


def _cast(f: Filter) -> Rules:
    return (CantCast(ONE, None if f == IsSpell() else f),)


def _cast_from(f: Filter, zone: Filter) -> Rules:
    return (CantCast(ONE, every(f, zone)),)


BARRED: tuple[Row, ...] = (
    *(
        w(rules, en, "|".join(f"{word}{zh}" for word in ("", "都")))
        for rules, en, zh in (
            ((CantGainLife(ONE),), "can't gain life", "不能获得生命"),
            ((CantLoseLife(ONE),), "can't lose life", "不能失去生命"),
            ((CantGetCounters(ONE),), "can't get counters", "不能得到指示物"),
            ((CantDraw(ONE),), "can't draw cards", "不能抓牌"),
            ((CantSearch(ONE),), "can't search libraries", "不能搜寻牌库"),
            ((CantPlayLands(ONE),), "can't play lands", "不能使用地"),
            (
                (CantPlayLands(ONE), CantCast(ONE)),
                "can't play lands or cast spells",
                "不能使用地或施放咒语",
            ),
            (
                (CantPlayLands(ONE, "hand"), CantCast(ONE, every(IsSpell(), CastFrom("hand")))),
                "can't play lands or cast spells from your hand",
                "不能从你手上使用地或施放咒语",
            ),
        )
    ),
    w(
        (CantDraw(ONE, 1),),
        "can't draw more than one card each turn",
        "每回合所抓的牌不能多于一张|每回合不能抓多于一张牌",
    ),
    t(
        lambda f: (CantCast(ONE, None if f == IsSpell() else f, 1),),
        "can't cast more than one {f:spells@s} each turn",
        "每回合所施放的{f:spells}不能多于一个|每回合不能施放多于一个{f:spells}",
        ex=("can't cast more than one creature spell each turn", "每回合不能施放多于一个生物咒语"),
    ),
    t(
        _cast,
        "can't cast {f:spells@p}",
        "不能施放{f:spells}|都不能施放{f:spells}",
        ex=("can't cast creature spells", "不能施放生物咒语"),
    ),
    *(
        t(
            lambda f, but=but: (CantCast(ONE, None if f == IsSpell() else f, but=but),),
            "|".join(f"can cast {{f:spells@p}} only {when}" for when in en.split("|")),
            "|".join(
                f"只可以于{when}{verb}{{f:spells}}"
                for when in zh.split("|")
                for verb in ("施放", "使用")
            ),
        )
        for but, en, zh in (
            (
                CastTime.SORCERY,
                "any time they could cast a sorcery",
                "其能施放法术的时机下|其能够施放法术的时机下",
            ),
            (
                CastTime.OWN_TURN,
                "during their own turns|during their own turn",
                "自己的回合中|其自己的回合中",
            ),
        )
    ),
    t(
        _cast_from,
        "can't cast {f:spells@p} from {zone:barred_zone}",
        "不能从{zone:barred_zone}施放{f:spells}|不能从{zone:barred_zone}中施放{f:spells}",
        ex=("can't cast spells from graveyards", "不能从坟墓场施放咒语"),
    ),
)
BARRED_ZONE = Table(  # from where nothing may be cast
    "barred_zone",
    (
        w(CastFrom("graveyard"), "graveyards", "坟墓场"),
        w(
            AnyOf((CastFrom("graveyard"), CastFrom("library"))),
            "graveyards or libraries",
            "坟墓场或牌库",
        ),
        w(
            AnyOf((CastFrom("graveyard"), CastFrom("exile"))),
            "graveyards or exile",
            "坟墓场或放逐区",
        ),
        w(CastFrom("hand"), "their hands|your hand", "手上"),
        w(
            Non(CastFrom("hand")),
            "anywhere other than their hands|anywhere other than your hand",
            "除手牌以外的任何区域",
        ),
    ),
    ("graveyards", "坟墓场"),
)
ALWAYS: tuple[Row, ...] = (
    t(
        _always,
        "{q:players@s} {r:barred}|{q:players@p} {r:barred}",
        "{q:players}{r:barred}",
        ex=("players can't draw cards", "牌手不能抓牌"),
    ),
)
REST_OF_GAME = Table(
    "as_long",
    (
        Include("duration"),
        w(ForGood(), "for the rest of the game", "直到游戏结束"),
    ),
    ("this turn", "本回合"),
)
FOR_A_WHILE = Table(
    "barred_for_a_while",
    (
        t(
            _for_a_while,
            "{q:players@s} {r:barred} {d:as_long}|{q:players@p} {r:barred} {d:as_long}|"
            "{d:as_long}, [{q:players@s}/{q:players@p}] {r:barred}",
            "{d:as_long}，{q:players}{r:barred}|{q:players}{d:as_long}{r:barred}",
            ex=("target player can't cast spells this turn", "本回合，目标牌手不能施放咒语"),
        ),
        t(
            _gaining,
            "{q:players@p} and {f:permanents@p} gain {k:keyword_phrase} {d:as_long}|"
            "{d:as_long}, {q:players@p} and {f:permanents@p} gain {k:keyword_phrase}",
            "{q:players}和{f:permanents}获得{k:keyword_phrase}{d:as_long}|"
            "{d:as_long}，{q:players}和{f:permanents}获得{k:keyword_phrase}",
            ex=(
                "you and permanents you control gain hexproof until end of turn",
                "你和由你操控的永久物获得辟邪异能直到回合结束",
            ),
        ),
    ),
    ("target player can't cast spells this turn", "本回合，目标牌手不能施放咒语"),
)
TABLES = (
    Table("barred", BARRED, ("can't draw cards", "不能抓牌")),
    BARRED_ZONE,
    REST_OF_GAME,
    FOR_A_WHILE,
)
