"""Gift (702.174 from 2024-09-20 on): an opponent is promised something as the spell is cast."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import Ability, Cost, Effect, Keyword, SpellAbility, Triggered
from judge.abilities.conditions import WasPaid
from judge.abilities.effects.combinators import If
from judge.abilities.effects.objects import Create, TokenSpec
from judge.abilities.effects.players import Draw, ExtraTurn
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters
from judge.abilities.who import EachOpponent
from judge.cards import Color
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId
from judge.rules.rulebook import Extra, KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual

SINCE = "2024-09-20"
THEM = EachOpponent()  # there is one alone, see `extras`
FISH = TokenSpec(subtypes=("Fish",), colors=(Color.BLUE,), power=1, toughness=1)
OCTOPUS = TokenSpec(subtypes=("Octopus",), colors=(Color.BLUE,), power=8, toughness=8)
GIFTS: Mapping[str, Effect] = {
    "a card": Draw(1, THEM),
    "a Food": Create("Food", player=THEM),
    "a Treasure": Create("Treasure", player=THEM),
    "a tapped Fish": Create(FISH, player=THEM, tapped=True),
    "an Octopus": Create(OCTOPUS, player=THEM),
    "an extra turn": ExtraTurn(THEM),
}


@cites("702.174b", "if its gift cost was paid", edition=SINCE)
@cites("702.174j", "always happens before any other spell abilities of the card", edition=SINCE)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Promised, it is given first as a spell resolves, or as a permanent enters."""
    given, paid = GIFTS[keyword.word or ""], WasPaid("gift")
    return (SpellAbility(If(paid, given)), Triggered(Enters(IsThis()), given, paid))


@cites("702.174a", "you may choose an opponent", edition=SINCE)
def extras(view: View, spell: ObjectId, keyword: Keyword) -> tuple[Extra, ...]:
    """The opponent may be chosen as an additional cost; of several, nobody says which."""
    if len(view.state.opponents(view.object(spell).owner)) > 1:
        raise Unsupported(
            "702.174a", "which of several opponents is promised a gift", "向哪一位对手应诺礼赠"
        )
    return (Extra(name="gift", cost=Cost()),)


GIFT = KeywordAbility(
    name=Bilingual("gift", "礼赠"),
    rule="702.174",
    since=SINCE,
    means=means,
    extras=extras,
)
