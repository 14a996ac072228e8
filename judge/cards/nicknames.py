"""Nicknames become names: what players call a card though it is not printed so.

A card that is called so in print goes first: `card_named` asks for a nickname last.

>>> nicknamed("goyf"), nicknamed("十手"), nicknamed("Tarmogoyf")
('Tarmogoyf', "Umezawa's Jitte", None)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path


def nicknamed(name: str) -> str | None:
    """The English name of the card with this nickname, in either language; None if none has it."""
    return nicknames().get(name.casefold())


@cache
def nicknames() -> Mapping[str, str]:
    """All nicknames without their case, each with the name of its card."""
    text = Path(__file__).with_name("nicknames.tsv").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines()[1:])
    return {
        nickname.casefold(): card
        for card, *cells in rows
        for cell in cells
        for nickname in cell.split(", ")
        if nickname
    }


@cache
def asked_about() -> frozenset[str]:
    """The English names of the cards that questions are most often about."""
    text = Path(__file__).with_name("asked.txt").read_text(encoding="utf-8")
    return frozenset(line for line in text.splitlines() if not line.startswith("#"))
