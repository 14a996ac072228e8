"""Echo (702.30): paid for once more in the upkeep after it came, or sacrificed."""

from __future__ import annotations

from judge.abilities import Ability, Cost, Keyword, Triggered
from judge.abilities.conditions import CameSinceUpkeep
from judge.abilities.effects.combinators import First, MayPay
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.patterns import StepBegins
from judge.abilities.who import This, You
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.30a", "若你在你最近的维持开始后才开始操控该永久物，则除非你支付[费用]，否则牺牲之")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """In the upkeep after it came under your control it is sacrificed unless you pay."""
    unpaid = Sacrifice(You(), This())
    paying = MayPay(keyword.cost or Cost(), otherwise=unpaid, first=First.OTHERWISE)
    return (Triggered(StepBegins("upkeep", You()), paying, CameSinceUpkeep()),)


ECHO = KeywordAbility(
    name=Bilingual("echo", "返响"),
    rule="702.30",
    means=means,
)
