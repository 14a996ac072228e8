"""For Mirrodin! (702.163): the Equipment brings a Rebel."""

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

REBEL = TokenSpec(subtypes=("Rebel",), colors=(Color.RED,), power=2, toughness=2)


@cites("702.163a", "派出一个2/2红色反抗军衍生生物，然后将它贴附于其上")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it enters, a 2/2 red Rebel is created and this attached to it."""
    armed = Sequence((Create(REBEL), Attach(This(), It())))
    return (Triggered(Enters(IsThis()), armed),)


FOR_MIRRODIN = KeywordAbility(
    name=Bilingual("for mirrodin!", "秘罗万岁！"),
    rule="702.163",
    means=means,
)
