"""The subject that predicates are said of."""

from __future__ import annotations

from judge.abilities.bases import Effect
from judge.oracle.composition.subject import Subject

S = Subject()


def done_by(effect: type[Effect]):  # type: ignore[no-untyped-def]
    """The effect, done by the subject."""

    def make() -> Effect:
        return effect(player=S)  # type: ignore[call-arg]

    return make
