"""Cards as printed: their costs, type lines and faces, and the built-in pool."""

from judge.cards.card import Card, Characteristics, Face
from judge.cards.mana import Color, ManaCost
from judge.cards.pool import Pool, builtin_pool, face_from
from judge.cards.types import CardType, Supertype, TypeLine

__all__ = [
    "Card",
    "CardType",
    "Characteristics",
    "Color",
    "Face",
    "ManaCost",
    "Pool",
    "Supertype",
    "TypeLine",
    "builtin_pool",
    "face_from",
]
