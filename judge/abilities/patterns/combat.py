"""Events of combat and of damage."""

from __future__ import annotations

from judge.abilities.bases import Filter, Pattern, Players


class Attacks(Pattern):
    """A creature is declared as an attacker; `alone` where it is the only one.

    `whom` are the players attacked; `planeswalkers`: or a planeswalker that one of them controls.
    `along` are the others that attack with it, at least `along_least` of them.
    """

    filter: Filter
    whom: Players | None = None
    alone: bool = False
    first: bool = False  # for the first time each turn
    at_once: bool = False
    planeswalkers: bool = False
    along: Filter | None = None
    along_least: int = 1


class PlayerAttacks(Pattern):
    """A player attacks with one or more creatures, at least so many.

    With `whom` it happens once for each of these players that is attacked, who is then the player,
    but for "you".
    """

    player: Players
    filter: Filter | None = None
    at_least: int = 1
    whom: Players | None = None


class Blocks(Pattern):
    """A creature blocks; once for each creature it blocks where `blocked` is given.

    `several`: once for all of those that it blocks ("blocks one or more black creatures").
    """

    filter: Filter
    blocked: Filter | None = None
    several: bool = False


class BecomesBlocked(Pattern):
    """A creature becomes blocked; once for each blocker where a filter for those is given.

    `several`: once for all of those that block it at the same time.
    """

    filter: Filter
    by: Filter | None = None
    several: bool = False


class AttacksUnblocked(Pattern):
    """A creature attacks and isn't blocked; `player`: attacks a player."""

    filter: Filter
    player: bool = False


class DealsDamage(Pattern):
    """A source deals damage to an object or a player; neither named means to anything.

    `much` is how much of it there is at least.
    """

    source: Filter | None = None
    combat: bool | None = None  # None: of any kind
    to: Filter | None = None
    to_player: Players | None = None
    at_once: bool = False
    much: int = 1


class IsDealtDamage(Pattern):
    """An object or player is dealt damage; all damage dealt at once counts as one event."""

    filter: Filter | None = None
    player: Players | None = None
    combat: bool | None = None
    excess: bool = False  # only excess damage, of which the amount is then (120.10)
    much: int = 1
