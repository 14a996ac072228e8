"""What a file of cards lists: cards, what a Chinese printing says of one, and what is left out."""

from __future__ import annotations

from judge.cards.records import Record
from judge.values import Value


class Listed(Value):
    """A card of a file, by its English name.

    `english` is the card as `judge.cards.files` reads it, None where the file lists but a Chinese
    printing. `chinese` is its Chinese texts, one mapping a face; `dated` orders printings.
    """

    name: str
    english: Record | None = None
    chinese: tuple[Record, ...] = ()
    dated: str = ""


class Skipped(Value):
    """Something of a file that is no card to keep, and why."""

    name: str
    reason: str
