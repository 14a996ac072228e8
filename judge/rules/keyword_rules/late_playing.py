"""A suspended card is played once its last time counter is gone (702.62a)."""

from __future__ import annotations

from judge.abilities.effects.objects import CastFree
from judge.cite import cites
from judge.rules.rulebook import Rulebook

NAME = "suspend"


def as_in_edition(rulebook: Rulebook, effect: CastFree) -> tuple[CastFree, tuple[str, ...]]:
    """How a card is cast by suspend: if able, or as its player likes; and the rule of that."""
    if effect.name == NAME and rulebook.edition.suspend_may_be_declined:
        return may_decline(effect), may_decline.numbers
    return effect, ()


@cites("702.62a", "则你可以使用它且不需支付其法术力费用", edition="2024-02-02")
def may_decline(effect: CastFree) -> CastFree:
    """The player may play the card; if they don't, it remains exiled."""
    return effect.with_(may=True)
