"""Qualities of objects: the words of a noun phrase, each a value.

A filter without `InZone` means permanents (109.2); `IsCard` and `IsSpell` mean cards and spells.
Where a filter says nothing of the kind, `judge.oracle` adds `IsPermanent` itself, so that a filter
says all that it means.
"""

from __future__ import annotations

from enum import StrEnum

from judge.abilities.bases import Amount, Filter, Objects, Players
from judge.cards import CardType, Color, Supertype


class AllOf(Filter):
    """All of these hold; none at all holds of everything."""

    parts: tuple[Filter, ...] = ()


class AnyOf(Filter):
    """At least one of these holds."""

    parts: tuple[Filter, ...]


class Non(Filter):
    """This does not hold."""

    part: Filter


class IsPermanent(Filter):
    """It is on the battlefield."""


class IsSpell(Filter):
    """It is a spell on the stack."""


class IsAbility(Filter):
    """It is an activated or triggered ability on the stack."""

    activated: bool = True
    triggered: bool = True


class IsCard(Filter):
    """It is a card (not a token, a copy or an ability)."""


class IsToken(Filter):
    """It is a token."""


class IsPermanentCard(Filter):
    """It is a card that can be on the battlefield (110.4a)."""


class InZone(Filter):
    """It is in a zone, of a player where one is named ("in your graveyard")."""

    zone: str  # a value of `judge.game.Zone`
    player: Players | None = None


class OfType(Filter):
    """It has this card type."""

    card_type: CardType


class OfSupertype(Filter):
    """It has this supertype."""

    supertype: Supertype


class OfSubtype(Filter):
    """It has this subtype."""

    subtype: str


class OfChosenType(Filter):
    """It has the creature type that was chosen as this entered."""


class OfColor(Filter):
    """It is of this color; None is the color that was chosen."""

    color: Color | None


class Colorless(Filter):
    """It has no color."""


class Multicolored(Filter):
    """It has two or more colors."""


class Monocolored(Filter):
    """It has exactly one color."""


class Named(Filter):
    """It has this English name; None is the name of this object, or the name chosen."""

    name: str | None


class SameNameAs(Filter):
    """It has the name of these."""

    objects: Objects


class WithKeyword(Filter):
    """It has a keyword ability of this English name."""

    keyword: str


class WithoutAbilities(Filter):
    """It has no abilities."""


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

    `planeswalkers`: or a planeswalker that one of them controls.
    """

    players: Players | None = None
    planeswalkers: bool = False


class Blocking(Filter):
    """It is blocking."""


class Blocked(Filter):
    """It is a blocked creature."""


class Unblocked(Filter):
    """It is an unblocked creature."""


class BlockingOrBlockedBy(Filter):
    """It blocks or is blocked by these."""

    objects: Objects


class Other(Filter):
    """It is not this object."""


class IsThis(Filter):
    """It is this object."""


class IsIt(Filter):
    """It is one of what was last spoken of."""


class AttachedToThis(Filter):
    """It is attached to this object."""


class HostOfThis(Filter):
    """This object is attached to it ("equipped creature", "enchanted permanent")."""


class IsAttached(Filter):
    """Something of this subtype is attached to it ("enchanted creature", "equipped creature")."""

    subtype: str


class HasCounter(Filter):
    """It has a counter of this kind; None is of any kind."""

    kind: str | None = None


class HasMark(Filter):
    """It has a designation: renowned, monstrous, …"""

    mark: str


class FaceDown(Filter):
    """It is face down."""


class DealtDamageThisTurn(Filter):
    """It was dealt damage this turn."""


class DamagedThis(Filter):
    """It dealt damage this turn to this object, or was dealt damage by it."""

    by_this: bool


class CameThisTurn(Filter):
    """It entered the battlefield this turn."""


class NotSick(Filter):
    """It has haste, or its controller has controlled it since their turn began."""


class Modified(Filter):
    """It has counters, Equipment, or an Aura of its controller (701.x of the glossary)."""


class Historic(Filter):
    """It is legendary, an artifact or a Saga (700.6)."""


class Quality(StrEnum):
    """A number that an object has."""

    POWER = "power"
    TOUGHNESS = "toughness"
    MANA_VALUE = "mana value"


class Comparison(StrEnum):
    """How two numbers compare."""

    LESS = "<"
    AT_MOST = "<="
    EQUAL = "="
    AT_LEAST = ">="
    GREATER = ">"


class Compares(Filter):
    """Its number compares with an amount ("with power 3 or greater")."""

    quality: Quality
    comparison: Comparison
    amount: Amount


class Targets(Filter):
    """It is a spell or ability that targets something of a filter, or a player."""

    filter: Filter | None = None
    players: Players | None = None


class CastFrom(Filter):
    """It is a spell that was cast from this zone."""

    zone: str


class WasCastSpell(Filter):
    """It was cast: it is a spell that was, or the permanent of one."""


class IsCommander(Filter):
    """It is a commander."""


class SharesType(Filter):
    """It shares a creature type with these."""

    objects: Objects


class SharesColor(Filter):
    """It shares a color with these."""

    objects: Objects
