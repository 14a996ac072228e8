"""An edition becomes a graph: children, neighbors, references both ways, terms in text.

Every link stays inside its edition: the same number may be a different rule in another.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cached_property

from corpus.alike import By, most_alike
from corpus.errors import UnknownRule, UnknownTerm
from corpus.garbage import uncollected
from corpus.ids import RuleId
from corpus.links import references
from corpus.model import (
    Bilingual,
    Edge,
    EdgeKind,
    Edition,
    Example,
    Lang,
    Place,
    Rule,
    Span,
    Term,
)
from corpus.structs import Struct
from corpus.terminology import Entry, Terminology, key_of
from corpus.vocabulary import TermUse, Vocabulary


class Text(Struct):
    """A text of the edition with the place it stands in."""

    place: Place
    text: Bilingual


class RuleGraph:
    """One edition with everything that connects its entries."""

    def __init__(self, edition: Edition, terminology: Terminology, vocabulary: Vocabulary) -> None:
        self.edition = edition
        self.terminology = terminology
        self.vocabulary = vocabulary
        self.numbers = tuple(edition.rules)
        self._position = {number: i for i, number in enumerate(self.numbers)}

    # -- rules and their place in the book ------------------------------------------------

    def rule(self, number: RuleId) -> Rule:
        """The entry with this number; raises `UnknownRule`, which offers the nearest."""
        found = self.edition.rules.get(number)
        if found is None:
            raise UnknownRule(str(number), self.edition.key, self._nearest(number))
        return found

    def __contains__(self, number: object) -> bool:
        return number in self.edition.rules

    def covers(self, number: RuleId) -> bool:
        """True if the edition's documents hold the chapter or section that `number` is in."""
        return self.edition.covers(number)

    def chapters(self) -> tuple[RuleId, ...]:
        """The chapters, in order."""
        return tuple(number for number in self.numbers if not number.section)

    def children(self, number: RuleId) -> tuple[RuleId, ...]:
        """The entries one level below `number`, in order."""
        return self._children.get(number, ())

    def ancestors(self, number: RuleId) -> tuple[RuleId, ...]:
        """The entries above `number` that the edition has, the chapter first."""
        return tuple(n for n in reversed(list(number.ancestors())) if n in self)

    def previous(self, number: RuleId) -> RuleId | None:
        """The entry before `number` in the book; None for the first."""
        at = self._position[self.rule(number).id]
        return self.numbers[at - 1] if at else None

    def next(self, number: RuleId) -> RuleId | None:
        """The entry after `number` in the book; None for the last."""
        at = self._position[self.rule(number).id] + 1
        return self.numbers[at] if at < len(self.numbers) else None

    def title(self, number: RuleId) -> Bilingual:
        """The nearest heading's title at or above `number`; empty if no document has one."""
        for candidate in (number, *number.ancestors()):
            rule = self.edition.rules.get(candidate)
            if rule is not None and rule.is_heading:
                return rule.text
        return Bilingual()

    def examples(self) -> Iterator[Example]:
        """Every example of the edition, in book order."""
        for rule in self.edition.rules.values():
            yield from rule.examples

    # -- links -----------------------------------------------------------------------------

    def references(self, place: Place) -> tuple[Edge, ...]:
        """What the text at `place` refers to, in order of writing, both languages."""
        if "_edges_out" in vars(self):
            return self._edges_out.get(place, ())
        return tuple(self._links_of(Text(place, self.text_at(place))))  # no other text is read

    def references_of(self, number: RuleId) -> tuple[Edge, ...]:
        """What a rule and its examples refer to."""
        count = len(self.rule(number).examples)
        places = [Place(rule=number, example=n) for n in range(count + 1)]
        return tuple(edge for place in places for edge in self.references(place))

    def referenced_by(self, number: RuleId) -> tuple[Edge, ...]:
        """The links that lead to the rule `number`, in the order of their sources."""
        return self._edges_in.get(number, ())

    def edges(self) -> tuple[Edge, ...]:
        """Every link of the edition."""
        return tuple(edge for edges in self._edges_out.values() for edge in edges)

    def texts(self) -> Iterator[Text]:
        """Every text of the edition: rules, examples and glossary entries."""
        for rule in self.edition.rules.values():
            yield Text(Place(rule=rule.id), rule.text)
            for example in rule.examples:
                yield Text(Place(rule=rule.id, example=example.n), example.text)
        for i, term in enumerate(self.edition.terms):
            yield Text(Place(term=i), term.definition)

    # -- terms ------------------------------------------------------------------------------

    def terms_in(self, place: Place, lang: Lang) -> tuple[TermUse, ...]:
        """The terms used in the text at `place`, in order, those inside references left out."""
        text = self.text_at(place).get(lang) or ""
        taken = [edge.span for edge in self.references(place) if edge.lang is lang]
        uses = self.vocabulary.find(text, lang)
        return tuple(use for use in uses if not any(_overlap(use.span, span) for span in taken))

    def term_uses(self, entry: Entry) -> tuple[Place, ...]:
        """The places whose text uses the term, in book order."""
        return self._term_uses.get(entry, ())

    def text_at(self, place: Place) -> Bilingual:
        """The text that stands at `place`."""
        if place.term is not None:
            return self.edition.terms[place.term].definition
        assert place.rule is not None
        rule = self.rule(place.rule)
        return rule.examples[place.example - 1].text if place.example else rule.text

    def term(self, name: str) -> Term:
        """The glossary entry called `name` in either language; raises `UnknownTerm`."""
        found = self.find_term(name)
        if found is None:
            names = [each for term in self.edition.terms for each in term.name.items()]
            known = {key_of(text): text for _, text in names}
            known |= {key_of(e.en[0]): e.en[0] for e in self.terminology.entries if e.en}
            near = most_alike(key_of(name), known, 3, least=60, by=By.PARTS)
            raise UnknownTerm(name, self.edition.key, [known[key] for key, _ in near])
        return found

    def find_term(self, name: str) -> Term | None:
        """The glossary entry called `name` in either language, or None."""
        names = [
            name,
            *(other for lang in Lang for other in self.terminology.translations(name, lang)),
        ]
        for candidate in names:
            at = self._terms.get(key_of(candidate))
            if at is not None:
                return self.edition.terms[at]
        return None

    def see(self, term: Term) -> tuple[Term, ...]:
        """The entries that a glossary entry names after "see" or 参见."""
        place = Place(term=self.edition.terms.index(term))
        targets = [e.target.term for e in self.references(place) if e.kind is EdgeKind.SEE]
        return tuple(self.edition.terms[i] for i in dict.fromkeys(targets) if i is not None)

    # -- what is worked out once --------------------------------------------------------------

    @cached_property
    def _children(self) -> Mapping[RuleId, tuple[RuleId, ...]]:
        found: dict[RuleId, list[RuleId]] = defaultdict(list)
        for number in self.numbers:
            parent = next((n for n in number.ancestors() if n in self), None)
            if parent is not None:
                found[parent].append(number)
        return {number: tuple(children) for number, children in found.items()}

    @cached_property
    def _terms(self) -> Mapping[str, int]:
        found: dict[str, int] = {}
        for i, term in enumerate(self.edition.terms):
            for lang, title in term.name.items():
                for name in (title, *term.names[lang]):
                    found.setdefault(key_of(name), i)
        return found

    @cached_property
    def _edges_out(self) -> Mapping[Place, tuple[Edge, ...]]:
        with uncollected():
            found = {text.place: tuple(self._links_of(text)) for text in self.texts()}
            return {place: edges for place, edges in found.items() if edges}

    @cached_property
    def _edges_in(self) -> Mapping[RuleId, tuple[Edge, ...]]:
        """The links that lead to each rule."""
        found: dict[RuleId, list[Edge]] = {}
        for edge in self.edges():
            if edge.kind is not EdgeKind.OUTSIDE and edge.target.rule is not None:
                found.setdefault(edge.target.rule, []).append(edge)
        return {number: tuple(edges) for number, edges in found.items()}

    @cached_property
    def _term_uses(self) -> Mapping[Entry, tuple[Place, ...]]:
        found: dict[Entry, dict[Place, None]] = defaultdict(dict)
        for text in self.texts():
            for lang, _ in text.text.items():
                for use in self.terms_in(text.place, lang):
                    found[use.entry][text.place] = None
        return {entry: tuple(places) for entry, places in found.items()}

    def _links_of(self, text: Text) -> Iterator[Edge]:
        for lang, words in text.text.items():
            for found in references(words, lang):
                is_inside = found.target in self or self.covers(found.target)
                kind = EdgeKind.REFERENCE if is_inside else EdgeKind.OUTSIDE
                yield Edge(kind, text.place, lang, found.span, Place(rule=found.target))
            if text.place.term is not None:
                yield from self._see_links(text.place, lang, words)

    def _see_links(self, place: Place, lang: Lang, words: str) -> Iterator[Edge]:
        lead = "参见" if lang is Lang.ZH else "See "
        at = words.find(lead)
        while at >= 0:
            start = at + len(lead)
            ends = [words.find(mark, start) for mark in ("。", ".", "；", "\n")]
            end = min([e for e in ends if e >= 0], default=len(words))
            target = self._terms.get(key_of(words[start:end]))
            if target is not None and target != place.term:
                yield Edge(EdgeKind.SEE, place, lang, Span(start, end), Place(term=target))
            at = words.find(lead, start)

    def _nearest(self, number: RuleId) -> tuple[str, ...]:
        """Up to three numbers that stand close to one that is not there."""
        parent = next((n for n in number.ancestors() if n in self), None)
        siblings = self.children(parent) if parent else self.chapters()
        below = [n for n in siblings if n <= number][-2:]
        above = [n for n in siblings if n > number][:1]
        same = [n for n in (parent,) if n and not (below or above)]
        return tuple(str(n) for n in (*below, *above, *same))


def _overlap(a: Span, b: Span) -> bool:
    return a.start < b.end and b.start < a.end
