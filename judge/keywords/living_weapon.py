"""Living weapon (702.92): the Equipment brings a Phyrexian Germ."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Attach, Create, TokenSpec
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters
from judge.abilities.who import It, This
from judge.cards import Color
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

GERM = TokenSpec(subtypes=("Phyrexian", "Germ"), colors=(Color.BLACK,), power=0, toughness=0)


@cites("702.92a", "派出一个0/0黑色非瑞人／病菌衍生生物，然后将它贴附于其上")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it enters, a 0/0 black Phyrexian Germ is created and this attached to it."""
    armed = Sequence((Create(GERM), Attach(This(), It())))
    return (Triggered(Enters(IsThis()), armed),)


LIVING_WEAPON = KeywordAbility(
    name=Bilingual("living weapon", "活化武器"),
    rule="702.92",
    means=means,
)
