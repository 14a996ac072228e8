"""How rulings are worded, in both languages."""

from judge.ruling.wording.events import SILENT, TOLD
from judge.ruling.wording.names import COUNTERS, DAY, STEPS, ZONES
from judge.ruling.wording.refusals import ILLEGAL

__all__ = [
    "COUNTERS",
    "DAY",
    "ILLEGAL",
    "SILENT",
    "STEPS",
    "TOLD",
    "ZONES",
]
