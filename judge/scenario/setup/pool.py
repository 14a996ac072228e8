"""The cards that scenarios may name, and the reader of their text."""

from __future__ import annotations

from functools import cache

from judge.cards import Card, Pool, builtin_pool
from judge.oracle import KeywordName, Oracle
from judge.rules.rulebook import Rulebook


@cache
def oracle_of(rulebook: Rulebook) -> Oracle:
    """The reader of card text; its tables are built once."""
    return Oracle(KeywordName(k.name, k.has_number) for k in rulebook.keywords)


def use_cards(pool: Pool) -> None:
    """Adds the cards of a pool to those that scenarios may name; they come after the built-in."""
    _MORE.append(pool)


_MORE: list[Pool] = []


def card_named(name: str) -> Card | None:
    """The card of this name, of the built-in pool or of those added to it."""
    for pool in (builtin_pool(), *_MORE):
        card = pool.get(name)
        if card is not None:
            return card
    return None
