"""Costs (118): what pays them, and how they are paid."""

from judge.rules.costs.announcement import check_said
from judge.rules.costs.payment import can_pay, pay, pay_as_said, pay_in_full
from judge.rules.costs.resources import pay_life

__all__ = [
    "can_pay",
    "check_said",
    "pay",
    "pay_as_said",
    "pay_in_full",
    "pay_life",
]
