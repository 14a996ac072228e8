"""An enduring story comes to who has storied and three permanents of its kinds (702.195)."""

from __future__ import annotations

from judge.abilities.filters import (
    AllOf,
    AnyOf,
    ControlledBy,
    IsPermanent,
    OfSubtype,
    OfSupertype,
    OfType,
)
from judge.abilities.who import You
from judge.cards import CardType, Supertype
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning import Context, objects_of
from judge.rules.process import Process

SINCE = "2026-08-07"
STORIED = "storied"
STORY = "enduring story"
ENOUGH = 3
OF_STORIES = AllOf(
    (
        IsPermanent(),
        ControlledBy(You()),
        AnyOf((OfType(CardType.ARTIFACT), OfSubtype("Saga"), OfSupertype(Supertype.LEGENDARY))),
    )
)


def settle_story(process: Process) -> None:
    """After each batch of events, before anything triggers: who has storied and enough to tell."""
    if len(process.state.battlefield) < ENOUGH or STORIED not in process.view.keywords_there:
        return
    view = process.view
    for held in view.permanents():
        player = process.state.player(held.controller)
        if player.mark(STORY) is None and view.has(held.id, STORIED):
            begin_story(process, player.id, held.id)


@cites("702.195a", "three or more permanents that are artifacts, Sagas, and/or", edition=SINCE)
@cites("702.195c", "continuous effects are reapplied before the game checks", edition=SINCE)
def begin_story(process: Process, player: PlayerId, source: ObjectId) -> None:
    """The player has an enduring story for the rest of the game, with three such permanents."""
    if len(objects_of(process.view, OF_STORIES, Context(source, player))) < ENOUGH:
        return
    before = process.last_view  # what triggers looks at what there was before the events
    process.happen((e.PlayerMarked(player, STORY, because=process.because),))
    process.last_view = before
