"""Tribute: an opponent may have a creature enter with more counters (702.104)."""

from __future__ import annotations

from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.game.state import PlayerId
from judge.rules.influence.reach import opponents_in_range
from judge.rules.instead.arrival import Arrival, add_counters
from judge.rules.meaning import amount_of
from judge.rules.replacement.prohibitions import bars_counters
from judge.rules.requests import AskPick, AskYesNo, Picked, Purpose, Said, Why

PAID = "tribute paid"


def offer_tribute(arrival: Arrival, effect: o.OfferTribute) -> None:
    """The opponent of its controller's choice may put the counters on what enters."""
    opponent = chosen_opponent(arrival)
    paid = opponent is not None and pays(arrival, opponent, effect)
    because = chosen_opponent.numbers if paid else pays.numbers
    arrival.event = arrival.event.with_(because=(*arrival.event.because, *because))


@cites("702.104a", "于该生物进战场时，选择一位对手")
def chosen_opponent(arrival: Arrival) -> PlayerId | None:
    """The opponent whom the player chooses as the creature enters; None if there is none."""
    process, player = arrival.settling.process, arrival.player
    among = opponents_in_range(process.state, player)
    if len(among) < 2:
        return among[0] if among else None
    request = AskPick(player, among, 1, 1, Purpose.PLAYER, arrival.context.source)
    answer = process.ask(request)
    picked = answer.objects if isinstance(answer, Picked) else ()
    if len(picked) != 1 or picked[0] not in among:
        raise process.refuse(Why.BAD_CHOICE, player)
    return PlayerId(str(picked[0]))


@cites("702.104a", "该牌手可以于此生物进战场时在其上放置N个+1/+1指示物")
@cites("702.104b", "便会满足该异能的触发条件")
def pays(arrival: Arrival, opponent: PlayerId, effect: o.OfferTribute) -> bool:
    """True if the opponent has it enter with the counters, which is then noted."""
    process = arrival.settling.process
    if bars_counters(arrival.entry.view, arrival.entry.object, "+1/+1"):
        return False
    answer = process.ask(AskYesNo(opponent, arrival.context.source, effect))
    if not isinstance(answer, Said) or not answer.yes:
        return False
    number = amount_of(process.view, effect.number, arrival.context)
    arrival.event = add_counters(arrival.event, "+1/+1", number)
    arrival.change(marks=(*arrival.entering.marks, (PAID, True)))
    return True
