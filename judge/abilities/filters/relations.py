"""How an object stands to others: to this one, to what it fights, is attached to or targets."""

from __future__ import annotations

from judge.abilities.bases import Filter, Objects, Players, Who
from judge.abilities.who import This


class SameNameAs(Filter):
    """It has the name of these."""

    objects: Objects


class BlockingOrBlockedBy(Filter):
    """It blocks these, or is blocked by them; or only one of the two."""

    objects: Objects
    blocking: bool = True
    blocked: bool = True


class Other(Filter):
    """It is not this object."""


class IsThis(Filter):
    """It is this object."""


class IsIt(Filter, eq=False):
    """It is what a rule or an event is about, which says so by itself.

    `kind` and `many` are as those of `judge.abilities.who.It`, and compare as they do there.
    """

    kind: str = ""
    many: bool | None = None

    def __eq__(self, other: object) -> bool:
        return type(other) is IsIt

    def __ne__(self, other: object) -> bool:
        return type(other) is not IsIt

    def __hash__(self) -> int:
        return hash(IsIt)


class IsOne(Filter):
    """It is one of these."""

    objects: Objects


class IsAttachedTo(Filter):
    """It is attached to one of these."""

    to: Who = This()


class HostOfThis(Filter):
    """This object is attached to it ("equipped creature", "enchanted permanent")."""


class IsAttached(Filter):
    """Something of this subtype is attached to it ("enchanted creature", "equipped creature").

    `other`: something else than this.
    """

    subtype: str
    other: bool = False


class WasDamagedBy(Filter):
    """One of these dealt damage to it this turn."""

    objects: Objects


class Targets(Filter):
    """It is a spell or ability that targets something of a filter, or a player; `only` one of it,
    however often."""

    filter: Filter | None = None
    players: Players | None = None
    only: bool = False


class HasTargets(Filter):
    """It is a spell or ability with so many targets, each counted as often as it is one."""

    number: int


class SharesType(Filter):
    """It shares a creature type with these."""

    objects: Objects


class SharesCardType(Filter):
    """It shares a card type with these."""

    objects: Objects


class SharesPermanentType(Filter):
    """It shares a permanent type with these (110.4)."""

    objects: Objects


class SharesColor(Filter):
    """It shares a color with these."""

    objects: Objects
