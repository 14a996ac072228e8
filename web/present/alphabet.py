"""Names become an index: sorted by pinyin or from A to Z, under the letters they begin with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from operator import itemgetter

from corpus.model import Bilingual, Lang
from web.present.texts import Plain, plain_texts
from web.wording import say

_OTHER = "#"  # what begins with no letter


class Order(StrEnum):
    """How an index is sorted."""

    PINYIN = "pinyin"
    AZ = "az"

    @property
    def lang(self) -> Lang:
        """The language that it is sorted by."""
        return Lang.ZH if self is Order.PINYIN else Lang.EN


def order_for(reader: Lang, asked: str | None) -> Order:
    """The order asked for, else the usual one of the reader's language."""
    if asked in tuple(Order):
        return Order(asked)
    return Order.PINYIN if reader is Lang.ZH else Order.AZ


def orders(chosen: Order, reader: Lang, url: Callable[[str], str]) -> tuple[Plain, ...]:
    """Both orders, each with its address."""
    return tuple(
        {"label": say(reader, f"order.{one}"), "url": url(one), "is_chosen": one is chosen}
        for one in Order
    )


@dataclass(frozen=True, slots=True)
class Alphabet:
    """An order, and what spells Chinese names in pinyin."""

    order: Order
    spelled: Callable[[str], str]

    def letters(self, items: Iterable[tuple[Bilingual, Plain]], prefix: str) -> tuple[Plain, ...]:
        """Items with their names, sorted, under their letters; `prefix` begins the anchors."""
        keyed = sorted(((self._key(name), name, item) for name, item in items), key=itemgetter(0))
        return tuple(
            {
                "letter": letter,
                "anchor": f"{prefix}-{letter if letter != _OTHER else 'other'}",
                "items": tuple(
                    {**item, "texts": plain_texts(name, self.order.lang)} for _, name, item in group
                ),
            }
            for letter, group in groupby(keyed, key=lambda one: one[0][1])
        )

    def _key(self, name: Bilingual) -> tuple[bool, str, str, str]:
        """What a name is sorted by: names without a letter last, then by their spelling."""
        words = name.get(self.order.lang) or name.en or name.zh or ""
        spelled = self.spelled(words) if self.order is Order.PINYIN else words
        first = spelled[:1].upper()
        is_letter = first.isascii() and first.isalpha()
        return (not is_letter, first if is_letter else _OTHER, spelled.casefold(), words)
