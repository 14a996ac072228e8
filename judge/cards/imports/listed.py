"""What a file of cards lists: cards, Chinese printings, rulings, and what is left out."""

from __future__ import annotations

from judge.cards.published import Published
from judge.cards.records import Record
from judge.values import Bilingual, Value

NAMELESS = Bilingual("an entry without a name", "没有名称的条目")
TYPELESS = Bilingual("a card without a type line", "没有类别的牌")


class Listed(Value):
    """A card of a file, by its English name.

    `english` is the card as `judge.cards.files` reads it, None where the file lists but a Chinese
    printing. `chinese` is its Chinese texts, one mapping a face; `dated` orders printings.
    `identity` is by what the publisher's file of rulings names it.
    """

    name: str
    english: Record | None = None
    chinese: tuple[Record, ...] = ()
    dated: str = ""
    identity: str = ""


class Ruled(Value):
    """What a publisher ruled of a card, which is named in English or by its identity."""

    card: str
    ruling: Published


class Skipped(Value):
    """Something of a file that is no card to keep, and why."""

    name: str
    reason: Bilingual
