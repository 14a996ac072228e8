"""An event with what is said around it: in whose turn, while what is so, for the first time."""

from __future__ import annotations

from judge.abilities.ability import Triggered
from judge.abilities.amounts import HappenedCount
from judge.abilities.bases import Condition, Effect, Filter, Pattern, Players
from judge.abilities.conditions import AmountIs, Any, Matches, OnBattlefield, PlayerIs
from judge.abilities.effects.combinators import May
from judge.abilities.filters import Comparison, HasMark, InZone, IsIt, IsSpell, IsThis
from judge.abilities.patterns import (
    Attacks,
    BecomesState,
    Casts,
    CountersGone,
    Did,
    EitherOf,
    StepBegins,
)
from judge.abilities.walk import within
from judge.abilities.who import It, ThatPlayer, This, You
from judge.language import REJECTED, Table, t, w
from judge.oracle.lexicon.filters import every
from judge.oracle.lines.functioning import BATTLEFIELD
from judge.oracle.lines.triggering import triggered_by
from judge.values import Value


class Occasion(Value):
    """An event, and when it counts."""

    pattern: Pattern
    first: bool = False
    only: Condition | None = None


class HowOften(Value):
    """How often an ability triggers, or what it says is done."""

    each_turn: int | None = None
    once: bool = False
    do_once: bool = False


def occasioned(
    o: Occasion, e: Effect, c: Condition | None = None, n: HowOften | None = None
) -> object:
    """The triggered abilities of an event and what is said around it."""
    often = n or HowOften()
    if often.do_once and not isinstance(e, May):
        return REJECTED  # "do this only once each turn" is said of what may be done
    made = triggered_by(o.pattern, e, c, often.each_turn)
    if not isinstance(made, tuple):
        return REJECTED
    fields = {"first": o.first, "once": often.once, "do_once": often.do_once}
    return tuple(
        one.with_(**fields, only=_while(o, one)) if isinstance(one, Triggered) else one
        for one in made
    )


def _while(o: Occasion, made: Triggered) -> Condition | None:
    """ "Cycle this card or cycle another card while ~ is on the battlefield": said of the other."""
    return None if o.only == OnBattlefield(This()) and made.zone != BATTLEFIELD else o.only


def _plain(p: Pattern) -> Occasion:
    return Occasion(p)


def _only(p: Pattern, c: Condition) -> object:
    """Only as something is so, which is about this object and players that are named."""
    if isinstance(p, BecomesState | StepBegins):
        return REJECTED
    unclear = any(isinstance(part, It | IsIt | ThatPlayer) for part in _outside_players(c))
    return REJECTED if unclear else Occasion(p, only=c)


def _saddled(p: Pattern) -> object:
    """702.171b: a mark of the creature that attacks, as it does."""
    is_own = isinstance(p, Attacks) and p.filter == IsThis()
    return _only(p, Matches(This(), HasMark("saddled"))) if is_own else REJECTED


def _exiled(p: Pattern) -> object:
    """Of the card itself, which has the ability there (113.6b)."""
    if not isinstance(p, CountersGone) or p.filter != IsThis():
        return REJECTED
    return Occasion(p.with_(filter=every(IsThis(), InZone("exile"))))


def _outside_players(c: Condition) -> list[object]:
    """What a condition says but of the player whom it asks about by itself."""
    if isinstance(c, PlayerIs):
        return []
    inner = getattr(c, "condition", None)
    if isinstance(inner, Condition):
        return _outside_players(inner)
    if isinstance(c, Any):
        return [part for one in c.parts for part in _outside_players(one)]
    return list(within(c))


def _first(p: Pattern) -> object:
    """Attacks and keyword actions count their own times."""
    if isinstance(p, EitherOf | Attacks | Did | BecomesState | StepBegins):
        return REJECTED
    return Occasion(p, first=True)


def _first_cast(q: Players | None, f: Filter) -> object:
    """Of such spells; which spell of all it is, an event says."""
    return REJECTED if f == IsSpell() else Occasion(Casts(q, f), first=True)


def _nth_cast(n: int, f: Filter) -> Occasion:
    """ "If it's the second creature spell you cast this turn": counted as it is cast.

    Which it was is so for good, so that the condition is not asked again (603.4).
    """
    cast = Casts(You(), f)
    return Occasion(cast, only=AmountIs(HappenedCount(cast), Comparison.EQUAL, n))


OCCASION = Table(
    "occasion",
    (
        t(_plain, "{p:pattern}", "{p:pattern}"),
        t(
            _only,
            "{p:pattern} during {c:during}",
            "{p:pattern}且{c:during}",
            ex=("~ attacks during your turn", "~攻击且是在你的回合"),
        ),
        t(_only, "{p:pattern} while {c:one_condition}", ""),
        t(
            _saddled,
            "{p:pattern} while saddled",
            "已乘驾的{p:pattern}",
            ex=("~ attacks while saddled", "已乘驾的~攻击"),
        ),
        t(
            _exiled,
            "{p:pattern} while it's exiled",
            "于~被[放逐/移出对战]的期间，{p:pattern}",
            ex=(
                "the last time counter is removed from ~ while it's exiled",
                "于~被放逐的期间，从~上移去最后一个计时指示物",
            ),
        ),
        t(
            _first_cast,
            "{q:event_player@s} casts their first {f:spells@s} each turn|"
            "{q:event_player@p} cast your first {f:spells@s} each turn",
            "{q:event_player}[施放每回合中/每回合施放]你的第一个{f:spells}",
            ex=("you cast your first instant spell each turn", "你施放每回合中你的第一个瞬间咒语"),
        ),
        t(
            _nth_cast,
            "you cast a spell, if it's the {n:ordinal} {f:spells@s} you cast this turn",
            "你施放咒语时，若这是你本回合施放的第{n:ordinal}个{f:spells}",
            ex=(
                "you cast a spell, if it's the second creature spell you cast this turn",
                "你施放咒语时，若这是你本回合施放的第二个生物咒语",
            ),
        ),
        t(_first, "{p:pattern} for the first time each turn", "每回合第一次{p:pattern}"),
    ),
    ("~ attacks", "~攻击"),
)
HOW_OFTEN = Table(
    "how_often",
    (
        w(
            HowOften(each_turn=1),
            ". this ability triggers only once each turn",
            "。此异能每回合只会触发一次|。此异能每回合中只会触发一次|。此异能每回合只能触发一次",
        ),
        w(
            HowOften(each_turn=2),
            ". this ability triggers only twice each turn",
            "。此异能每回合只会触发两次|。此异能每回合中只会触发两次",
        ),
        w(HowOften(once=True), ". this ability triggers only once", "。此异能只会触发一次"),
        w(
            HowOften(do_once=True),
            ". do this only once each turn",
            "。每回合只能如此作一次",
        ),
    ),
    (". this ability triggers only once", "。此异能只会触发一次"),
)
TABLES = (OCCASION, HOW_OFTEN)
