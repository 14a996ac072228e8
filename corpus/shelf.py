"""A text that an edition lacks in a language becomes another edition's, and is marked as such."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping
from datetime import date
from functools import cached_property, lru_cache

from corpus.changes import Carried, TraceStep
from corpus.concordance import Comparison, Piece, PieceKind, worded
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import Bilingual, Edition, Example, Lang, Rule, Term
from corpus.structs import Mutable, Struct
from corpus.terminology import TermKind

_NUMBERS = re.compile(r"\d+(?:\.\d+[a-z]*)?|\s+")
_LIKELY = {False: 0, None: 1, True: 2}  # that a text says the same, by whether it is reworded
_MOST_KEPT = 8_192  # rules of which it is kept what is lent to them and what they are called
_MOST_GLOSSARIES = 8  # of the editions whose glossaries are looked through for one entry


class Lent(Struct):
    """A rule of another edition that stands for one whose edition lacks a language."""

    graph: RuleGraph
    number: RuleId
    is_reworded: bool = False  # its words differ: it may not say the same

    @property
    def text(self) -> Bilingual:
        """What it says there."""
        return self.graph.rule(self.number).text


class LentExample(Struct):
    """An example of another edition, of the rule that `of` is; likewise."""

    of: Lent
    example: Example
    is_reworded: bool

    @property
    def text(self) -> Bilingual:
        """What it says there."""
        return self.example.text

    @property
    def graph(self) -> RuleGraph:
        """Its edition."""
        return self.of.graph


class LentTerm(Struct):
    """A glossary entry of another edition; `is_reworded` is None where nothing tells."""

    graph: RuleGraph
    term: Term
    is_reworded: bool | None

    @property
    def text(self) -> Bilingual:
        """What it says there."""
        return self.term.definition


class Shelf(Mutable, dict=True):
    """A library, and what is asked of its editions together."""

    library: Library

    def carried(self, number: RuleId, old: RuleGraph, new: RuleGraph) -> Carried:
        """What a rule of one edition is in another: by facts, else by content."""
        return self.library.as_of(number, old.edition.key, new.edition.key)

    def traced(self, number: RuleId, key: str) -> tuple[TraceStep, ...]:
        """A rule of the edition `key` through all editions, oldest first."""
        return self.library.trace(number, key)

    def compared(self, old: Edition, new: Edition) -> Comparison:
        """The comparison of two editions; raises `NoCommonGround`."""
        return self.library.compare(old, new)

    def differences(
        self, number: RuleId, graph: RuleGraph, other: RuleGraph
    ) -> Mapping[Lang, tuple[Piece, ...]]:
        """What changed in the words of a rule from the older of two editions to the newer.

        In each language that both have it in; empty where the words are the same. Nothing but this
        rule is compared: what it refers to is carried.
        """
        there = self.carried(number, graph, other).numbers
        back = (self.carried(one, other, graph).numbers for one in there)
        here = tuple(sorted({number, *(one for numbers in back for one in numbers)}))
        sides = [(graph.edition, here), (other.edition, there)]
        old, new = sorted(sides, key=lambda side: side[0].date)

        def was(cited: RuleId) -> Hashable:
            numbers = self.library.carried(cited, old[0].key, new[0].key).numbers
            return numbers[0] if numbers else cited

        found = worded(old, new, was) if there else {}
        same = (PieceKind.EQUAL, PieceKind.RENUMBERED)
        is_same = all(piece.kind in same for pieces in found.values() for piece in pieces)
        return {} if is_same else found

    def in_language(self, graph: RuleGraph, number: RuleId, lang: Lang) -> Lent | None:
        """The rule in a language that its edition lacks, as another edition has it.

        One that says the same comes first, the newest; else the nearest, whose words differ. None
        if no edition is known to have the rule in that language.
        """
        return self._known_lent(graph, number, lang)

    def title(self, graph: RuleGraph, number: RuleId) -> Bilingual:
        """The title of the nearest heading at or above `number`, in both languages if possible.

        A language that the edition lacks comes from an edition whose heading is the same, else from
        the table of terms.
        """
        return self._known_title(graph, number)

    @cached_property
    def _known_lent(self) -> Callable[[RuleGraph, RuleId, Lang], Lent | None]:
        """What is lent, kept as long as it is asked for: a page names the rules around its own."""
        return lru_cache(_MOST_KEPT)(self._in_language)

    @cached_property
    def _known_title(self) -> Callable[[RuleGraph, RuleId], Bilingual]:
        return lru_cache(_MOST_KEPT)(self._title)

    def _in_language(self, graph: RuleGraph, number: RuleId, lang: Lang) -> Lent | None:
        differing: list[tuple[str, RuleId]] = []
        for key in self._speaking(graph, lang):
            carried = self.library.as_of(number, graph.edition.key, key)
            if len(carried.numbers) != 1:
                continue
            there = carried.numbers[0]
            if not self._speaks(key, there, lang):
                continue
            if not carried.is_exact:
                differing.append((key, there))
            elif (found := self._lent(key, there, lang, is_reworded=False)) is not None:
                return found
        differing.sort(key=lambda one: _apart(one[0], graph))
        found_there = (self._lent(*one, lang, is_reworded=True) for one in differing)
        return next(filter(None, found_there), None)

    def example_in_language(
        self, graph: RuleGraph, rule: Rule, example: Example, lang: Lang
    ) -> LentExample | None:
        """The same example in a language that its edition lacks.

        It is that of the same place among as many examples of the rule that `in_language` lends.
        """
        lent = self.in_language(graph, rule.id, lang)
        if lent is None:
            return None
        others = lent.graph.rule(lent.number).examples
        if len(others) != len(rule.examples) or others[example.n - 1].text.get(lang) is None:
            return None
        found = others[example.n - 1]
        says_another = _says_another(example.text, found.text, lang.other)
        return LentExample(lent, found, lent.is_reworded or bool(says_another))

    def term_in_language(self, graph: RuleGraph, term: Term, lang: Lang) -> LentTerm | None:
        """The glossary entry of another edition that has a text in a language that this one lacks.

        One that says the same in the other language comes first, then one of which nothing tells.
        """
        found: LentTerm | None = None
        for other in self._glossaries(graph, lang):
            entry = _entry(other, term)
            if entry is None or entry.definition.get(lang) is None:
                continue
            is_another = _says_another(term.definition, entry.definition, lang.other)
            if found is None or _LIKELY[is_another] < _LIKELY[found.is_reworded]:
                found = LentTerm(other, entry, is_another)
            if is_another is False:
                break
        return found

    def term_names(self, graph: RuleGraph, term: Term) -> Bilingual:
        """The names of a glossary entry as printed; what it lacks from the table of terms, else
        from another edition's glossary."""
        names = term.name
        known = tuple(dict.fromkeys(name for each in term.names.values() for name in each))
        for lang in Lang:
            if names.get(lang) is None:
                found = next(filter(None, (_in_table(graph, name, lang) for name in known)), None)
                found = found or self._name_elsewhere(graph, term, lang)
                names = names.with_text(lang, found) if found else names
        return names

    def find_term(self, graph: RuleGraph, name: str) -> Term | None:
        """The glossary entry called `name`, be it by another edition's glossary alone."""
        found = graph.find_term(name)
        if found is not None or not graph.edition.terms:
            return found
        own = self.library.languages_of(graph.edition.key)
        others = (
            other for lang in Lang if lang not in own for other in self._glossaries(graph, lang)
        )
        entries = (entry for other in others if (entry := other.find_term(name)) is not None)
        return next((mine for entry in entries if (mine := _entry(graph, entry)) is not None), None)

    def _title(self, graph: RuleGraph, number: RuleId) -> Bilingual:
        way = (number, *number.ancestors())
        heading = next((n for n in way if n in graph and graph.rule(n).is_heading), None)
        if heading is None:
            return Bilingual()
        if heading != number:
            return self._known_title(graph, heading)
        text = graph.rule(heading).text
        for lang in Lang:
            known = text.get(lang.other)
            if text.get(lang) is None and known is not None:
                found = self._title_elsewhere(graph, heading, lang) or _headed(graph, known, lang)
                text = text.with_text(lang, found) if found else text
        return text

    def _title_elsewhere(self, graph: RuleGraph, number: RuleId, lang: Lang) -> str | None:
        """The title that another edition gives the same heading."""
        found = self.in_language(graph, number, lang)
        if found is None or found.is_reworded:
            return None
        return found.graph.rule(found.number).text.get(lang)

    def _name_elsewhere(self, graph: RuleGraph, term: Term, lang: Lang) -> str | None:
        """The name that the nearest other glossary gives the same entry."""
        entries = (_entry(other, term) for other in self._glossaries(graph, lang))
        return next((name for one in entries if one and (name := one.name.get(lang))), None)

    def _speaking(self, graph: RuleGraph, lang: Lang) -> list[str]:
        """The other editions that have documents in a language, the newest first."""
        own = graph.edition.key
        return [key for key in reversed(self._spoken[lang]) if key != own]

    def _speaks(self, key: str, number: RuleId, lang: Lang) -> bool:
        """True if a document of an edition has the rule's chapter or section in a language."""
        parts = ("all", str(number.chapter), str(number.section))
        return not self._spoken[lang][key].isdisjoint(parts)

    @cached_property
    def _spoken(self) -> dict[Lang, dict[str, frozenset[str]]]:
        """What the documents of each edition cover, by language; oldest edition first."""
        found: dict[Lang, dict[str, frozenset[str]]] = {lang: {} for lang in Lang}
        for key in self.library.keys:
            for info in self.library.documents_of(key):
                for lang in info.languages:
                    found[lang][key] = found[lang].get(key, frozenset()).union(info.covers)
        return found

    def _glossaries(self, graph: RuleGraph, lang: Lang) -> list[RuleGraph]:
        """The nearest other editions with a glossary and documents in a language."""
        near = sorted(self._speaking(graph, lang), key=lambda key: _apart(key, graph))
        keys = [key for key in near if self.library.holding(key).terms]
        return [self.library.graph(key) for key in keys[:_MOST_GLOSSARIES]]

    def _lent(self, key: str, number: RuleId, lang: Lang, is_reworded: bool) -> Lent | None:
        """A rule of another edition, if it has a text in the language."""
        graph = self.library.graph(key)
        has_text = number in graph and graph.rule(number).text.get(lang) is not None
        return Lent(graph, number, is_reworded) if has_text else None


