"""A card is suspended: exiled from the hand with time counters on it (116.2f, 702.62)."""

from __future__ import annotations

from judge.abilities import Cost
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.casting import USUAL, check_prohibitions, check_timing
from judge.rules.costs import pay_as_said
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskNumber, Number, Refused, Special, Why


@cites("702.62a", "如果你可以通过将此牌从手上放入堆叠的方式开始施放它，你可以支付[费用]并将其放逐")
@cites("116.2f", "但只有在其可以开始施放该牌将其放进堆叠的情况下，执行此动作")
def suspend(process: Process, player: PlayerId, action: Special) -> None:
    """The cost is paid, and the card exiled with N time counters."""
    view, card = process.view, action.object
    if card is None:
        raise process.refuse(Why.BAD_CHOICE, player)
    held = view.object(card)
    keyword = next((k for k in view.keywords(card) if k.name == "suspend"), None)
    if (
        not view.exists(card)
        or keyword is None
        or held.zone is not Zone.HAND
        or held.owner != player
    ):
        raise process.refuse(Why.NO_PERMISSION, card)
    check_begin(process, player, card)
    number = keyword.number or 0
    x = action.x
    if x is not None and number >= 0:
        raise process.refuse(Why.NO_X, card)
    if number < 0:
        x = _x(process, player, action)
        number = x
    pay_as_said(process, player, keyword.cost or Cost(), Context(card, player, x=x), action.pay)
    process.do(e.Moved(card, Zone.EXILE, player=player))
    exiled = process.state.current(card)
    if exiled is not None and process.view.object(exiled).zone is Zone.EXILE:
        process.do(e.CountersPut(exiled, "time", number, player))


@cites("702.62c", "将任何将会阻止该牌施放的效应纳入考虑")
def check_begin(process: Process, player: PlayerId, card: ObjectId) -> None:
    """The player could begin to cast the card: it is the time, and nothing forbids it."""
    try:
        check_timing(process, player, card, USUAL)
        check_prohibitions(process, player, card)
    except Refused as refused:
        illegal = refused.illegal
        own = (*suspend.numbers, *check_begin.numbers)
        because = tuple(dict.fromkeys((*illegal.because, *own)))
        raise Refused(illegal.with_(because=because)) from refused


def _x(process: Process, player: PlayerId, action: Special) -> int:
    """The value of X in "suspend X", which can't be 0."""
    number = action.x
    if number is None:
        answer = process.ask(AskNumber(player, 1, None, action.object, "x"))
        number = answer.number if isinstance(answer, Number) else 1
    if number < 1:
        raise process.refuse(Why.WRONG_NUMBER, player)
    return number
