"""Mana symbols."""

from __future__ import annotations

import re

from judge.cards import ManaCost
from judge.language import REJECTED, Lexeme, Table

_RUN = re.compile(r"(?:\{[^{}]+\})+")


def _cost(text: str) -> object:
    try:
        return ManaCost.parse(text)
    except ValueError:  # {T}, {E} and the like are no mana
        return REJECTED


def _signs(text: str) -> object:
    return REJECTED if _cost(text) is REJECTED else text.upper()


MANA = Table(
    "mana",
    (Lexeme(_RUN, _cost, lambda c: str(c).lower(), lambda c: isinstance(c, ManaCost), first="{"),),
    ("{2}", "{2}"),
)
MANA_SIGNS = Table(
    "mana_signs",
    (Lexeme(_RUN, _signs, str.lower, lambda s: isinstance(s, str), first="{"),),
    ("{g}", "{g}"),
)
