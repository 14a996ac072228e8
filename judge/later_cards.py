"""Which cards have mechanics that only editions after the base edition have."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
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
    return any(True for _ in named_in(line.text, names, later_names(newest)))


def named_in(line: str, own: tuple[str, ...], mechanics: frozenset[str]) -> Iterator[str]:
    """Which of some mechanics a line of a card with these names speaks of.

    >>> set(named_in("Plot {1} Plots", ("Plot Plots",), frozenset({"plot", "saddle"})))
    {'plot'}
    """
    text = prepare(without_flavor(line), Lang.EN, own).text
    return (found[1] for found in _named_by(mechanics).finditer(text))


@cache
def _named_by(mechanics: frozenset[str]) -> re.Pattern[str]:
    """The words by which text names a mechanic: "plots" and "plotted", no "plot counter"."""
    names = "|".join(map(re.escape, sorted(mechanics)))
    return re.compile(rf"(?<!\w)({names})(s|d|\w?ed)?(?!\w)(?! counter)")


@cache
def later_names(newest: Rulebook) -> frozenset[str]:
    """The names of what later editions brought: keyword abilities, actions, events, counters."""
    keywords = (one.name.en for one in newest.keywords if not BASE_EDITION.has(one.since))
    counters = (f"{kind} counter" for kind in COUNTERS)
    return frozenset((*keywords, *ACTIONS, *IN_WORDS, *counters, *WORDS_ALONE))
