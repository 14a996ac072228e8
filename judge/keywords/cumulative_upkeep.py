"""Cumulative upkeep (702.24): a cost that grows by one age counter each upkeep."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities import Ability, Cost, Keyword, Triggered
from judge.abilities.amounts import CountersOn, Times
from judge.abilities.bases import Effect
from judge.abilities.costs import PayLife, PayMana
from judge.abilities.effects.combinators import MayPay, Repeat, Sequence
from judge.abilities.effects.objects import PutCounters, Sacrifice
from judge.abilities.effects.players import Discard, Draw
from judge.abilities.patterns import StepBegins
from judge.abilities.who import Chosen, This, You
from judge.cite import cites
from judge.errors import Unsupported
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

AGES = CountersOn("age", This())


def _for_each_age(cost: Cost) -> Iterator[Effect]:
    for part in cost.parts:
        match part:
            case PayMana(cost=mana, times=1):
                yield PayMana(mana, AGES)
            case PayLife(amount=int(amount)):
                yield PayLife(Times(amount, AGES))
            case Draw(number=int(number)) | Discard(number=int(number)):
                yield part.with_(number=Times(number, AGES))
            case Sacrifice(objects=Chosen(number=int(number)) as chosen):
                yield Sacrifice(You(), chosen.with_(number=Times(number, AGES)))
            case PayMana() | PayLife():
                raise Unsupported(
                    "702.24a", "a cumulative upkeep of an amount that varies", "数额可变的累积维持"
                )
            case _:
                yield Repeat(part, AGES)


@cites("702.24a", "在你的维持开始时，在此永久物上放置一个岁月指示物")
@cites("702.24a", "然后你可以为其上每个岁月指示物各支付[费用]。若你未如此作，牺牲之")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Each upkeep an age counter; then the cost is paid for each of them, or it is sacrificed."""
    cost = Cost(tuple(_for_each_age(keyword.cost or Cost())))
    unpaid = Sacrifice(You(), This())
    ages = Sequence((PutCounters("age", 1, This()), MayPay(cost, otherwise=unpaid)))
    return (Triggered(StepBegins("upkeep", You()), ages),)


CUMULATIVE_UPKEEP = KeywordAbility(
    name=Bilingual("cumulative upkeep", "累积维持"),
    rule="702.24",
    means=means,
)
