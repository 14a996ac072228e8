"""The judge's own account becomes what rule pages show: what carries out a rule, what plays it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

import judge
from corpus.ids import RuleId
from corpus.model import Lang
from judge.carried_out import EDITION, functions_by_rule, rules_named
from web import asking

__all__ = ["EDITION", "Engine"]


@dataclass
class Engine:
    """Which rules of the base edition are carried out, and the ready scenarios about each."""

    _examples: Mapping[str, asking.Example] = field(default_factory=asking.examples)

    @cached_property
    def functions(self) -> Mapping[RuleId, tuple[str, ...]]:
        """The functions that carry out each rule, by its number."""
        return functions_by_rule()

    @cached_property
    def scenarios(self) -> Mapping[RuleId, tuple[str, ...]]:
        """The names of the ready scenarios that are about each rule."""
        found: dict[RuleId, dict[str, None]] = {}
        for name, example in self._examples.items():
            for scenario in judge.load_scenarios(example.text):
                for number in rules_named(scenario):
                    found.setdefault(RuleId.parse(number), {})[name] = None
        return {number: tuple(names) for number, names in found.items()}

    def title(self, name: str, reader: Lang) -> str:
        """What a ready scenario is called."""
        return self._examples[name].title[reader]
