"""Cards are exiled haunting creatures (702.55)."""

from __future__ import annotations

from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.game import events as e
from judge.game.state import Kind, Zone
from judge.rules.choices.recipients import objects
from judge.rules.effects.zones.finding import found_again
from judge.rules.meaning import Context
from judge.rules.process import Process

HAUNTS = "haunts"


@cites("702.55a", "将它放逐，并缠身在目标生物上")
@cites("702.55b", "将“缠身”在该异能所指定的目标生物上")
def haunt(process: Process, effect: o.Haunt, context: Context) -> bool:
    """A card goes from the graveyard into exile, and haunts the target from there."""
    on = objects(process, effect.on, context)
    card = (
        None
        if context.source is None
        else next(iter(found_again(process, context.source, context)), None)
    )
    if card is None or not on or process.view.object(card).zone is not Zone.GRAVEYARD:
        return False
    if process.view.object(card).kind is not Kind.CARD:
        return False
    process.do(e.Moved(card, Zone.EXILE, player=context.controller))
    now = process.state.current(card)
    if now is None or process.view.object(now).zone is not Zone.EXILE:
        return False
    return bool(process.do(e.Marked(now, HAUNTS, on[0])))
