"""How an object stands: whose it is, tapped, attacking, with counters, or how it was cast."""

from __future__ import annotations

from judge.abilities.bases import Amount, Filter, Players


class ControlledBy(Filter):
    """One of these players controls it."""

    players: Players


class OwnedBy(Filter):
    """One of these players owns it."""

    players: Players


class Tapped(Filter):
    """It is tapped."""


class Attacking(Filter):
    """It is attacking; one of these players, where they are named (508.6).

    `planeswalkers`: or a planeswalker that one of them controls. `alone`: no other creature is.
    """

    players: Players | None = None
    planeswalkers: bool = False
    alone: bool = False


class Blocking(Filter):
    """It is blocking."""


class Blocked(Filter):
    """It is a blocked creature."""


class Unblocked(Filter):
    """It is an unblocked creature."""


class HasCounter(Filter):
    """It has so many counters of this kind; None is of any kind."""

    kind: str | None = None
    least: Amount = 1


class HasMark(Filter):
    """It has a designation: renowned, monstrous, …"""

    mark: str


class InChosenSector(Filter):
    """It is in the sector that was chosen as the ability resolves (702.158d)."""


class FaceDown(Filter):
    """It is face down."""


class NotSick(Filter):
    """It has haste, or its controller has controlled it since their turn began."""


class Modified(Filter):
    """It has counters, Equipment, or an Aura of its controller (700.9)."""


class CastFrom(Filter):
    """It is a spell that was cast from this zone."""

    zone: str


class EnteredFrom(Filter):
    """It is, or was, a permanent that entered the battlefield from this zone."""

    zone: str


class Formerly(Filter):
    """What became this object as it came to its zone was of a filter."""

    filter: Filter


class WentTo(Filter):
    """What it became as it left the zone where it was came to a zone, and was of a filter there."""

    zone: str  # a value of `judge.game.state.Zone`
    filter: Filter | None = None


class WasKicked(Filter):
    """It is a spell whose kicker or multikicker cost was paid (702.33d)."""


class CastUsing(Filter):
    """It is a spell that was cast in a way, by its name: "warp" (702.185c)."""

    way: str


class WasCastSpell(Filter):
    """It was cast: it is a spell that was, or the permanent of one."""
