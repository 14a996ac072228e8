"""A size that a question tells in words or with a dash stands for a size as cards print it.

>>> list(worded("a dude with 3 power and 2 toughness", Lang.EN))
[(2, 35, '3/2 dude')]
>>> list(worded("I attack with a 3-3.", Lang.EN)), list(worded("一个3攻2防的生物", Lang.ZH))
([(16, 19, '3/3')], [(2, 6, '3/2')])
>>> list(worded("It gets 3 power and 2 toughness.", Lang.EN))
[]
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.values import Lang

_P, _T = r"(?P<p>\d{1,2})", r"(?P<t>\d{1,2})"
_IN_WORDS = rf"{_P} power(?:,| and|, and)? {_T} toughness"
_IN_TURN = rf"power (?:of )?{_P}(?:,| and|, and)? toughness (?:of )?{_T}"
_OF = {
    Lang.EN: (
        re.compile(rf"\b(?P<noun>[a-z]+) with (?:a )?{_IN_WORDS}(?![\w/])"),
        re.compile(rf"\b(?P<noun>[a-z]+) with (?:a )?{_IN_TURN}(?![\w/])"),
        re.compile(
            rf"(?P<before>\b(?:an?|my|his|her|their|the|with|of) ){_P}-{_T}(?=[.,!?]| (?!cards?\b"
            r"|creatures\b|lands?\b|damage\b|times\b|turns?\b|split\b|spells?\b)|$)"
        ),
    ),
    Lang.ZH: (
        re.compile(rf"(?<![+\-−加减])(?:攻击力|力量){_P}[、，和/]?防御力?{_T}"),
        re.compile(rf"(?<![+\-−加减\d]){_P}(?:攻|力){_T}防"),
    ),
}
_CHANGED = re.compile(
    r"\b(?:gets?|gains?|loses?|gives?|extra|additional|by)\b[^.,]*$", re.IGNORECASE
)


def worded(text: str, lang: Lang) -> Iterator[tuple[int, int, str]]:
    """Where such a size begins and ends, with what stands for it; none that changes another."""
    for pattern in _OF[lang]:
        for found in pattern.finditer(text):
            said = found.groupdict()
            if lang is Lang.EN and _CHANGED.search(text, 0, found.start("p")):
                continue
            noun = f" {said['noun']}" if said.get("noun") else ""
            start = found.start() + len(said.get("before") or "")
            yield start, found.end(), f"{said['p']}/{said['t']}{noun}"
