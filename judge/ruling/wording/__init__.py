"""How rulings are worded, in both languages."""

from judge.ruling.wording.events import SILENT, TOLD
from judge.ruling.wording.names import COUNTERS, DAY, DONE, STEPS, ZONES
from judge.ruling.wording.refusals import ILLEGAL

__all__ = [
    "COUNTERS",
    "DAY",
    "DONE",
    "ILLEGAL",
    "SILENT",
    "STEPS",
    "TOLD",
    "ZONES",
]
