"""What comes otherwise than one would think, for a reason that lies in the words or in the order.

A creature with power 0 assigns no combat damage, what has no name has no name in common with
anything, and an ability that waits for a spell to be cast does not ask whether it is countered.
"""

from __future__ import annotations

from judge.abilities.conditions import WasCast, WasPaid
from judge.abilities.filters import SameNameAs
from judge.abilities.patterns import Casts, DealsDamage, LosesLife
from judge.abilities.walk import within
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, Zone
from judge.game.steps import Step
from judge.rules.combat.assignment import options_of
from judge.rules.layers import base_characteristics, project
from judge.rules.rulebook import Rulebook
from judge.rules.view import View
from judge.ruling.account.account import Every, Found

OF_DAMAGE = ("lethal", "damage_to_player", "damage_to_creature", "damage_besides")


@cites("510.1a", "将分配0点或更少伤害的生物不会分配战斗伤害")
def has_nothing_to_assign(every: Every, rulebook: Rulebook) -> Found:
    """A creature with power 0 or less deals no combat damage, though much would come of that."""
    for one, begun in every.of(e.BeginStep):
        if begun.step is not Step.COMBAT_DAMAGE:
            continue
        view = project(one.happened.after, rulebook)
        fighting = (i for i in view.state.battlefield if view.attack_of(i) or view.block_of(i))
        for id_ in fighting:
            can_hit = view.power(id_) <= 0 and options_of(view, id_).last is not None
            if can_hit and _counts_on_damage(view, id_):
                yield one, id_


def _counts_on_damage(view: View, id_: ObjectId) -> bool:
    """True of what has an ability about damage that it deals, or has lost its power."""
    by_keyword = (
        getattr(one, hook) is not None for one in view.rulebook.of(view, id_) for hook in OF_DAMAGE
    )
    waits = any(isinstance(part, DealsDamage) for part in within(view.abilities(id_)))
    return any(by_keyword) or waits or (base_characteristics(view, id_).power or 0) > 0


@cites("201.2a", "没有名称的物件不与任何其他物件具有相同的名称，包括另一个没有名称的物件")
def has_no_name_in_common(every: Every, rulebook: Rulebook) -> Found:
    """What has no name is left out where an effect is about objects with the same name."""
    for one, event in every.of(e.Resolved):
        before = one.happened.before
        held = before.objects[event.object]
        words = (held.printed.abilities, None if held.stack is None else held.stack.ability)
        if not any(isinstance(part, SameNameAs) for part in within(words)):
            continue
        view = project(before, rulebook)
        yield from ((one, id_) for id_ in before.battlefield if view.of(id_).name is None)


@cites("608.2c", "咒语或异能的操控者按照叙述的顺序进行动作")
def discards_before_it_draws(every: Every, rulebook: Rulebook) -> Found:
    """Where an effect discards first and draws then, no card that it draws is discarded."""
    for one, resolved in every.of(e.Resolved):
        own = [other for other in every if other.unit == one.unit]
        discards = [other.place for other in own if isinstance(other.event, e.Discard)]
        draws = [other.place for other in own if isinstance(other.event, e.Draw)]
        held = one.happened.before.objects[resolved.object]
        if discards and draws and max(discards) < min(draws) and held.zone is Zone.STACK:
            yield one, resolved.object


@cites("603.4", "该异能检查该条件是否符合")
def condition_was_so(every: Every, rulebook: Rulebook) -> Found:
    """What the "if" of an ability asks is so as it triggers.

    A keyword ability's own rule says it, and what was paid or cast is so for good.
    """
    for one, event in every.of(e.Triggered):
        for pending in event.triggers:
            asks = pending.ability.condition
            is_open = asks is not None and not isinstance(asks, WasPaid | WasCast)
            if is_open and pending.source is not None and not rulebook.rules_of(pending.ability):
                yield one, pending.source


@cites("120.3a", "对牌手造成的伤害会导致该牌手失去等量的生命")
def loses_life_by_damage(every: Every, rulebook: Rulebook) -> Found:
    """What waits for a player to lose life triggers on damage, which makes the player lose it."""
    for one, event in every.of(e.Triggered):
        lost = (other for other, _ in every.of(e.LifeLost) if other.unit == one.unit)
        by_damage = any(isinstance(i.event, e.LifeLost) and i.event.by_damage for i in lost)
        for pending in event.triggers if by_damage else ():
            waits = any(isinstance(part, LosesLife) for part in within(pending.ability.pattern))
            if waits and pending.source is not None:
                yield one, pending.source


@cites("603.2", "该异能自动触发")
def triggers_though_it_is_countered(every: Every, rulebook: Rulebook) -> Found:
    """What waits for a spell to be cast has triggered, whatever becomes of the spell."""
    countered = {subject for one, _ in every.of(e.Countered) for subject in one.about}
    for one, event in every.of(e.Triggered):
        for pending in event.triggers if one.actor in countered else ():
            waits = any(isinstance(part, Casts) for part in within(pending.ability.pattern))
            if waits and pending.source is not None:
                yield one, pending.source
