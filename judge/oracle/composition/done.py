"""What follows if something of a kind was done "this way", by what was said just before."""

from __future__ import annotations

from judge.abilities.amounts import ThisWay
from judge.abilities.bases import Effect, Filter
from judge.abilities.conditions import AmountIs
from judge.abilities.effects.combinators import DoByPlayer, If, May, Sequence
from judge.abilities.effects.objects import Destroy, Move, Sacrifice
from judge.abilities.effects.players import Discard, DiscardObjects, Mill
from judge.abilities.filters import Comparison, IsCard, IsPermanent
from judge.oracle.composition.branches import if_so


def if_this_way(last: Effect, done: str, f: Filter, effect: Effect) -> Effect | None:
    """What was done, and what follows if any of it is so; None where something else was done."""
    if isinstance(last, May):
        if last.then is not None or last.otherwise is not None or not is_done(last.effect, done):
            return None
        return last.with_(then=effect if _is_any(f) else _of_it(f, effect))
    if not is_done(last, done):
        return None
    if _is_any(f):
        return if_so(last, effect)
    return Sequence((last, _of_it(f, effect)))


def _is_any(f: Filter) -> bool:
    return isinstance(f, (IsCard, IsPermanent))


def _of_it(f: Filter, effect: Effect) -> Effect:
    return If(AmountIs(ThisWay(f), Comparison.AT_LEAST, 1), effect)


def is_done(effect: Effect, done: str) -> bool:
    """True if the effect is what a verb says was done."""
    match effect:
        case DoByPlayer(effect=inner):
            return is_done(inner, done)
        case Discard() | DiscardObjects():
            return done == "discarded"
        case Mill():
            return done == "milled"
        case Destroy():
            return done == "destroyed"
        case Sacrifice():
            return done == "sacrificed"
        case Move(to="exile"):
            return done == "exiled"
        case Move(to="hand" | "battlefield"):
            return done == "returned"
    return False
