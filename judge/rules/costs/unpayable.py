"""Costs that can't be paid: the mana cost of what has none, and costs that are equal to it."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.process import Process
from judge.rules.requests import Refused, Why


@cites("118.6", "试图支付一个无法被支付的费用是非法动作")
@cites("601.2h", "不能被支付的费用不可支付")
def cant_be_paid(process: Process, subject: ObjectId) -> Refused:
    """The refusal to raise where a spell or ability is allowed, and its cost can't be paid."""
    return process.refuse(Why.CANT_PAY, subject, *cant_be_paid.numbers)
