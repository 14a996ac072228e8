"""How an object stands: who controls it, what it is attached to, what is on it."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import filters as f
from judge.abilities.bases import Filter
from judge.abilities.relations import ExiledWithThis, MarkOfThis, PutOnBattlefieldWithThis
from judge.cite import cites
from judge.game.state import ObjectId, Recipient, Zone
from judge.rules.editions import ANY_MODIFIED
from judge.rules.engine import Test
from judge.rules.meaning.context import Context
from judge.rules.meaning.last_attached import attachments
from judge.rules.meaning.last_known import host_of
from judge.rules.meaning.lookup import amount_of, find
from judge.rules.qualities.basics import is_one_of
from judge.rules.view import View


def _controlled(view: View, filter_: f.ControlledBy, id_: ObjectId, context: Context) -> bool:
    held = view.object(id_)
    if held.zone not in (Zone.BATTLEFIELD, Zone.STACK):
        return False
    return is_one_of(view, held.controller, filter_.players, context)


def _attached_to(view: View, filter_: f.IsAttachedTo, id_: ObjectId, context: Context) -> bool:
    on = view.object(id_).attached_to
    hosts = find(view, filter_.to, context)
    return (on is not None and on in hosts) or _was_attached_to(view, id_, hosts)


def _was_attached_to(view: View, id_: ObjectId, hosts: tuple[Recipient, ...]) -> bool:
    """True of what was attached to an object that is gone, as that left."""
    gone = (host for host in hosts if isinstance(host, int) and host not in view.state.objects)
    return any(one.object.id == id_ for host in gone for one in attachments(view, host))


def _host(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    return context.source is not None and host_of(view, context.source, context) == id_


def _is_attached(view: View, filter_: f.IsAttached, id_: ObjectId, context: Context) -> bool:
    return any(
        filter_.subtype in one.now.subtypes
        for one in attachments(view, id_)
        if not (filter_.other and one.object.id == context.source)
    )


@cites("700.9", "一些牌提及有饰装的生物")
def is_modified(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    """True of what has counters or Equipment on it, or an Aura that its own controller controls."""
    held = view.object(id_)
    modified = bool(held.counters.kinds) or any(
        "Equipment" in one.now.subtypes
        or ("Aura" in one.now.subtypes and one.object.controller == held.controller)
        for one in attachments(view, id_)
    )
    return modified and (view.of(id_).is_creature or view.rulebook.edition.rules_as(ANY_MODIFIED))


def _mark_of_this(view: View, filter_: MarkOfThis, id_: ObjectId, context: Context) -> bool:
    return context.source is not None and view.object(context.source).mark(filter_.mark) == id_


def _has_counter(view: View, filter_: f.HasCounter, id_: ObjectId, context: Context) -> bool:
    counters = view.object(id_).counters
    if filter_.kind is None:
        number = sum(number for _, number in counters.kinds)
    else:
        number = counters.count(filter_.kind)
    if filter_.least == 1:
        return number > 0
    return number >= amount_of(view, filter_.least, context)


def _linked_to_this(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    return context.source is not None and id_ in view.object(context.source).linked


def _other(view: View, filter_: f.Other, id_: ObjectId, context: Context) -> bool:
    """It is not this object, nor what this object was or became as it happened."""
    return id_ != context.source and not (
        _was_this(view, id_, context) or _became_of_this(view, id_, context)
    )


@cites("400.7d", "永久物上的异能可以得知成为该永久物之咒语结算时的信息")
@cites("400.7e", "能够在移动后区域中找到该异能触发时的物件成为的新物件")
def _was_this(view: View, id_: ObjectId, context: Context) -> bool:
    """True of the spell that this permanent was, and of the card as it was discarded or died."""
    left = view.state.known.get(id_)
    if left is None or context.source is None:
        return False
    return context.source in (left.became, *left.others)


@cites("400.7e", "能够在移动后区域中找到该异能触发时的物件成为的新物件")
def _became_of_this(view: View, id_: ObjectId, context: Context) -> bool:
    """True of the card that this became as its ability triggered ("another card", as it dies)."""
    source, stack = context.source, context.stack
    left = view.state.known.get(source) if source in context.triggering else None
    if left is None or stack is None:
        return False
    return id_ in (left.became, *left.others) and id_ < stack.since


@cites("702.33d", "则该咒语为")
def was_kicked(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    """True of a spell that was cast with its kicker cost paid."""
    stack = view.object(id_).stack
    return stack is not None and stack.times_paid("kicker") > 0


@cites("702.185c", "This means that a spell was cast for its warp cost", edition="2026-08-07")
def was_cast_using(view: View, filter_: f.CastUsing, id_: ObjectId, context: Context) -> bool:
    """True of a spell that was cast in a way."""
    stack = view.object(id_).stack
    return stack is not None and stack.using == filter_.way


OF_STANDING: Mapping[type[Filter], Test] = {
    f.ControlledBy: _controlled,
    f.OwnedBy: lambda v, t, i, c: is_one_of(v, v.object(i).owner, t.players, c),
    f.Tapped: lambda v, t, i, c: v.object(i).tapped,
    f.Other: _other,
    f.IsThis: lambda v, t, i, c: i == c.source,
    f.IsIt: lambda v, t, i, c: i in c.it,
    f.IsAttachedTo: _attached_to,
    f.HostOfThis: _host,
    f.IsAttached: _is_attached,
    f.HasCounter: _has_counter,
    MarkOfThis: _mark_of_this,
    ExiledWithThis: _linked_to_this,
    PutOnBattlefieldWithThis: _linked_to_this,
    f.HasMark: lambda v, t, i, c: bool(v.object(i).mark(t.mark)),
    f.InChosenSector: lambda v, t, i, c: v.object(i).mark("sector") == c.chosen["sector"],
    f.FaceDown: lambda v, t, i, c: v.object(i).face_down is not None,
    f.Modified: is_modified,
    f.WasKicked: was_kicked,
    f.CastUsing: was_cast_using,
    f.IsCommander: lambda v, t, i, c: v.object(i).is_commander,
}
