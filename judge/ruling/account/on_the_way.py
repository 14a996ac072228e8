"""How things came about, where that decides and no event says so: a new object, the last first.

What was put onto the stack last resolves first; what comes back has lost what was on it; a shield
does not help, a phasing creature triggers nothing, a card in exile is not suspended.
"""

from __future__ import annotations

from judge.abilities import Keyword, Triggered
from judge.abilities.filters import Quality
from judge.abilities.patterns import Dies, Enters, Leaves
from judge.abilities.statics import Regenerates, Replacement
from judge.abilities.walk import within
from judge.cite import cites
from judge.game import events as e
from judge.game.state import BodyId, GameObject, GameState, ObjectId, Zone
from judge.rules.rulebook import Rulebook
from judge.ruling.account.account import Every, Found

OF_ZONES = (Dies, Enters, Leaves)
BY_MANA_VALUE = ("701.55a", "702.85a")  # discover and cascade, which look for one


@cites("400.7", "它对原物件没有任何记忆和联系")
def lost_what_was_on_it(every: Every, rulebook: Rulebook) -> Found:
    """What has left and come back has no counters and damage of before, and is untapped."""
    left: set[BodyId] = set()
    for one, moved in every.of(e.Moved):
        before = one.happened.before
        held = before.objects.get(moved.object)
        if held is None:
            continue
        if held.zone is Zone.BATTLEFIELD and _has_something(before, held):
            left.add(held.body)
        elif moved.to is Zone.BATTLEFIELD and held.body in left:
            yield one, moved.object


def _has_something(state: GameState, held: GameObject) -> bool:
    """True of a permanent to which something was done that a new object has not."""
    attached = any(state.objects[i].attached_to == held.id for i in state.battlefield)
    changed = any(held.id in effect.objects for effect in state.effects)
    return bool(held.tapped or held.counters.kinds or held.damage or attached or changed)


@cites("405.5", "堆叠最顶端的（最后进入的）咒语或异能结算")
def resolves_first(every: Every, rulebook: Rulebook) -> Found:
    """What was put onto the stack last resolves first, before what has the same target."""
    for one, event in every.of(e.Resolved):
        before = one.happened.before
        if before.stack and before.stack[-1] == event.object:
            own = _targets(before, event.object)
            if any(own & _targets(before, under) for under in before.stack[:-1]):
                yield one, event.object


def _targets(state: GameState, id_: ObjectId) -> set[object]:
    stack = state.objects[id_].stack
    return {target for group in stack.targets for target in group} if stack else set()


@cites("715.4", "历险者牌只具有其正常特征")
def has_no_adventure_there(every: Every, rulebook: Rulebook) -> Found:
    """A card whose mana value is looked at off the stack is not its Adventure there."""
    for one, moved in every.of(e.Moved):
        before = one.happened.before
        held = before.objects.get(moved.object)
        if held is None or held.layout != "adventure" or Zone.STACK in (held.zone, moved.to):
            continue
        top = before.objects[before.stack[-1]] if before.stack else None
        words = within(top.stack.ability) if top is not None and top.stack is not None else ()
        asks = any(getattr(part, "quality", None) is Quality.MANA_VALUE for part in words)
        if asks or any(rule in BY_MANA_VALUE for rule in one.rules):
            yield one, moved.object


@cites("701.15c", "叙述为某永久物不能重生的效应不会阻止此类异能的起动或咒语的施放")
def regenerates_in_vain(every: Every, rulebook: Rulebook) -> Found:
    """A permanent with a regeneration shield is destroyed where it can't be regenerated."""
    for one, event in every.of(e.Destroyed):
        for rule in one.happened.before.rules:
            shields = isinstance(rule.rule, Replacement) and isinstance(
                rule.rule.instead, Regenerates
            )
            if shields and event.object in rule.about:
                yield one, event.object


@cites("702.26d", "当永久物跃回或跃离时，并不会触发区域变换触发异能")
def phases_without_triggering(every: Every, rulebook: Rulebook) -> Found:
    """What phases out or in moves nowhere: its abilities that trigger on that don't."""
    for one, event in every.of(e.PhasedOut, e.PhasedIn):
        held = one.happened.before.objects[event.object]
        for part in held.printed.abilities:
            if isinstance(part, Triggered) and isinstance(part.pattern, OF_ZONES):
                yield one, event.object


@cites("702.62b", "如果一张具有延缓的牌位于放逐区，且其上有计时指示物，则此牌为“已延缓”")
def is_not_suspended(every: Every, rulebook: Rulebook) -> Found:
    """A card in exile with a time counter and without suspend is passed over by time travel."""
    for one, act in every.of(e.Acted):
        state = one.happened.before
        for id_ in state.exile if act.action == "time travel" else ():
            held = state.objects[id_]
            words = within(held.printed.abilities)
            has_suspend = any(isinstance(i, Keyword) and i.name == "suspend" for i in words)
            if held.counters.count("time") and not has_suspend:
                yield one, id_
