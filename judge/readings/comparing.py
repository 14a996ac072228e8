"""Two readings of one file of cards become what moved between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple

from judge.readings.kept import ALONE, DECLINED, Kept, kept_default, kept_line, value_of
from judge.readings.reading import LineForm


class How(StrEnum):
    """How a line moved."""

    LOST = "lost"  # it was read and is declined
    GAINED = "gained"  # it was declined and is read
    CHANGED = "changed"  # it is read as something else
    NEW = "new"  # the other reading does not have it
    TOGETHER = "together"  # the lines of a face mean something else together


class Moved(NamedTuple):
    """A line that moved: its text, the faces it stands on, and its values where they are known.

    `text` is empty for what the lines of a face mean together; None as a value is "declined".
    """

    how: How
    text: str
    places: tuple[str, ...]
    before: str | None = None
    after: str | None = None


Earlier = Mapping[tuple[str, str], str | None]  # forms by face and text
Before = Callable[[LineForm], str | None]


def since_kept(kept: Kept, lines: Iterable[LineForm]) -> list[Moved]:
    """What moved since hashes were kept, which do not say what the values were."""
    return _moved(lines, lambda line: kept_line(kept, line), {})


def since_read(earlier: Earlier, lines: Iterable[LineForm]) -> list[Moved]:
    """What moved since an earlier reading, with the values before."""

    def before(line: LineForm) -> str | None:
        key = (line.place, line.text)
        if key in earlier:
            return value_of(earlier[key])
        return None if line.text else ALONE

    return _moved(lines, before, earlier)


def _moved(lines: Iterable[LineForm], before: Before, known: Earlier) -> list[Moved]:
    found: dict[tuple[How, str, str | None, str | None], list[str]] = {}
    touched: set[str] = set()
    for line in lines:
        how = _how(line, before(line))
        if how is None or (how is How.TOGETHER and line.place in touched):
            continue
        touched.add(line.place)
        key = (how, line.text, known.get((line.place, line.text)), line.form)
        found.setdefault(key, []).append(line.place)
    order = list(How)
    moved = [Moved(key[0], key[1], tuple(places), *key[2:]) for key, places in found.items()]
    return sorted(moved, key=lambda one: (order.index(one.how), one.places))


def _how(line: LineForm, before: str | None) -> How | None:
    """How a line moved; None for one that did not."""
    after = value_of(line.form)
    if before == after:
        return None
    if not line.text:
        return How.TOGETHER
    if before is None:
        return How.NEW
    if DECLINED in (before, after):
        return How.LOST if after == DECLINED else How.GAINED
    return How.CHANGED


def defaults_moved(kept: Kept, defaults: Mapping[str, str]) -> list[str]:
    """The fields whose default is another: values that leave it out mean something else."""
    held = {field: kept_default(kept, field) for field in defaults}
    return [
        field
        for field, form in sorted(defaults.items())
        if held[field] is not None and held[field] != value_of(form)
    ]
