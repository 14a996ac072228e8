"""Numbers and amounts: words, digits, X, and what is counted or measured."""

from __future__ import annotations

from judge.oracle.amounts.counted import COUNTED, EACH_LOCATED
from judge.oracle.amounts.mana import MANA, MANA_SIGNS
from judge.oracle.amounts.numbers import CARDS_N, COUNT, NUMBER, NUMBER_WORD, PLURAL_COUNT, SIMPLE
from judge.oracle.amounts.quantities import AMOUNT, DEVOTED, HAS_COUNTERS, QUALITY, QUANTITY
from judge.oracle.amounts.sizes import CHANGE, SIZE

TABLES = (
    MANA,
    MANA_SIGNS,
    COUNTED,
    EACH_LOCATED,
    NUMBER,
    NUMBER_WORD,
    SIMPLE,
    COUNT,
    PLURAL_COUNT,
    QUALITY,
    QUANTITY,
    AMOUNT,
    DEVOTED,
    HAS_COUNTERS,
    CHANGE,
    SIZE,
    CARDS_N,
)
