"""Names in a scenario's items become objects and players, or a problem with its line."""

from __future__ import annotations

from judge.errors import BadScenario, Problem
from judge.game.state import GameObject, Kind, ObjectId, PlayerId, Recipient, Zone
from judge.rules.casting import is_castable_commander, ways_of
from judge.rules.view import View
from judge.scenario.model import Scenario
from judge.scenario.names import Fits, Names
from judge.values import Value


class Finder(Value):
    """Looks names up for one scenario."""

    scenario: Scenario
    names: Names

    def problem(self, line: int, key: str, message: str, hint: str | None = None) -> BadScenario:
        """The error of one mistake in the scenario."""
        return BadScenario([Problem(self.scenario.file, line, key, message, hint)])

    def object(self, view: View, name: str, line: int, *fits: Fits) -> ObjectId:
        """The object of a name, as `Names.find`; raises `BadScenario` where there is none."""
        found = self.names.find(view, name, *fits)
        if found is None:
            hint = self.names.nearest(name)
            raise self.problem(line, name, "names nothing that is in the scenario.", hint)
        if found[1] is None:
            raise self.problem(line, name, "is not there any more.")
        return found[1]

    def recipient(self, view: View, name: str, line: int, *fits: Fits) -> Recipient:
        """The player or object of a name."""
        player = self.names.player(name)
        return player if player is not None else self.object(view, name, line, *fits)


def on_battlefield(player: PlayerId | None = None) -> Fits:
    """Fits permanents, of one player if one is given."""

    def fits(held: GameObject) -> bool:
        return held.zone is Zone.BATTLEFIELD and player in (None, held.controller)

    return fits


def among(objects: tuple[ObjectId, ...]) -> Fits:
    """Fits some objects."""

    def fits(held: GameObject) -> bool:
        return held.id in objects

    return fits


def in_zone(zone: Zone, player: PlayerId | None = None) -> Fits:
    """Fits objects in a zone, of one player if one is given; abilities are no such objects."""

    def fits(held: GameObject) -> bool:
        is_one = held.zone is zone and held.kind is not Kind.ABILITY
        return is_one and player in (None, held.owner)

    return fits


def castable(view: View, player: PlayerId, using: str | None) -> Fits:
    """Fits a card that may be cast in the way named from where it is."""
    if using is None:
        in_hand = in_zone(Zone.HAND, player)
        return lambda held: in_hand(held) or is_castable_commander(view, held.id, player)
    return lambda held: (
        held.kind is not Kind.ABILITY
        and any(way.name == using for way in ways_of(view, held.id, player))
    )


def ready(view: View, player: PlayerId, used: tuple[ObjectId, ...]) -> Fits:
    """Fits the untapped creatures of a player that have not been used."""

    def fits(held: GameObject) -> bool:
        is_there = held.zone is Zone.BATTLEFIELD and held.controller == player
        is_free = not held.tapped and held.id not in used
        return is_there and is_free and view.of(held.id).is_creature

    return fits
