"""What an object is: card, spell or permanent, its types, colors, name and abilities."""

from __future__ import annotations

from enum import StrEnum

from judge.abilities.bases import Amount, Filter, Players
from judge.cards import CardType, Color, ManaCost, Supertype


class IsPermanent(Filter):
    """It is on the battlefield."""


class IsSpell(Filter):
    """It is a spell on the stack."""


class IsAbility(Filter):
    """It is an activated or triggered ability on the stack."""

    activated: bool = True
    triggered: bool = True


class FromSource(Filter):
    """It is an ability whose source is of a filter ("from an artifact source")."""

    filter: Filter


class IsCard(Filter):
    """It is a card (not a token, a copy or an ability)."""


class AsSpell(Filter):
    """A card of which some side, as the spell that would be cast, is of a filter."""

    filter: Filter


class IsToken(Filter):
    """It is a token."""


class IsPermanentCard(Filter):
    """It is a card that can be on the battlefield (110.4a)."""


class InZone(Filter):
    """It is in a zone, of a player where one is named ("in your graveyard")."""

    zone: str  # a value of `judge.game.state.Zone`
    player: Players | None = None


class LastInZone(Filter):
    """It was in a zone when it was last there ("exiled from their hand this way")."""

    zone: str


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


class HasManaCost(Filter):
    """Its mana cost is one of these (202.1): not its mana value, so `{1}` is not `{R}`."""

    costs: tuple[ManaCost, ...]


class HasXInManaCost(Filter):
    """There is an X in its mana cost."""


class Named(Filter):
    """It has this name, in English where there is one; None is the name chosen."""

    name: str | None


class WithKeyword(Filter):
    """It has a keyword ability of this English name."""

    keyword: str


class WithoutAbilities(Filter):
    """It has no abilities."""


class Historic(Filter):
    """It is legendary, an artifact or a Saga (700.6)."""


class HasAdventure(Filter):
    """An adventurer card, a spell of one or a permanent that it became (715.2a)."""


class IsCommander(Filter):
    """It is a commander."""


class Quality(StrEnum):
    """A number that an object has."""

    POWER = "power"
    TOUGHNESS = "toughness"
    TOTAL = "total power and toughness"
    MANA_VALUE = "mana value"
    COLORS = "number of colors"


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


class Extreme(Filter):
    """It is of a filter, and none of that has a greater number, or a lesser one."""

    quality: Quality
    filter: Filter
    least: bool = False


class ManaValueParity(Filter):
    """Its mana value is even, or odd, or as was chosen (None); zero is even."""

    even: bool | None = True


class OwnNumbers(Filter):
    """Two of its own numbers compare ("with toughness greater than its power")."""

    quality: Quality
    comparison: Comparison
    other: Quality
