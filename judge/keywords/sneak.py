"""Sneak (702.190 from 2026-08-07 on): an unblocked attacker returns to hand to pay for it.

How the permanent enters is in `judge.rules.combat.arrivals`.
"""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.abilities.conditions import All, DuringStep, TurnOf
from judge.abilities.effects.objects import Move
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, OfType, Unblocked
from judge.abilities.who import Chosen, You
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.combat.arrivals import SNEAK, SNEAK_SINCE
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual

UNBLOCKED = AllOf((IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You()), Unblocked()))
IN_STEP = All((TurnOf(You()), DuringStep("declare blockers")))


@cites(
    "702.190a",
    "returning an unblocked creature you control to its owner's hand",
    edition=SNEAK_SINCE,
)
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """In one's own declare blockers step, for its sneak cost and an unblocked creature."""
    parts = keyword.cost.parts if keyword.cost is not None else ()
    paid = Cost((*parts, Move(Chosen(UNBLOCKED), "hand")))
    return (Way(name=SNEAK, cost=paid, at_any_time=True, condition=IN_STEP),)


SNEAKING = KeywordAbility(
    name=Bilingual(SNEAK, "奇袭"),
    rule="702.190",
    since=SNEAK_SINCE,
    ways=ways,
)
