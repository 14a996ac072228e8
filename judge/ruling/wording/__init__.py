"""How rulings are worded, in both languages."""

from judge.ruling.wording.events import REVEALED, SILENT, told
from judge.ruling.wording.moves import moved
from judge.ruling.wording.names import COUNTERS, DAY, MARKS
from judge.ruling.wording.refusals import ILLEGAL
from judge.words import STEPS

__all__ = [
    "COUNTERS",
    "DAY",
    "ILLEGAL",
    "MARKS",
    "REVEALED",
    "SILENT",
    "STEPS",
    "moved",
    "told",
]
