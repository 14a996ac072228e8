"""Which cards have mechanics that only editions after the base edition have."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from judge.cards import Card
from judge.language import prepare
from judge.oracle import LineRead
from judge.oracle.flavor import without_flavor
from judge.oracle.own_names import names_of
from judge.rules.action_editions import LATER as ACTIONS
from judge.rules.counter_kinds import LATER as COUNTERS
from judge.rules.editions import BASE_EDITION, WORDS_ALONE
from judge.rules.gaps import lacking
from judge.rules.patterns.later import IN_WORDS
from judge.rules.rulebook import Rulebook
from judge.rules.sides import OMEN, ROOMS
from judge.ruling.asking import rulebook_of
from judge.values import Lang


def is_later(card: Card, faces: Iterable[tuple[LineRead, ...]], newest: Rulebook) -> bool:
    """True of a card with a mechanic that came after the base edition; by its English lines.

    What is read is asked of the rules of both; any line, read or not, for names of mechanics.
    """
    return any({OMEN, ROOMS} & set(face.type_line.subtypes) for face in card.faces) or any(
        _has_later(line, names_of(face), newest)
        for face, lines in zip(card.faces, faces, strict=True)
        for line in lines
    )


def _has_later(line: LineRead, names: tuple[str, ...], newest: Rulebook) -> bool:
    missing = set(lacking(rulebook_of(BASE_EDITION.date), line.abilities))
    if missing and missing != set(lacking(newest, line.abilities)):
        return True
    text = prepare(without_flavor(line.text), Lang.EN, names).text
    return bool(_named_by(newest).search(text))


@cache
def _named_by(newest: Rulebook) -> re.Pattern[str]:
    """The words by which text names a later mechanic: "plots" and "plotted", no "plot counter"."""
    names = "|".join(map(re.escape, sorted(later_names(newest))))
    return re.compile(rf"\b({names})(s|\w?ed)?\b(?! counter)")


def later_names(newest: Rulebook) -> frozenset[str]:
    """The names of what later editions brought: keyword abilities, actions, events, counters."""
    keywords = (one.name.en for one in newest.keywords if not BASE_EDITION.has(one.since))
    counters = (f"{kind} counter" for kind in COUNTERS)
    return frozenset((*keywords, *ACTIONS, *IN_WORDS, *counters, *WORDS_ALONE))
