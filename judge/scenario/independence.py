"""Abilities that touch nothing in common: which of two resolves first makes no difference.

"You gain 1 life" and "each opponent mills a card" come to the same in either order; so do a gain
and a loss of life of the same player. An ability by which somebody may lose the game is free of
none: what would resolve after it does not. Nothing is said of an ability that has a target, a
condition, or words besides these, nor where anything else may look at what the abilities do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from corpus.structs import Mutable, field
from judge.abilities.ability import Triggered
from judge.abilities.bases import Effect
from judge.abilities.effects import combinators as c
from judge.abilities.effects.objects import DealDamage, PutCounters
from judge.abilities.effects.players import Discard, Draw, GainLife, LoseLife, Mill, Scry
from judge.abilities.who import EachOpponent, EachPlayer, This, You
from judge.game.state import GameState, PendingTrigger, PlayerId
from judge.scenario.crossings import is_blind
from judge.scenario.play import Play

Free = Callable[[int, int], bool]  # of the places of two things
ZONES: Mapping[type[Effect], tuple[str, ...]] = {  # those whose cards an effect changes
    Draw: ("library", "hand"),
    Mill: ("library", "graveyard"),
    Scry: ("library",),
    Discard: ("hand", "graveyard"),
    GainLife: (),
    LoseLife: (),
    DealDamage: (),
}
FROM_LIBRARY = (Draw, Mill)
LOSSES = (LoseLife, DealDamage)


class Touch(Mutable):
    """What an ability touches: zones of players, and how much goes of life and libraries."""

    zones: set[tuple[str, PlayerId]] = field(default_factory=set)
    lost: Counter[PlayerId] = field(default_factory=Counter)
    taken: Counter[PlayerId] = field(default_factory=Counter)


def independent(play: Play, among: Sequence[object]) -> Free:
    """Tells of two abilities that are put in order whether which is first makes no difference."""
    found = [(one, _touch(play.state, one)) for one in play.state.pending]
    touches = {one: touch for one, touch in found if touch is not None}
    if len(touches) < len({one for one, _ in found}) or _is_seen(play):
        return _never
    own = [touches[one] for one in among if isinstance(one, PendingTrigger) and one in touches]
    lost, taken = Counter[PlayerId](), Counter[PlayerId]()
    for one, _ in found:
        lost.update(touches[one].lost)
        taken.update(touches[one].taken)
    players = play.state.players
    if len(own) < len(among) or any(taken[one.id] > len(one.library) for one in players):
        return _never
    spared = {player.id for player in players if player.life > lost[player.id]}

    def is_free(first: int, other: int) -> bool:
        one, two = own[first], own[other]
        return not one.zones & two.zones and {*one.lost, *two.lost} <= spared

    return is_free


def _never(first: int, other: int) -> bool:
    return False


def _is_seen(play: Play) -> bool:
    """True where something else may look at what abilities do, or at when they do it."""
    state = play.state
    if play.items or any(play.choices.values()) or play.random:
        return True
    if state.effects or state.rules or state.delayed or state.combat is not None or state.limited:
        return True
    is_shared = any(player.team is not None for player in state.players)
    return is_shared or not all(map(is_blind, state.objects.values()))


def _touch(state: GameState, pending: PendingTrigger) -> Touch | None:
    """What an ability touches; None where that isn't known."""
    ability = pending.ability
    plain = Triggered(ability.pattern, ability.effect, zone=ability.zone, name=ability.name)
    if ability != plain or pending.x is not None:
        return None
    touch = Touch()
    for part in _parts(ability.effect):
        if not _is_added(touch, state, part, pending):
            return None
    return touch


def _parts(effect: Effect) -> Iterator[Effect]:
    if isinstance(effect, c.AtOnce | c.Sequence):
        for part in effect.parts:
            yield from _parts(part)
    else:
        yield effect


def _is_added(touch: Touch, state: GameState, part: Effect, pending: PendingTrigger) -> bool:
    """Adds what a part of an effect touches; False where that isn't known."""
    kind: Any = type(part)
    number: Any = getattr(part, "number", getattr(part, "amount", None))
    if type(number) is not int and (kind, number) != (Discard, None):
        return False
    if kind is PutCounters:  # however many there are, one more comes to the same
        return part == PutCounters("+1/+1", number, This())
    who = getattr(part, "to", getattr(part, "player", None))
    players = _players(state, who, pending.controller)
    if kind not in ZONES or part != kind(number, who) or not players:
        return False
    if kind is DealDamage and not _only_deals(state, pending):
        return False
    touch.zones.update((zone, one) for zone in ZONES[kind] for one in players)
    for counted, kinds in ((touch.lost, LOSSES), (touch.taken, FROM_LIBRARY)):
        if kind in kinds:
            counted.update(dict.fromkeys(players, number))
    return True


def _players(state: GameState, who: object, controller: PlayerId) -> tuple[PlayerId, ...]:
    """Whom words mean that always mean the same players; nobody for other words."""
    if who == You():
        return (controller,)
    if who == EachOpponent():
        return state.opponents(controller)
    return state.in_game if who == EachPlayer() else ()


def _only_deals(state: GameState, pending: PendingTrigger) -> bool:
    """True if the damage of a source does nothing but take life."""
    held = None if pending.source is None else state.objects.get(pending.source)
    if held is None or held.is_commander or {kind for kind, _ in held.counters.kinds} - {"+1/+1"}:
        return False
    return all(isinstance(one, Triggered) for one in held.printed.abilities)
