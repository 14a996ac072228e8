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


def _check_one(view: View, spell: ObjectId) -> None:
    if sum(held.name in KICKERS for held in view.keywords(spell)) > 1:
        raise Unsupported("702.33f", "several kicker costs of one spell")


@cites("702.33a", "你施放此咒语时，可以额外支付[费用]")
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """Its cost may be paid once."""
    _check_one(view, spell)
    return (Extra(name="kicker", cost=keyword.cost or Cost()),)


@cites("702.33c", "你施放此咒语时，可以任意次数地额外支付[费用]")
def extras_many(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """Its cost may be paid any number of times."""
    _check_one(view, spell)
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
