"""A card as printed, and the characteristics that an object has."""

from __future__ import annotations

from judge.cards.mana import Color, ManaCost
from judge.cards.types import CardType, Supertype, TypeLine
from judge.values import Bilingual, Value


class Face(Value):
    """One face of a card; a name or text that a language lacks is the other language's."""

    name: Bilingual
    type_line: TypeLine
    cost: ManaCost | None = None
    text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: tuple[Color, ...] = ()


class Card(Value):
    """A card: its faces, the front one first."""

    faces: tuple[Face, ...]
    layout: str = "normal"

    @property
    def name(self) -> Bilingual:
        """The name of the front face."""
        return self.faces[0].name


class Characteristics(Value):
    """What an object is (109.3): printed, copiable or current, according to where it is held.

    `abilities` are values of `judge.abilities`. None is a characteristic that is absent.
    """

    name: Bilingual | None = None
    cost: ManaCost | None = None
    colors: frozenset[Color] = frozenset()
    supertypes: frozenset[Supertype] = frozenset()
    types: frozenset[CardType] = frozenset()
    subtypes: frozenset[str] = frozenset()
    abilities: tuple[Value, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None

    @property
    def is_creature(self) -> bool:
        """True if creature is among the card types."""
        return CardType.CREATURE in self.types

    @property
    def is_planeswalker(self) -> bool:
        """True if planeswalker is among the card types."""
        return CardType.PLANESWALKER in self.types
