"""Entwine (702.42): an additional cost for which all modes are chosen.

That all of them are is in `judge.rules.paid_parts`.
"""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import Extra, KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.42a", "若你如此作，则你额外支付[费用]")
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """Its cost may be paid, and then all modes are chosen."""
    return (Extra(name="entwine", cost=keyword.cost or Cost()),)


ENTWINE = KeywordAbility(
    name=Bilingual("entwine", "打包"),
    rule="702.42",
    extras=extras,
)
