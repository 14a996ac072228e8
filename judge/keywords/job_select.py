"""Job select (702.182 from 2025-06-06 on): the Equipment brings a Hero."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Attach, Create, TokenSpec
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters
from judge.abilities.who import It, This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

SINCE = "2025-06-06"
HERO = TokenSpec(subtypes=("Hero",), power=1, toughness=1)


@cites(
    "702.182a",
    "create a 1/1 colorless Hero creature token, then attach this Equipment to it",
    edition=SINCE,
)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it enters, a 1/1 colorless Hero is created and this attached to it."""
    armed = Sequence((Create(HERO), Attach(This(), It())))
    return (Triggered(Enters(IsThis()), armed),)


JOB_SELECT = KeywordAbility(
    name=Bilingual("job select", "职业选择"),
    rule="702.182",
    since=SINCE,
    means=means,
)
