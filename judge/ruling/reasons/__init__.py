"""Answers get their reasons: the rules that they turn on."""

from judge.ruling.reasons.candidates import candidates
from judge.ruling.reasons.choice import dull, reasons
from judge.ruling.reasons.reason import Reason

__all__ = ["Reason", "candidates", "dull", "reasons"]
