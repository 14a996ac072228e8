"""Abilities trigger as events happen (603.2), and how often."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import repeat

from judge.abilities import patterns as p
from judge.abilities.ability import Triggered
from judge.abilities.bases import Pattern
from judge.abilities.references import TriggerPlayer
from judge.abilities.statics import DoubleTriggers, NoTriggers
from judge.abilities.walk import within
from judge.abilities.who import It
from judge.budget import spend, step
from judge.cite import cites
from judge.errors import Limit
from judge.game import events as e
from judge.game.state import (
    DelayedTrigger,
    Occurred,
    PendingTrigger,
    Recipient,
)
from judge.game.steps import Step
from judge.rules.engine import Engine
from judge.rules.given.designations import designations
from judge.rules.meaning import Context, matches
from judge.rules.patterns import Look, kinds_of, looks_back, occurrences, view_for, waits_for
from judge.rules.process import QUIET, Process
from judge.rules.statics import rules_in_force
from judge.rules.triggers.ability import (
    as_often_as_it_may,
    is_mana_trigger,
    is_met,
    is_spent,
    may_trigger,
    not_again,
    note_triggered,
    occurred_context,
    parts_of,
    resolve_mana_trigger,
    x_as_it_triggers,
)
from judge.rules.triggers.firsts import firsts
from judge.rules.triggers.kinds import rules_of_entered, rules_of_kind, rules_of_number
from judge.rules.triggers.near import (
    Watcher,
    left_with,
    not_triggered,
    note_looked_back,
    note_lost,
    note_out_of_range,
    note_prevented,
    note_replaced,
    sees_what_left_with_it,
    silenced,
)
from judge.rules.triggers.states import note_state_triggers
from judge.rules.unread import check_happened, check_triggered
from judge.rules.witnesses import created_by
from judge.rules.zone_contents import Pile

SILENT = QUIET | {e.Triggered, e.NotTriggered}


def note_triggers(process: Process, batch: tuple[e.Event, ...]) -> None:
    """The abilities that a batch triggers wait from now on; those of mana resolve at once."""
    if SILENT.issuperset(map(type, batch)):
        return
    events = tuple(e.flatten(batch))
    look = Look(
        process.last_view, process.view, created_by(process.last_view, process.view, events)
    )
    check_happened(look.before, look.after, events)
    found = [
        *_of_abilities(process, look, events),
        *_delayed(process, look, events),
        *_of_designations(process, look, events),
    ]
    if any(isinstance(event, e.DamagePrevented) for event in events):
        note_prevented(process, look, _watchers(look), events)
    if process.replaced:
        note_replaced(process, look, _watchers(look), events)
    note_looked_back(process, look, events, found)
    note_lost(process, look, events)
    if process.state.limited:
        note_out_of_range(process, look, _watchers(look), events)
    if any(p.BecomesState in pile.watching for pile in look.after.piles):
        note_state_triggers(process)
    if not found:
        return
    waiting = tuple(pending for pending in found if not is_mana_trigger(pending.ability))
    if waiting:
        trigger(process, waiting)
    for pending in found:
        if is_mana_trigger(pending.ability):
            resolve_mana_trigger(process, pending)


@cites("603.2", "该异能自动触发")
def trigger(process: Process, waiting: tuple[PendingTrigger, ...]) -> None:
    """Abilities trigger, which does nothing yet."""
    step(len(waiting))
    check_triggered(waiting)
    kinds = (number for one in waiting for number in rules_of_kind(one.ability, process.rulebook))
    entered = (number for one in waiting for number in rules_of_entered(process.view, one))
    again = rules_of_number(Look(process.last_view, process.view), waiting)
    held = held_until_upkeep.numbers if process.state.turn.step is Step.UNTAP else ()
    because = tuple(dict.fromkeys((*process.because, *kinds, *entered, *again, *held)))
    process.happen((e.Triggered(waiting, because=because),))
    note_triggered(process, waiting)


@cites("502.4", "所有此步骤中触发的异能均会保留，直到下一次有牌手将得到优先权")
def held_until_upkeep() -> None:
    """What triggers in the untap step waits until the upkeep, since nobody has priority before."""


def _of_abilities(
    process: Process, look: Look, events: tuple[e.Event, ...]
) -> Iterator[PendingTrigger]:
    for watcher in _watchers(look, frozenset(map(type, events))):
        step()
        found = _of_one(process, look, events, watcher)
        few = as_often_as_it_may(process, process.view, watcher[2], list(found))
        for pending, number in few:
            spend(Limit.OBJECTS, number)
            yield from repeat(pending, number)


def _of_one(
    process: Process, look: Look, events: tuple[e.Event, ...], watcher: Watcher
) -> Iterator[tuple[PendingTrigger, int]]:
    """What triggers an ability, and how many times each does, whatever else happens at once."""
    id_, controller, ability, back = watcher
    context = Context(id_, controller)
    for pattern in parts_of(ability.pattern):
        if looks_back(pattern, look.edition) is not back:
            continue
        view = look.before if back else look.after
        found = occurrences(look, pattern, events, context)
        if ability.first:
            found = firsts(look, pattern, found, context)
        for one in for_each_player(ability, pattern, found):
            about = occurred_context(context, one)
            if back and left_with(look, id_, one) and not sees_what_left_with_it(look, id_):
                continue
            if not may_trigger(process, view, ability, about):
                if is_spent(process.view, id_, ability):
                    not_again(process, id_)
                elif not is_met(process.view, ability, about):
                    dies = isinstance(pattern, p.Dies) and id_ in one.it
                    not_triggered(process, id_, ability, dies=dies)
                continue
            x = x_as_it_triggers(view, ability, about)
            pending = PendingTrigger(ability, controller, id_, None, one, x)
            if number := times(look, pattern, pending, events):
                yield pending, number
            else:
                silenced(process, id_)


@cites("805.4d", "则它对于每个适用的牌手都会触发一次")
def for_each_player(ability: Triggered, pattern: Pattern, found: list[Occurred]) -> list[Occurred]:
    """As a step of a team begins: once, or for each player if the ability says "that player"."""
    if len(found) < 2 or not isinstance(pattern, p.StepBegins):
        return found
    mentions = any(isinstance(part, TriggerPlayer) for part in within(ability))
    return found if mentions else found[:1]


def _of_designations(
    process: Process, look: Look, events: tuple[e.Event, ...]
) -> Iterator[PendingTrigger]:
    """Abilities without a source: of the monarch, of who has the initiative or speed."""
    for player, ability in designations(process.state):
        context = Context(None, player)
        found = [
            (PendingTrigger(ability, player, None, None, one), 1)
            for one in occurrences(look, ability.pattern, events, context)
            if may_trigger(process, look.after, ability, occurred_context(context, one))
        ]
        few = as_often_as_it_may(process, look.after, ability, found)
        yield from (pending for pending, _ in few)


def _watchers(look: Look, kinds: frozenset[type[e.Event]] | None = None) -> Iterator[Watcher]:
    """Every triggered ability that works where its object is: now, or, looking back, before.

    With `kinds` of events, only those that wait for one of these.
    """
    for back, view in ((False, look.after), (True, look.before)):
        for pile in view.piles:
            for place in _places(view.engine, pile, kinds) if pile.triggers else ():
                id_, controller, ability = pile.triggers[place]
                seen = (looks_back(one, look.edition) for one in parts_of(ability.pattern))
                if back in seen:
                    yield id_, controller, ability, back


def _places(engine: Engine, pile: Pile, kinds: frozenset[type[e.Event]] | None) -> Iterable[int]:
    """The places of the triggered abilities of a pile, of those that wait for these events."""
    if kinds is None:
        return range(len(pile.triggers))
    waiting = [own for of, own in pile.watching.items() if waits_for(engine, of, kinds)]
    return waiting[0] if len(waiting) == 1 else sorted({place for own in waiting for place in own})


@cites("603.2d", "额外触发")
def times(
    look: Look, pattern: Pattern, pending: PendingTrigger, events: tuple[e.Event, ...]
) -> int:
    """How often an ability triggers: once, more, or not at all where an effect says so."""
    view, number = view_for(look, pattern), 1
    if is_silenced(look, pattern, pending, events):
        return 0
    if pending.source is None:
        return number
    for again in rules_in_force(view, DoubleTriggers):
        context = Context(again.source, again.controller)
        if matches(view, again.rule.filter, pending.source, context) and (
            again.rule.pattern is None
            or set(pending.occurred.it) & _about(look, again.rule.pattern, pattern, events, context)
        ):
            number += 1
    return number


def is_silenced(
    look: Look, pattern: Pattern, pending: PendingTrigger, events: tuple[e.Event, ...]
) -> bool:
    """True if all that would trigger an ability doesn't cause such abilities to trigger."""
    view = view_for(look, pattern)
    for held in rules_in_force(view, NoTriggers):
        context, its = Context(held.source, held.controller), set(pending.occurred.it)
        of_such = held.rule.filter is None or (
            pending.source is not None and matches(view, held.rule.filter, pending.source, context)
        )
        if its and of_such and its <= _about(look, held.rule.pattern, pattern, events, context):
            return True
    return False


