"""The cards that scenarios may name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from judge.cards import Card, builtin_pool, nicknamed
from judge.cards.published import Published
from judge.scenario.called import halves_of
from judge.values import Bilingual


class Cards(Protocol):
    """Cards that can be asked for by name: a pool, or the store of imported cards."""

    @property
    def version(self) -> str:
        """Another text once the cards are others."""

    def get(self, name: str) -> Card | None:
        """The card of a name in either language, or None."""

    def rulings_of(self, name: str) -> tuple[Published, ...]:
        """What publishers ruled of the card of this English name, the latest first."""

    def nearest(self, name: str) -> str | None:
        """The name most like `name`, if one is like it."""

    def names(self) -> Iterable[Bilingual]:
        """The name of every card."""


def use_cards(cards: Cards) -> None:
    """Adds cards to those that scenarios may name; they come after the built-in."""
    if cards not in _MORE:
        _MORE.append(cards)


_MORE: list[Cards] = []


def pools() -> tuple[Cards, ...]:
    """The cards that scenarios may name: the built-in pool first."""
    return (builtin_pool(), *_MORE)


def pools_version() -> str:
    """Another text once scenarios may name other cards."""
    return " ".join(pool.version for pool in pools())


def card_named(name: str) -> Card | None:
    """The card of this name, of the built-in pool or of those added to it.

    "Fire (Fire/Ice)" is a name of its half, and means the whole card: "Fire // Ice". A nickname
    is one where no card is called so.
    """
    for known in (name, " // ".join(halves_of(name)), nicknamed(name) or ""):
        for pool in pools() if known else ():
            card = pool.get(known)
            if card is not None:
                return card
    return None


def rulings_of(name: str) -> tuple[Published, ...]:
    """What publishers ruled of the card of this English name, and not we; the latest first."""
    return next(filter(None, (pool.rulings_of(name) for pool in pools())), ())
