"""The cards known on this machine: the built-in pool, and what the user imported."""

from __future__ import annotations

from judge.cards import Card, builtin_pool, nicknamed
from judge.cards.finding import Found
from judge.cards.store import CARDS, CardStore
from judge.errors import UnknownCard


def imported() -> CardStore:
    """The cards imported into the user's data folder."""
    from corpus.imports import data_folder

    return CardStore(data_folder() / CARDS, _forms)


def _forms(name: str) -> tuple[str, ...]:
    """The forms a name is looked up in; loaded late, for spelling takes time to load."""
    from corpus.analysis.forms import forms

    return forms(name)


def find_cards(name: str, most: int = 10) -> tuple[Found, ...]:
    """The cards with names like `name`, the built-in ones before others that are as alike."""
    known = imported()
    found = {one.name: one for one in known.find(name, most)}
    found.update((one.name, one) for one in builtin_pool().find(name, most, known.keys))
    return tuple(sorted(found.values(), key=lambda one: -one.score)[:most])


def card_of(name: str) -> Card:
    """The card of a name; raises `UnknownCard` with the nearest names."""
    pools = (builtin_pool(), imported())
    named = (pool.get(known) for known in (name, nicknamed(name)) if known for pool in pools)
    card = next(filter(None, named), None)
    if card is None:
        raise UnknownCard(name, tuple(one.shown for one in find_cards(name, 3)))
    return card
