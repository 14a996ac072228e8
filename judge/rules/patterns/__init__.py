"""Which events are of a pattern, and what each is about: of triggers, replacements, "this turn".

Objects are looked at as they are after the event, but for events that look back (603.10): those
see the view before it.
"""

from judge.rules.patterns.earlier import earlier_count as happened_before_play
from judge.rules.patterns.looking import Look
from judge.rules.patterns.occurring import (
    PATTERNS,
    count_happened,
    happened,
    looks_back,
    occurrences,
    rule_of_looking_back,
    total_happened,
    waits_for,
)
from judge.rules.patterns.playing import is_step

__all__ = [
    "PATTERNS",
    "Look",
    "count_happened",
    "happened",
    "happened_before_play",
    "is_step",
    "looks_back",
    "occurrences",
    "rule_of_looking_back",
    "total_happened",
    "waits_for",
]
