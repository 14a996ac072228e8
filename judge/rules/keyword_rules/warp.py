"""A permanent whose warp cost was paid is exiled, and cast from there later (702.185)."""

from __future__ import annotations

from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, Zone
from judge.rules.choices.recipients import objects
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.view import View

SINCE = "2026-08-07"
WARPED = "warped"  # the mark of a card in exile: the number of turns taken then


def was_warped(view: View, card: ObjectId) -> bool:
    """True of a card in exile that was exiled by its warp ability in an earlier turn."""
    held = view.object(card)
    turn = held.mark(WARPED)
    return held.zone is Zone.EXILE and isinstance(turn, int) and turn < view.state.turns_taken


@cites("702.185b", "exiled by the delayed triggered ability created by a warp", edition=SINCE)
def note_warped(process: Process, effect: o.Act, context: Context) -> bool:
    """A card that its warp ability exiled is a warped card."""
    view = process.view
    there = [i for i in objects(process, effect.objects, context) if view.exists(i)]
    exiled = tuple(i for i in there if view.object(i).zone is Zone.EXILE)
    turn = process.state.turns_taken
    return bool(exiled) and bool(process.do(*(e.Marked(i, WARPED, turn) for i in exiled)))
