"""The library with its editions compared: what pages about rules are made from."""

from __future__ import annotations

from dataclasses import dataclass

from corpus.changes import Carried, TraceStep
from corpus.concordance import Comparison
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import Edition, Lang, Term


@dataclass(frozen=True, slots=True)
class Lent:
    """A rule of another edition that stands for one whose edition lacks a language."""

    graph: RuleGraph
    number: RuleId
    is_reworded: bool = False  # its words differ: it may not say the same


@dataclass
class Shelf:
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

    def in_language(self, graph: RuleGraph, number: RuleId, lang: Lang) -> Lent | None:
        """The rule in a language that its edition lacks, as another edition has it.

        One that says the same comes first, the newest; else the nearest, whose words differ. None
        if no edition is known to have the rule in that language.
        """
        differing: list[Lent] = []
        for other in reversed(self.library.graphs()):
            if other is graph or lang not in other.edition.languages:
                continue
            carried = self.carried(number, graph, other)
            if len(carried.numbers) != 1:
                continue
            there = carried.numbers[0]
            if other.rule(there).text.get(lang) is None:
                continue
            if carried.is_exact:
                return Lent(other, there)
            differing.append(Lent(other, there, is_reworded=True))
        day = graph.edition.date
        near = sorted(differing, key=lambda lent: abs((lent.graph.edition.date - day).days))
        return next(iter(near), None)

    def term_in_language(
        self, graph: RuleGraph, term: Term, lang: Lang
    ) -> tuple[RuleGraph, Term] | None:
        """The glossary entry of another edition, the newest, that has a text in `lang`."""
        for other in reversed(self.library.graphs()):
            if other is graph or not other.edition.terms:
                continue
            names = (name for _, name in term.name.items())
            found = next(filter(None, (other.find_term(name) for name in names)), None)
            if found is not None and found.definition.get(lang) is not None:
                return other, found
        return None
