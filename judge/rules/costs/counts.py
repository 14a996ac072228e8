"""What a cost counts is counted as the effect that asks for it sees it."""

from __future__ import annotations

from judge.abilities.amounts import X
from judge.abilities.bases import Calculation, Effect
from judge.abilities.costs import Cost, PayLife, PayMana
from judge.cite import cites
from judge.rules.meaning import Context, amount_of
from judge.rules.view import View


@cites("608.2h", "答案只在该效应生效时决定一次")
def counted(view: View, cost: Cost, context: Context) -> Cost:
    """ "{1} for each card in your graveyard": "you" is the effect's controller, whoever pays."""
    return Cost(tuple(_counted(view, part, context) for part in cost.parts))


def _counted(view: View, part: Effect, context: Context) -> Effect:
    match part:
        case PayMana(times=Calculation() as times) if times != X():
            return part.with_(times=amount_of(view, times, context))
        case PayLife(amount=Calculation() as amount) if amount != X():
            return part.with_(amount=amount_of(view, amount, context))
    return part
