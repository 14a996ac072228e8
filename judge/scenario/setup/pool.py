"""The cards that scenarios may name, and the reader of their text."""

from __future__ import annotations

from judge.cards import Card, Pool, builtin_pool


def use_cards(pool: Pool) -> None:
    """Adds the cards of a pool to those that scenarios may name; they come after the built-in."""
    _MORE.append(pool)


_MORE: list[Pool] = []


def pools() -> tuple[Pool, ...]:
    """The cards that scenarios may name: the built-in pool first."""
    return (builtin_pool(), *_MORE)


def card_named(name: str) -> Card | None:
    """The card of this name, of the built-in pool or of those added to it."""
    for pool in pools():
        card = pool.get(name)
        if card is not None:
            return card
    return None
