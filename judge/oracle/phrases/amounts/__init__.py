"""Numbers and amounts: words, digits, X, and what is counted or measured."""

from __future__ import annotations

from judge.oracle.phrases.amounts.counted import COUNTED, EACH_LOCATED
from judge.oracle.phrases.amounts.mana import MANA, MANA_SIGNS
from judge.oracle.phrases.amounts.numbers import (
    CARDS_N,
    COUNT,
    NUMBER,
    NUMBER_WORD,
    OF_X,
    PLAIN,
    PLURAL_COUNT,
    SIMPLE,
)
from judge.oracle.phrases.amounts.quantities import (
    AMOUNT,
    DEVOTED,
    QUALITY,
    QUANTITY,
    SO_MANY_TIMES,
    SPELL_PRONOUN,
)
from judge.oracle.phrases.amounts.sizes import CHANGE, SIZE
from judge.oracle.phrases.amounts.tally import DONE_THIS_WAY, NUMBERED, PUT_THIS_WAY, TALLY

TABLES = (
    MANA,
    MANA_SIGNS,
    DONE_THIS_WAY,
    PUT_THIS_WAY,
    NUMBERED,
    TALLY,
    COUNTED,
    EACH_LOCATED,
    NUMBER,
    NUMBER_WORD,
    PLAIN,
    OF_X,
    SIMPLE,
    COUNT,
    PLURAL_COUNT,
    QUALITY,
    QUANTITY,
    SO_MANY_TIMES,
    AMOUNT,
    DEVOTED,
    SPELL_PRONOUN,
    CHANGE,
    SIZE,
    CARDS_N,
)
