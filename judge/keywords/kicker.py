"""Kicker and multikicker (702.33): an additional cost that may be paid."""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId
from judge.rules.rulebook import Extra, KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual

KICKERS = ("kicker", "multikicker")


def kicked_with(cost: Cost) -> str:
    """The name of one of several kicker costs: "kicker {2}{B}"."""
    if cost.mana is None or len(cost.parts) > 1:
        raise Unsupported(
            "702.33f",
            "several kicker costs of one spell that are not of mana",
            "同一咒语的多个并非法术力的增幅费用",
        )
    return "kicker " + "".join(f"{{{symbol}}}" for symbol in cost.mana.symbols)


def _held(view: View, spell: ObjectId) -> list[Keyword]:
    return [held for held in view.keywords(spell) if held.name in KICKERS]


@cites("702.33a", "你施放此咒语时，可以额外支付[费用]")
@cites("702.33b", "增幅[费用1]和/或[费用2]")
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """Its cost may be paid once; each of several, by its own name."""
    cost = keyword.cost or Cost()
    name = kicked_with(cost) if len(_held(view, spell)) > 1 else "kicker"
    return (Extra(name=name, cost=cost),)


@cites("702.33c", "你施放此咒语时，可以任意次数地额外支付[费用]")
def extras_many(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """Its cost may be paid any number of times."""
    if len(_held(view, spell)) > 1:
        raise Unsupported(
            "702.33c", "multikicker beside another kicker cost", "与其他增幅费用并存的多重增幅"
        )
    return (Extra(name="multikicker", cost=keyword.cost or Cost(), repeats=True),)


KICKER = KeywordAbility(
    name=Bilingual("kicker", "增幅"),
    rule="702.33",
    extras=extras,
)
MULTIKICKER = KeywordAbility(
    name=Bilingual("multikicker", "多重增幅"),
    rule="702.33",
    extras=extras_many,
)
