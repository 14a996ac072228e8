"""What the rules did is written down in the play."""

from __future__ import annotations

from judge.game.events import DidNotResolve, Resolved, Triggered
from judge.game.state import GameObject, ObjectId
from judge.rules.priority import Progress
from judge.rules.process import Happened
from judge.scenario.play import Play


def record(play: Play, progress: Progress) -> None:
    """Writes down what happened; the play goes on from there."""
    play.entries.extend(progress.log)
    for happened in progress.log:
        _note(play, happened)
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
    for below in happened.below:
        _note(play, below)


def _object(happened: Happened, id_: ObjectId) -> GameObject | None:
    """An object as it was before, else as it is after, else as it was last known."""
    held = happened.before.objects.get(id_) or happened.after.objects.get(id_)
    known = happened.after.known.get(id_)
    return held if held is not None or known is None else known.object
