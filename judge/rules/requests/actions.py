"""What players do with priority."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from judge.abilities.bases import Effect
from judge.game.state import ObjectId, PlayerId, Recipient
from judge.values import Value

Meant = tuple[Recipient, ...]  # what one name may mean, first to last; it means what fits
_Any = TypeVar("_Any")


def meant(names: tuple[tuple[_Any, ...], ...], among: Collection[_Any]) -> tuple[_Any, ...]:
    """What names mean: the first that is among some things and not yet named, else among them.

    A name of which nothing is among them means the first that it may mean.
    """
    found: list[_Any] = []
    for name in names:
        fits = [one for one in name if one in among]
        fresh = (one for one in fits if one not in found)
        found.append(next(fresh, (*fits, *name)[0]))
    return tuple(found)


class Paying(Value):
    """What a player says in advance of how they pay; empty fields are worked out.

    `objects` are named by what they are used for: "convoke", "sacrifice", "discard", "exile",
    "tap", "crew", …; `mana` are the letters of all mana spent, `life` is what is paid in place of
    mana; `assist` is the other player who pays for so much generic mana.
    """

    objects: tuple[tuple[str, tuple[tuple[ObjectId, ...], ...]], ...] = ()
    mana: tuple[str, ...] = ()
    life: int | None = None
    assist: tuple[PlayerId, int] | None = None

    def for_(self, what: str, among: Collection[ObjectId]) -> tuple[ObjectId, ...]:
        """The objects named for one use, those meant that are among some where there are any."""
        return meant(dict(self.objects).get(what, ()), among)


class Action(Value):
    """What a player does with priority."""


class NoAction(Action):
    """The player passes."""


class Cast(Action):
    """The player casts a card; what is None is asked for, or is the only thing it can be."""

    object: ObjectId
    targets: tuple[Meant, ...] | None = None
    x: int | None = None
    modes: tuple[int, ...] | None = None
    paid: tuple[tuple[str, int], ...] = ()  # optional additional costs paid, by keyword
    using: str | None = None  # an alternative cost, permission or way of casting
    face: str | None = None
    pay: Paying = Paying()
    division: tuple[tuple[Meant, int], ...] = ()
    asks: bool = False  # targets that `targets` leaves out are asked for


class PlayLand(Action):
    """The player plays a land."""

    object: ObjectId
    face: str | None = None


class Activate(Action):
    """The player activates an ability of an object, by its place among those it has, from 0."""

    object: ObjectId
    ability: int
    targets: tuple[Meant, ...] | None = None
    x: int | None = None
    modes: tuple[int, ...] | None = None
    pay: Paying = Paying()
    division: tuple[tuple[Meant, int], ...] = ()
    asks: bool = False  # as for `Cast`


class Special(Action):
    """The player takes a special action (116) with an object: "turn face up", "suspend", …"""

    what: str
    object: ObjectId | None
    pay: Paying = Paying()
    x: int | None = None
    face: str | None = None  # which half is unlocked, where one is named


class DoEffect(Action):
    """An effect happens now, as if a spell or ability saying so resolved."""

    effect: Effect
    source: ObjectId | None
    targets: tuple[Meant, ...] = ()
    x: int | None = None
    by: PlayerId | None = None  # whose effect it is; None: the player with priority


class Concede(Action):
    """A player concedes, at any time."""

    player: PlayerId
