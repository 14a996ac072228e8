"""Which events are of a pattern, and what each is about: of triggers, replacements, "this turn".

Objects are looked at as they are after the event, but for events that look back (603.10): those
see the view before it.
"""

from judge.rules.patterns.earlier import earlier_count as happened_before_play
from judge.rules.patterns.look import Look
from judge.rules.patterns.looking_back import looks_back, rule_of_looking_back, view_for
from judge.rules.patterns.occurrences import (
    attackers_of,
    count_happened,
    count_objects,
    count_sources,
    happened,
    kinds_of,
    occurrences,
    power_attacked_with,
    total_happened,
    waits_for,
)

__all__ = [
    "Look",
    "attackers_of",
    "count_happened",
    "count_objects",
    "count_sources",
    "happened",
    "happened_before_play",
    "kinds_of",
    "looks_back",
    "occurrences",
    "power_attacked_with",
    "rule_of_looking_back",
    "total_happened",
    "view_for",
    "waits_for",
]
