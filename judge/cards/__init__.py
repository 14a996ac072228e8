"""Cards as printed: their costs, type lines and faces, and the built-in pool."""

from judge.cards.card import Card, Characteristics, Face
from judge.cards.entries import card_from, face_from
from judge.cards.identity import color_identity
from judge.cards.mana import COLOR_NAMED, Color, ManaCost, mana_value_of
from judge.cards.nicknames import asked_about, nicknamed, nicknames
from judge.cards.pool import Pool, builtin_pool
from judge.cards.subtypes import Family, Subtype, family, subtype
from judge.cards.types import CardType, Supertype, TypeLine

__all__ = [
    "COLOR_NAMED",
    "Card",
    "CardType",
    "Characteristics",
    "Color",
    "Face",
    "Family",
    "ManaCost",
    "Pool",
    "Subtype",
    "Supertype",
    "TypeLine",
    "asked_about",
    "builtin_pool",
    "card_from",
    "color_identity",
    "face_from",
    "family",
    "mana_value_of",
    "nicknamed",
    "nicknames",
    "subtype",
]
