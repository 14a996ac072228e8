"""How rulings are worded, in both languages."""

from judge.ruling.wording.events import SILENT, told
from judge.ruling.wording.names import COUNTERS, DAY, MARKS, ZONES
from judge.ruling.wording.refusals import ILLEGAL
from judge.scenario.words import STEPS

__all__ = [
    "COUNTERS",
    "DAY",
    "ILLEGAL",
    "MARKS",
    "SILENT",
    "STEPS",
    "ZONES",
    "told",
]
