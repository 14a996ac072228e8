"""An index in a folder: what is written when it is built and what is read when it is opened.

    postings.npz    the compiled postings of every channel, and a row of facts for each entry
    words.json      the words of each channel, the dictionary, concepts, translations
    rows.json       the English stems of each entry in their order; read for a quoted phrase
    sounds.json     pinyin of words and of characters; read only when a query needs it
    entries.jsonl   one entry a line

Opening reads the postings and the words; entries are read from their lines when a hit shows them.
A packed index has the same files packed. An open index needs its folder no more, so that another
process may remove it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.analysis.chinese import Segmenter
from corpus.analysis.names import Concept, Names
from corpus.index.compiled import Postings
from corpus.index.entries import Crumb, Entry, HitKind
from corpus.index.files import held, opened, put
from corpus.index.meanings import Leaf, meaning_of
from corpus.model import Bilingual, Lang
from corpus.structs import Struct, fields_of

KINDS = tuple(HitKind)


class Sounds(Struct):
    """How words sound: pinyin to words, initials to names, each common character to its pinyin."""

    words: Mapping[str, Sequence[str]]
    initials: Mapping[str, Sequence[str]]
    readings: Mapping[str, str]


class Facts(Struct):
    """A row for each entry: its group, and the places of its edition, chapter and kind.

    `firsts` are the first entries of the groups: a group's entries stand together.
    """

    group: NDArray[np.int32]
    firsts: NDArray[np.int32]
    edition: NDArray[np.int8]
    chapter: NDArray[np.int8]
    kind: NDArray[np.int8]
    languages: NDArray[np.int8]  # 1 has English, 2 has Chinese, 3 both
    superseded: NDArray[np.bool_]  # a newer document has the chapter


class Index:
    """An opened index; what it holds never changes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with opened(folder, "words.json") as file:
            words = json.load(file)
        self._segmenter_words: Mapping[str, int] = words["dictionary"]
        self.editions: tuple[str, ...] = tuple(words["editions"])
        self.default: str = words["default"]
        self.forms: Sequence[str] = words["forms"]
        self.translations: Mapping[str, Sequence[tuple[str, float]]] = words["translations"]
        self.names = Names(
            Concept(tuple(en), tuple(zh), rule) for en, zh, rule in words["concepts"]
        )
        self._rows, self._sounds = held(folder, "rows.json"), held(folder, "sounds.json")
        self._lines = held(folder, "entries.jsonl")
        with opened(folder, "postings.npz") as file, np.load(file) as arrays:
            self.facts = Facts(*(arrays[name] for name in fields_of(Facts)))
            self._ends = arrays["ends"].tolist()
            self.channels = {
                name: Postings(
                    {text: slot for slot, text in enumerate(texts)},
                    arrays[f"{name}.starts"].tolist(),
                    arrays[f"{name}.docs"].astype(np.intp),  # numpy's own kind of index is faster
                    arrays[f"{name}.scores"],
                )
                for name, texts in words["channels"].items()
            }
        self._entries: list[Entry | None] = [None] * len(self._ends)

    @property
    def size(self) -> int:
        """How many entries there are."""
        return len(self._ends)

    @cached_property
    def segmenter(self) -> Segmenter:
        """What cut the texts, and cuts the queries."""
        return Segmenter(self._segmenter_words)

    @cached_property
    def sounds(self) -> Sounds:
        """How the words sound."""
        read = json.loads(self._sounds[:])
        return Sounds(**read)

    @cached_property
    def rows(self) -> Sequence[str]:
        """The English stems of each entry: of its names, " | ", and of its text."""
        rows: list[str] = json.loads(self._rows[:])
        return [f" {row} " for row in rows]

    def meaning(self, word: str) -> tuple[Leaf, ...]:
        """What a word stands for in the texts."""
        return meaning_of(word, self.names, self.translations)

    def entry(self, place: int) -> Entry:
        """The entry at a place, read from its line the first time."""
        entry = self._entries[place]
        if entry is None:
            first = self._ends[place - 1] if place else 0
            entry = _entry(json.loads(self._lines[first : self._ends[place]]))
            self._entries[place] = entry
        return entry


def write(
    folder: Path,
    entries: Iterable[Entry],
    facts: Facts,
    channels: Mapping[str, Postings],
    words: Mapping[str, object],
    *,
    packed: bool,
) -> None:
    """Writes all files; `words` are the JSON files by their names."""
    lines = [_line(entry) for entry in entries]
    put(folder, "entries.jsonl", b"".join(lines), packed=packed)
    arrays: dict[str, NDArray[Any]] = {name: getattr(facts, name) for name in fields_of(Facts)}
    arrays["ends"] = np.cumsum([len(line) for line in lines], dtype=np.int64)
    for name, postings in channels.items():
        arrays[f"{name}.starts"] = np.array(postings.starts, dtype=np.int64)
        arrays[f"{name}.docs"] = postings.docs
        arrays[f"{name}.scores"] = postings.scores
    file = BytesIO()
    np.savez(file, allow_pickle=False, **arrays)
    put(folder, "postings.npz", file.getvalue(), packed=packed)
    for name, value in words.items():
        put(folder, f"{name}.json", _json(value), packed=packed)


def _line(entry: Entry) -> bytes:
    """An entry as a line of JSON."""
    return _json(_record(entry)) + b"\n"


def _json(value: object) -> bytes:
    """A value as compact JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _record(entry: Entry) -> list[Any]:
    """An entry as JSON values."""
    path = [[crumb.number, crumb.title.en, crumb.title.zh] for crumb in entry.path]
    names = [entry.names.get(Lang.EN, ()), entry.names.get(Lang.ZH, ())]
    text, name = entry.text, entry.name
    place = [entry.kind, entry.edition, entry.number, entry.example]
    return [*place, [name.en, name.zh], [text.en, text.zh], path, names]


def _entry(record: list[Any]) -> Entry:
    """The reverse of `_record`."""
    kind, edition, number, example, name, text, path, (en, zh) = record
    crumbs = tuple(Crumb(step, Bilingual(*title)) for step, *title in path)
    names = {Lang.EN: tuple(en), Lang.ZH: tuple(zh)}
    return Entry(
        HitKind(kind), edition, number, example, Bilingual(*name), Bilingual(*text), crumbs, names
    )
