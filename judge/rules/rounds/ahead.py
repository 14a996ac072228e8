"""A game after many more rounds: a hypothetical one, to see whether a round is then the same."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from math import inf
from typing import Any

from corpus.structs import held_by
from judge.abilities.filters import Comparison
from judge.abilities.walk import within
from judge.game.state import BodyId, GameObject, GameState, ObjectId, PlayerId, Zone
from judge.rules.rounds.measured import Amounts, Looks, at_work, places
from judge.rules.view import View
from judge.values import Value

PLAYED = 4  # rounds: that of the script, two more, and the one after many


@lru_cache(maxsize=4096)
def greatest_number(ability: Value) -> float:
    """The greatest number that an ability names; none is above one that must be met exactly.

    Nor is one above the so-manieth time of a turn, where that is more than the rounds played.
    """
    inside = list(within(ability))
    parts = [held for part in inside for held in held_by(part)]
    if Comparison.EQUAL in parts or any(
        (getattr(one, "nth", None) or 0) > PLAYED for one in inside
    ):
        return inf
    return max((one for one in parts if type(one) is int), default=0)


def is_beyond(view: View, number: int) -> bool:
    """True if a number is above all that anything names, and above all sizes and counts there are.

    What grows by at least one a round has then passed all that it may be compared with.
    """
    named = map(greatest_number, at_work(view))
    sizes = (size for held in view.permanents() for size in _sizes(view, held.id))
    on = (one.counters for held in (view.permanents(), view.state.players) for one in held)
    counters = (number for one in on for _, number in one.kinds)
    each = ((one.hand, one.graveyard, one.library) for one in view.state.players)
    zones = (view.state.battlefield, view.state.exile, *chain.from_iterable(each))
    return max((*named, *sizes, *counters, *map(len, zones)), default=0) < number


def _sizes(view: View, id_: ObjectId) -> tuple[int, int]:
    now = view.of(id_)
    return now.power or 0, now.toughness or 0


def further(state: GameState, by: Amounts, times: int) -> GameState:
    """A game after so many rounds more, as far as they make anything grow: a hypothetical one."""
    looks = Looks(state)
    held = dict(looks.lasting())
    tokens = {looks.token(one): one for one in map(state.objects.get, state.battlefield) if one}
    for quantity, each in by.items():
        kind, whose, number = quantity[0], quantity[1], each * times
        if number <= 0:
            continue
        if kind == "life":
            state = _of_player(state, whose, life=state.player(whose).life + number)
        elif kind == "counters":
            state = _with_counters(state, whose, quantity[2], number)
        elif kind == "mana":
            pool = state.player(whose).mana
            alike = next(one for one in pool if looks.mana(whose, one) == quantity)
            more = sorted((*pool, *[alike] * number), key=lambda one: one.letter)
            state = _of_player(state, whose, mana=tuple(more))
        elif kind == "tokens" and quantity in tokens:
            state = _with_tokens(state, tokens[quantity], number)
        elif quantity in held:
            name, one = held[quantity]
            state = state.with_(**{name: (*getattr(state, name), *[one] * number)})
    return state


def players_after(state: GameState, by: Amounts, times: int) -> GameState:
    """A game in which players have the life and counters that they have after so many rounds."""
    for quantity, each in by.items():
        kind, whose = quantity[0], quantity[1]
        if kind == "life":
            state = _of_player(state, whose, life=state.player(whose).life + each * times)
        elif kind == "counters" and isinstance(whose, str):
            state = _with_counters(state, PlayerId(whose), quantity[2], each * times)
    return state


def run_down(state: GameState, by: Amounts) -> GameState:
    """A game in which libraries that get smaller in each round are too small for a whole one.

    The cards that are gone are in the graveyard: nowhere else are more cards after a round.
    """
    for quantity, each in by.items():
        if quantity[0] != "library" or each > 0:
            continue
        one = state.player(quantity[1])
        gone = len(one.library) - len(one.library) % -each
        dead = {id_: state.objects[id_].with_(zone=Zone.GRAVEYARD) for id_ in one.library[:gone]}
        state = state.with_(objects=state.objects.update(dead))
        zones = {"library": one.library[gone:], "graveyard": (*one.graveyard, *dead)}
        state = _of_player(state, one.id, **zones)
    return state


def _of_player(state: GameState, who: PlayerId, **changes: Any) -> GameState:
    players = (one.with_(**changes) if one.id == who else one for one in state.players)
    return state.with_(players=tuple(players))


def _with_counters(state: GameState, on: PlayerId | BodyId, kind: str, number: int) -> GameState:
    if isinstance(on, str):
        return _of_player(state, on, counters=state.player(on).counters.add(kind, number))
    held = next(one for id_ in places(state) if (one := state.objects[id_]).body == on)
    more = held.with_(counters=held.counters.add(kind, number))
    return state.with_(objects=state.objects.set(held.id, more))


def _with_tokens(state: GameState, like: GameObject, number: int) -> GameState:
    ids = [ObjectId(state.next_id + place) for place in range(number)]
    made = {id_: like.with_(id=id_, body=BodyId(-id_), timestamp=id_) for id_ in ids}
    return state.with_(
        objects=state.objects.update(made),
        battlefield=(*state.battlefield, *ids),
        next_id=state.next_id + number,
    )
