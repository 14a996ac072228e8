"""Patterns of objects that change zones or are created."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import patterns as p
from judge.abilities.bases import Filter, Pattern
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import Kind, Zone
from judge.game.state import Occurred as Occurrence
from judge.rules.meaning import Context, matches
from judge.rules.patterns.look import Look, Match, fits, is_by

NOT_LOOKED_BACK = ("exile", "hand", "library")  # what leaves these is looked at where it is now


def _enters(look: Look, pattern: p.Enters, event: e.Event, context: Context) -> Occurrence | None:
    id_ = look.entered(event)
    if id_ is None or not matches(look.after, pattern.filter, id_, context):
        return None
    if pattern.from_zone is not None and isinstance(event, e.Moved):
        if look.before.object(event.object).zone.value != pattern.from_zone:
            return None
    elif pattern.from_zone is not None:
        return None
    if pattern.tapped not in (None, look.after.object(id_).tapped):
        return None
    return Occurrence((id_,), look.after.object(id_).controller, 1)


def left(look: Look, filter_: Filter, event: e.Moved | e.LeftGame, context: Context) -> bool:
    """True of a permanent of a filter that leaves the battlefield."""
    held = look.before.object(event.object)
    if held.zone is not Zone.BATTLEFIELD or held.phased_out is not None:
        return False
    if isinstance(event, e.Moved) and event.to is Zone.BATTLEFIELD:
        return False
    return matches(look.before, filter_, event.object, context)


def _leaves(
    look: Look, pattern: p.Leaves, event: e.Moved | e.LeftGame, context: Context
) -> Occurrence | None:
    if not left(look, pattern.filter, event, context):
        return None
    return Occurrence((event.object,), look.before.object(event.object).controller, 1)


def _dies(look: Look, pattern: p.Dies, event: e.Moved, context: Context) -> Occurrence | None:
    if event.to is not Zone.GRAVEYARD or not left(look, pattern.filter, event, context):
        return None
    return Occurrence((event.object,), look.before.object(event.object).controller, 1)


def _put_into(
    look: Look, pattern: p.PutInto, event: e.Moved, context: Context
) -> Occurrence | tuple[Occurrence, ...] | None:
    held = look.before.object(event.object)
    zone, wanted = held.zone.value, (pattern.from_zone, pattern.or_from)
    if pattern.milled and not was_milled(event):
        return None
    if event.to.value != pattern.zone or (pattern.from_zone is not None and zone not in wanted):
        return None
    if zone == pattern.not_from:
        return None
    if not is_by(look.before, pattern.player, held.owner, context):
        return None
    known = look.after.state.known.get(event.object)
    is_after = pattern.from_zone is None or zone in NOT_LOOKED_BACK
    if known is not None and known.others and is_after:
        cards = (id_ for id_ in (known.became, *known.others) if id_ is not None)
        return tuple(
            Occurrence((id_,), held.owner, 1)
            for id_ in cards
            if matches(look.after, pattern.filter, id_, context)
        )
    now = known.became if known is not None and is_after else None
    view, id_ = (look.before, event.object) if now is None else (look.after, now)
    if not matches(view, pattern.filter, id_, context):
        return None
    return Occurrence((event.object,), held.owner, 1)


@cites("701.13a", "将该数量的牌从牌库顶置于其坟墓场")
def was_milled(event: e.Moved) -> bool:
    """True of a card that its player mills, which goes to the graveyard."""
    if event.milled and event.to is not Zone.GRAVEYARD:
        raise Unsupported("701.13c", "a milled card that goes elsewhere", "磨掉但未进入坟墓场的牌")
    return event.milled


def _departs(
    look: Look, pattern: p.Departs, event: e.Moved | e.PutOnStack, context: Context
) -> Occurrence | None:
    held = look.before.object(event.object)
    to = Zone.STACK if isinstance(event, e.PutOnStack) else event.to  # a card that is cast (601.2a)
    if held.zone.value != pattern.zone or to.value == pattern.zone:
        return None
    if not is_by(look.before, pattern.player, held.owner, context):
        return None
    if not matches(look.before, pattern.filter, held.id, context):
        return None
    return Occurrence((event.object,), held.owner, 1)


def _put_away(
    look: Look, pattern: p.PutAway, event: e.LeftStack, context: Context
) -> Occurrence | None:
    held = look.before.object(event.object)
    if held.kind is not Kind.CARD or not is_by(look.before, pattern.player, held.owner, context):
        return None
    left = look.after.state.known.get(event.object)
    now = left.became if left is not None else None
    if not matches(look.before, pattern.filter, held.id, context) and (
        now is None or not matches(look.after, pattern.filter, now, context)
    ):
        return None
    return Occurrence((event.object,), held.controller, 1)


def _tokens(
    look: Look, pattern: p.TokensCreated, event: e.Created, context: Context
) -> Occurrence | None:
    id_ = look.created.get(id(event))
    if event.was_spell or not is_by(look.after, pattern.player, event.player, context):
        return None
    if pattern.filter is not None and not fits(look.after, pattern.filter, id_, context):
        return None
    return Occurrence((id_,) if id_ is not None else (), event.player, 1)


OF_ZONES: Mapping[type[Pattern], tuple[tuple[type[e.Event], ...], Match]] = {
    p.Enters: ((e.Moved, e.Created), _enters),
    p.Leaves: ((e.Moved, e.LeftGame), _leaves),
    p.Dies: ((e.Moved,), _dies),
    p.PutInto: ((e.Moved,), _put_into),
    p.Departs: ((e.Moved, e.PutOnStack), _departs),
    p.PutAway: ((e.LeftStack,), _put_away),
    p.TokensCreated: ((e.Created,), _tokens),
}
