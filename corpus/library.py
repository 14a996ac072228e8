"""Every document, shipped and imported, becomes editions and their graphs: the corpus's front door.

>>> library = Library.open(imports=None)
>>> library.graph().rule(RuleId.parse("702.19")).text.zh
'践踏'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache, cached_property
from pathlib import Path

from corpus.changes import Carried, TraceStep, no_such_rule, not_covered
from corpus.concordance import as_of, follow
from corpus.documents import SHIPPED, Fault, catalog, faults, sound
from corpus.errors import BadDocument, UnknownRule
from corpus.graph import RuleGraph
from corpus.holdings import Holdings
from corpus.ids import RuleId
from corpus.joining import own_lineage
from corpus.later import Later, Standing
from corpus.lineage import Lineage
from corpus.model import Bilingual, Lang, Rule, Source, Variant
from corpus.terminology import NUMBERED_BY, Entry, Terminology
from corpus.variants import told


class Library(Holdings):
    """The loaded editions. Values of one moment: open it again after an import."""

    damaged: tuple[BadDocument, ...] = ()  # imported documents that can't be served, and why

    @classmethod
    def open(cls, imports: Path | None = None) -> Library:
        """The shipped documents, and those in the folder `imports` if one is given.

        What is damaged there is left out, and told by `damaged`.
        """
        documents = dict.fromkeys(catalog(), SHIPPED)
        wrong: tuple[BadDocument, ...] = ()
        if imports is not None:
            found, wrong = sound(imports)
            documents |= dict.fromkeys(found, imports)
        library = cls(documents, Terminology.open(), imports)
        library.damaged = wrong
        return library

    def with_rule(self, number: RuleId) -> tuple[RuleGraph, ...]:
        """The graphs that have this number, oldest edition first."""
        return tuple(self.graph(key) for key in self.keys if self.has(key, number))

    def find(self, number: RuleId, key: str | None = None) -> tuple[RuleGraph, Rule]:
        """The rule in the edition asked for, else in the default, else in the newest that has it.

        Raises `UnknownRule` as the default edition's, with the nearest numbers.
        """
        if key is None and number not in self.graph():
            others = self.with_rule(number)
            if others:
                return others[-1], others[-1].rule(number)
        graph = self.graph(key)
        return graph, graph.rule(number)

    @cached_property
    def lineage(self) -> Lineage:
        """Which number became which, from edition to edition, whether they are loaded or not."""
        return own_lineage(self)

    def as_of(self, number: RuleId, old: str, new: str) -> Carried:
        """The citation `number` of one loaded edition carried to another.

        By facts, else by content; `kind` is None where nothing tells, or the documents of `new`
        do not hold the rule.
        """
        found = self.carried(number, old, new)
        if all(self.has(new, one) for one in found.numbers):
            return found
        return Carried(number, (), None, False, not_covered(new, number, old))

    def carried(self, number: RuleId, old: str, new: str) -> Carried:
        """The citation `number` of one edition carried to another, loaded or not."""
        lineage = self.lineage
        is_sure = lineage.has(old) and lineage.has(new)
        is_known = lineage.knows(old) and lineage.knows(new)
        facts = lineage.carried(number, old, new) if is_known else None
        if facts is not None and facts.kind is not None and is_sure:
            return facts
        if old in self.keys and new in self.keys:
            editions = (self.graph(old).edition, self.graph(new).edition)
            words = as_of(number, *editions, self.compare)
            if words.kind is not None or facts is None:
                return words
        return facts or Carried(number, (), None, False, _not_known(old, new))

    def later(self, number: RuleId, key: str) -> Later | None:
        """What later editions made of a rule of an edition, as far as the table tells."""
        return self.lineage.later(number, key)

    def standing(self, number: RuleId, key: str) -> Standing | None:
        """Where a rule that is cited by an edition can be read: there, else in the nearest edition.

        Nearest by date, the newer first of two. None where no loaded edition is known to have it.
        """
        if self.has(key, number):
            return Standing(number, key, number, key)
        day = date.fromisoformat(key)
        near = sorted(self.keys, key=lambda k: (abs((date.fromisoformat(k) - day).days), k < key))
        for there in near:
            found = self.carried(number, key, there)
            if found.numbers and self.has(there, found.numbers[0]):
                return Standing(number, key, found.numbers[0], there, found.is_reworded)
        return None

    def cited(self, number: RuleId, key: str | None = None) -> Standing:
        """The rule as `find` has it, or where one of a known edition without its text stands.

        Raises `UnknownRule` and `UnknownEdition`.
        """
        if key is not None and key in self.lineage.editions and not self.has(key, number):
            is_there = number in self.lineage.numbers(key)
            found = self.standing(number, key) if is_there else None
            if found is not None:
                return found
            if key not in self.keys:
                raise UnknownRule(str(number), key)
        edition = self.find(number, key)[0].edition.key
        return Standing(number, edition, number, edition)

    def defined(self, entry: Entry, key: str) -> RuleId | None:
        """The rule of an edition that defines a term of the table, if its documents hold it."""
        if entry.rule is None:
            return None
        found = self.as_of(entry.rule, NUMBERED_BY, key).numbers
        return found[0] if found else None

    def trace(self, number: RuleId, key: str) -> tuple[TraceStep, ...]:
        """A rule of the edition `key` through all editions that are known, oldest first.

        Raises `UnknownEdition` and `UnknownRule`.
        """
        day = self.named(key)
        is_known = day in self.lineage.editions and number in self.lineage.numbers(day)
        if not is_known and not self.has(day, number):
            raise UnknownRule(str(number), day)
        return follow(number, day, self.known, self.carried)

    def trace_texts(self, number: RuleId, key: str) -> tuple[TraceStep, ...]:
        """The same from a loaded edition through the loaded ones whose documents hold the rule."""
        self.graph(key).rule(number)
        steps = follow(number, self.resolve(key), self.keys, self.as_of)
        return tuple(s for s in steps if s.numbers or s.kind or s.reason == no_such_rule(s.edition))

    def place(self, number: RuleId, key: str | None = None) -> str:
        """The edition of a rule as `find` has it, or one that is known and not loaded."""
        if key is not None and (day := self.named(key)) not in self.keys:
            return day
        return self.find(number, key)[0].edition.key

    @cached_property
    def known(self) -> tuple[str, ...]:
        """The editions that are loaded, and those of which the numbers are known; oldest first."""
        return tuple(sorted({*self.keys, *self.lineage.editions}))

    def named(self, key: str) -> str:
        """The date of the known edition meant by `key`; raises `UnknownEdition`."""
        return key if key in self.known else self.resolve(key)

    def faults_at(self, key: str, number: RuleId) -> tuple[Fault, ...]:
        """The document faults noted for a rule of an edition, and other words of its documents."""
        noted = tuple(f for f in _faults() if f.edition == key and f.rule == str(number))
        rule = self.graph(key).rule(number)
        return noted + _other_words(key, str(number), "", rule.variants, rule.sources)

    def faults_of_term(self, key: str, name: str) -> tuple[Fault, ...]:
        """The document faults noted for a glossary entry of an edition, by its printed name."""
        noted = tuple(f for f in _faults() if f.edition == key and f.term == name)
        return noted + tuple(
            fault
            for term in self.graph(key).edition.terms
            for lang, own in term.name.items()
            if own == name
            for fault in _other_words(
                key, "", name, [v for v in term.variants if v.lang is lang], term.sources
            )
        )


def _not_known(old: str, new: str) -> Bilingual:
    return Bilingual(f"{old} or {new} is not known", f"{old}版或{new}版不在已知版本之列")


def _other_words(
    key: str,
    rule: str,
    term: str,
    variants: Iterable[Variant],
    sources: Mapping[Lang, Source] | None,
) -> tuple[Fault, ...]:
    """What further documents of an edition have other words for, as notes beside the entry."""
    found = []
    for one in variants:
        note = told(one, (sources or {})[one.lang].document)
        found.append(Fault(key, rule, term, one.lang, note.en or "", note.zh or ""))
    return tuple(found)


@cache
def _faults() -> tuple[Fault, ...]:
    return faults()
