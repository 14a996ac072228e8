"""How many creatures are in a party."""

from __future__ import annotations

from judge.abilities.amounts import PartySize
from judge.cite import cites
from judge.rules.meaning.context import Context
from judge.rules.view import View

ROLES = ("Cleric", "Rogue", "Warrior", "Wizard")


@cites("700.8a", "该数量会由游戏自动计算，其结果是一个介于零至四之间的数字")
def party_size(view: View, amount: PartySize, context: Context) -> int:
    """At most one creature of each of the four types, as many as there can be (700.8b)."""
    own = [
        view.of(held.id)
        for held in view.permanents()
        if held.controller == context.controller and view.of(held.id).is_creature
    ]
    fit = [
        tuple(place for place, now in enumerate(own) if role in now.subtypes)[: len(ROLES)]
        for role in ROLES
    ]
    return _most(fit, ())


def _most(fit: list[tuple[int, ...]], used: tuple[int, ...]) -> int:
    """The most roles that different creatures can have; four of each are enough to try."""
    if not fit:
        return 0
    first, rest = fit[0], fit[1:]
    taken = (1 + _most(rest, (*used, place)) for place in first if place not in used)
    return max((*taken, _most(rest, used)))
