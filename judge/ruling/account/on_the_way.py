"""How things came about, where that decides and no event says so: a new object, the last first.

What was put onto the stack last resolves first; what comes back has lost what was on it; a shield
does not help, a phasing creature triggers nothing, a card in exile is not suspended.
"""

from __future__ import annotations

from judge.abilities import Keyword, Triggered
from judge.abilities.filters import Non, OfSupertype, Quality
from judge.abilities.patterns import Dies, Enters, Leaves
from judge.abilities.statics import Regenerates, Replacement
from judge.abilities.walk import within
from judge.cards import CardType, Supertype
from judge.cards.subtypes import BASIC_LAND_TYPES
from judge.cite import cites
from judge.game import events as e
from judge.game.state import BodyId, GameObject, GameState, Kind, ObjectId, Zone
from judge.rules.layers import project
from judge.rules.rulebook import Rulebook
from judge.ruling.account.account import Every, Found

NONBASIC = Non(OfSupertype(Supertype.BASIC))
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
    """A response resolves first, before what has the same target."""
    for one, event in every.of(e.Resolved):
        before = one.happened.before
        held = before.objects[event.object]
        triggered = held.stack is not None and isinstance(held.stack.ability, Triggered)
        if before.stack[-1:] == (event.object,) and not triggered and held.kind is not Kind.COPY:
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
        asks = any(getattr(part, "quality", None) is Quality.MANA_VALUE for part in _words(before))
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


@cites("305.8", "任何不具此超类别的地都是非基本地，即使它有基本地的类别")
def stays_nonbasic(every: Every, rulebook: Rulebook) -> Found:
    """What is done to nonbasic lands is done to one that has a basic land type by now."""
    for one, _ in every.of(e.Resolved):
        before = one.happened.before
        if NONBASIC not in _words(before):
            continue
        view = project(before, rulebook)
        for id_ in view.changed:
            now = view.of(id_)
            is_land = id_ in before.battlefield and CardType.LAND in now.types
            typed = not now.subtypes.isdisjoint(BASIC_LAND_TYPES)
            if is_land and typed and Supertype.BASIC not in now.supertypes:
                yield one, id_


def _words(state: GameState) -> tuple[object, ...]:
    """The words of what is on top of the stack."""
    held = state.objects[state.stack[-1]] if state.stack else None
    if held is None or held.stack is None:
        return ()
    own = held.printed.abilities if held.stack.ability is None else (held.stack.ability,)
    return tuple(part for one in own for part in within(one))


@cites("609.4", "对于该效应来说，将游戏当作该条件为正确来对待")
def attacks_as_though(every: Every, rulebook: Rulebook) -> Found:
    """A creature attacks as though it had haste, or had no defender, which goes for that alone."""
    for one, event in every.of(e.AttackDeclared):
        before = one.happened.before
        view = project(before, rulebook)
        is_sick = before.objects[event.attacker].sick and not view.has(event.attacker, "haste")
        if is_sick or view.has(event.attacker, "defender"):
            yield one, event.attacker
