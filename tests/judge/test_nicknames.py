"""Nicknames: each means one card of the pool, and none is what a card is called in print."""

from __future__ import annotations

from pathlib import Path

import judge.cards
from judge.cards import Pool, builtin_pool, nicknamed
from judge.cards.nicknames import nicknames
from judge.scenario.setup import card_named

FILE = Path(judge.cards.__file__).with_name("nicknames.tsv")


def test_the_rows_are_in_order_and_each_means_one_card() -> None:
    """A nickname stands once, of whichever language."""
    rows = [line.split("\t") for line in FILE.read_text(encoding="utf-8").splitlines()[1:]]
    assert [row[0] for row in rows] == sorted({row[0] for row in rows})
    said = [one.casefold() for _, en, zh in rows for one in f"{en}, {zh}".split(", ") if one]
    assert sorted(said) == sorted(nicknames())


def test_they_mean_cards_of_the_pool() -> None:
    """By the whole name of the front face, in any case."""
    for nickname, card in nicknames().items():
        assert card in builtin_pool()
        assert card_named(nickname.upper()) == card_named(card)
    assert nicknamed("Lightning Bolt") is None


def test_no_card_is_called_so(shared: Path) -> None:
    """Neither in the pool nor in a whole card file."""
    file = Pool.from_jsonl(shared / "cards" / "cards.jsonl")
    assert [one for one in nicknames() if one in builtin_pool() or one in file] == []
