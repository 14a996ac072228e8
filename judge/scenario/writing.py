"""A scenario as plain data, and plain data as the YAML of a scenario: one reads back as the other.

>>> written = write_yaml({"players": {"Ann": {"hand": ["Lightning Bolt"]}, "Bob": {}}})
>>> print(written, end="")
players:
  Ann:
    hand: [Lightning Bolt]
  Bob: {}
>>> plain_scenarios(written)
({'players': {'Ann': {'hand': ['Lightning Bolt']}, 'Bob': {}}},)
"""

from __future__ import annotations

from typing import Any

from judge.errors import BadScenario, Problem
from judge.scenario import nodes
from judge.scenario.loading import TEXT
from judge.values import Bilingual

write_yaml = nodes.write_yaml


def plain_scenarios(text: str) -> tuple[dict[str, Any], ...]:
    """The scenarios of a text as plain data, keys as they are written, whatever they may say.

    Raises `BadScenario` where the text is not YAML, or a document of it no mapping.
    """
    found = []
    for node in nodes.read_yaml(text, TEXT):
        plain = nodes.to_plain(node)
        if not isinstance(plain, dict):
            said = Bilingual("must be keys and values.", "应为键与值。")
            raise BadScenario([Problem(TEXT, node.line, "scenario", said)])
        found.append(plain)
    return tuple(found)
