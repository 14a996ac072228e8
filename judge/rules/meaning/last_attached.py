"""What is attached to an object, or was as that left the battlefield (608.2h)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities.bases import Filter
from judge.abilities.filters import AllOf, IsAttachedTo, IsPermanent
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, Seen, Zone
from judge.hearing import recall
from judge.rules.meaning.context import Context
from judge.rules.meaning.last_known import still_seen
from judge.rules.meaning.lookup import find, matches
from judge.rules.view import View


def attachments(view: View, host: ObjectId) -> tuple[Seen, ...]:
    """What is attached to an object, as it is; of one that has left, as both last were."""
    among = view.piles[0].attached
    still = tuple(Seen(one, view.of(one.id)) for one in among if one.attached_to == host)
    return still if host in view.state.objects else (*still, *last_attachments(view, host))


@cites("608.2h", "则该效应使用其最后已知信息")
def last_attachments(view: View, host: ObjectId) -> tuple[Seen, ...]:
    """What was attached to an object as it left, even what left with it or right after."""
    found = (*_left_with(view, host), *_came_off(view, host))
    if found:
        recall(host)
    return tuple({one.object.id: one for one in found}.values())


def _left_with(view: View, host: ObjectId) -> Iterator[Seen]:
    left = view.state.known.get(host)
    if left is None or left.object.zone is not Zone.BATTLEFIELD:
        return
    for known in view.state.known.values():
        if known.object.attached_to == host and known.left_at >= left.left_at:
            yield Seen(known.object, known.now)


def _came_off(view: View, host: ObjectId) -> Iterator[Seen]:
    has_left = False
    for event, witness in zip(view.state.history, view.state.witnessed, strict=True):
        has_left = has_left or (isinstance(event, e.Moved) and event.object == host)
        if has_left and isinstance(event, e.Unattached):
            yield from (one for one in witness.before if one.object.attached_to == host)


def gone_with_host(view: View, filter_: Filter, context: Context) -> int:
    """How many of what was attached to an object that left, and match, are gone like that."""
    parts = filter_.parts if isinstance(filter_, AllOf) else ()
    to = next((part.to for part in parts if isinstance(part, IsAttachedTo)), None)
    if to is None:
        return 0
    hosts = [still_seen(view, ObjectId(i)) for i in find(view, to, context) if isinstance(i, int)]
    rest = tuple(part for part in parts if not isinstance(part, (IsAttachedTo, IsPermanent)))
    lost = {one.object.id for i in hosts if not view.exists(i) for one in attachments(view, i)}
    gone = [id_ for id_ in lost if not view.exists(id_)]
    return sum(all(matches(view, part, id_, context) for part in rest) for id_ in gone)
