"""An effect is put off: "… at the beginning of the next end step", before or after what it does."""

from __future__ import annotations

from judge.abilities.bases import Effect, Pattern
from judge.abilities.effects.combinators import Delayed, Sequence, SpeakOf
from judge.abilities.walk import TARGETS, within
from judge.abilities.who import It
from judge.language import REJECTED
from judge.oracle.composition.subject import about


def later(p: Pattern, e: Effect) -> object:
    """What begins with its moment: a target in it is chosen as that moment comes (603.3d)."""
    return REJECTED if isinstance(e, Sequence) else Delayed(p, e)


def delayed(e: Effect, p: Pattern) -> object:
    """What is done later; a target of it is chosen now (115.1), as the words come first."""
    targets = [word for word in within(e) if isinstance(word, TARGETS)]
    if isinstance(e, Sequence) or len(targets) > 1:
        return REJECTED  # "exile it and return it at ...": only what stands last is put off
    if targets:
        return Sequence((SpeakOf(targets[0]), Delayed(p, about(e, targets[0], It()))))
    return Delayed(p, e)
