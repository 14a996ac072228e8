"""What applying a replacement or prevention effect makes: events, and what follows them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from corpus.structs import Struct
from judge.abilities.bases import Effect
from judge.abilities.effects.players import Mill
from judge.abilities.walk import within
from judge.abilities.who import TopOf, TriggerSource
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.replacement.candidate import depends_on_source


class FollowUp(Struct):
    """An effect carried out right after the events, by an effect that then is not applied again.

    `moved` is an object that the events move: what it has become is what is spoken of. `of` names
    the prevention effect whose damage, dealt at once by several sources, it follows on once.
    """

    effect: Effect
    context: Context
    barred: frozenset[Hashable]
    because: tuple[str, ...]
    moved: ObjectId | None = None
    of: Hashable = None


@cites("615.5", "效应其余的部分在此之后马上进行")
def add_follow(follows: list[FollowUp], new: FollowUp) -> None:
    """Adds what follows; on damage prevented at once it follows once, by how much that was in all.

    What speaks of the source of the damage follows on that of each source.
    """
    speaks_of_source = any(isinstance(part, TriggerSource) for part in within(new.effect))
    for old in follows if new.of is not None and not speaks_of_source else ():
        if (old.of, old.effect, old.context.it) == (new.of, new.effect, new.context.it):
            old.context.amount += new.context.amount
            return
    follows.append(new)


class Made(Struct):
    """The events that take the place of one, and what follows; `because` are more rules of both."""

    events: tuple[e.Event, ...] = ()
    follows: tuple[tuple[Effect, Context, ObjectId | None], ...] = ()
    because: tuple[str, ...] = ()


def shape_of(effect: Effect, context: Context) -> Hashable:
    """What tells what follows from something else, as far as the game is concerned."""
    source = context.source if depends_on_source(effect) else None
    return (effect, source, context.controller, context.it, context.amount)


@contextmanager
def before_entering(
    process: Process, events: tuple[e.Event, ...], context: Context
) -> Iterator[None]:
    """What is done inside is done as objects enter, which are still where they come from."""
    moved = frozenset(one.object for one in events if isinstance(one, e.Moved))
    before = process.entering
    process.entering = context.entering = before | moved
    try:
        yield
    finally:
        process.entering = before


@cites("614.13c", "任何从牌库进战场的牌不会被该效应包括在内")
def passes_over(process: Process, effect: Effect) -> bool:
    """True of cards milled or exiled from the top of a library as one of its cards enters."""
    library = {i for player in process.state.players for i in player.library}
    of_top = any(isinstance(part, (TopOf, Mill)) for part in within(effect))
    return of_top and bool(process.entering & library)


@cites("614.6", "改为发生被更改过的事件")
def go_on(process: Process, follow: FollowUp) -> None:
    """What an effect does besides or in place of the event it replaced."""
    before = process.barred, process.besides
    process.barred = process.barred | follow.barred
    process.besides = tuple(dict.fromkeys((*process.besides, *follow.because)))
    if follow.moved is not None:
        now = process.state.current(follow.moved)
        follow.context.it = () if now is None else (now,)
        follow.context.since = now
    follow.context.entering = process.entering
    besides = passes_over.numbers if passes_over(process, follow.effect) else ()
    try:
        with process.also(*besides):
            carry_out(process, follow.effect, follow.context)
    finally:
        process.barred, process.besides = before
