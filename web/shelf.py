"""The library with its editions compared: what pages about rules are made from."""

from __future__ import annotations

from dataclasses import dataclass, field

from corpus.concordance import Carried, Comparison, TraceStep, as_of, compare, trace
from corpus.errors import NoCommonGround
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import Edition, Lang


@dataclass
class Shelf:
    """A library, and the comparisons of its editions, each made once when first asked for."""

    library: Library
    _compared: dict[tuple[str, str], Comparison | NoCommonGround] = field(default_factory=dict)

    def carried(self, number: RuleId, old: RuleGraph, new: RuleGraph) -> Carried:
        """What a rule of one edition is in another, by content."""
        return as_of(number, old.edition, new.edition, self.compared)

    def traced(self, number: RuleId, key: str) -> tuple[TraceStep, ...]:
        """A rule of the edition `key` through all editions, oldest first."""
        return trace(number, key, self.library.editions(), self.compared)

    def compared(self, old: Edition, new: Edition) -> Comparison:
        """The comparison of two editions; raises `NoCommonGround`."""
        pair = (old.key, new.key)
        if pair not in self._compared:
            try:
                self._compared[pair] = compare(old, new)
            except NoCommonGround as error:
                self._compared[pair] = error
        found = self._compared[pair]
        if isinstance(found, NoCommonGround):
            raise found.with_traceback(None)
        return found

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
