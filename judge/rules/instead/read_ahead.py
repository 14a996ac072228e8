"""Read ahead: a Saga enters with as many lore counters as its controller chooses (702.155)."""

from __future__ import annotations

from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.rules.instead.arrival import Arrival, add_counters
from judge.rules.requests import AskNumber, Number, Why


def choose_lore(arrival: Arrival, effect: o.ChooseLore) -> None:
    """The number is chosen, and so many lore counters are on the Saga as it enters."""
    arrival.event = add_counters(arrival.event, "lore", chosen_number(arrival, effect.most))
    because = (*arrival.event.because, *chosen_number.numbers)
    arrival.event = arrival.event.with_(because=because)


@cites("702.155a", "除非该异能的章节编号正好等同于其上学问指示物的数量")
@cites("702.155b", "其操控者选择一个数字，范围须在一到该传纪最大章节数字之内")
def chosen_number(arrival: Arrival, most: int) -> int:
    """A number from one to that of the final chapter."""
    process, player = arrival.settling.process, arrival.player
    if most == 1:
        return 1
    answer = process.ask(AskNumber(player, 1, most, arrival.context.source))
    number = answer.number if isinstance(answer, Number) else 0
    if not 1 <= number <= most:
        raise process.refuse(Why.WRONG_NUMBER, player)
    return number
