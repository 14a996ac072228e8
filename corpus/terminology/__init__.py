"""The table of terms becomes entries and lookups: a word in one language, its names in the other.

The data is `terms.tsv`: kind, English names, Chinese names, rule, source; names are separated by
`|`, the standard name first. `docs/terminology.md` says what each column may hold.

>>> Terminology.open().translations("state-based actions", Lang.ZH)[0]
'状态动作'
>>> [str(entry.rule) for entry in Terminology.open().by_name("践踏")]
['702.19']
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path

from corpus.errors import BadDocument, BadRuleNumber, Said, at_line
from corpus.ids import RuleId
from corpus.model import Lang
from corpus.structs import Struct

NUMBERED_BY = "2023-11-17"  # the edition whose numbers the table has
TABLE = Path(__file__).with_name("terms.tsv")
COLUMNS = ("kind", "en", "zh", "rule", "source")


class TermKind(StrEnum):
    """What a term names; the table is sorted in this order."""

    KEYWORD_ABILITY = "keyword ability"
    KEYWORD_ACTION = "keyword action"
    ABILITY_WORD = "ability word"
    ZONE = "zone"
    PHASE = "phase"
    STEP = "step"
    CARD_TYPE = "card type"
    SUPERTYPE = "supertype"
    SUBTYPE = "subtype"
    COLOR = "color"
    MANA = "mana"
    COUNTER_KIND = "counter kind"
    GAME_VARIANT = "game variant"
    GLOSSARY = "glossary"
    SECTION = "section"  # a chapter's or section's title that is no term of its own
    CONCEPT = "concept"  # a nickname or notion without a glossary entry


class Origin(StrEnum):
    """Where an entry's pair of standard names comes from."""

    MINED = "mined"  # stands in both languages in the documents
    HAND = "hand"  # written by hand


class Entry(Struct):
    """One term: its names in both languages, the standard name first, and where it is defined.

    `rule` is a number of the edition of 2023-11-17; None where no rule defines the term.
    """

    kind: TermKind
    en: tuple[str, ...]
    zh: tuple[str, ...]
    rule: RuleId | None
    source: Origin

    def names(self, lang: Lang) -> tuple[str, ...]:
        """The names in `lang`, the standard name first."""
        return self.en if lang is Lang.EN else self.zh


class Terminology:
    """Lookups by name over the entries of a table.

    >>> terminology = Terminology(load())
    >>> terminology.translations("ＥＴＢ", Lang.ZH)
    ('进入战场', '进战场', '进场')
    """

    __slots__ = ("_by_key", "entries")

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries = tuple(entries)
        found: dict[str, dict[Entry, None]] = {}
        for entry in self.entries:
            for name in (*entry.en, *entry.zh):
                found.setdefault(key_of(name), {})[entry] = None
        self._by_key: Mapping[str, tuple[Entry, ...]] = {k: tuple(v) for k, v in found.items()}

    @classmethod
    def open(cls) -> Terminology:
        """The lookups over the table of terms, made once."""
        return _opened()

    def by_name(self, text: str) -> tuple[Entry, ...]:
        """The entries that have `text` as a name in either language; empty if none has.

        Case, width, hyphens, quotation marks and apostrophes make no difference. An English
        plural finds the singular, but only if nothing has the plural itself as its name.
        """
        key = key_of(text)
        for candidate in (key, *_singulars(key)):
            entries = self._by_key.get(candidate)
            if entries:
                return entries
        return ()

    def translations(self, text: str, to: Lang) -> tuple[str, ...]:
        """The names in `to` of every term called `text`: all standard names, then the others."""
        found = [entry.names(to) for entry in self.by_name(text)]
        names = [each[0] for each in found] + [name for each in found for name in each[1:]]
        return tuple(dict.fromkeys(names))


@cache
def _opened() -> Terminology:
    """The one `Terminology` of the table."""
    return Terminology(load())


