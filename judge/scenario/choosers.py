"""Who is asked is noted of what the choice is of: a source, or what effects would replace."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.state import ObjectId
from judge.rules import requests as q
from judge.scenario.play import Play


def note_chooser(play: Play, request: q.Request) -> None:
    """Notes the player who is asked, for each object that the choice is of."""
    if isinstance(request, q.AskRandom):
        return
    state = play.meanwhile or play.state
    for id_ in _objects_of(request):
        held = state.objects.get(id_)
        if held is None and id_ in state.known:
            held = state.known[id_].object
        if held is not None:
            play.finder.names.noted.chose[held.body] = request.player


def _objects_of(request: q.Request) -> Iterator[ObjectId]:
    """The source of a choice; of an order of effects, these and what they would change."""
    sources = [getattr(request, "source", None)]
    if isinstance(request, q.AskReplacement):
        event = request.event
        sources += [getattr(one, "source", None) for one in request.among]
        sources += [getattr(event, name, None) for name in ("object", "recipient", "source")]
    yield from (ObjectId(one) for one in sources if isinstance(one, int))
