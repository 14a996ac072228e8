"""What the effects of spells and abilities do; one function for each class of effect."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.rules.effects import (
    acting,
    adding_mana,
    anyone,
    casting,
    combinators,
    defining,
    each,
    fighting,
    lasting,
    permanents,
    piles,
    players,
    retargeting,
    stack,
    swapping,
    tempting,
    tokens,
    turn_ending,
    untapping,
    venturing,
    voting,
    waiting,
    zones,
)
from judge.rules.engine import Do

EFFECTS: Mapping[type[Effect], Do] = {
    **combinators.EFFECTS,
    **each.EFFECTS,
    **waiting.EFFECTS,
    **anyone.EFFECTS,
    **defining.EFFECTS,
    **permanents.EFFECTS,
    **fighting.EFFECTS,
    **zones.EFFECTS,
    **tokens.EFFECTS,
    **turn_ending.EFFECTS,
    **lasting.EFFECTS,
    **players.EFFECTS,
    **adding_mana.EFFECTS,
    **stack.EFFECTS,
    **casting.EFFECTS,
    **swapping.EFFECTS,
    **acting.EFFECTS,
    **venturing.EFFECTS,
    **retargeting.EFFECTS,
    **tempting.EFFECTS,
    **voting.EFFECTS,
    **untapping.EFFECTS,
    **piles.EFFECTS,
}
