"""By which rule something may be done that nothing forbids: where somebody asks, that decides.

To attack or block with no creature goes by the rule on what must: nothing required it.
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.scenario.model import Item

# By the action, and whether something is chosen for it: the rule, and words of its text.
PERMITS: Mapping[tuple[str, bool], tuple[str, str]] = {
    ("play_land", True): ("305.1", "牌手可以在自己回合的行动阶段"),
    ("cast", True): ("601.3", "牌手只能在某规则或效应允许牌手施放该咒语"),
    ("attack", True): ("508.1a", "被选择的生物必须未横置"),
    ("attack", False): ("508.1d", "是否被任何要求"),
    ("block", True): ("509.1a", "被选择的生物必须未横置"),
    ("block", False): ("509.1c", "是否被任何要求"),
}


def permit_of(item: Item) -> str | None:
    """The rule by which an action may be done, None where none is told."""
    found = PERMITS.get((item.action, bool(item.given.get(item.action))))
    return None if found is None else found[0]
