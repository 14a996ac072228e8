"""Editions and the table of terms become an index in a folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

import numpy as np
from whoosh.fields import Schema

from corpus.analysis.chinese import STOP_WORDS as CHINESE_STOP_WORDS
from corpus.analysis.chinese import Segmenter
from corpus.analysis.english import STOP_WORDS, stem
from corpus.analysis.everyday import everyday
from corpus.analysis.fold import is_han
from corpus.analysis.names import Concept, Names
from corpus.analysis.pinyin import common_readings, initials, spell
from corpus.analysis.tokens import TokenKind, tokens_of
from corpus.garbage import uncollected
from corpus.index.channels import CHANNELS
from corpus.index.compiled import Gathered
from corpus.index.entries import Entry, HitKind
from corpus.index.fields import Fields, Parts
from corpus.index.groups import entries_of
from corpus.index.meanings import compile_meanings
from corpus.index.schema import schema
from corpus.index.store import KINDS, Facts, write
from corpus.index.translations import Pair, mine
from corpus.model import Edition, Lang
from corpus.newest import Newest
from corpus.terminology import Entry as TermEntry

_REMEMBERED = 1 << 14  # texts of which a process that builds several indexes keeps the words


def write_index(
    editions: Sequence[Edition],
    terminology: Iterable[TermEntry],
    folder: Path,
    default: str,
    *,
    packed: bool = False,
) -> None:
    """Writes a whole index into `folder`, an empty one."""
    concepts = tuple(Concept(term.en, term.zh, str(term.rule or "")) for term in terminology)
    names = _names(concepts)
    groups = entries_of(editions, default)
    entries = [entry for group in groups for entry in group]
    runs = _runs(text for entry in entries for text in (entry.text.zh, entry.name.zh) if text)
    said = [word for row in everyday() for word in row if is_han(word[0])]
    segmenter = Segmenter.learned(runs, [*names.chinese(), *said])
    with uncollected():
        read = _Read(schema(segmenter, names), segmenter)
        fields = Fields(names, default)
        for group in groups:
            for entry in group:
                read.add(entry, fields.of(entry, group[0].edition))
        channels = {channel: read.gathered.channel(channel) for channel in CHANNELS}
    translations = mine(read.pairs)
    channels["meaning"] = compile_meanings(channels, names, translations, len(entries))
    keys = [edition.key for edition in editions]
    words = {
        "default": default,
        "editions": keys,
        "dictionary": segmenter.words,
        "concepts": concepts,
        "translations": translations,
        "forms": [f for f, _ in read.forms.most_common() if len(f) > 2 and f.isalpha()],
        "channels": {name: list(postings.slots) for name, postings in channels.items()},
    }
    sounds = _sounds(segmenter, names, channels["word"].slots)
    files = {"words": words, "rows": read.rows, "sounds": sounds}
    newest = Newest(info for edition in editions for info in edition.documents)
    write(folder, entries, _facts(groups, keys, newest), channels, files, packed=packed)


@cache
def _names(concepts: tuple[Concept, ...]) -> Names:
    """The names of these concepts: the same for all indexes that a process builds."""
    return Names(concepts)


class _Read:
    """What the texts of the entries give, read in one go: their tokens are remembered a while.

    `rows` are the English stems of each entry for phrases, `forms` the English words as written for
    spelling, `pairs` the words of every text that stands in both languages.
    """

    def __init__(self, schema: Schema, segmenter: Segmenter) -> None:
        self.gathered, self._segmenter = Gathered(schema), segmenter
        self.rows: list[str] = []
        self.forms: Counter[str] = Counter()
        self.pairs: list[Pair] = []

    def add(self, entry: Entry, fields: Mapping[str, str | Parts]) -> None:
        """Reads the next entry."""
        self.gathered.add(fields)
        self.rows.append(_row(entry))
        for text in (entry.text.en, entry.name.en, entry.text.zh):
            self.forms.update(_spelled(text or "").split())
        if entry.text.en and entry.text.zh:
            zh = _chinese(entry.text.zh, self._segmenter)
            self.pairs.append((_english(entry.text.en), zh))


def _facts(groups: list[list[Entry]], editions: Sequence[str], newest: Newest) -> Facts:
    """The row of facts for each entry."""
    entries = [entry for group in groups for entry in group]
    sizes = [len(group) for group in groups]
    return Facts(
        np.repeat(np.arange(len(groups), dtype=np.int32), sizes),
        np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32),
        np.array([editions.index(entry.edition) for entry in entries], dtype=np.int8),
        np.array([entry.chapter for entry in entries], dtype=np.int8),
        np.array([KINDS.index(entry.kind) for entry in entries], dtype=np.int8),
        np.array([_languages(entry) for entry in entries], dtype=np.int8),
        np.array([_is_superseded(entry, newest) for entry in entries], dtype=bool),
    )


def _languages(entry: Entry) -> int:
    """1 for English, 2 for Chinese, 3 for both."""
    return (entry.text.en is not None) + 2 * (entry.text.zh is not None)


def _is_superseded(entry: Entry, newest: Newest) -> bool:
    languages = [lang for lang in Lang if entry.text.get(lang) is not None]
    return bool(languages) and newest.is_superseded(entry.number, languages, entry.edition)


def _runs(texts: Iterable[str]) -> set[str]:
    """The different runs of Chinese characters in the texts."""
    return {t.text for text in texts for t in tokens_of(text) if t.kind is TokenKind.HAN}


def _english(text: str) -> list[str]:
    """The stems of a text, stop words left out."""
    return [stem(word) for word in _spelled(text).split() if word not in STOP_WORDS]


def _chinese(text: str, segmenter: Segmenter) -> list[str]:
    """The words of a text, stop words left out."""
    runs = (token.text for token in tokens_of(text) if token.kind is TokenKind.HAN)
    return [w for run in runs for w in segmenter.cut(run) if w not in CHINESE_STOP_WORDS]


def _row(entry: Entry) -> str:
    """The stems of an entry's English names and text in their order, for phrases."""
    names = dict.fromkeys((*filter(None, (entry.name.en,)), *entry.names.get(Lang.EN, ())))
    body = entry.text.en if entry.kind is not HitKind.HEADING else None
    return f"{' '.join(filter(None, map(_stems, names)))} | {_stems(body or '')}"


@lru_cache(_REMEMBERED)
def _stems(text: str) -> str:
    """The stems of a text's English words."""
    return " ".join(map(stem, _spelled(text).split()))


@lru_cache(_REMEMBERED)
def _spelled(text: str) -> str:
    """The English words of a text, folded, with spaces between."""
    return " ".join(token.text for token in tokens_of(text) if token.kind is TokenKind.WORD)


def _sounds(segmenter: Segmenter, names: Names, there: Mapping[str, int]) -> dict[str, object]:
    """The pinyin of words in the texts and of common characters, and the initials of names."""
    words: dict[str, list[str]] = {}
    for word in _words_to_spell(segmenter, names):
        if len(word) > 1 and word in there:
            words.setdefault(spell(word), []).append(word)
    first: dict[str, list[str]] = {}
    for name in dict.fromkeys(names.chinese()):
        if len(name) > 1 and name in there and all(map(is_han, name)):
            first.setdefault(initials(name), []).append(name)
    return {"words": words, "initials": first, "readings": common_readings()}


def _words_to_spell(segmenter: Segmenter, names: Names) -> Iterator[str]:
    """All words that pinyin may mean, names first."""
    known = names.chinese()
    yield from dict.fromkeys((*known, *(w for w in segmenter.words if all(map(is_han, w)))))
