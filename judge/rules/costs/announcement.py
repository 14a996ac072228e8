"""What a player says beforehand of how a cost is paid is held to what the cost takes."""

from __future__ import annotations

from collections import Counter

from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.process import Process
from judge.rules.requests import Paying, Why

ELSEWHERE = ("splice",)  # cards that are revealed, not what a cost is paid with


@cites("601.2h", "该牌手支付总费用")
def check_said(
    process: Process,
    player: PlayerId,
    subject: ObjectId | PlayerId,
    paying: Paying,
    used: tuple[ObjectId, ...],
    begun: int,
) -> None:
    """All objects, mana and life that were named have paid; `begun` is the history before that."""
    paid = list(used)
    for use, names in paying.objects:
        for name in names if use not in ELSEWHERE else ():
            one = next((id_ for id_ in name if id_ in paid), None)
            if one is None:
                raise process.refuse(Why.NOT_OF_THE_COST, subject, other=name[0])
            paid.remove(one)
    since = process.state.history[begun:]
    if paying.mana:
        spent = [event for event in since if isinstance(event, e.ManaPaid)]
        letters = [m.letter for event in spent if event.player == player for m in event.mana]
        if Counter(letters) != Counter(paying.mana):
            raise process.refuse(Why.WRONG_MANA, subject)
    if paying.life is not None:
        lost = sum(event.amount for event in since if isinstance(event, e.LifePaid))
        if lost != paying.life:
            raise process.refuse(Why.WRONG_LIFE, subject)
