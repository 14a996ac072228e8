"""What a cost counts is counted as the effect that asks for it sees it."""

from __future__ import annotations

from judge.abilities.amounts import X
from judge.abilities.bases import Amount, Calculation, Effect
from judge.abilities.costs import Cost, PayEnergy, PayLife, PayMana
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
        case PayLife(amount=amount) | PayEnergy(amount=amount) if is_worked_out(amount):
            return part.with_(amount=amount_of(view, amount, context))
    return part


def is_worked_out(amount: Amount) -> bool:
    """True of an amount that the effect tells, as its cost is asked for."""
    return isinstance(amount, Calculation) and amount != X()


@cites("608.2c", "需要阅读整段叙述并对其规则进行中文理解")
def worked_out(view: View, said: Cost, asked: Cost, context: Context) -> int | None:
    """How much was paid where the words leave that open: "that many"; None if they say a number."""
    for part, now in zip(said.parts, asked.parts, strict=True):
        match part, now:
            case (PayLife(amount=Calculation()), PayLife(amount=amount)) | (
                PayEnergy(amount=Calculation()),
                PayEnergy(amount=amount),
            ):
                return amount_of(view, amount, context)
            case PayMana(times=Calculation()), PayMana(cost=cost, times=times):
                return amount_of(view, times, context) * cost.mana_value
            case PayMana(cost=cost), _ if cost.symbols == ("X",):
                return context.x
    return None
