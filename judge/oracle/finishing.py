"""The effect of a whole ability, once all of its sentences are read."""

from __future__ import annotations

from judge.abilities.amounts import Count
from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import Modes, Sequence
from judge.abilities.effects.objects import Change
from judge.abilities.effects.players import Draw, GainLife
from judge.abilities.filters import Other
from judge.abilities.walk import targets_of
from judge.abilities.who import Every, It, TargetPlayer
from judge.oracle.filters import every
from judge.oracle.subjects import about
from judge.values import Value


def finished(effect: Effect) -> Effect:
    """The effect of a whole ability: the first "another target" is another than this object."""
    if isinstance(effect, Modes):
        return effect.with_(modes=tuple(finished(mode) for mode in effect.modes))
    if isinstance(effect, Sequence) and isinstance(effect.parts[-1], Modes):
        *before, last = effect.parts
        return Sequence((*before, finished(last)))
    of_objects = (one for one in targets_of(effect) if not isinstance(one, TargetPlayer))
    first = next(of_objects, None)  # a player is none of which an object could be another
    if first is None or not getattr(first, "another", False):
        return effect
    if not hasattr(first, "filter"):
        return effect
    return _first_replaced(effect, first)


def those_counted(effect: Effect) -> Effect:
    """The effect of a spell; what was counted first is meant by "those creatures" right after it.

    "Draw a card for each creature you control. Those creatures gain indestructible": the drawing
    speaks of no objects but them.
    """
    if not isinstance(effect, Sequence):
        return effect
    first, then, *rest = effect.parts
    number = getattr(first, "number", getattr(first, "amount", None))
    if not isinstance(first, (Draw, GainLife)) or not isinstance(number, Count):
        return effect
    if not isinstance(then, Change) or then.objects != It():
        return effect
    return Sequence((first, then.with_(objects=Every(number.filter)), *rest))


def _first_replaced(effect: Effect, first: Value) -> Effect:
    filter_ = first.filter  # type: ignore[attr-defined]
    return about(effect, first, first.with_(filter=every(Other(), filter_), another=False))
