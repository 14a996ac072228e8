"""Dredge (702.52): a card in the graveyard comes back in place of a draw."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.amounts import Count
from judge.abilities.conditions import AmountIs
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Move
from judge.abilities.effects.players import Mill
from judge.abilities.filters import Comparison, InZone
from judge.abilities.patterns import Draws
from judge.abilities.statics import InsteadDo, Replacement
from judge.abilities.who import This, You
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.52a", "若你将要抓一张牌，你可以改为磨N张牌，且将此牌从你的坟墓场移回你手上")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """You may mill N cards and return this from your graveyard instead of drawing a card."""
    number = keyword.number or 0
    dredged = Sequence((Mill(number), Move(This(), "hand", from_zone="graveyard")))
    enough = AmountIs(Count(InZone("library", You())), Comparison.AT_LEAST, number)
    rule = Replacement(Draws(You()), InsteadDo(dredged), enough, optional=True)
    return (Static(rule, zone="graveyard"),)


DREDGE = KeywordAbility(
    name=Bilingual("dredge", "发掘"),
    rule="702.52",
    has_number=True,
    means=means,
)
