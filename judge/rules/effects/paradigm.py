"""A spell with paradigm resolves (702.192): it is exiled, and at first copies are set up."""

from __future__ import annotations

from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.patterns import StepBegins
from judge.abilities.references import Kept
from judge.abilities.who import It, You
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, Zone
from judge.rules.choices.recipients import objects
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context
from judge.rules.process import Process

SINCE = "2026-08-07"
NAME = "paradigm"
COPIED = "copy for its paradigm"
CAST = o.CastFree(It(), may=True)
AGAIN = x.Delayed(StepBegins("main", You(), nth=1), o.Act(COPIED, Kept()), times=None, kept=(It(),))


@cites("702.192a", "create a copy of this object in exile", edition=SINCE)
def cast_copy(process: Process, effect: o.Act, context: Context) -> bool:
    """A copy is made of the spell as it last was, wherever it is by now, and may be cast."""
    player = context.controller
    for spell in objects(process, effect.objects, context):
        copy = ObjectId(process.state.next_id)
        process.do(e.CardCopied(player, spell, Zone.EXILE))
        carry_out(process, CAST, context.about(copy))
    return True


@cites("702.192a", "If this is the first time a spell you control with this", edition=SINCE)
def set_up(process: Process, effect: o.Act, context: Context) -> bool:
    """The spell is exiled; the first of its name is copied in each precombat main phase."""
    spell, player = context.object, context.controller
    if spell is None or not process.view.exists(spell):
        return False
    name = process.view.of(spell).name
    known = process.state.player(player).mark(NAME)
    names = known if isinstance(known, tuple) else ()
    is_first = name is not None and name.en not in names
    process.do(e.Moved(spell, Zone.EXILE, player=player))
    now = process.state.current(spell)
    if is_first and name is not None and now is not None:
        process.do(e.PlayerMarked(player, NAME, (*names, name.en)))
        carry_out(process, AGAIN, context.about(now))
    return True
