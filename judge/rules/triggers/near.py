"""Abilities that nearly trigger and don't, and those that do though their sources are gone."""

from __future__ import annotations

from collections.abc import Iterable

from judge.abilities import patterns as p
from judge.abilities.ability import Triggered
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, Occurred, PendingTrigger, PlayerId
from judge.rules.influence.limits import rules_of_missing
from judge.rules.influence.reach import unlimited
from judge.rules.mana_abilities import intrinsic_abilities
from judge.rules.meaning import Context
from judge.rules.patterns import Look, looks_back, occurrences
from judge.rules.process import Process
from judge.rules.triggers.ability import parts_of

Watcher = tuple[ObjectId, PlayerId, Triggered, bool]


def note_replaced(
    process: Process, look: Look, watchers: Iterable[Watcher], events: tuple[e.Event, ...]
) -> None:
    """Notes abilities that would have triggered on what was replaced."""
    would = [one for one in process.replaced if isinstance(one, e.Moved)]
    for id_, controller, ability, back in watchers if would else ():
        context = Context(id_, controller)
        for pattern in parts_of(ability.pattern):
            if (
                looks_back(pattern, look.edition) is back
                and occurrences(look, pattern, would, context)
                and not occurrences(look, pattern, events, context)
            ):
                _never_happened(process, id_)


@cites("614.6", "如果一个事件被替代，它从未发生过")
def _never_happened(process: Process, id_: ObjectId) -> None:
    """An ability does not trigger on what was replaced."""
    process.note_after(process.because, id_)


def left_with(look: Look, source: ObjectId, occurred: Occurred) -> bool:
    """True if the source of an ability left the battlefield together with others that it saw."""
    before, after = look.before.state, look.after.state
    return (
        source in before.battlefield
        and source not in after.battlefield
        and any(one != source and one not in after.battlefield for one in occurred.it)
    )


@cites("603.10a", "此类异能包括离开战场异能")
def sees_what_left_with_it(look: Look, source: ObjectId) -> bool:
    """An ability that looks back triggers on what leaves together with its source."""
    return source in look.before.state.battlefield


@cites("603.10a", "一些改变区域的触发式异能需要回溯")
def _looked_back(process: Process, id_: ObjectId) -> None:
    """What left sees what left with it, by the abilities that it had then."""
    process.note_after(process.because, id_)


def note_looked_back(
    process: Process, look: Look, events: tuple[e.Event, ...], found: list[PendingTrigger]
) -> None:
    """Notes what looks back: sources that left with what they saw, and abilities lost before."""
    before, after = look.before.state.battlefield, look.after.state.battlefield
    if before == after:
        return
    there = frozenset(after)
    left = [id_ for id_ in before if id_ not in there]
    for pending in found:
        others = [one for one in pending.occurred.it if one != pending.source]
        if pending.source in left and any(one in left for one in others):
            _looked_back(process, pending.source)
    for id_ in left:
        if id_ in look.before.changed and _would_have(process, look, id_, events):
            _looked_back(process, id_)


@cites("613.1f", "移除异能的效应")
def _is_lost(process: Process, id_: ObjectId) -> None:
    """An ability that its object has lost does not trigger."""
    process.note_after(process.because, id_)


def note_lost(process: Process, look: Look, events: tuple[e.Event, ...]) -> None:
    """Notes permanents whose printed abilities would have triggered, had they not lost them."""
    for id_ in look.after.changed:
        if id_ in look.after.state.battlefield and _would_have(
            process, look, id_, events, back=False
        ):
            note = _is_lost_with_type if intrinsic_abilities(look.after, id_) else _is_lost
            note(process, id_)


@cites("305.7", "它失去所有原本的规则叙述、地类别")
def _is_lost_with_type(process: Process, id_: ObjectId) -> None:
    """An ability that a land lost as its type was set does not trigger."""
    process.note_after(process.because, id_)


def _would_have(
    process: Process, look: Look, id_: ObjectId, events: tuple[e.Event, ...], *, back: bool = True
) -> bool:
    """True if an object would have seen it by a printed ability that it had lost before."""
    view = look.before if back else look.after
    held = view.object(id_)
    kept = view.abilities(id_)
    context = Context(id_, held.controller)
    return any(
        looks_back(pattern, look.edition) is back
        and occurrences(look, pattern, list(events), context)
        for ability in process.rulebook.expand(held.printed.abilities)
        if isinstance(ability, Triggered) and ability not in kept
        for pattern in parts_of(ability.pattern)
    )


@cites("603.4", "该异能检查该条件是否符合")
def not_triggered(process: Process, id_: ObjectId, ability: Triggered, *, dies: bool) -> None:
    """An ability does not trigger, for its condition is not so; of a keyword's on dying it is told.

    "Persist" of a creature that had a -1/-1 counter is told by an event; any other is noted, a
    keyword ability by its own rules.
    """
    numbers = process.rulebook.rules_of(ability)
    if dies and numbers:
        process.happen((e.NotTriggered(id_, because=(*process.because, *numbers)),))
    else:
        process.note_after(numbers or process.because, id_)


@cites("101.2", "则以“不能”的效应为优先")
def silenced(process: Process, id_: ObjectId) -> None:
    """An ability does not trigger where an effect says that such an event causes none to."""
    process.note_after(process.because, id_)


@cites("603.2h", "一个被防止或被替代的效应不会触发任何异能")
def note_prevented(
    process: Process, look: Look, watchers: Iterable[Watcher], events: tuple[e.Event, ...]
) -> None:
    """Abilities do not trigger on damage all of which is prevented."""
    dealt = {(one.source, one.recipient) for one in events if isinstance(one, e.Damage)}
    would = [
        e.Damage(one.source, one.recipient, one.amount, one.kind)
        for one in events
        if isinstance(one, e.DamagePrevented) and (one.source, one.recipient) not in dealt
    ]
    for id_, controller, ability, _ in watchers:
        context = Context(id_, controller)
        if any(
            isinstance(part, p.DealsDamage | p.IsDealtDamage)
            and occurrences(look, part, would, context)
            for part in parts_of(ability.pattern)
        ):
            process.happen((e.NotTriggered(id_, "prevented", because=process.because),))


def note_out_of_range(
    process: Process, look: Look, watchers: Iterable[Watcher], events: tuple[e.Event, ...]
) -> None:
    """Abilities don't trigger on what isn't all in range of their sources' controllers (801.7)."""
    everywhere = Look(unlimited(look.before), unlimited(look.after), look.created)
    for id_, controller, ability, back in watchers:
        context = Context(id_, controller)
        for pattern in parts_of(ability.pattern):
            if looks_back(pattern, look.edition) is back and len(
                occurrences(everywhere, pattern, events, context)
            ) > len(occurrences(look, pattern, events, context)):
                numbers = rules_of_missing(pattern)
                because = (*process.because, *numbers)
                process.happen((e.NotTriggered(id_, "range", because=because),))
