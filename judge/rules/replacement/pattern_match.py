"""An event that would happen is held against the patterns of replacement effects.

Much is as for triggered abilities (`judge.rules.patterns`); what differs is that the event has not
happened: an object that would enter is looked at as it would be, a draw comes after those made.
"""

from __future__ import annotations

from corpus.structs import Struct
from judge.abilities import patterns as p
from judge.abilities.bases import Filter, Pattern
from judge.game import events as e
from judge.game.earlier import Told
from judge.game.state import GameObject, ObjectId, Occurred, Zone
from judge.game.steps import Step
from judge.rules.earlier import HOW_MANY_CARDS, Bounds, told
from judge.rules.meaning import Context, find_players, matches
from judge.rules.patterns import Look, occurrences
from judge.rules.process import Process, view_after
from judge.rules.view import View


class Entry(Struct):
    """An object as it would be on the battlefield, and the view there would be then (614.12)."""

    object: ObjectId
    view: View
    entering: e.Entering

    @property
    def held(self) -> GameObject:
        """The permanent there would be."""
        return self.view.object(self.object)


def entry_of(process: Process, event: e.Event) -> Entry | None:
    """How an object would be on the battlefield; None if the event puts none there."""
    if isinstance(event, e.Created):
        id_ = ObjectId(process.state.next_id)
        return Entry(id_, process.tentatively(event), event.entering)
    return entry_of_card(process.view, event) if isinstance(event, e.Moved) else None


def entry_of_card(view: View, event: e.Moved) -> Entry | None:
    """How an object that is there would be on the battlefield; None if it isn't put there."""
    if event.to is not Zone.BATTLEFIELD:
        return None
    after = view_after(view, event)
    left = after.state.known.get(event.object)
    if left is None or left.became is None:
        return None
    return Entry(left.became, after, event.entering or e.Entering())


def occurs(
    view: View, pattern: Pattern, event: e.Event, context: Context, entry: Entry | None
) -> Occurred | None:
    """What the event is about if it is of the pattern; None if it is not."""
    match pattern:
        case p.EitherOf(parts=parts):
            found = (occurs(view, part, event, context, entry) for part in parts)
            return next((one for one in found if one is not None), None)
        case p.NextTime(pattern=inner):
            return occurs(view, inner, event, context, entry)
        case p.TokensCreated():
            return _tokens(view, pattern, event, context)
        case p.Mills():
            return _mills(view, pattern, event, context)
        case p.Draws():
            return _draws(view, pattern, event, context)
        case p.CountersPut() if entry is not None:
            return _entering_counters(pattern, event, context, entry)
        case p.LosesGame() if isinstance(event, e.Conceded):
            return None  # 104.3a: who concedes leaves the game at once
        case p.StepBegins(step="turn", player=players):
            if not isinstance(event, e.BeginTurn):
                return None
            by = players is None or event.player in find_players(view, players, context)
            return Occurred((), event.player) if by else None
    return _usual(view, pattern, event, context, entry)


def _usual(
    view: View, pattern: Pattern, event: e.Event, context: Context, entry: Entry | None
) -> Occurred | None:
    kinds, _ = view.engine.patterns.get(type(pattern), ((), None))
    if kinds and not isinstance(event, kinds):
        return None
    after, created = view, {}
    if entry is not None and isinstance(pattern, p.Enters):
        after, created = entry.view, {id(event): entry.object}
    found = occurrences(Look(view, after, created), pattern, [event], context)
    return found[0] if found else None


def _tokens(
    view: View, pattern: p.TokensCreated, event: e.Event, context: Context
) -> Occurred | None:
    if not isinstance(event, e.Tokens):
        return None
    if pattern.player is not None and event.player not in find_players(
        view, pattern.player, context
    ):
        return None
    if pattern.filter is not None and not _token_matches(view, pattern.filter, event, context):
        return None
    return Occurred((), event.player, event.number)


def _token_matches(view: View, filter_: Filter, event: e.Tokens, context: Context) -> bool:
    """By what the token is created as, before continuous effects change it (701.6b)."""
    one = e.Created(event.player, event.printed, event.entering, event.faces, event.layout)
    process = Process(view.rulebook, view.state)
    id_ = ObjectId(view.state.next_id)
    after = process.tentatively(one)
    bare = {i: now for i, now in after.changed.items() if i != id_}
    return matches(View(after.state, view.rulebook, bare), filter_, id_, context)


def _mills(view: View, pattern: p.Mills, event: e.Event, context: Context) -> Occurred | None:
    if not isinstance(event, e.Mills):
        return None
    if event.player not in find_players(view, pattern.player, context):
        return None
    return Occurred((), event.player, event.number)


def _draws(view: View, pattern: p.Draws, event: e.Event, context: Context) -> Occurred | None:
    if not isinstance(event, e.Draw):
        return None
    player = event.player
    if pattern.player is not None and player not in find_players(view, pattern.player, context):
        return None
    here = drawn = 0
    for past in view.state.history:
        if isinstance(past, e.BeginStep):
            here = 0
        elif isinstance(past, e.Draw) and past.player == player:
            here, drawn = here + 1, drawn + 1
    number = told(view.state, Told.CARDS_DRAWN, (player,)).plus(Bounds(drawn + 1, drawn + 1))
    if pattern.nth is not None and not number.equals(pattern.nth, HOW_MANY_CARDS):
        return None
    own_step = view.state.turn.step is Step.DRAW and player in view.state.active_players
    if pattern.except_first_in_draw_step and own_step and not here:
        return None
    return Occurred((player,), player, 1)


def _entering_counters(
    pattern: p.CountersPut, event: e.Event, context: Context, entry: Entry
) -> Occurred | None:
    """Counters that an object enters with are put on it (122.6), by its controller (122.6a)."""
    if not isinstance(event, (e.Moved, e.Created)):
        return None
    by = entry.held.controller
    for kind, number in entry.held.counters.kinds:
        put = e.CountersPut(entry.object, kind, number, by)
        found = occurrences(Look(entry.view, entry.view), pattern, [put], context)
        if found:
            return found[0]
    return None
