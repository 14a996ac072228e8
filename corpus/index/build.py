"""Editions and the table of terms become an index in a folder."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from whoosh import index as whoosh_index
from whoosh.codec.whoosh3 import W3Codec

from corpus.analysis.chinese import STOP_WORDS as CHINESE_STOP_WORDS
from corpus.analysis.chinese import Segmenter
from corpus.analysis.english import STOP_WORDS, stem
from corpus.analysis.everyday import everyday
from corpus.analysis.fold import fold, is_han
from corpus.analysis.names import Concept, Names, title_key
from corpus.analysis.pinyin import common_readings, spell
from corpus.analysis.tokens import TokenKind, scan
from corpus.garbage import uncollected
from corpus.ids import RuleId
from corpus.index.channels import CHANNELS
from corpus.index.compiled import compile_channel
from corpus.index.entries import Entry, HitKind
from corpus.index.groups import entries_of
from corpus.index.meanings import compile_meanings
from corpus.index.schema import schema
from corpus.index.store import KINDS, WHOOSH, Facts, write
from corpus.index.translations import Pair, mine
from corpus.lineage import shipped
from corpus.model import Edition, Lang
from corpus.newest import Newest
from corpus.terminology import NUMBERED_BY
from corpus.terminology import Entry as TermEntry

_Aliases = Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]


def write_index(
    editions: Sequence[Edition],
    terminology: Iterable[TermEntry],
    folder: Path,
    default: str,
    *,
    packed: bool = False,
) -> None:
    """Writes a whole index into `folder`, an empty one; a packed index has no files of Whoosh's."""
    concepts = tuple(Concept(term.en, term.zh, str(term.rule or "")) for term in terminology)
    names = Names(concepts)
    groups = entries_of(editions, default)
    entries = [entry for group in groups for entry in group]
    runs = _runs(text for entry in entries for text in (entry.text.zh, entry.name.zh) if text)
    said = [word for row in everyday() for word in row if is_han(word[0])]
    segmenter = Segmenter.learned(runs, [*names.chinese(), *said])
    (folder / WHOOSH).mkdir()
    with uncollected():
        _write_whoosh(folder / WHOOSH, groups, segmenter, names, default)
        whoosh: Any = whoosh_index.open_dir(str(folder / WHOOSH))  # its reader has no types
        with whoosh.reader() as reader:
            channels = {channel: compile_channel(reader, channel) for channel in CHANNELS}
    translations = mine(_pairs(entries, segmenter))
    channels["meaning"] = compile_meanings(channels, names, translations, len(entries))
    keys = [edition.key for edition in editions]
    words = {
        "default": default,
        "editions": keys,
        "dictionary": segmenter.words,
        "concepts": concepts,
        "translations": translations,
        "forms": _forms(entries),
        "channels": {name: list(postings.slots) for name, postings in channels.items()},
    }
    sounds = _sounds(segmenter, names, channels["word"].slots)
    files = {"words": words, "rows": list(map(_row, entries)), "sounds": sounds}
    newest = Newest(info for edition in editions for info in edition.documents)
    write(folder, entries, _facts(groups, keys, newest), channels, files, packed=packed)
    if packed:
        shutil.rmtree(folder / WHOOSH)


def _write_whoosh(
    folder: Path, groups: list[list[Entry]], segmenter: Segmenter, names: Names, default: str
) -> None:
    """Writes the Whoosh index; the entries' document numbers are their places."""
    aliases = _aliases(names.concepts, default)
    index: Any = whoosh_index.create_in(str(folder), schema(segmenter, names))
    codec: Any = W3Codec  # has no types
    writer = index.writer(limitmb=128, codec=codec(blocklimit=1 << 15, compression=0))
    place = 0
    for group in groups:
        # The table of terms is carried to the default edition: others share its meaning.
        known = aliases if group[0].edition == default else {}
        for entry in group:
            writer.add_document(place=place, **_fields(entry, known, names))
            place += 1
    writer.commit(optimize=True)


def _fields(entry: Entry, aliases: _Aliases, names: Names) -> dict[str, Any]:
    """The fields of one entry, the empty ones left out."""
    head = _heads(entry)
    alias = _alias(entry, aliases, names)
    body = entry.text if entry.kind is not HitKind.HEADING else None
    crumbs = [crumb.title for crumb in entry.path[1:]]
    path = {lang: " / ".join(title.get(lang) or "" for title in crumbs) for lang in Lang}
    bodies = {lang: (body.get(lang) or "" if body else "") for lang in Lang}
    fields = {"edition": entry.edition, "kind": entry.kind.value, "chapter": str(entry.chapter)}
    for lang in Lang:
        fields[f"head_{lang}"] = " / ".join(head[lang])
        fields[f"alias_{lang}"] = " / ".join(alias[lang])
        fields[f"path_{lang}"] = path[lang]
        fields[f"body_{lang}"] = bodies[lang]
    heads = " / ".join(name for lang in Lang for name in (*head[lang], *alias[lang]))
    text = " / ".join(bodies.values())
    fields |= {
        "concept_head": heads,
        "concept_path": " / ".join(path.values()),
        "concept_body": text,
        "gram": " / ".join((*head[Lang.ZH], bodies[Lang.ZH])),
        "cites": text,
        "symbol": text,
        "title": ",".join(
            sorted({title_key(n) for lang in Lang for n in head[lang] + alias[lang]})
        ),
    }
    if entry.number:
        number = RuleId.parse(entry.number)
        if entry.kind is not HitKind.EXAMPLE:
            fields["number"] = entry.number
        fields["within"] = " ".join([entry.number, *map(str, number.ancestors())])
    return {name: value for name, value in fields.items() if value.strip(" /")}


