"""Conditions, as they follow "if" and "as long as"."""

from __future__ import annotations

from judge.oracle.conditions.every import CONDITION, ONE_CONDITION
from judge.oracle.conditions.happening import TABLES as HAPPENED
from judge.oracle.conditions.people import TABLES as PEOPLE
from judge.oracle.conditions.phrases import (
    A_THING,
    CONTRACTED,
    CONTRACTED_NOT,
    DEVOTION_TO,
    IT_DOES_NOT_HAVE,
    IT_HAD,
    IT_HAD_X,
    IT_HAS,
    IT_IS,
    IT_IS_NOT,
    IT_OR_CARD,
    MANA_BOUND,
    QUANTITY_WORD,
    REF_POSSESSOR,
    STANDS,
    THIS_OR_IT,
    WAS_A,
)
from judge.oracle.conditions.predicates import TABLES as PREDICATES
from judge.oracle.conditions.times import DURING

TABLES = (
    DEVOTION_TO,
    QUANTITY_WORD,
    *HAPPENED,
    DURING,
    *PEOPLE,
    *PREDICATES,
    ONE_CONDITION,
    CONDITION,
    REF_POSSESSOR,
    IT_HAS,
    IT_DOES_NOT_HAVE,
    IT_OR_CARD,
    MANA_BOUND,
    IT_HAD,
    IT_HAD_X,
    CONTRACTED,
    WAS_A,
    CONTRACTED_NOT,
    IT_IS,
    IT_IS_NOT,
    A_THING,
    STANDS,
    THIS_OR_IT,
)
