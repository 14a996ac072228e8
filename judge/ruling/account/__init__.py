"""A play becomes its account: what happened and why, what was refused, what was looked up."""

from judge.ruling.account.account import (
    Account,
    Consulted,
    LookedUp,
    NotAllowed,
    Noticed,
    Occurrence,
    Played,
    Spared,
    Subject,
    Written,
)
from judge.ruling.account.consulting import consulted, remembered
from judge.ruling.account.making import account

__all__ = [
    "Account",
    "Consulted",
    "LookedUp",
    "NotAllowed",
    "Noticed",
    "Occurrence",
    "Played",
    "Spared",
    "Subject",
    "Written",
    "account",
    "consulted",
    "remembered",
]
