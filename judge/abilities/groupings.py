"""What objects that are chosen together must be to one another."""

from __future__ import annotations

from enum import StrEnum

from judge.abilities.bases import Amount, Grouping
from judge.abilities.filters import Quality


class Trait(StrEnum):
    """In what objects differ from one another, or what two of them share."""

    NAME = "name"
    POWER = "power"
    TOUGHNESS = "toughness"
    MANA_VALUE = "mana value"
    CONTROLLER = "controller"
    CREATURE_TYPE = "creature type"
    CARD_TYPE = "card type"
    COLOR = "color"


class OfOneGraveyard(Grouping):
    """All of them are in the graveyard of one player."""


class AllDifferent(Grouping):
    """No two of them have the same name, power, …, or one controller."""

    trait: Trait


class BothShare(Grouping):
    """Two objects have a creature type, card type or color in common."""

    trait: Trait


class TotalAtMost(Grouping):
    """Their powers, or mana values, are so much together at most."""

    quality: Quality
    limit: Amount


class TotalAtLeast(Grouping):
    """Their powers, or mana values, are so much together at least."""

    quality: Quality
    limit: Amount