def _heads(entry: Entry) -> dict[Lang, tuple[str, ...]]:
    """The names of a heading or a term, by language."""
    heads = {}
    for lang in Lang:
        name = entry.name.get(lang)
        own = (name,) if name else ()
        heads[lang] = tuple(dict.fromkeys((*own, *entry.names.get(lang, ()))))
    return heads


def _aliases(concepts: Sequence[Concept], edition: str) -> _Aliases:
    """The names of the table of terms by the number that defines them in an edition."""
    lineage = shipped()
    is_known = lineage.knows(edition)
    found: dict[str, tuple[list[str], list[str]]] = {}
    for concept in concepts:
        if not concept.rule:
            continue
        number = RuleId.parse(concept.rule)
        there = lineage.carried(number, NUMBERED_BY, edition).numbers if is_known else (number,)
        for one in there[:1]:
            en, zh = found.setdefault(str(one), ([], []))
            en += concept.en
            zh += concept.zh
    return {number: (tuple(en), tuple(zh)) for number, (en, zh) in found.items()}


def _alias(entry: Entry, aliases: _Aliases, names: Names) -> dict[Lang, tuple[str, ...]]:
    """The names that the table of terms gives to an entry, by language."""
    if entry.kind is HitKind.TERM:
        own = [
            names.concepts[i]
            for zh in entry.names.get(Lang.ZH, ())
            for i in names.of_word(fold(zh))
        ]
        return {
            Lang.EN: tuple(dict.fromkeys(name for concept in own for name in concept.en)),
            Lang.ZH: tuple(dict.fromkeys(name for concept in own for name in concept.zh)),
        }
    if entry.kind is HitKind.EXAMPLE:
        return {Lang.EN: (), Lang.ZH: ()}
    en, zh = aliases.get(entry.number, ((), ()))
    return {Lang.EN: en, Lang.ZH: zh}


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
    return {t.text for text in texts for t in scan(fold(text)) if t.kind is TokenKind.HAN}


def _pairs(entries: Iterable[Entry], segmenter: Segmenter) -> list[Pair]:
    """The words of every text that stands in both languages."""
    return [
        (_english(entry.text.en), _chinese(entry.text.zh, segmenter))
        for entry in entries
        if entry.text.en and entry.text.zh
    ]


def _english(text: str) -> list[str]:
    """The stems of a text, stop words left out."""
    tokens = scan(fold(text))
    return [
        stem(t.text) for t in tokens if t.kind is TokenKind.WORD and t.text not in STOP_WORDS
    ]  # fmt: skip


def _chinese(text: str, segmenter: Segmenter) -> list[str]:
    """The words of a text, stop words left out."""
    runs = (token.text for token in scan(fold(text)) if token.kind is TokenKind.HAN)
    return [w for run in runs for w in segmenter.cut(run) if w not in CHINESE_STOP_WORDS]


def _row(entry: Entry) -> str:
    """The stems of an entry's English names and text in their order, for phrases."""
    names = dict.fromkeys((*filter(None, (entry.name.en,)), *entry.names.get(Lang.EN, ())))
    body = entry.text.en if entry.kind is not HitKind.HEADING else None
    parts = (" / ".join(names), body or "")
    return " | ".join(" ".join(_stems(part)) for part in parts)


def _stems(text: str) -> list[str]:
    """The stems of a text."""
    return [stem(t.text) for t in scan(fold(text)) if t.kind is TokenKind.WORD]


def _forms(entries: Iterable[Entry]) -> list[str]:
    """The English words of the texts as written, the most frequent first, for spelling."""
    counts: Counter[str] = Counter()
    for entry in entries:
        for text in (entry.text.en, entry.name.en, entry.text.zh):
            tokens = scan(fold(text or ""))
            counts.update(t.text for t in tokens if t.kind is TokenKind.WORD and t.text.isalpha())
    return [word for word, _ in counts.most_common() if len(word) > 2]


def _sounds(segmenter: Segmenter, names: Names, there: Mapping[str, int]) -> dict[str, object]:
    """The pinyin of the words in the texts and of all names, and of common characters."""
    words: dict[str, list[str]] = {}
    for word in _words_to_spell(segmenter, names):
        if len(word) > 1 and word in there:
            words.setdefault(spell(word), []).append(word)
    return {"words": words, "readings": common_readings()}


def _words_to_spell(segmenter: Segmenter, names: Names) -> Iterator[str]:
    """All words that pinyin may mean, names first."""
    known = names.chinese()
    yield from dict.fromkeys((*known, *(w for w in segmenter.words if all(map(is_han, w)))))
