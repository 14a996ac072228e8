"""Events made up of others, and states."""

from __future__ import annotations

from judge.abilities.bases import Condition, Filter, Pattern


class BecomesState(Pattern):
    """The condition becomes true: a state trigger (603.8)."""

    condition: Condition


class DoneSo(Pattern):
    """What the ability asked just before was done: a reflexive trigger (603.12)."""


class RevealsThisWay(Pattern):
    """A card of a filter is revealed by the static ability that this is linked to (603.11)."""

    filter: Filter


class EitherOf(Pattern):
    """An event of any of these patterns."""

    parts: tuple[Pattern, ...]


class NextTime(Pattern):
    """An event of a pattern, the first one only."""

    pattern: Pattern
