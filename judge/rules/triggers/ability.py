"""What is so of one triggered ability: its condition, its context, whether it is of mana."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.ability import Triggered
from judge.abilities.amounts import ThatMuch
from judge.abilities.bases import Pattern
from judge.abilities.effects.players import AddMana
from judge.abilities.references import TriggerPlayer
from judge.abilities.walk import targets_of, within
from judge.abilities.who import It, ThatPlayer, Triggering, TriggerSource
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, Occurred, PendingTrigger
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context, holds
from judge.rules.meaning.earlier_uses import is_used_up, times_used
from judge.rules.process import Process
from judge.rules.view import View

OF_THE_EVENT = (It, ThatMuch, ThatPlayer, Triggering, TriggerPlayer, TriggerSource)


@cites("603.4", "该异能检查该条件是否符合")
def check_condition(view: View, ability: Triggered, context: Context) -> bool:
    """An intervening "if" is so, as the ability would trigger and again as it would resolve."""
    return holds(view, ability.condition, context)


def may_trigger(process: Process, view: View, ability: Triggered, context: Context) -> bool:
    """False of an ability that has triggered as often as it may, or whose condition is not so.

    `view` is the game that the event is looked for in: for what leaves, the one before it.
    """
    id_ = context.source
    if ability.do_once and is_done(process, id_, ability):
        return False
    if is_spent(process.view, id_, ability):
        return False
    return holds(view, ability.only, context) and is_met(process.view, ability, context)


def is_spent(view: View, id_: ObjectId | None, ability: Triggered) -> bool:
    """True of an ability that has triggered as often as its own words let it."""
    once = ability.once and is_used_up(view, id_, ability, 1, "once")
    most = ability.times_each_turn
    return once or (most is not None and is_used_up(view, id_, ability, most))


@cites("101.1", "以牌上的叙述为优先")
def not_again(process: Process, id_: ObjectId | None) -> None:
    """An ability triggers no more often than its own words let it."""
    if id_ is not None:
        process.happen((e.NotTriggered(id_, "used up", because=process.because),))


def as_often_as_it_may(
    process: Process, view: View, ability: Triggered, found: list[tuple[PendingTrigger, int]]
) -> list[tuple[PendingTrigger, int]]:
    """Of what would trigger an ability at once, so many as it may still trigger this turn.

    Raises `Unsupported` where it is said of the event and the events differ: none is the first.
    """
    most = 1 if ability.once else ability.times_each_turn
    if most is None or len(found) < 2:
        return found
    used = times_used(view, found[0][0].source, ability, "once" if ability.once else "")
    kept, left = found[: most - used], found[most - used :]
    speaks_of_it = any(isinstance(part, OF_THE_EVENT) for part in within(ability.effect))
    if speaks_of_it and {pending.occurred for pending, _ in left} - {kept[0][0].occurred}:
        raise Unsupported(
            "603.2c",
            "which of several events at once an ability triggers on that does so only once",
            "只触发一次的异能由数个同时发生的事件中的哪一个触发",
        )
    if left:
        not_again(process, left[0][0].source)
    return kept


def is_met(view: View, ability: Triggered, context: Context) -> bool:
    """True of an ability without an intervening "if", else if that is so."""
    return ability.condition is None or check_condition(view, ability, context)


def note_triggered(process: Process, waiting: tuple[PendingTrigger, ...]) -> None:
    """Counts how often abilities trigger that may do so only a number of times."""
    for pending in waiting:
        if pending.ability.times_each_turn is not None:
            process.happen((e.Used((pending.source, pending.ability), because=process.because),))
        if pending.ability.once:
            used = ("once", pending.source, pending.ability)
            process.happen((e.Used(used, because=process.because),))


@cites("603.2i", "此异能仅当其来源的操控者该回合尚未执行该指示的动作时才会触发")
def is_done(process: Process, id_: ObjectId | None, ability: Triggered) -> bool:
    """True if what an ability says to do only once each turn has been done this turn."""
    return is_used_up(process.view, id_, ability, 1, "done")


@cites("603.2i", "每回合只能如此作一次")
def note_done(process: Process, id_: ObjectId | None, ability: Triggered) -> None:
    """What an ability says to do only once each turn has been done."""
    process.do(e.Used(("done", id_, ability)))


def occurred_context(context: Context, one: Occurred) -> Context:
    """The context of an ability that an event triggered."""
    made = context.about(*one.it)
    made.triggering = one.it
    made.trigger_source = one.source
    made.trigger_player = one.player
    made.kept = one.kept
    made.amount = one.amount
    made.mana = one.mana
    return made


def parts_of(pattern: Pattern) -> tuple[Pattern, ...]:
    """The patterns that a pattern is made of; itself where it is one."""
    return pattern.parts if isinstance(pattern, p.EitherOf) else (pattern,)


@cites("605.1b", "如果一个触发式异能符合以下所有条件，则它属于法术力异能")
def is_mana_trigger(ability: Triggered) -> bool:
    """A mana ability: it triggers from mana being made, adds mana, and has no target."""
    patterns = parts_of(ability.pattern)
    from_mana = all(isinstance(part, p.TappedForMana) for part in patterns)
    return from_mana and isinstance(ability.effect, AddMana) and not targets_of(ability.effect)


@cites("605.4a", "一个触发式法术力异能不进入堆叠")
@cites("106.12a", "在此类法术力异能结算并产生法术力、或该类别的法术力时触发")
def resolve_mana_trigger(process: Process, pending: PendingTrigger) -> None:
    """A triggered mana ability resolves at once."""
    context = occurred_context(Context(pending.source, pending.controller), pending.occurred)
    with process.also(*resolve_mana_trigger.numbers):
        carry_out(process, pending.ability.effect, context)
