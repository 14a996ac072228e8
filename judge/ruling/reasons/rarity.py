"""How telling a rule is: how rarely rulings have it, and how often it is what they are about.

The table is made of the project's own scenarios by `judge rarity --write`. A rule that nearly every
ruling cites decides nothing; one that hardly any has, or that scenarios which have it name in their
titles, is what a scenario turns on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from math import log
from pathlib import Path

from corpus.ids import RuleId
from judge.cite import edition_of
from judge.rules.editions import BASE_EDITION
from judge.values import Value

TABLE = Path(__file__).with_name("rarity.tsv")
HEAD = """\
# Of the project's own scenarios: how many rulings have a rule in a way, how many are about it.
# `judge rarity --write` makes this table."""
ALL = "all"  # the row of all rulings
IDLE = "idle"  # of a keyword ability a rule by which nothing was done
LOOKED_AT = ("so", "not_so", IDLE)  # how a rule comes in that made nothing happen
DOUBT = 4  # rulings that a guess from rarity alone counts for
DOUBT_OF_IDLE = 2  # rulings in which an idle rule tells nothing that are added


class Had(Value):
    """Of so many rulings that had a rule in one way, those that were about it."""

    rulings: int = 0
    about: int = 0


@cache
def table() -> dict[tuple[str, str], Had]:
    """The counts of the table, by the numbers of the base edition and how a rule came in."""
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    cells = (line.split("\t") for line in lines if not line.startswith("#"))
    return {(number, kind): Had(int(rulings), int(about)) for number, kind, rulings, about in cells}


@cache
def telling(rule: str, kind: str) -> float:
    """How telling it is that a ruling has a rule in this way, between 0 and 1.

    It is how likely a ruling with it is about it, as far as that is known, times how rare that is.
    Of a rule that is only looked at, and never was in the table's scenarios, nothing is known. An
    idle one tells something only where scenarios are about it, however rare it is.
    """
    every = table()[ALL, ALL].rulings
    had = table().get((bare(rule), kind))
    if had is None and kind in LOOKED_AT:
        return 0
    had = had or Had()
    guess = 0 if kind == IDLE else min(0.5, 2 / (had.rulings + DOUBT))
    doubt = DOUBT_OF_IDLE if kind == IDLE else DOUBT
    is_about = (had.about + doubt * guess) / (had.rulings + doubt)
    return is_about * log((every + 1) / (had.rulings + 1)) / log(every + 1)


def bare(rule: str) -> str:
    """A rule as events name it, as its number alone."""
    return edition_of(rule, BASE_EDITION.date)[0]


class Counted(Value):
    """A ruling as it counts for the table: what it is about, and how it has which rules."""

    about: tuple[str, ...]
    had: tuple[tuple[str, str], ...]


def rows(rulings: Iterable[Counted]) -> Iterator[str]:
    """The lines of the table."""
    counts: dict[tuple[str, str], list[int]] = {}
    every = 0
    for ruling in rulings:
        every += 1
        about = tuple(map(RuleId.parse, ruling.about))
        for rule, kind in {(bare(rule), kind) for rule, kind in ruling.had}:
            row = counts.setdefault((rule, kind), [0, 0])
            row[0] += 1
            row[1] += is_one_of(rule, about)
    yield HEAD
    yield "\t".join((ALL, ALL, str(every), str(every)))
    for rule, kind in sorted(counts):
        yield "\t".join((rule, kind, *map(str, counts[rule, kind])))


def is_one_of(rule: str, wanted: Collection[RuleId]) -> bool:
    """True of a rule that is one of those wanted, or a subrule of one."""
    return any(RuleId.parse(rule).is_within(one) for one in wanted)
