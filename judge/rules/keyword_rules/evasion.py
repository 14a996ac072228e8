"""Creatures that block as though what they block had no evasion ability (609.4)."""

from __future__ import annotations

from judge.abilities.statics import BlocksDespite
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.statics import applies, rules_in_force
from judge.rules.view import View


@cites("609.4", "对于该效应来说，将游戏当作该条件为正确来对待")
def blocks_despite(view: View, blocker: ObjectId, keyword: str, walk: str | None = None) -> bool:
    """True if an effect lets a creature block as though the attacker didn't have the ability."""
    return any(
        held.rule.keyword == keyword
        and held.rule.walk in (None, walk)
        and applies(view, held, held.rule.filter, blocker)
        for held in rules_in_force(view, BlocksDespite)
    )
