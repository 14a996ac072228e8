"""Mana abilities that are never activated unasked: with a cost of more than being tapped."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities import Activated, Cost
from judge.abilities.costs import PayMana, TapThis
from judge.abilities.effects.players import AddMana
from judge.game.state import GameObject, ObjectId, PlayerId, Zone
from judge.rules.activation_costs import User, changes_of, with_changes
from judge.rules.activation_limits import is_usable, prohibition
from judge.rules.costs import can_pay
from judge.rules.mana.needs import find_payment, needs_of
from judge.rules.mana_abilities import activated_abilities, is_of_mana
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.view import View


def has_more(process: Process, player: PlayerId, spared: frozenset[ObjectId | None]) -> bool:
    """True if a player could activate mana abilities that they alone can say are activated."""
    view = process.view
    for held in _with_abilities(view, player) if not process.from_pool else ():
        if held.id in spared:
            continue
        for ability in activated_abilities(view, held.id):
            parts = ability.cost.parts
            works = ability.zone in ("", held.zone.value)
            if not works or not is_of_mana(view, ability) or (TapThis() in parts and held.tapped):
                continue
            is_own = held.zone is Zone.BATTLEFIELD and held.controller == player
            is_plain = is_own and parts == (TapThis(),) and isinstance(ability.effect, AddMana)
            if not is_plain and _can_be_paid_for(process, player, held.id, ability):
                return True
    return False


def _with_abilities(view: View, player: PlayerId) -> Iterator[GameObject]:
    """All permanents, and the player's own cards where their abilities may work too."""
    yield from view.permanents()
    own = view.state.player(player)
    exiled = (i for i in view.state.exile if view.object(i).owner == player)
    for id_ in (*own.hand, *own.graveyard, *exiled):
        yield view.object(id_)


def _can_be_paid_for(process: Process, player: PlayerId, id_: ObjectId, ability: Activated) -> bool:
    """True if the cost of a mana ability can be paid, its mana by what is tapped for mana."""
    sick = process.view.object(id_).sick and process.view.of(id_).is_creature
    if sick and TapThis() in ability.cost.parts and not process.view.has(id_, "haste"):
        return False
    context = Context(id_, player, for_mana=True, announced=True, x=1)  # X of 0 makes no mana
    cost = with_changes(ability.cost, changes_of(process.view, User(player, id_, ability)))
    mana = cost.mana
    if mana is not None:
        needs = needs_of(mana, 0)
        if find_payment(process, player, needs, context, spared=frozenset({id_})) is None:
            return False
    rest = Cost(tuple(part for part in cost.parts if not isinstance(part, PayMana)))
    usable = is_usable(process.view, player, id_, ability)
    return usable and can_pay(process, player, rest, context)


def rules_of_barred(view: View, player: PlayerId) -> tuple[str, ...]:
    """The rule by which a player's mana abilities can't be activated, where any can't be."""
    barred = any(
        is_of_mana(view, ability) and prohibition(view, player, held.id, ability) is not None
        for held in view.permanents()
        if held.controller == player and not held.tapped
        for ability in activated_abilities(view, held.id)
    )
    return prohibition.numbers if barred else ()
