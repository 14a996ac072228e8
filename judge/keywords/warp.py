"""Warp (702.185 from 2026-08-07 on): cast for less it is exiled, and cast from there later.

What is exiled so is marked in `judge.rules.keyword_rules.warp`.
"""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.conditions import WasPaid
from judge.abilities.effects.combinators import Delayed, Sequence
from judge.abilities.effects.objects import Act, Move
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters, StepBegins
from judge.abilities.statics import AsEnters, Replacement
from judge.abilities.who import It, This
from judge.cite import cites
from judge.game.state import ObjectId, Zone
from judge.rules.keyword_rules.warp import SINCE, was_warped
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites(
    "702.185a",
    "exile the permanent this spell becomes at the beginning of the next end step",
    edition=SINCE,
)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """If its warp cost was paid, the permanent is exiled at the next end step."""
    exile = Move(This(), "exile", from_zone="battlefield")
    away = Delayed(StepBegins("end"), Sequence((exile, Act("warp", It()))))
    return (Static(Replacement(Enters(IsThis()), AsEnters(away), WasPaid("warp"))),)


@cites("702.185a", "You may cast this card from your hand by paying [cost]", edition=SINCE)
@cites("702.185a", "Its owner may cast this card after the current turn has ended", edition=SINCE)
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """From the hand for its warp cost; warped on an earlier turn, from exile as usual."""
    if was_warped(view, card):
        return (Way(name="warped", zone=Zone.EXILE),)
    return (Way(name="warp", cost=keyword.cost),)


WARP = KeywordAbility(
    name=Bilingual("warp", "跃迁"),
    rule="702.185",
    since=SINCE,
    means=means,
    ways=ways,
)
