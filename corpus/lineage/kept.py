"""Editions that were joined to the table, as text: read again part by part, when one is asked for.

A part begins with a line of `@`: the dates of a step's changes, an edition with its neighbors, or a
step between two editions. So opening it costs little, however many editions there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from corpus.changes import Change
from corpus.errors import BadDocument, Said
from corpus.lineage.lineage import Dates
from corpus.lineage.steps import Numbers, Own, Since, Step
from corpus.lineage.table import change_of, listed, row_of

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")
_UNSURE = "?"
_UNTOLD = "untold"


class Joined:
    """The editions that were joined, the steps beside the table, and the dates that they give."""

    def __init__(self, text: str, numbers: Callable[[str], Numbers]) -> None:
        """Reads what `written` gave; raises `BadDocument` for another text."""
        parts: dict[tuple[str, ...], list[str]] = {}
        for line in text.splitlines():
            if line.startswith("@"):
                parts[tuple(line[1:].split("\t"))] = lines = []
            elif parts:
                lines.append(line)
        if ("end",) not in parts:
            raise BadDocument("joined", [Said("it has no end", "没有结尾")])
        self._parts, self._numbers = parts, numbers
        own = {head[1]: head[2:] for head in parts if head[0] == "own"}
        beside = [(head[1], head[2]) for head in parts if head[0] == "beside"]
        self.owns: Mapping[str, Own] = _Lazy(own, lambda key: self._own(key, *own[key]))
        self.beside: Mapping[tuple[str, str], Step] = _Lazy(
            beside, lambda pair: self._step("beside", *pair)
        )

    @property
    def dates(self) -> Dates:
        """When changes of the table came, by the newer edition of their step."""
        return {
            head[1]: dict(_dated(line.split("\t")) for line in lines)
            for head, lines in self._parts.items()
            if head[0] == "dated"
        }

    def _own(self, key: str, before: str, after: str) -> Own:
        return Own(
            key,
            self._numbers(key),
            self._step("step", before, key) if before else None,
            self._step("step", key, after) if after else None,
        )

    def _step(self, kind: str, old: str, new: str) -> Step:
        changes: list[Change] = []
        unsure: set[Change] = set()
        untold: tuple[Numbers, Numbers] = (frozenset(), frozenset())
        for line in self._parts[kind, old, new]:
            first, *rest = line.split("\t")
            if first == _UNTOLD:
                untold = (frozenset(listed(rest[0])), frozenset(listed(rest[1])))
                continue
            change = change_of(first.removesuffix(_UNSURE), *rest)
            changes.append(change)
            if first.endswith(_UNSURE):
                unsure.add(change)
        return Step(old, new, tuple(changes), {}, frozenset(unsure), untold)


class _Lazy(Mapping[_Key, _Value]):
    """Values that are made when they are first asked for."""

    def __init__(self, keys: Iterable[_Key], make: Callable[[_Key], _Value]) -> None:
        self._keys = dict.fromkeys(keys)
        self._make = make
        self._made: dict[_Key, _Value] = {}

    def __getitem__(self, key: _Key) -> _Value:
        if key not in self._keys:
            raise KeyError(key)
        if key not in self._made:
            self._made[key] = self._make(key)
        return self._made[key]

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def __iter__(self) -> Iterator[_Key]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


def text_of(owns: Iterable[Own], beside: Iterable[Step], dates: Dates) -> str:
    """Joined editions as text."""
    lines: list[str] = []
    for edition, found in dates.items():
        lines.append(f"@dated\t{edition}")
        for change, since in found.items():
            lines.append("\t".join((*row_of(change), since.after, since.by, since.settled)))
    for own in owns:
        ends = (own.before.old if own.before else "", own.after.new if own.after else "")
        lines.append("\t".join(("@own", own.key, *ends)))
        for step in filter(None, (own.before, own.after)):
            lines += [f"@step\t{step.old}\t{step.new}", *_rows(step)]
    for step in beside:
        lines += [f"@beside\t{step.old}\t{step.new}", *_rows(step)]
    return "\n".join([*lines, "@end"]) + "\n"


def _rows(step: Step) -> Iterator[str]:
    for change in step.changes:
        kind, *numbers = row_of(change)
        yield "\t".join((kind + _UNSURE * (change in step.unsure), *numbers))
    if any(step.untold):
        cells = (" ".join(map(str, sorted(side))) or "-" for side in step.untold)
        yield "\t".join((_UNTOLD, *cells))


def _dated(cells: Sequence[str]) -> tuple[Change, Since]:
    kind, old, new, after, by, settled = cells
    return change_of(kind, old, new), Since(after, by, settled)
