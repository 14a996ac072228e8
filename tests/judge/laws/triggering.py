"""Triggered abilities: "one or more" is once for all (603.2c), "another" no card of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from judge.abilities import Triggered
from judge.abilities import filters as f
from judge.abilities import patterns as p
from judge.abilities.effects.combinators import Modes
from judge.abilities.walk import numbered, within
from judge.abilities.who import Target
from judge.game import events as e
from judge.game.state import BodyId, GameState
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


def another_is_another(moment: Moment) -> Iterator[str]:
    """What triggered on its own move has no "another target" that is its own card (400.7e)."""
    for event in moment.of(e.StackChanged):
        stack = event.stack
        ability = stack.ability
        if not isinstance(ability, Triggered) or stack.source not in stack.occurred.it:
            continue
        own = _body(moment.after, stack.source)
        for word in within(numbered(ability.effect)):
            others = isinstance(word, Target) and f.Other() in within(word.filter)
            if not others or any(isinstance(part, Modes) for part in within(ability.effect)):
                continue
            for target in (i for group in stack.targets[word.index :][:1] for i in group):
                if _body(moment.after, target) == own:
                    yield f"another target of {stack.source} is {target}, its own card"


def _body(state: GameState, id_: object) -> BodyId | None:
    """The card or token that an object is, or was."""
    held = state.objects.get(id_)  # type: ignore[call-overload]
    left = state.known.get(id_)  # type: ignore[call-overload]
    return held.body if held is not None else left.object.body if left is not None else None


def _about(pattern: object, one: object) -> object:
    """The player that the event is about, where the words say so."""
    if isinstance(pattern, p.DealsDamage | p.Attacks):
        return one.occurred.player  # type: ignore[attr-defined]
    return None
