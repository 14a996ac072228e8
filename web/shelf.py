"""The library with its editions compared: what pages about rules are made from."""

from __future__ import annotations

from dataclasses import dataclass

from corpus.changes import Carried, TraceStep
from corpus.concordance import Comparison
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import Edition, Lang


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

    def in_language(
        self, graph: RuleGraph, number: RuleId, lang: Lang
    ) -> tuple[RuleGraph, RuleId] | None:
        """The rule of another edition that says the same and has a text in `lang`, newest first.

        None if no edition has one in the same words of the language they share.
        """
        for other in reversed(self.library.graphs()):
            if other is graph or lang not in other.edition.languages:
                continue
            carried = self.carried(number, graph, other)
            if carried.is_exact and other.rule(carried.numbers[0]).text.get(lang) is not None:
                return other, carried.numbers[0]
        return None
