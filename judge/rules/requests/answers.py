"""What players answer."""

from __future__ import annotations

from judge.game.state import ObjectId, Recipient, Share
from judge.values import Value


class Attackers(Value):
    """The attackers declared, each with what it attacks, and the bands."""

    attacks: tuple[tuple[ObjectId, Recipient], ...] = ()
    bands: tuple[tuple[ObjectId, ...], ...] = ()


class Blockers(Value):
    """The blockers declared, each with what it blocks."""

    blocks: tuple[tuple[ObjectId, tuple[ObjectId, ...]], ...] = ()


class Picked(Value):
    """Objects or players picked, in the order picked."""

    objects: tuple[Recipient, ...]


class Assigned(Value):
    """Damage assigned, source by source."""

    sources: tuple[tuple[ObjectId, tuple[Share, ...]], ...]


class Said(Value):
    """Yes or no."""

    yes: bool


class Number(Value):
    """A number."""

    number: int


class Numbers(Value):
    """Several numbers."""

    numbers: tuple[int, ...]


class Word(Value):
    """A word."""

    word: str


class Arranged(Value):
    """Places of what was offered, in the order wanted."""

    places: tuple[int, ...]


class Divided(Value):
    """A share for each."""

    shares: tuple[Share, ...]
