"""Which effects on several objects, or by several players, are one batch of events (608.2f)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from judge.abilities.bases import Effect
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.walk import within
from judge.abilities.who import Chosen, TopOf
from judge.game.state import ObjectId, Recipient
from judge.rules.choices.together import at_once
from judge.rules.keyword_rules.mutate import all_found
from judge.rules.meaning import Context
from judge.rules.meaning.context import Result
from judge.rules.process import Process

Done = tuple[Effect, Context]
CREATES = (o.Create, o.CreateCopy)
ONE_ACTION = (  # each makes one batch of events and nothing else
    *(*CREATES, o.PutCounters, o.RemoveCounters, o.Tap, o.Untap, o.Destroy, o.DealDamage),
    *(o.Sacrifice, o.GainControl, o.Change, o.Transform, o.PhaseOut, o.Regenerate),
    *(pl.LoseLife, pl.GainLife, pl.DiscardObjects, pl.Mill, pl.Poison),
)
ACTIONS = ("goad", "detain", "double counters", "double power", "double toughness")
IN_TURN = (pl.Search, pl.Shuffle)  # of libraries, each player's own
CHOSEN_OR_SHUFFLED = (o.Position.EITHER_END, o.Position.SHUFFLED)
LIMITED = (Chosen, TopOf, pl.Mill)  # what one takes another can't


def apart_from(context: Context, *it: Recipient) -> Context:
    """A context of its own for one of several, with the results so far."""
    inner = context.about(*it)
    inner.results = dict(context.results)
    return inner


def gather(context: Context, each: Sequence[Done]) -> None:
    """What was done for each is spoken of together afterwards."""
    made: dict[int, Result] = {}
    for _, inner in each:
        for label, result in inner.results.items():
            if context.results.get(label) is not result:
                before = made.get(label, Result())
                made[label] = Result(
                    tuple(dict.fromkeys((*before.it, *result.it))),
                    tuple(dict.fromkeys((*before.before, *result.before))),
                    tuple(dict.fromkeys((*before.players, *result.players))),
                )
    context.results.update(made)


def can_be_at_once(effect: Effect, each: Sequence[Done]) -> bool:
    """True of one action on each, and of a sequence of such that asks nothing of the one before."""
    if isinstance(effect, x.Sequence):
        alike = (isinstance(e, x.Sequence) and len(e.parts) == len(effect.parts) for e, _ in each)
        return all(alike) and all(
            not isinstance(part, CREATES) and (is_in_turn(part) or is_one_action(part))
            for part in effect.parts
        )
    if not is_one_action(effect):
        return False
    actors = [inner.player for _, inner in each]
    distinct = None not in actors and len(set(actors)) == len(actors)
    return distinct or not any(isinstance(part, LIMITED) for part in within(effect))


def is_in_turn(effect: Effect) -> bool:
    """True of what one player does after the other, each apart from the others (121.2c)."""
    return isinstance(effect, IN_TURN) or (
        isinstance(effect, pl.Draw) and isinstance(effect.number, int)
    )


def is_one_action(effect: Effect) -> bool:
    """True of an effect that makes one batch of events, whatever comes of it."""
    match effect:
        case x.ForEach(effect=inner) | x.May(effect=inner, then=None, otherwise=None):
            return is_one_action(inner)
        case o.Act(action=action):
            return action in ACTIONS
        case o.Move(until=until, linked=linked, position=position):
            return until is None and not linked and position not in CHOSEN_OR_SHUFFLED
        case o.Create(blocking=blocking):
            return blocking is None
        case pl.Discard(chooser=chooser):
            return chooser is None
    return isinstance(effect, ONE_ACTION)


@contextmanager
def as_one(process: Process, each: Sequence[Done]) -> Iterator[None]:
    """What effects do inside happens at once; then they speak of what came of it."""
    before = set(process.state.battlefield)
    with process.also(*at_once([inner.controller for _, inner in each])), process.together():
        yield
    fresh = tuple(i for i in process.state.battlefield if i not in before)
    for effect, inner in each:
        action = effect
        while isinstance(action, (x.ForEach, x.May)):
            action = action.effect
        if isinstance(action, CREATES):
            inner.it = fresh
        elif isinstance(action, (o.Move, pl.Mill)):
            moved = (i for i in inner.it if not isinstance(i, str))
            inner.this_way = tuple(ObjectId(i) for i in moved if not process.view.exists(i))
            inner.it = tuple(
                now
                for i in inner.it
                for now in ((i,) if isinstance(i, str) else all_found(process.state, i))
            )
        if action.label in inner.results:  # worked out while nothing of it had happened
            made = inner.results[action.label]
            inner.results[action.label] = made.with_(it=inner.it, before=inner.this_way)
