""" "One or more" triggers once for all that happens at once (603.2c)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from judge.abilities import patterns as p
from judge.game import events as e
from tests.judge.laws.moments import Moment

AGAIN = "603.2d"  # an effect lets it trigger again


def once_for_one_event(moment: Moment) -> Iterator[str]:
    """Of one batch "one or more" triggers once, or once for each player it is about."""
    for event in moment.of(e.Triggered):
        if AGAIN in event.because:
            continue
        often = Counter(
            (one.source, one.ability, one.controller, _about(one.ability.pattern, one))
            for one in event.triggers
            if getattr(one.ability.pattern, "at_once", False)
        )
        for (source, ability, *_), number in often.items():
            if number > 1:
                yield f"{ability.pattern} of {source} triggers {number} times at once"


def _about(pattern: object, one: object) -> object:
    """The player that the event is about, where the words say so."""
    if isinstance(pattern, p.DealsDamage | p.Attacks):
        return one.occurred.player  # type: ignore[attr-defined]
    return None
