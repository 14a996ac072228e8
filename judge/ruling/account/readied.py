"""Creatures of a combat that were not as one would think: put into it, or untapped for it."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import BodyId
from judge.game.steps import Step
from judge.rules.rulebook import Rulebook
from judge.ruling.account.account import Every, Found
from judge.scenario.noting import body_of


@cites("508.4", "它们从未“攻击”过")
def put_attacking(every: Every, rulebook: Rulebook) -> Found:
    """A creature deals combat damage that was put onto the battlefield attacking."""
    declared = {body_of(one.happened, event.attacker) for one, event in every.of(e.AttackDeclared)}
    for one, event in every.of(e.DamageAssigned):
        before = one.happened.before
        combat = before.combat
        attacking = () if combat is None else tuple(each.attacker for each in combat.attacks)
        if event.source in attacking and body_of(one.happened, event.source) not in declared:
            yield one, event.source


@cites("509.1a", "被选择的生物必须未横置")
def untapped_to_block(every: Every, rulebook: Rulebook) -> Found:
    """A creature blocks that an effect untapped before, and no untap step."""
    untapped: set[BodyId | None] = set()
    for one, event in every.of(e.Untap, e.BlockDeclared):
        if isinstance(event, e.BlockDeclared):
            if body_of(one.happened, event.blocker) in untapped:
                yield one, event.blocker
        elif isinstance(event, e.Untap) and one.happened.before.turn.step is not Step.UNTAP:
            untapped.add(body_of(one.happened, event.object))
