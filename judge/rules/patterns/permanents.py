"""Patterns of permanents: tapped, targeted, attached, counters put on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.abilities import patterns as p
from judge.abilities.bases import Pattern
from judge.game import events as e
from judge.game.state import Occurred as Occurrence
from judge.rules.meaning import Context
from judge.rules.patterns.looking import Look, Match, done_to, fits, is_by


def _sacrifices(
    look: Look, pattern: p.Sacrifices, event: e.Sacrificed, context: Context
) -> Occurrence | None:
    return done_to(look.before, pattern, event.player, event.object, context)


def _tapped(
    look: Look, pattern: p.BecomesTapped, event: e.Tap, context: Context
) -> Occurrence | None:
    if pattern.for_mana and not event.for_mana:
        return None
    if not fits(look.after, pattern.filter, event.object, context):
        return None
    return Occurrence((event.object,), look.after.object(event.object).controller, 1)


def _on_object(look: Look, pattern: Any, event: Any, context: Context) -> Occurrence | None:
    """Events of one object that a filter describes."""
    if not fits(look.after, pattern.filter, event.object, context):
        return None
    return Occurrence((event.object,), look.after.object(event.object).controller, 1)


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


def _counters_put(
    look: Look, pattern: p.CountersPut, event: e.CountersPut, context: Context
) -> Occurrence | None:
    if pattern.kind not in (None, event.kind) or (pattern.by_effect and event.as_cost):
        return None
    if not is_by(look.after, pattern.by, event.player, context):
        return None
    if isinstance(event.recipient, int):
        if pattern.filter is None or not fits(look.after, pattern.filter, event.recipient, context):
            return None
        return Occurrence((event.recipient,), event.player, event.amount)
    if pattern.player is None or not is_by(look.after, pattern.player, event.recipient, context):
        return None
    return Occurrence((event.recipient,), event.recipient, event.amount)


def _counters_gone(
    look: Look, pattern: p.CountersGone, event: e.CountersRemoved, context: Context
) -> Occurrence | None:
    if event.kind != pattern.kind or not isinstance(event.recipient, int):
        return None
    if not fits(look.after, pattern.filter, event.recipient, context):
        return None
    if pattern.last and look.after.object(event.recipient).counters.count(event.kind):
        return None
    return Occurrence((event.recipient,), None, event.amount)


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
    return Occurrence((saga,), None, 1) if before < pattern.number <= after else None


def _attached(look: Look, pattern: p.BecomesAttached, event: Any, context: Context) -> Any:
    before = look.before.object(event.object).attached_to
    after = None if isinstance(event, e.Unattached) else event.to
    to = before if pattern.un else after
    if (
        to is None
        or before == after
        or not fits(look.before, pattern.filter, event.object, context)
    ):
        return None
    if pattern.to is not None and not fits(look.before, pattern.to, to, context):
        return None
    return Occurrence((to,), None, 1, (event.object,))


def _phases(look: Look, pattern: p.Phases, event: Any, context: Context) -> Occurrence | None:
    if pattern.in_ is not isinstance(event, e.PhasedIn):
        return None
    return _on_object(look, pattern, event, context)


def _control(
    look: Look, pattern: p.ControlChanges, event: e.ControlChanged, context: Context
) -> Occurrence | None:
    if not fits(look.after, pattern.filter, event.object, context):
        return None
    old = look.before.object(event.object).controller
    if not is_by(look.after, pattern.gained_by, event.player, context):
        return None
    if not is_by(look.after, pattern.lost_by, old, context):
        return None
    return Occurrence((event.object,), event.player, 1)


OF_PERMANENTS: Mapping[type[Pattern], tuple[tuple[type[e.Event], ...], Match]] = {
    p.Sacrifices: ((e.Sacrificed,), _sacrifices),
    p.BecomesTapped: ((e.Tap,), _tapped),
    p.BecomesUntapped: ((e.Untap,), _on_object),
    p.BecomesTarget: ((e.BecameTarget,), _becomes_target),
    p.CountersPut: ((e.CountersPut,), _counters_put),
    p.CountersGone: ((e.CountersRemoved,), _counters_gone),
    p.ChapterReached: ((e.CountersPut, e.Moved, e.Created), _chapter),
    p.TurnedFaceUp: ((e.TurnedFaceUp,), _on_object),
    p.Transforms: ((e.Transformed,), _on_object),
    p.Phases: ((e.PhasedIn, e.PhasedOut), _phases),
    p.BecomesAttached: ((e.Attached, e.Unattached), _attached),
    p.ControlChanges: ((e.ControlChanged,), _control),
    p.IsDestroyed: ((e.Destroyed,), _on_object),
}
