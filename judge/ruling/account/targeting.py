"""Where a word "target" mattered, though one would think otherwise, and where its lack did."""

from __future__ import annotations

from collections import Counter

from judge.abilities import Activated, Triggered
from judge.abilities.effects.players import AddMana
from judge.abilities.patterns import BecomesTarget
from judge.abilities.walk import targets_of, within
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.layers import project
from judge.rules.rulebook import Rulebook
from judge.rules.view import View
from judge.ruling.account.account import Every, Found, is_by_state
from judge.scenario.noting import body_of

MOVES = (e.Sacrificed, e.Moved)  # what a cost does as well


@cites("115.10a", "受咒语或异能影响的物件或牌手并不一定为该咒语或异能的目标")
def without_targeting(every: Every, rulebook: Rulebook) -> Found:
    """What affects an object without the word "target" does so though it can't be a target."""
    for one, event in every.of(e.Destroyed, e.EffectBegan, e.Damage, *MOVES):
        before = one.happened.before
        top = before.objects[before.stack[-1]] if before.stack else None
        if is_by_state(every, one) or (top is None and isinstance(event, e.Damage)):
            continue
        if isinstance(event, MOVES) and (top is None or body_of(one.happened, top.id) != one.actor):
            continue  # it was a cost
        stack = None if top is None else top.stack
        targets = {target for group in (stack.targets if stack else ()) for target in group}
        there = [i for i in _affected(event) if i not in targets and i in before.battlefield]
        if not there:
            continue
        view, by = project(before, rulebook), None if top is None else top.controller
        yield from ((one, id_) for id_ in there if _minds_targets(view, id_, by))


def _affected(
    event: e.Destroyed | e.EffectBegan | e.Damage | e.Sacrificed | e.Moved,
) -> tuple[ObjectId, ...]:
    if isinstance(event, e.EffectBegan):
        return event.effect.objects
    if isinstance(event, e.Damage):
        return (event.recipient,) if isinstance(event.recipient, int) else ()
    return (event.object,)


def _minds_targets(view: View, id_: ObjectId, by: PlayerId | None) -> bool:
    """True of what a player can't target, and of what something triggers of when it is a target."""
    if view.has(id_, "shroud") or any(
        isinstance(part, Triggered) and isinstance(part.pattern, BecomesTarget)
        for part in view.abilities(id_)
    ):
        return True
    barred = any(view.has(id_, keyword) for keyword in ("hexproof", "protection"))
    return barred and by != view.object(id_).controller


@cites("115.6", "需要目标的咒语或异能可能会允许选择零个目标")
def without_a_target(every: Every, rulebook: Rulebook) -> Found:
    """What allows no target at all was put on the stack without one."""
    for one, event in every.of(e.SpellCast, e.AbilityActivated, e.AbilityTriggered):
        held = None if event.object is None else one.happened.after.objects.get(event.object)
        if held is not None and held.stack is not None and () in held.stack.targets:
            yield one, held.id


@cites("605.1a", "不需要目标")
def needs_a_target(every: Every, rulebook: Rulebook) -> Found:
    """What adds mana by an ability with a target has no mana ability: that uses the stack."""
    for one, event in every.of(e.AbilityActivated):
        held = None if event.object is None else one.happened.after.objects.get(event.object)
        ability = held.stack.ability if held is not None and held.stack is not None else None
        adds = any(isinstance(part, AddMana) for part in within(ability))
        if adds and isinstance(ability, Activated) and targets_of(ability.effect):
            yield one, event.source


@cites("115.3", "则同一个物件或牌手可以被每个“目标”一词选择一次")
def targeted_by_each_word(every: Every, rulebook: Rulebook) -> Found:
    """The same object or player is chosen for more than one word "target"."""
    for one, event in every.of(e.SpellCast, e.AbilityActivated, e.AbilityTriggered):
        held = None if event.object is None else one.happened.after.objects.get(event.object)
        groups = () if held is None or held.stack is None else held.stack.targets
        chosen = Counter(target for group in groups for target in dict.fromkeys(group))
        yield from ((one, target) for target, times in chosen.items() if times > 1)
