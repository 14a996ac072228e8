"""What is done for an object to enter: "sacrifice a Forest instead. If you do, …" (614.6)."""

from __future__ import annotations

from judge.abilities import statics as s
from judge.abilities.costs import Cost
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.who import Chosen
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import Zone
from judge.rules.costs import can_pay, pay
from judge.rules.meaning import Context, objects_of
from judge.rules.process import Process
from judge.rules.replacement.batch import Batch
from judge.rules.replacement.candidate import Candidate
from judge.rules.replacement.outcome import Made, before_entering
from judge.rules.replacement.pattern_match import entry_of
from judge.rules.requests import AskYesNo, CostOffer, Said


@cites("614.6", "改为发生被更改过的事件")
def enters_for_cost(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """The controller does something first, or the card is put into a graveyard instead."""
    instead = candidate.instead
    assert isinstance(instead, s.EntersForCost)
    entry = entry_of(settling.process, event)
    if settling.is_trial:
        return Made((event,))
    if entry is None or not isinstance(event, e.Moved):
        raise Unsupported("614.6", "a token that enters for a cost", "须付代价才进战场的衍生物")
    process, context = settling.process, candidate.outside.context
    player = context.controller = entry.held.controller
    done = can_pay(process, player, instead.cost, context)
    if not done and not instead.optional and can_do_part(process, instead.cost, context):
        raise Unsupported("609.3", "doing only a part of it", "只作其中一部分")
    if done and instead.optional:
        answer = process.ask(AskYesNo(player, context.source, CostOffer(instead.cost)))
        done = isinstance(answer, Said) and answer.yes
    if not done:
        return Made((e.Moved(event.object, Zone.GRAVEYARD, player=event.player),))
    with before_entering(process, (*settling.events, event), context):
        pay(process, player, instead.cost, context)
    return Made((*settling.use(candidate.shield), event))


@cites("609.3", "它从中作尽可能多的部分")
def can_do_part(process: Process, cost: Cost, context: Context) -> bool:
    """True where fewer could be sacrificed than the words ask for."""
    return any(
        isinstance(part, Sacrifice)
        and isinstance(part.objects, Chosen)
        and objects_of(process.view, part.objects.filter, context)
        for part in cost.parts
    )
