"""Firebending, earthbending and airbending (701.65, 701.66, 702.189 from 2026-08-07 on)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.abilities import Cost, Keyword
from judge.abilities.costs import PayMana
from judge.abilities.durations import ForGood
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.filters import AllOf, IsIt, Non, OfType
from judge.abilities.modifications import BecomeTypes, GainAbilities, SetPowerToughness
from judge.abilities.patterns import Dies, EitherOf, PutInto
from judge.abilities.statics import PlayFrom
from judge.abilities.who import It, Triggering, You
from judge.cards import CardType, ManaCost
from judge.cite import cites
from judge.game import events as e
from judge.game.state import Zone
from judge.rules.action_editions import require
from judge.rules.choices.recipients import objects
from judge.rules.effects.there import there
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process

SINCE = "2026-08-07"
LIVING_LAND = (
    BecomeTypes((CardType.LAND, CardType.CREATURE)),
    SetPowerToughness(0, 0),
    GainAbilities((Keyword("haste"),)),
)
COMES_BACK = x.Delayed(
    EitherOf((Dies(IsIt()), PutInto(IsIt(), "exile", "battlefield"))),
    o.Move(Triggering(), "battlefield", tapped=True, under=You()),
    about=It(),
)
TWO = Cost((PayMana(ManaCost(("2",))),))
SPELL = AllOf((IsIt(), Non(OfType(CardType.LAND))))


@cites("702.189b", "whenever a firebending ability they control resolves", edition=SINCE)
def firebend(process: Process, effect: o.Act, context: Context) -> bool:
    """A player has firebent."""
    require(process.rulebook.edition, "firebend")
    return bool(process.do(e.Acted("firebend", context.controller)))


@cites("701.66a", "becomes a 0/0 land creature with haste", edition=SINCE)
@cites("701.66a", "return it to the battlefield tapped under your control", edition=SINCE)
def earthbend(process: Process, effect: o.Act, context: Context) -> bool:
    """A land becomes a creature with counters, and comes back when it dies or is exiled."""
    require(process.rulebook.edition, "earthbend")
    number = amount_of(process.view, effect.number, context)
    found = there(process, effect.objects, context, effect)
    for id_ in found:
        grown = o.PutCounters("+1/+1", number, It())
        parts = (o.Change(It(), LIVING_LAND, ForGood()), grown, COMES_BACK)
        carry_out(process, x.Sequence(parts), context.about(id_))
        process.do(e.Acted("earthbend", context.controller, id_))
    return bool(found)


@cites("701.65a", "that player exiles those objects", edition=SINCE)
@cites("701.65a", "its owner may cast it by paying {2} rather than", edition=SINCE)
def airbend(process: Process, effect: o.Act, context: Context) -> bool:
    """Objects are exiled, and their owners may cast them for {2} from there."""
    require(process.rulebook.edition, "airbend")
    found = objects(process, effect.objects, context)
    owners = {id_: process.view.object(id_).owner for id_ in found}
    process.do(*(e.Moved(id_, Zone.EXILE, player=context.controller) for id_ in found))
    exiled = {now: owners[id_] for id_ in found if (now := process.state.current(id_)) is not None}
    there_now = {i: who for i, who in exiled.items() if process.view.object(i).zone is Zone.EXILE}
    for id_, owner in there_now.items():
        rule = PlayFrom(SPELL, "exile", You(), cost=TWO)
        inner = Context(context.source, owner, it=(id_,))
        carry_out(process, pl.RuleUntil(rule, ForGood(), about=It()), inner)
    if found:
        process.do(e.Acted("airbend", context.controller))
    context.it = tuple(there_now)
    return bool(found)


ACTIONS: Mapping[str, Callable[[Process, o.Act, Context], bool]] = {
    "firebend": firebend,
    "earthbend": earthbend,
    "airbend": airbend,
}
