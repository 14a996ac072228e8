"""What the rules did is written down in the play."""

from __future__ import annotations

from judge.game.events import (
    BecameTarget,
    DidNotResolve,
    Discard,
    Resolved,
    Sacrificed,
    Triggered,
    flatten,
)
from judge.game.state import BodyId, GameObject, ObjectId, PlayerId, Recipient, Zone
from judge.rules.priority import Progress
from judge.rules.process import Happened
from judge.scenario.play import Play


def record(play: Play, progress: Progress) -> None:
    """Writes down what happened; the play goes on from there."""
    play.entries.extend(progress.log)
    for happened in progress.log:
        _note(play, happened)
        _note_chosen(play, happened)
    play.state = progress.state


def _note(play: Play, happened: Happened) -> None:
    """Learns what came to be in play, and which abilities triggered."""
    play.finder.names.note(happened.after)
    for event in happened.batch:
        play.resolved += isinstance(event, (Resolved, DidNotResolve))
        for pending in event.triggers if isinstance(event, Triggered) else ():
            held = None if pending.source is None else _object(happened, pending.source)
            if held is not None:
                play.finder.names.count_trigger(held.body)
    _note_deaths(play, happened)
    for below in happened.below:
        _note(play, below)


def _note_chosen(play: Play, happened: Happened) -> None:
    """Learns what was targeted, sacrificed or discarded by whom, asked or as the only choice."""
    for event in flatten(happened.batch):
        match event:
            case BecameTarget(target=chosen, object=by):
                held = _object(happened, by)
                player = None if held is None else held.controller
            case Sacrificed(player=player, object=chosen) | Discard(player=player, object=chosen):
                pass
            case _:
                continue
        if player is not None:
            play.alone.setdefault(player, []).append(_body(happened, chosen))
    for below in happened.below:
        _note_chosen(play, below)


def _body(happened: Happened, chosen: Recipient) -> PlayerId | BodyId | None:
    """What stays the same of what was chosen: a player, or the body of an object."""
    if isinstance(chosen, str):
        return chosen
    held = _object(happened, chosen)
    return None if held is None else held.body


def _note_deaths(play: Play, happened: Happened) -> None:
    """Learns what was put into a graveyard from the battlefield."""
    before, after = happened.before, happened.after
    if before.battlefield == after.battlefield:
        return
    for id_ in before.battlefield:
        now = after.current(id_) if id_ not in after.battlefield else None
        if now is not None and after.objects[now].zone is Zone.GRAVEYARD:
            play.finder.names.note_death(before.objects[id_].body)


def _object(happened: Happened, id_: ObjectId) -> GameObject | None:
    """An object as it was before, else as it is after, else as it was last known."""
    held = happened.before.objects.get(id_) or happened.after.objects.get(id_)
    known = happened.after.known.get(id_)
    return held if held is not None or known is None else known.object