def _entry(graph: RuleGraph, term: Term) -> Term | None:
    """The entry of another glossary for a term, by any of its names."""
    return next(filter(None, (graph.find_term(name) for _, name in term.name.items())), None)


def _apart(key: str, graph: RuleGraph) -> int:
    """The days between an edition and another."""
    return abs((date.fromisoformat(key) - graph.edition.date).days)


def _says_another(one: Bilingual, other: Bilingual, lang: Lang) -> bool | None:
    """Whether two texts differ in a language that both have, numbers aside; else None."""
    texts = one.get(lang), other.get(lang)
    if texts[0] is None or texts[1] is None:
        return None
    bare = [_NUMBERS.sub("", text or "") for text in texts]
    return bare[0] != bare[1]


def _in_table(graph: RuleGraph, name: str, lang: Lang) -> str | None:
    """The standard name in a language of a term of the table."""
    return next(iter(graph.terminology.translations(name, lang)), None)


def _headed(graph: RuleGraph, name: str, lang: Lang) -> str | None:
    """The standard name of the term that a title is, headings' own entries first."""
    entries = graph.terminology.by_name(name)
    best = sorted(entries, key=lambda entry: entry.kind is not TermKind.SECTION)
    return next((names[0] for entry in best if (names := entry.names(lang))), None)
