"""Mana abilities that are never activated unasked: with a cost of more than being tapped."""

from __future__ import annotations

from judge.abilities import Activated, Cost
from judge.abilities.costs import PayMana, TapThis
from judge.abilities.effects.players import AddMana
from judge.game.state import ObjectId, PlayerId
from judge.rules.mana.abilities import activated_abilities, is_mana_ability
from judge.rules.mana.paying import find_payment, needs_of
from judge.rules.mana.sources import is_usable
from judge.rules.meaning import Context
from judge.rules.process import Process


def has_more(process: Process, player: PlayerId, spared: frozenset[ObjectId | None]) -> bool:
    """True if a player could activate mana abilities that they alone can say are activated."""
    view = process.view
    for held in view.permanents() if not process.from_pool else ():
        if held.controller != player or held.id in spared:
            continue
        for ability in activated_abilities(view, held.id):
            parts = ability.cost.parts
            if not is_mana_ability(ability) or (TapThis() in parts and held.tapped):
                continue
            is_plain = parts == (TapThis(),) and isinstance(ability.effect, AddMana)
            if not is_plain and _can_be_paid_for(process, player, held.id, ability):
                return True
    return False


def _can_be_paid_for(process: Process, player: PlayerId, id_: ObjectId, ability: Activated) -> bool:
    """True if the cost of a mana ability can be paid, its mana by what is tapped for mana."""
    from judge.rules.costs import can_pay  # they need each other

    sick = process.view.object(id_).sick and process.view.of(id_).is_creature
    if sick and TapThis() in ability.cost.parts and not process.view.has(id_, "haste"):
        return False
    context = Context(id_, player, for_mana=True, announced=True)
    mana = ability.cost.mana
    if mana is not None:
        needs = needs_of(mana, 0)
        if find_payment(process, player, needs, context, spared=frozenset({id_})) is None:
            return False
    rest = Cost(tuple(part for part in ability.cost.parts if not isinstance(part, PayMana)))
    usable = is_usable(process.view, id_, ability)
    return usable and can_pay(process, player, rest, context)
