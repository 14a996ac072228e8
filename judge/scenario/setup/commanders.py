"""The commanders of a scenario: the damage and the tax they are told to have, their identity."""

from __future__ import annotations

from judge.cards import Color, color_identity
from judge.cite import cites
from judge.game.changes.setting import set_player
from judge.game.state import BodyId, GameState, Kind, PlayerId, Zone
from judge.rules.meaning.commander_casts import key_of
from judge.scenario.model import Seat
from judge.scenario.setup.pool import card_named
from judge.scenario.setup.reading import Setup, own_card, wrong
from judge.values import Bilingual


def with_commanders(setup: Setup, state: GameState) -> GameState:
    """The state with what is told of commanders."""
    state = _stay(state)
    for seat in setup.scenario.seats:
        state = _with_damage(setup, state, seat)
        state = _with_casts(setup, state, seat)
        state = _with_identity(setup, state, seat)
    return state


def _stay(state: GameState) -> GameState:
    """Commanders that are in a graveyard or in exile from the start were left there."""
    for id_, held in state.objects.items():
        if held.is_commander and held.zone in (Zone.GRAVEYARD, Zone.EXILE):
            marked = held.with_(marks=(*held.marks, ("stays", True)))
            state = state.with_(objects=state.objects.set(id_, marked))
    return state


def _with_damage(setup: Setup, state: GameState, seat: Seat) -> GameState:
    taken: list[tuple[BodyId, int]] = []
    for name, amount in seat.given.get("commander_damage", {}).items():
        found = _commanders_called(setup, state, name)
        if len(found) != 1:
            said = Bilingual(f"{name!r} names no one commander.", f"“{name}”不指唯一的指挥官。")
            wrong(setup, "commander_damage", said, seat)
        else:
            taken.append((found[0], amount))
    return set_player(state, PlayerId(seat.name), commander_damage=tuple(taken))


def _with_casts(setup: Setup, state: GameState, seat: Seat) -> GameState:
    """How often a player has cast each of their commanders from the command zone so far."""
    for name, number in seat.given.get("commander_casts", {}).items():
        found = _commanders_called(setup, state, name, PlayerId(seat.name))
        if len(found) != 1:
            said = Bilingual(
                f"{name!r} names no one commander of {seat.name}'s.",
                f"“{name}”不指{seat.name}唯一的指挥官。",
            )
            wrong(setup, "commander_casts", said, seat)
        else:
            state = state.with_(used=(*state.used, (key_of(found[0]), number)))
    return state


def _commanders_called(
    setup: Setup, state: GameState, name: str, owner: PlayerId | None = None
) -> list[BodyId]:
    """The commanders of a name, of one owner where one is named."""
    return [
        body.id
        for body in setup.bodies
        if body.is_called(name)
        and owner in (None, body.owner)
        and any(
            held.body == body.id and held.is_commander and held.kind is Kind.CARD
            for held in state.objects.values()
        )
    ]


@cites("903.4", "指挥官玩法会利用标识色来确定特定指挥官的套牌中能利用哪些牌张")
def _with_identity(setup: Setup, state: GameState, seat: Seat) -> GameState:
    """The color identity of a player's commanders is known before the game begins (903.4a)."""
    own = {entry.name: own_card(setup, entry) for entry in setup.scenario.cards}
    named = (
        entry.card
        for other in setup.scenario.seats
        for entries in other.zones.values()
        for entry in entries
        if entry.given.get("commander") and entry.given.get("owner", other.name) == seat.name
    )
    cards = (own.get(name) or card_named(name) for name in named)
    colors = {color for card in cards if card is not None for color in color_identity(card)}
    letters = tuple(color.value for color in Color if color in colors)
    return set_player(state, PlayerId(seat.name), identity=letters)
