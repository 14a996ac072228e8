"""A file of cards becomes what the judge reads of it: every line and face, in both languages.

The command `judge cards diff --against` runs this module with the code of an earlier commit, so
it imports nothing that is not as old as the reader itself.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from judge.abilities import Ability
from judge.cards import Card, Face
from judge.cards.files import card_from_record, in_chinese
from judge.cards.imports import records_in
from judge.errors import Unsupported
from judge.language import Declined
from judge.oracle import LineRead, Oracle, report


class FaceRead(NamedTuple):
    """A face in one language: each line by itself, and what all of them mean together."""

    face: Face
    lines: tuple[LineRead, ...]
    whole: tuple[Ability, ...] | Declined


class CardRead(NamedTuple):
    """An entry of the file: its card, or why it is none; `chinese` is empty without such a text."""

    record: Mapping[str, Any]
    card: Card | None
    apart: str = ""
    english: tuple[FaceRead, ...] = ()
    printed: Card | None = None
    chinese: tuple[FaceRead, ...] = ()


def cards_read(records: Iterable[Mapping[str, Any]], oracle: Oracle) -> Iterator[CardRead]:
    """Every entry with what is read of it, in order."""
    for record in records:
        if record.get("is_funny"):
            yield CardRead(record, None, "silver-bordered, acorn or playtest")
            continue
        try:
            card = card_from_record(record)
        except Unsupported as unsupported:
            yield CardRead(record, None, unsupported.what.en)
            continue
        printed = in_chinese(record, card)
        english, chinese = (
            tuple(FaceRead(face, report(oracle, face), oracle.read(face)) for face in one.faces)
            if one is not None
            else ()
            for one in (card, printed)
        )
        yield CardRead(record, card, "", english, printed, chinese)


# -- what is kept of a reading ---------------------------------------------------------------


class LineForm(NamedTuple):
    """A line, the face it stands on, and the form of its value; None where it is declined.

    The line "" is what all lines of a face mean together; its form is "" where that is what each
    means by itself, or where the face is declined.
    """

    place: str
    text: str
    form: str | None


def forms_of(read: CardRead, forms: Forms) -> Iterator[LineForm]:
    """The lines of a card in both languages, and after those of a face what they mean together."""
    for faces, lang in ((read.english, "en"), (read.chinese, "zh")):
        for face, lines, whole in faces:
            own = f", {face.name.en}" if len(faces) > 1 else ""
            place = f"{read.record['name']} ({lang}{own})"
            for line in lines:
                form = forms.of(line.abilities) if line.declined is None else None
                yield LineForm(place, line.text, form)
            alone = tuple(one for line in lines for one in line.abilities)
            is_more = not isinstance(whole, Declined) and whole != alone
            yield LineForm(place, "", forms.of(whole) if is_more else "")


class Forms:
    """Writes values as text: classes and fields by their first names, no field at its default.

    So a field that is new with a default, or a class that is only renamed, leaves forms as they
    were; `defaults` are those of the fields met, since a form does not show them.
    """

    def __init__(self, renamed: Mapping[str, str]) -> None:
        self.defaults: dict[str, str] = {}
        self._renamed = renamed
        self._fields: dict[type, tuple[str, tuple[tuple[str, str, Any], ...]]] = {}

    def of(self, value: object) -> str:
        """The form of a value: the same in any process, whatever order its sets have."""
        kind = type(value)
        if hasattr(kind, "__struct_fields__"):
            name, fields = self._fields.get(kind) or self._learned(kind)
            said = []
            for field, called, default in fields:
                held = getattr(value, field)
                if type(held) is not type(default) or held != default:
                    said.append(f"{called}={self.of(held)}")
            return f"{name}({', '.join(said)})"
        if kind is tuple or kind is list:
            return f"[{', '.join(map(self.of, value))}]"  # type: ignore[call-overload]
        if kind is frozenset or kind is set:
            return f"{{{', '.join(sorted(map(self.of, value)))}}}"  # type: ignore[call-overload]
        if isinstance(value, Mapping):
            pairs = sorted((self.of(key), self.of(held)) for key, held in value.items())
            return f"{{{', '.join(f'{key}: {held}' for key, held in pairs)}}}"
        if isinstance(value, Enum):
            return repr(value.value)
        if value is None or isinstance(value, (str, int)):
            return repr(value)
        raise TypeError(f"a value of card text holds {value!r}, which has no form")

    def _learned(self, kind: Any) -> tuple[str, tuple[tuple[str, str, Any], ...]]:
        """How a class and its fields are called, and what a field is that is not written."""
        names: tuple[str, ...] = kind.__struct_fields__
        given = kind.__struct_defaults__
        known = dict(zip(names[len(names) - len(given) :], given, strict=True))
        name = self.name_of(kind)
        fields = []
        for field in names:
            called = self._first(f"{kind.__name__}.{field}").rpartition(".")[2]
            default = known.get(field, _NO_DEFAULT)
            default = default.factory() if hasattr(default, "factory") else default
            fields.append((field, called, default))
        self._fields[kind] = (name, tuple(fields))
        for _, called, default in fields:
            if default is not _NO_DEFAULT:
                self.defaults[f"{name}.{called}"] = self.of(default)
        return self._fields[kind]

    def name_of(self, kind: type) -> str:
        """The first name of a class."""
        return self._first(kind.__name__)

    def _first(self, name: str) -> str:
        while name in self._renamed:
            name = self._renamed[name]
        return name


_NO_DEFAULT = object()


def renamed() -> dict[str, str]:
    """Classes (`New`) and fields (`Class.new`) to what they were called before, one step back."""
    text = Path(__file__).with_name("renamed.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.splitlines()[1:]]
    return {new: old for old, new in rows}


def main(path: str) -> None:
    """Writes the forms of a file of cards and then the defaults, one JSON array a line."""
    forms = Forms(renamed())
    for read in cards_read(records_in(Path(path)), Oracle()):
        for line in forms_of(read, forms):
            print(json.dumps(line))
    for field, default in sorted(forms.defaults.items()):
        print(json.dumps((field, None, default)))


if __name__ == "__main__":
    main(sys.argv[1])
