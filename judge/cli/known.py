"""The cards known on this machine: the built-in pool, and what the user imported."""

from __future__ import annotations

from collections.abc import Sequence

from judge.cards import Card, builtin_pool
from judge.cards.finding import Found
from judge.cards.store import CardStore
from judge.errors import UnknownCard


def imported() -> CardStore:
    """The cards imported into the user's data folder."""
    from corpus.imports import data_folder

    return CardStore(data_folder() / "cards.sqlite", keys)


def keys(name: str) -> Sequence[str]:
    """The forms a name is looked up in: in simplified Chinese without case, and in pinyin."""
    from corpus.analysis import fold
    from corpus.analysis.pinyin import spell

    plain = fold(name).casefold()
    return tuple(dict.fromkeys((plain, spell(plain).replace(" ", ""))))


def find_cards(name: str, most: int = 10) -> tuple[Found, ...]:
    """The cards with names like `name`, the built-in ones before others that are as alike."""
    found = {one.name: one for one in imported().find(name, most)}
    found.update((one.name, one) for one in builtin_pool().find(name, most, keys))
    return tuple(sorted(found.values(), key=lambda one: -one.score)[:most])


def card_of(name: str) -> Card:
    """The card of a name; raises `UnknownCard` with the nearest names."""
    card = builtin_pool().get(name) or imported().get(name)
    if card is None:
        raise UnknownCard(name, tuple(one.shown for one in find_cards(name, 3)))
    return card
