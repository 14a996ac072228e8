"""Patterns of permanents: tapped, targeted, attached, counters put on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.abilities import patterns as p
from judge.abilities.bases import Pattern
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId
from judge.game.state import Occurred as Occurrence
from judge.rules.meaning import Context
from judge.rules.patterns.combat import Found
from judge.rules.patterns.look import Look, Match, done_to, fits, is_by
from judge.rules.patterns.looking_back import view_for
from judge.rules.patterns.zones import left


def _sacrifices(
    look: Look, pattern: p.Sacrifices, event: e.Sacrificed, context: Context
) -> Occurrence | None:
    return done_to(look.before, pattern, event.player, event.object, context)


@cites("106.12a", "在此类法术力异能结算并产生法术力、或该类别的法术力时触发")
def _tapped_for_mana(
    look: Look, pattern: p.TappedForMana, event: e.ManaMade, context: Context
) -> Occurrence | None:
    """Mana that the ability of a permanent with {T} in its cost produces, as it resolves."""
    if not event.tapped or event.source is None or len(event.mana) < pattern.least:
        return None
    if not is_by(look.after, pattern.player, event.player, context):
        return None
    if not fits(look.after, pattern.filter, event.source, context):
        return None
    letters = tuple(dict.fromkeys(mana.letter for mana in event.mana))
    return Occurrence((event.source,), event.player, len(event.mana), mana=letters)


def _on_object(look: Look, pattern: Any, event: Any, context: Context) -> Occurrence | None:
    """Events of one object that a filter describes."""
    if not fits(look.after, pattern.filter, event.object, context):
        return None
    return Occurrence((event.object,), look.after.object(event.object).controller, 1)


@cites("716.2a", "此职业的等级成为N")
def _level(
    look: Look, pattern: p.BecomesLevel, event: e.Marked, context: Context
) -> Occurrence | None:
    gained = event.mark == "level" and event.value == pattern.level
    return _on_object(look, pattern, event, context) if gained else None


def _tapped(look: Look, pattern: p.BecomesTapped, event: e.Tap, context: Context) -> Any:
    by = event.player or look.after.object(event.object).controller
    found = is_by(look.after, pattern.player, by, context)
    return _on_object(look, pattern, event, context) if found else None


def _becomes_target(
    look: Look, pattern: p.BecomesTarget, event: e.BecameTarget, context: Context
) -> Occurrence | None:
    view, player = look.after, look.after.object(event.object).controller
    if isinstance(event.target, int):
        if pattern.filter is None or not fits(view, pattern.filter, event.target, context):
            return None
    elif pattern.target_player is None or not is_by(
        view, pattern.target_player, event.target, context
    ):
        return None
    if not is_by(view, pattern.player, player, context):
        return None
    if not fits(view, pattern.by, event.object, context):
        return None
    return Occurrence((event.target,), player, 1, (event.object,))


def _counters_put(look: Look, pattern: p.CountersPut, event: e.Event, context: Context) -> Found:
    if not isinstance(event, e.CountersPut):
        return _entered_with(look, pattern, event, context)
    if pattern.kind not in (None, event.kind) or (pattern.by_effect and event.as_cost):
        return None
    if not is_by(look.after, pattern.by, event.player, context):
        return None
    if isinstance(event.recipient, int):
        if pattern.filter is None or not fits(look.after, pattern.filter, event.recipient, context):
            return None
        if pattern.nth is not None and not _is_nth(look, pattern, event):
            return None
        found = Occurrence((event.recipient,), event.player, event.amount)
        return tuple(found.with_(amount=1) for _ in range(event.amount)) if pattern.each else found
    if pattern.player is None or not is_by(look.after, pattern.player, event.recipient, context):
        return None
    return Occurrence((event.recipient,), event.recipient, event.amount)


def _is_nth(look: Look, pattern: p.CountersPut, event: e.CountersPut) -> bool:
    """There were fewer counters of the kind before, and now there are so many or more."""
    now = look.after.object(ObjectId(int(event.recipient))).counters.count(event.kind)
    return pattern.nth is not None and now - event.amount < pattern.nth <= now


@cites("122.6", "于一个物件进战场时被给予指示物")
@cites("122.6a", "该物件的操控者在其上放置这些指示物")
def _entered_with(look: Look, pattern: p.CountersPut, event: e.Event, context: Context) -> Found:
    """Counters that a permanent enters with are put on it too, by its controller."""
    id_ = look.entered(event)
    if id_ is None or pattern.filter is None or not fits(look.after, pattern.filter, id_, context):
        return None
    held = look.after.object(id_)
    number = sum(n for kind, n in held.counters.kinds if pattern.kind in (None, kind))
    if not number or not is_by(look.after, pattern.by, held.controller, context):
        return None
    if pattern.nth is not None and number < pattern.nth:
        return None
    found = Occurrence((id_,), held.controller, number)
    return tuple(found.with_(amount=1) for _ in range(number)) if pattern.each else found


def _counters_gone(
    look: Look, pattern: p.CountersGone, event: e.CountersRemoved, context: Context
) -> Found:
    if event.kind != pattern.kind or not isinstance(event.recipient, int):
        return None
    if not fits(look.after, pattern.filter, event.recipient, context):
        return None
    if pattern.last and look.after.object(event.recipient).counters.count(event.kind):
        return None
    found = Occurrence((event.recipient,), None, event.amount)
    return tuple(found.with_(amount=1) for _ in range(event.amount)) if pattern.each else found


def _chapter(
    look: Look, pattern: p.ChapterReached, event: Any, context: Context
) -> Occurrence | None:
    saga = context.source
    met = event.recipient if isinstance(event, e.CountersPut) else look.entered(event)
    if saga is None or met != saga or not look.after.is_permanent(saga):
        return None
    after = look.after.object(saga).counters.count("lore")
    held = look.before.state.objects.get(saga)
    before = 0 if held is None else held.counters.count("lore")
    if not before < pattern.number <= after or _is_read_past(look, saga, pattern.number):
        return None
    return Occurrence((saga,), None, 1)


@cites("702.155a", "在此传纪进战场的当回合中，其章节异能不会触发")
def _is_read_past(look: Look, saga: ObjectId, number: int) -> bool:
    """True of a chapter before that with which a Saga with read ahead entered this turn."""
    held, view = look.after.object(saga), look.after
    if not view.has(saga, "read ahead") or held.turn_entered != view.state.turns_taken:
        return False
    return held.counters.count("lore") != number


def _attached(look: Look, pattern: p.BecomesAttached, event: Any, context: Context) -> Any:
    """What enters attached becomes attached, as an Aura does (303.4); what moves on comes off."""
    old = None if isinstance(event, e.Created) else event.object
    new = old if isinstance(event, e.Attached) else look.entered(event)
    before = None if old is None else look.before.object(old).attached_to
    after = None if new is None else look.after.object(new).attached_to
    view, thing, to = (look.before, old, before) if pattern.un else (look.after, new, after)
    if thing is None or to is None or before == after:
        return None
    if not fits(view, pattern.filter, thing, context):
        return None
    return Occurrence((to,), None, 1, (thing,)) if fits(view, pattern.to, to, context) else None


def _phases(look: Look, pattern: p.Phases, event: Any, context: Context) -> Occurrence | None:
    if pattern.in_ is not isinstance(event, e.PhasedIn):
        return None
    view = look.after if pattern.in_ else look.before
    if not fits(view, pattern.filter, event.object, context):
        return None
    return Occurrence((event.object,), view.object(event.object).controller, 1)


def _control(look: Look, pattern: p.ControlChanges, event: Any, context: Context) -> Any:
    if not isinstance(event, e.ControlChanged):
        return _control_lost(look, pattern, event, context)
    view = view_for(look, pattern)
    if not fits(view, pattern.filter, event.object, context):
        return None
    old = look.before.object(event.object).controller
    if not is_by(look.after, pattern.gained_by, event.player, context):
        return None
    if not is_by(look.after, pattern.lost_by, old, context):
        return None
    return Occurrence((event.object,), event.player, 1)


@cites("108.4", "只有代表永久物或咒语的牌才有操控者")
def _control_lost(
    look: Look, pattern: p.ControlChanges, event: e.Moved | e.LeftGame, context: Context
) -> Occurrence | None:
    """What leaves the battlefield has no controller any more."""
    if pattern.lost_by is None or not left(look, pattern.filter, event, context):
        return None
    old = look.before.object(event.object).controller
    if not is_by(look.before, pattern.lost_by, old, context):
        return None
    return Occurrence((event.object,), old, 1)


def _countered(
    look: Look, pattern: p.IsCountered, event: e.Countered, context: Context
) -> Occurrence | None:
    """Looked at as the spell was on the stack (603.10e)."""
    if not fits(look.before, pattern.filter, event.object, context):
        return None
    return Occurrence((event.object,), look.before.object(event.object).controller, 1)


OF_PERMANENTS: Mapping[type[Pattern], tuple[tuple[type[e.Event], ...], Match]] = {
    p.Sacrifices: ((e.Sacrificed,), _sacrifices),
    p.BecomesTapped: ((e.Tap,), _tapped),
    p.TappedForMana: ((e.ManaMade,), _tapped_for_mana),
    p.BecomesUntapped: ((e.Untap,), _on_object),
    p.BecomesTarget: ((e.BecameTarget,), _becomes_target),
    p.CountersPut: ((e.CountersPut, e.Moved, e.Created), _counters_put),
    p.CountersGone: ((e.CountersRemoved,), _counters_gone),
    p.ChapterReached: ((e.CountersPut, e.Moved, e.Created), _chapter),
    p.TurnedFaceUp: ((e.TurnedFaceUp,), _on_object),
    p.BecomesLevel: ((e.Marked,), _level),
    p.Transforms: ((e.Transformed,), _on_object),
    p.Phases: ((e.PhasedIn, e.PhasedOut), _phases),
    p.BecomesAttached: ((e.Attached, e.Unattached, e.Moved, e.Created, e.LeftGame), _attached),
    p.ControlChanges: ((e.ControlChanged, e.Moved, e.LeftGame), _control),
    p.IsCountered: ((e.Countered,), _countered),
    p.IsDestroyed: ((e.Destroyed,), _on_object),
}
