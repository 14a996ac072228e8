"""Durations of what is on the stack that end before they would begin (611.2b).

"For as long as ~ remains tapped" is over once ~ was untapped in response, even if it is tapped
again; a later edition lets it begin again while the ability resolves.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from judge.abilities import Ability, SpellAbility
from judge.abilities.bases import Condition, Duration, Objects, Players
from judge.abilities.durations import AsLongAs
from judge.abilities.references import TheTarget
from judge.abilities.walk import within
from judge.abilities.who import This, Triggering, You
from judge.cite import cites
from judge.game.state import ObjectId, OnStack
from judge.rules.editions import BEGINS_AGAIN
from judge.rules.meaning import Context, holds
from judge.rules.meaning.exact_words import exactly
from judge.rules.process import Process
from judge.rules.stack import change, context_of
from judge.rules.view import View

KNOWN = (This, Triggering, TheTarget, You)  # what a condition may name while nothing is done yet


@lru_cache(maxsize=4096)
def _durations(ability: Ability) -> tuple[AsLongAs, ...]:
    """The durations of an ability of which is known at any time if they are so."""
    return tuple(
        one for one in within(ability) if isinstance(one, AsLongAs) and _is_known(one.condition)
    )


def _is_known(condition: Condition) -> bool:
    words = (one for one in within(condition) if isinstance(one, Objects | Players))
    return all(isinstance(one, KNOWN) for one in words)


def settle_lapsed(process: Process) -> None:
    """Notes for each spell and ability on the stack which durations ended, which began again."""
    before = process.last_view
    for id_ in process.state.stack:
        if id_ in before.state.objects:
            for duration in _waiting(process, id_):
                _look(process, before, id_, duration)
    process.last_view = before  # others look at what there was before the events


def _waiting(process: Process, id_: ObjectId) -> Iterator[AsLongAs]:
    stack = process.state.objects[id_].stack
    ability = None if stack is None else stack.ability
    for one in process.view.abilities(id_) if ability is None else (ability,):
        if one is ability or isinstance(one, SpellAbility):
            yield from _durations(one)


def _look(process: Process, before: View, id_: ObjectId, duration: AsLongAs) -> None:
    context, stack = context_of(process, id_), process.state.objects[id_].stack or OnStack()
    was = _is_so(before, duration.condition, context)
    is_so = _is_so(process.view, duration.condition, context)
    if was and not is_so:
        again = tuple(one for one in stack.begun_again if one != duration)
        change(process, id_, lapsed=(*stack.lapsed, duration), begun_again=again)
    elif is_so and not was and duration in stack.lapsed and process.resolving == id_:
        change(process, id_, begun_again=(*stack.begun_again, duration))


def _is_so(view: View, condition: Condition, context: Context) -> bool:
    is_there = context.source is not None and view.is_there(context.source)
    names_it = any(isinstance(part, This) for part in within(condition))
    return (is_there or not names_it) and holds(view, condition, context)


def has_lapsed(process: Process, duration: Duration) -> bool:
    """True if a duration of what resolves ended before, and may not begin again or did not."""
    held = process.state.objects.get(process.resolving) if process.resolving is not None else None
    stack = None if held is None else held.stack
    if held is None or stack is None or not stack.lapsed:
        return False
    context, again = context_of(process, held.id), bool(stack.begun_again)
    again = again and may_begin_again(process)
    left = (one for one in stack.lapsed if one not in stack.begun_again or not again)
    return any(duration in (one, exactly(process.view, one, context)) for one in left)


@cites("611.2b", "doesn't begin again during that spell", edition="2025-06-06")
def may_begin_again(process: Process) -> bool:
    """True where a duration that ended may begin again while the spell or ability resolves."""
    return process.rulebook.edition.rules_as(BEGINS_AGAIN)
