"""The effect of a whole ability, once all of its sentences are read."""

from __future__ import annotations

from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import Modes, Sequence
from judge.abilities.filters import Other
from judge.abilities.walk import targets_of
from judge.abilities.who import TargetPlayer
from judge.oracle.dealers import dealers_told
from judge.oracle.filters import every
from judge.oracle.subjects import about
from judge.values import Value


def finished(effect: Effect) -> Effect:
    """The effect of a whole ability: the first "another target" is another than this object."""
    effect = dealers_told(effect)
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


def _first_replaced(effect: Effect, first: Value) -> Effect:
    filter_ = first.filter  # type: ignore[attr-defined]
    return about(effect, first, first.with_(filter=every(Other(), filter_), another=False))
