"""How often something happened this turn, and how much of it there was."""

from __future__ import annotations

from judge.abilities import amounts as a
from judge.rules.meaning.context import Context
from judge.rules.patterns import count_happened, total_happened
from judge.rules.view import View


def happened_count(view: View, amount: a.HappenedCount, context: Context) -> int:
    """How many events of a pattern there were."""
    return count_happened(view, amount.pattern, context).exactly("how often it happened")


def happened_total(view: View, amount: a.HappenedTotal, context: Context) -> int:
    """How much there was in all of them."""
    return total_happened(view, amount.pattern, context)
