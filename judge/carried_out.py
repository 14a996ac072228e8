"""What the code says of itself: which functions carry out each rule, which rules a scenario names.

>>> functions_by_rule()[RuleId.parse("702.19b")]
('judge.keywords.trample.assigns_excess',)
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import judge
from corpus.ids import RuleId
from judge.cite import cited_in
from judge.rules.editions import BASE_EDITION
from judge.scenario.model import Scenario

EDITION = BASE_EDITION.date  # the edition whose numbers these are

_NUMBER = re.compile(r"\b\d{3}\.\d+[a-z]?\b")  # of a rule, as a title has it


def functions_by_rule() -> Mapping[RuleId, tuple[str, ...]]:
    """The names of the functions that carry out each rule of the base edition."""
    found: dict[RuleId, dict[str, None]] = {}
    for cited in cited_in(judge):
        for citation in cited.citations:
            if citation.edition is None:
                found.setdefault(RuleId.parse(citation.number), {})[cited.name] = None
    return {number: tuple(names) for number, names in found.items()}


def rules_named(scenario: Scenario) -> tuple[str, ...]:
    """The rule numbers that a scenario names: in its title, of the ruling, or of a moment in it."""
    titled = _NUMBER.findall(scenario.title.en)
    checks = (e for item in scenario.play for e in item.checks)
    expected = (e for e in (*scenario.expect, *checks) if e.key == "cites")
    named = (number for e in expected for number in e.value)
    return tuple(dict.fromkeys((*titled, *scenario.cites, *named)))
