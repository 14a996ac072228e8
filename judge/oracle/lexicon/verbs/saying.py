"""A subject and its verbs become an event, or what happened of it this turn."""

from __future__ import annotations

from judge.abilities.amounts import HappenedTotal
from judge.abilities.bases import Amount, Condition, Filter, Pattern, Players
from judge.abilities.conditions import AmountIs, Any, Happened
from judge.abilities.filters import CastFrom, Comparison, Non
from judge.abilities.patterns import (
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    Blocks,
    Casts,
    Departs,
    Dies,
    EitherOf,
    Enters,
    IsDealtDamage,
    Leaves,
    PlaysLand,
    PutInto,
)
from judge.abilities.relations import DidThisTurn, TheOne
from judge.abilities.walk import within
from judge.language import REJECTED
from judge.oracle.lexicon.verbs.verb import Act

Acts = tuple[Act, ...]
GONE = (Dies, Leaves, PutInto, Departs)  # who did so is not what it was
ONCE = (Enters, *GONE)  # no object does so twice (400.7)
OFTEN = (Attacks, AttacksUnblocked, BecomesBlocked, Blocks, IsDealtDamage)


def does(who: Filter | Players | None, v: Acts, at_once: bool = False) -> object:
    """The event that any of these is."""
    made: list[Pattern] = []
    if any(map(_shares_its_end, v, v[1:])):
        return REJECTED
    for act in v:
        event = act.of(who, at_once=at_once)
        if not isinstance(event, Pattern) or act.least != 1:
            return REJECTED
        made += event.parts if isinstance(event, EitherOf) else (event,)
    return made[0] if len(made) == 1 else EitherOf(tuple(made))


def _shares_its_end(one: Act, other: Act) -> bool:
    """True of two verbs whose end is said of both: together they are a verb of its own.

    "Blocks or becomes blocked by a creature", "play a land or cast a spell from exile".
    """
    match one.pattern, other.pattern:
        case Blocks(blocked=None), BecomesBlocked(by=by):
            return by is not None
        case PlaysLand(filter=None), Casts(filter=spell):
            return any(isinstance(part, CastFrom) for part in within(spell))
    return False


def did(who: Filter | Players | None, v: Acts, n: Amount = 1, last: bool = False) -> object:
    """That any of these happened this turn, so often or to so many; or in the turn before."""
    if n != 1 and isinstance(who, Filter):
        return _did_to(who, v, n)
    made: list[Condition] = []
    for act in v:
        event = act.of(who, earlier=True)
        if not isinstance(event, Pattern) or (n != 1 and act.least != 1):
            return REJECTED
        least = n if act.least == 1 else act.least
        if act.total and last:
            return REJECTED  # how much there was is known of this turn alone
        if act.total:
            made.append(AmountIs(HappenedTotal(event), Comparison.AT_LEAST, least))
        else:
            made.append(Happened(event, least, last))
    return made[0] if len(made) == 1 else Any(tuple(made))


def _did_to(who: Filter, v: Acts, n: Amount) -> object:
    """That so many objects did any of these: one that did so twice, or two of them, is one."""
    event = does(who, v)
    parts = event.parts if isinstance(event, EitherOf) else (event,)
    if all(isinstance(part, ONCE) for part in parts):
        return Happened(event, n) if len(parts) == 1 else REJECTED  # type: ignore[arg-type]
    if not all(isinstance(part, OFTEN) and _is_plain(part) for part in parts):
        return REJECTED
    return Happened(event, n, different=True)  # type: ignore[arg-type]


def _is_plain(event: Pattern) -> bool:
    """True of what is about its subject alone: who blocks something is not asked for."""
    return getattr(event, "blocked", None) is None and getattr(event, "by", None) is None


def did_so(v: Acts) -> object:
    """What did any of these, or had it done to it, this turn: "that attacked this turn"."""
    event = does(TheOne(), v)
    if not isinstance(event, Pattern) or any(isinstance(part, GONE) for part in within(event)):
        return REJECTED
    return DidThisTurn(event)


def did_not(v: Acts) -> object:
    """What did none of them."""
    made = did_so(v)
    return Non(made) if isinstance(made, Filter) else REJECTED