def _about(
    look: Look, wanted: Pattern, pattern: Pattern, events: tuple[e.Event, ...], context: Context
) -> set[Recipient]:
    """What events are about that are of a pattern, and of a kind that another one waits for."""
    kinds = kinds_of(look.after.engine, pattern)
    of_both = [event for event in events if isinstance(event, kinds)]
    return {id_ for one in occurrences(look, wanted, of_both, context) for id_ in one.it}


def _delayed(process: Process, look: Look, events: tuple[e.Event, ...]) -> Iterator[PendingTrigger]:
    for waiting in process.state.delayed:
        if waiting.at_once or waiting.in_turn not in (None, process.state.turns_taken):
            continue
        context = Context(waiting.source, waiting.controller).about(*waiting.about)
        context.kept = waiting.kept
        found = occurrences(look, waiting.ability.pattern, events, context)
        for one in for_each_player(waiting.ability, waiting.ability.pattern, found):
            about = _nearest(waiting, one).with_(kept=waiting.kept)
            if not is_met(process.view, waiting.ability, occurred_context(context, about)):
                continue
            pending = PendingTrigger(
                waiting.ability, waiting.controller, waiting.source, waiting, about
            )
            if is_silenced(look, waiting.ability.pattern, pending, events):
                continue
            if waiting.times is not None:
                end_delayed(process, waiting)
            yield pending
            if waiting.times == 1:
                break


def _nearest(waiting: DelayedTrigger, one: Occurred) -> Occurred:
    """What "it" is: what triggers the ability, or what was spoken of as the ability was made.

    That is nearer where only the ability's own source, or a spell or card, is what triggers it.
    """
    if not any(isinstance(part, It) for part in within(waiting.ability.effect)):
        return one
    own = () if waiting.source is None else (waiting.source,)
    cards = isinstance(waiting.ability.pattern, (p.Casts, p.Discards))
    if waiting.about not in ((), own) and (one.it in ((), own) or cards):
        return one.with_(it=waiting.about)
    return one if one.it else one.with_(it=waiting.about)


@cites("603.7b", "一个延迟触发式异能只会触发一次")
def end_delayed(process: Process, waiting: DelayedTrigger) -> None:
    """A delayed ability triggers once, unless it says otherwise."""
    process.happen((e.TriggerGone(waiting.timestamp, because=process.because),))
