"""What the rules did is written down in the play."""

from __future__ import annotations

from judge.game.events import (
    BecameTarget,
    DidNotResolve,
    Discard,
    Resolved,
    Sacrificed,
    flatten,
)
from judge.game.state import BodyId, PlayerId, Recipient, Zone
from judge.rules.priority import Progress
from judge.rules.process import Happened
from judge.scenario.noting import body_of, note_event, object_in
from judge.scenario.play import Play


def record(play: Play, progress: Progress) -> None:
    """Writes down what happened; the play goes on from there."""
    play.units.append(len(play.entries))
    play.entries.extend(progress.log)
    for happened in progress.log:
        _note(play, happened)
        _note_chosen(play, happened)
    play.state = progress.state


def _note(play: Play, happened: Happened) -> None:
    """Learns what came to be in play, and which abilities triggered."""
    names = play.finder.names
    names.note(happened.after)
    for event in flatten(happened.batch):
        play.resolved += isinstance(event, (Resolved, DidNotResolve))
        note_event(names.noted, happened, event)
    _note_deaths(play, happened)
    for below in happened.below:
        _note(play, below)


def _note_chosen(play: Play, happened: Happened) -> None:
    """Learns what was targeted, sacrificed or discarded by whom, asked or as the only choice."""
    for event in flatten(happened.batch):
        match event:
            case BecameTarget(target=chosen, object=by):
                held = object_in(happened, by)
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
    return chosen if isinstance(chosen, str) else body_of(happened, chosen)


def _note_deaths(play: Play, happened: Happened) -> None:
    """Learns what was put into a graveyard from the battlefield."""
    before, after = happened.before, happened.after
    if before.battlefield == after.battlefield:
        return
    for id_ in before.battlefield:
        now = after.current(id_) if id_ not in after.battlefield else None
        if now is not None and after.objects[now].zone is Zone.GRAVEYARD:
            play.finder.names.noted.died.append(before.objects[id_].body)
