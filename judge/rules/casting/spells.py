"""Casting a spell (601.2), step by step."""

from __future__ import annotations

from judge.abilities.conditions import AsCast
from judge.abilities.walk import within
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, OnStack, PlayerId
from judge.rules.casting.allowed import check_prohibitions, check_proposed, check_timing
from judge.rules.casting.commanders import count_cast
from judge.rules.casting.counted_costs import choose_counted
from judge.rules.casting.proposal import check_extras, choose_x, put_on_stack, target
from judge.rules.casting.total import pay_total, total_cost
from judge.rules.casting.ways import find_way, rules_of_casting
from judge.rules.faces import (
    as_turned,
    face_called,
    faces_named,
    looked_at,
    rules_of_turned,
)
from judge.rules.keyword_rules.emerge import choose_emerge
from judge.rules.keyword_rules.harmonize import harmonized
from judge.rules.keyword_rules.offering import choose_offering, is_offered
from judge.rules.keyword_rules.priced_modes import paid_for_modes
from judge.rules.keyword_rules.splice import naming_splice, splice
from judge.rules.meaning import Context, holds
from judge.rules.process import Process
from judge.rules.requests import Cast, Refused
from judge.rules.rulebook import Way
from judge.rules.stack import change, rules_of_division
from judge.rules.unread import check_cast
from judge.rules.wording import spell_effect


@cites("601.2", "施放咒语指将其从当前区域（通常是手牌）放进堆叠，且支付其费用")
def cast(process: Process, player: PlayerId, action: Cast) -> None:
    """A card goes to the stack, what it needs is chosen, and its cost is paid."""
    called = face_called(process.view.object(action.object), action.face)
    try:
        _cast(process, player, action)
    except Refused as refused:
        raise Refused(refused.illegal.with_(called=called)) from refused


def _cast(process: Process, player: PlayerId, action: Cast) -> None:
    check_cast(faces_named(process.view.object(action.object), action.face))
    seen = looked_at(process, action)
    with process.blaming(*(looked_at.numbers if seen is not process else ())):
        way = find_way(seen, player, action)
    if is_offered(seen, action):
        way = way.with_(at_any_time=True)
    turned = as_turned(seen, action.object, way)
    by_face = rules_of_turned(seen, turned, way)
    with process.blaming(*by_face):
        way, because = check_timing(turned, player, action.object, way)
    because = (*because, *by_face)
    other = looked_at.numbers if seen is not process or way.face_down is not None else ()
    cast_in_way(process, player, action, way, (*because, *other))


@cites("601.2", "施放咒语指将其从当前区域（通常是手牌）放进堆叠，且支付其费用")
def cast_in_way(
    process: Process, player: PlayerId, action: Cast, way: Way, because: tuple[str, ...] = ()
) -> None:
    """A card is cast in a way that is allowed now; `because` of keyword abilities' rules."""
    card = action.object
    seen = looked_at(process, action)
    turned = as_turned(seen, card, way)
    with process.blaming(*rules_of_turned(seen, turned, way)):
        check_prohibitions(turned, player, card)
    from_zone = process.view.object(card).zone
    put_on_stack(process, player, action, way)
    spell = process.state.stack[-1]
    held = held_as_cast(process, player, spell)
    if way.used_up is not None:
        process.do(e.Used(way.used_up))
    extras = (*check_extras(process, spell, action, way), *splice(process, player, spell, action))
    change(
        process,
        spell,
        using=way.name or None,
        paid=tuple((extra.name, times) for extra, times in extras),
        from_zone=from_zone,
        caster=player,
    )
    action = choose_offering(process, player, spell, action)
    action = choose_emerge(process, player, spell, action)
    action, tapped = harmonized(process, player, spell, action)
    action = choose_counted(process, player, spell, action, extras)
    choose_x(process, player, spell, action, way, extras)
    with naming_splice(action):
        target(process, spell, action)
    because = (*because, *check_proposed(process, player, spell, way))
    by_modes, of_modes = paid_for_modes(process, spell, spell_effect(process.view, spell))
    because = (*because, *of_modes)
    total = total_cost(process, player, spell, way, (*extras, *tapped, *by_modes))
    blamed = total_cost.numbers if total.more or by_modes else ()
    with process.blaming(*blamed, *of_modes, *total.because):
        pay_total(process, player, spell, action, total)
    note_held(process, player, spell, held)
    finish(process, player, spell, (*because, *total.because, *count_cast(process, spell)))


@cites("601.2i", "然后咒语成为被施放")
def finish(process: Process, player: PlayerId, spell: ObjectId, more: tuple[str, ...] = ()) -> None:
    """The spell has been cast; `more` are rules by which it was cast so."""
    stack = process.state.objects[spell].stack or OnStack()
    targets = tuple(t for group in stack.targets for t in group)
    own = (*rules_of_division(stack), *rules_of_casting(process.rulebook, stack))
    because = (*process.because, *own, *more)
    process.do(e.SpellCast(player, spell, targets, len(stack.spent), because=because))


def held_as_cast(process: Process, player: PlayerId, spell: ObjectId) -> tuple[AsCast, ...]:
    """What the spell's abilities ask of the time at which it is cast, and is so now."""
    asked = [
        part
        for ability in process.view.of(spell).abilities
        for part in within(ability)
        if isinstance(part, AsCast)
    ]
    context = Context(spell, player)
    return tuple(one for one in asked if holds(process.view, one.condition, context))


@cites("601.2", "施放咒语指将其从当前区域（通常是手牌）放进堆叠，且支付其费用")
def note_held(
    process: Process, player: PlayerId, spell: ObjectId, before: tuple[AsCast, ...]
) -> None:
    """What was so as the spell was cast is noted down, unless casting it changed that."""
    held = held_as_cast(process, player, spell)
    if held != before:
        raise Unsupported(
            "601.2", "what changed while the spell was being cast", "于施放该咒语期间改变的事项"
        )
    if held:
        change(process, spell, held=held)
