"""Documents, shipped and imported, become editions, their graphs and their comparisons.

What was worked out once is kept in the folder of the imports (`corpus/kept.py`): how much an
edition holds and how it compares with another is then told without reading it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cached_property
from pathlib import Path

from corpus.alike import By, most_alike
from corpus.concordance import Comparison, Record, compare
from corpus.documents import text_of
from corpus.editions import build_edition
from corpus.errors import NoCommonGround, UnknownEdition
from corpus.formats import named
from corpus.garbage import uncollected
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.kept import FOLDER, Holding, Kept
from corpus.model import DocumentInfo, Edition, Lang
from corpus.releases import date_of
from corpus.terminology import NUMBERED_BY, Terminology
from corpus.vocabulary import Vocabulary


class Holdings:
    """The documents at hand, and the editions that they are; each is read when asked for."""

    def __init__(
        self,
        documents: Mapping[DocumentInfo, Path],
        terminology: Terminology,
        imports: Path | None = None,
    ) -> None:
        self.terminology = terminology
        self.documents = tuple(documents)
        self._folders = documents
        self.kept = Kept(imports / FOLDER if imports is not None else None)
        self._graphs: dict[str, RuleGraph] = {}
        self._holdings: dict[str, Holding] = {}
        self._numbers: dict[str, frozenset[RuleId]] = {}
        self._records: dict[tuple[str, str], Record | None] = {}
        self._comparisons: dict[tuple[str, str], Comparison] = {}
        found: dict[date, list[DocumentInfo]] = defaultdict(list)
        for info in documents:
            found[info.edition].append(info)
        self._by_edition = {day.isoformat(): found[day] for day in sorted(found)}

    @property
    def keys(self) -> tuple[str, ...]:
        """The editions' dates, oldest first: `2023-11-17`."""
        return tuple(self._by_edition)

    @property
    def default(self) -> str:
        """The edition that answers when none is asked for: the newest whole book."""
        whole = (key for key in reversed(self.keys) if self.is_whole(key))
        return next(whole, NUMBERED_BY)

    def languages_of(self, key: str) -> tuple[Lang, ...]:
        """The languages that any document of a loaded edition has."""
        found = {lang for document in self._by_edition[key] for lang in document.languages}
        return tuple(lang for lang in Lang if lang in found)

    def editions_documents(self) -> Sequence[Sequence[DocumentInfo]]:
        """The documents of each loaded edition, oldest first."""
        return tuple(self._by_edition.values())

    def documents_of(self, key: str) -> tuple[DocumentInfo, ...]:
        """The documents of a loaded edition."""
        return tuple(self._by_edition[key])

    def is_whole(self, key: str, lang: Lang | None = None) -> bool:
        """True if a document of an edition is a whole book, in a language if one is given."""
        documents = self._by_edition[key]
        return any("all" in info.covers and lang in (None, *info.languages) for info in documents)

    def graph(self, key: str | None = None) -> RuleGraph:
        """The graph of an edition, the default one without `key`.

        A year or month stands for its latest edition. Raises `UnknownEdition`.
        """
        wanted = self.resolve(key or self.default)
        if wanted not in self._graphs:
            self._graphs[wanted] = self._read(wanted)
        return self._graphs[wanted]

    def graphs(self) -> tuple[RuleGraph, ...]:
        """All graphs, oldest edition first."""
        return tuple(self.graph(key) for key in self.keys)

    def editions(self) -> tuple[Edition, ...]:
        """All editions, oldest first."""
        return tuple(graph.edition for graph in self.graphs())

    def resolve(self, key: str) -> str:
        """The date of the edition meant by `key`: a date, the beginning of one, a set's code."""
        plain = date_of(key.strip()) or key.strip()
        if len(plain) == 8 and plain.isdigit():
            plain = f"{plain[:4]}-{plain[4:6]}-{plain[6:]}"
        begins = [known for known in self.keys if known.startswith(plain)] if plain else []
        if begins:
            return begins[-1]
        near = [name for name, _ in most_alike(plain, self.keys, 2, least=60, by=By.PARTS)]
        raise UnknownEdition(key, self.keys, near)

    def holding(self, key: str) -> Holding:
        """What a loaded edition holds; it is read if that was not kept."""
        if key not in self._holdings:
            documents = self._by_edition[key]
            found = self.kept.holding(documents)
            if found is None:
                found = Holding.of(self.graph(key).edition)
                self.kept.keep_holding(documents, found)
            self._holdings[key] = found
        return self._holdings[key]

    def numbers(self, key: str) -> frozenset[RuleId]:
        """The numbers of a loaded edition."""
        if key not in self._numbers:
            self._numbers[key] = frozenset(self.holding(key).numbers)
        return self._numbers[key]

    def has(self, key: str, number: RuleId) -> bool:
        """True if a loaded document holds the rule of this edition."""
        return key in self.keys and number in self.numbers(key)

    def record(self, old: str, new: str) -> Record | None:
        """How two loaded editions compare, without their texts; None if they can't be compared."""
        pair = (old, new)
        if pair not in self._records:
            documents = (self._by_edition[old], self._by_edition[new])
            found = self.kept.record(*documents)
            if found is None:
                found = (self._compared(*pair),)
                self.kept.keep_record(*documents, found[0])
            self._records[pair] = found[0]
        return self._records[pair]

    def tidy(self) -> None:
        """Removes what was kept of documents that are no longer here."""
        self.kept.tidy(self.editions_documents())

    def compare(self, old: Edition, new: Edition) -> Comparison:
        """The comparison of two editions, worked out once. Raises `NoCommonGround`."""
        if old.key not in self.keys or new.key not in self.keys:
            return compare(old, new)
        pair = (old.key, new.key)
        record = self.record(*pair)
        if record is None:
            has_language = any(lang in new.languages for lang in old.languages)
            raise NoCommonGround(old.key, new.key, has_language)
        if pair not in self._comparisons:
            self._comparisons[pair] = record.comparison(old, new)
        return self._comparisons[pair]

    def _compared(self, old: str, new: str) -> Record | None:
        try:
            return Record.of(compare(self.graph(old).edition, self.graph(new).edition))
        except NoCommonGround:
            return None

    @cached_property
    def _vocabulary(self) -> Vocabulary:
        return Vocabulary(self.terminology.entries)

    def edition_of(self, key: str, documents: Sequence[DocumentInfo]) -> Edition:
        """An edition as far as some documents have it."""
        own = [info for info in self._by_edition[key] if info in documents]
        if len(own) == len(self._by_edition[key]):
            return self.graph(key).edition
        return self._built(key, own)

    def _built(self, key: str, documents: Sequence[DocumentInfo]) -> Edition:
        read = [
            (info, named(info.format).read(text_of(info, self._folders[info])))
            for info in documents
        ]
        return build_edition(date.fromisoformat(key), read)

    def _read(self, key: str) -> RuleGraph:
        with uncollected():
            edition = self._built(key, self._by_edition[key])
            return RuleGraph(edition, self.terminology, self._vocabulary)