@cache
def load() -> tuple[Entry, ...]:
    """The entries of the table of terms, in its order. Raises `BadDocument` with all bad rows."""
    return read_table(TABLE.read_text(encoding="utf-8"), TABLE.name)


def read_table(text: str, file: str) -> tuple[Entry, ...]:
    """The entries of a table in the form of `terms.tsv`.

    Raises `BadDocument`, which names every malformed row with its line.
    """
    head, *rows = text.splitlines() or [""]
    problems = []
    if tuple(head.split("\t")) != COLUMNS:
        columns = ", ".join(COLUMNS)
        problems.append(at_line(1, f"expected the columns {columns}.", f"各列应为{columns}。"))
    entries: list[Entry] = []
    numbers: dict[str, RuleId | None] = {"": None}
    for line, row in enumerate(rows, 2):
        cells = row.split("\t")
        faults = _faults(cells, numbers)
        if faults:
            problems += [at_line(line, fault, fault.zh) for fault in faults]
            continue
        kind, en, zh, rule, source = cells
        names = tuple(en.split("|")), tuple(zh.split("|"))
        entries.append(Entry(_KINDS[kind], *names, numbers[rule], _ORIGINS[source]))
    if problems:
        raise BadDocument(file, problems)
    return tuple(entries)


_KINDS: Mapping[str, TermKind] = {kind.value: kind for kind in TermKind}
_ORIGINS: Mapping[str, Origin] = {origin.value: origin for origin in Origin}
_BAD_NAME = re.compile(r"\|\s|\s\||\|\|")  # empty, or with spaces around it


def _faults(cells: list[str], numbers: dict[str, RuleId | None]) -> list[Said]:
    """What is wrong with the cells of a row; adds the rule number they hold to `numbers`."""
    if len(cells) != len(COLUMNS):
        return [
            Said(
                f"expected {len(COLUMNS)} columns separated by tabs, not {len(cells)}.",
                f"应为{len(COLUMNS)}列，以制表符分隔，而不是{len(cells)}列。",
            )
        ]
    kind, en, zh, rule, source = cells
    faults = []
    if kind not in _KINDS:
        names = ", ".join(_KINDS)
        said = f"{kind!r} is not a kind of term; expected one of {names}."
        faults.append(Said(said, f"“{kind}”不是术语的种类；应为{names}之一。"))
    if _BAD_NAME.search(f"|{en}|{zh}|"):
        said = f"{en!r} or {zh!r} has an empty name or a name with spaces around it."
        faults.append(Said(said, f"“{en}”或“{zh}”中有空名称，或名称前后有空格。"))
    if rule not in numbers:
        try:
            numbers[rule] = RuleId.parse(rule)
        except BadRuleNumber as error:
            faults.append(error.told)
    if source not in _ORIGINS:
        names = ", ".join(_ORIGINS)
        said = f"{source!r} is not a source; expected one of {names}."
        faults.append(Said(said, f"“{source}”不是来源；应为{names}之一。"))
    return faults


_DROPPED = str.maketrans("", "", "'‘’\"“”「」")
_JOIN = re.compile(r"(?<=[^\W\d])[-‐‑](?=[^\W\d])|\s+")


def key_of(name: str) -> str:
    """The form under which a name is looked up.

    >>> key_of("Ｓtate-Based  Action"), key_of("-1/-1 Counter")
    ('state based action', '-1/-1 counter')
    """
    plain = unicodedata.normalize("NFKC", name).translate(_DROPPED)
    return _JOIN.sub(" ", plain).strip().casefold()


def _singulars(key: str) -> Iterator[str]:
    """What an English plural may be the plural of, the likeliest first."""
    if not key.isascii() or not key.endswith("s") or key.endswith("ss"):
        return
    yield key[:-1]
    if key.endswith("ies"):
        yield key[:-3] + "y"
    elif key.endswith("es"):
        yield key[:-2]
