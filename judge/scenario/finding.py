"""Names in a scenario's items become objects and players, or a problem with its line."""

from __future__ import annotations

from judge.errors import BadScenario, Problem
from judge.game.state import GameObject, Kind, ObjectId, PlayerId, Recipient, Zone
from judge.rules.casting import ways_of
from judge.rules.requests import Meant
from judge.rules.view import View
from judge.scenario.model import Scenario
from judge.scenario.names import Fits, Names
from judge.values import Bilingual, Value


class Finder(Value):
    """Looks names up for one scenario."""

    scenario: Scenario
    names: Names

    def problem(
        self, line: int, key: str, message: Bilingual, hint: str | None = None
    ) -> BadScenario:
        """The error of one mistake in the scenario."""
        return BadScenario([Problem(self.scenario.file, line, key, message, hint)])

    def object(self, view: View, name: str, line: int, *fits: Fits) -> ObjectId:
        """The object of a name that fits best; raises `BadScenario` where there is none."""
        return self.objects(view, name, line, *fits)[0]

    def objects(self, view: View, name: str, line: int, *fits: Fits) -> tuple[ObjectId, ...]:
        """The objects that a name may mean, as `Names.meant`; raises `BadScenario` without any."""
        found = self.names.meant(view, name, *fits)
        if found:
            return found
        if self.names.called(view, name):
            raise self.problem(line, name, Bilingual("is not there any more.", "已不在那里。"))
        hint = self.names.nearest(name)
        said = Bilingual("names nothing that is in the scenario.", "在此情境中不指任何对象。")
        raise self.problem(line, name, said, hint)

    def recipient(self, view: View, name: str, line: int, *fits: Fits) -> Recipient:
        """The player or object of a name."""
        return self.recipients(view, name, line, *fits)[0]

    def recipients(self, view: View, name: str, line: int, *fits: Fits) -> Meant:
        """The player of a name, or the objects that it may mean."""
        player = self.names.player(name)
        return (player,) if player is not None else self.objects(view, name, line, *fits)


def on_battlefield(player: PlayerId | None = None) -> Fits:
    """Fits permanents, of one player if one is given."""

    def fits(held: GameObject) -> bool:
        is_there = held.zone is Zone.BATTLEFIELD and held.phased_out is None
        return is_there and player in (None, held.controller)

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


def playable(view: View, player: PlayerId, using: str | None) -> Fits:
    """Fits a card that may be played from where it is, in the way named if one is."""

    def fits(held: GameObject) -> bool:
        ways = ways_of(view, held.id, player) if held.kind is not Kind.ABILITY else ()
        return any(using in (None, way.name) for way in ways)

    return fits


def ready(view: View, player: PlayerId, used: tuple[ObjectId, ...]) -> Fits:
    """Fits the untapped creatures of a player that have not been used."""

    def fits(held: GameObject) -> bool:
        is_there = held.zone is Zone.BATTLEFIELD and held.controller == player
        is_free = not held.tapped and held.phased_out is None and held.id not in used
        return is_there and is_free and view.of(held.id).is_creature

    return fits
