"""The table of numbers and the file of exact days are read and written.

`lineage.tsv` is made from whole editions (`judge corpus lineage FILE...`): the numbers of the
oldest, and for each pair of neighbors every rule whose number or words changed. `dated.toml` says
on which day some of these changes came, and who says so.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

from corpus.changes import Change, ChangeKind, Numbers
from corpus.errors import BadDocument, CorpusError, Said, at_line
from corpus.ids import RuleId
from corpus.lineage.lineage import Lineage
from corpus.lineage.steps import Since, Step
from corpus.model import Bilingual
from corpus.structs import Struct

TABLE = Path(__file__).with_name("lineage.tsv")
DATED = Path(__file__).with_name("dated.toml")
_NONE = "-"
_REWORDED = "*"


class Dated(Struct):
    """Changes that came on one day: what they were about, their rules, and the sources.

    `dropped` are numbers of the edition before, `added` numbers of the edition after the day.
    """

    day: str
    about: Bilingual
    dropped: Numbers
    added: Numbers
    sources: tuple[str, ...]

    def changes(self, lineage: Lineage) -> Mapping[Change, Since]:
        """The changes of the lineage that these are; raises `BadDocument` for what is none."""
        step = lineage.step_to(self.day)
        if step is None:
            raise BadDocument(
                DATED.name,
                [Said(f"{self.day} is after all editions, or before", f"{self.day}不在各版之间")],
            )
        forward, backward = step.forward, step.backward
        found = [*map(forward.get, self.dropped), *map(backward.get, self.added)]
        numbers = (*self.dropped, *self.added)
        wrong = [str(n) for n, change in zip(numbers, found, strict=True) if change is None]
        if wrong:
            en = f"{self.day}: not changed between {step.old} and {step.new}: {', '.join(wrong)}"
            zh = f"{self.day}：{step.old}与{step.new}之间未改动：{'、'.join(wrong)}"
            raise BadDocument(DATED.name, [Said(en, zh)])
        since = Since(step.old, self.day, self.day, is_exact=True)
        return {change: since for change in found if change is not None}


@cache
def shipped() -> Lineage:
    """The lineage that ships with the project, with the days that are known."""
    lineage = parsed(TABLE.read_text(encoding="utf-8"))
    for one in dated():
        lineage = lineage.dated({lineage.next(one.day): one.changes(lineage)})
    return lineage


@cache
def dated() -> tuple[Dated, ...]:
    """The changes whose day is known, oldest first."""
    rows = tomllib.loads(DATED.read_text(encoding="utf-8"))["change"]
    return tuple(
        Dated(
            row["day"].isoformat(),
            Bilingual(row["en"], row["zh"]),
            listed(row["dropped"]),
            listed(row["added"]),
            tuple(row["sources"]),
        )
        for row in rows
    )


def written(lineage: Lineage) -> str:
    """The lineage as the text of the table; the same lineage gives the same text."""
    lines = [f"edition\t{lineage.editions[0]}"]
    lines.append("numbers\t" + " ".join(map(str, sorted(lineage.numbers(lineage.editions[0])))))
    for step in lineage.steps:
        lines.append(f"edition\t{step.new}")
        lines += ["\t".join(row_of(change)) for change in step.changes]
    return "\n".join(lines) + "\n"


def row_of(change: Change) -> tuple[str, str, str]:
    """A change as three cells: its kind, its old numbers, its new ones."""
    mark = _REWORDED if change.is_reworded else ""
    return (f"{change.kind}{mark}", _cell(change.old), _cell(change.new))


def parsed(text: str, file: str = TABLE.name) -> Lineage:
    """The table's text as a lineage; raises `BadDocument` with the lines that are none of it."""
    keys: list[str] = []
    numbers: frozenset[RuleId] = frozenset()
    changes: list[list[Change]] = []
    problems: list[Said] = []
    for at, line in enumerate(text.splitlines(), 1):
        try:
            match line.split("\t"):
                case ["edition", key]:
                    keys.append(key)
                    changes.append([])
                case ["numbers", cell]:
                    numbers = frozenset(listed(cell))
                case [kind, old, new] if keys:
                    changes[-1].append(change_of(kind, old, new))
                case _:
                    en = f"not an edition, numbers or a change: {line!r:.60}"
                    problems.append(at_line(at, en, f"不是版本、编号或改动：“{line:.60}”"))
        except ValueError as error:
            zh = error.told.zh if isinstance(error, CorpusError) else str(error)
            problems.append(at_line(at, str(error), zh))
    if problems or not keys:
        raise BadDocument(file, problems or [Said("it names no edition", "没有列出任何版本")])
    steps = [Step(*pair, tuple(own)) for pair, own in zip(pairwise(keys), changes[1:], strict=True)]
    return Lineage(keys[0], numbers, steps)


def change_of(kind: str, old: str, new: str) -> Change:
    """A change out of its three cells; raises `ValueError`."""
    is_reworded = kind.endswith(_REWORDED)
    found = ChangeKind(kind.removesuffix(_REWORDED))
    return Change(found, listed(old), listed(new), 0.0 if is_reworded else 1.0, is_reworded)


def listed(cell: str) -> Numbers:
    """The numbers of a cell."""
    return () if cell == _NONE else tuple(map(RuleId.parse, cell.split()))


def _cell(numbers: Iterable[RuleId]) -> str:
    return " ".join(map(str, numbers)) or _NONE
