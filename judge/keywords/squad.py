"""Squad (702.157): it brings copies of itself."""

from __future__ import annotations

from judge.abilities import Ability, Cost, Keyword, Triggered
from judge.abilities.amounts import TimesKicked
from judge.abilities.conditions import WasPaid
from judge.abilities.effects.objects import CreateCopy
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters
from judge.abilities.who import This
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId
from judge.rules.rulebook import Extra, KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.157a", "若支付过其小队费用，则每支付一次小队费用，就派出一个为其复制品的衍生物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it enters, a token copy is created for each time its squad cost was paid."""
    copies = CreateCopy(This(), TimesKicked("squad"))
    return (Triggered(Enters(IsThis()), copies, WasPaid("squad")),)


@cites("702.157a", "你可以支付[费用]任意次数，以作为施放此咒语的额外费用")
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """Its cost may be paid any number of times."""
    if sum(held.name == "squad" for held in view.keywords(spell)) > 1:
        raise Unsupported(
            "702.157b", "several squad abilities of one spell", "同一咒语的多个小队异能"
        )
    return (Extra(name="squad", cost=keyword.cost or Cost(), repeats=True),)


SQUAD = KeywordAbility(
    name=Bilingual("squad", "小队"),
    rule="702.157",
    means=means,
    extras=extras,
)
