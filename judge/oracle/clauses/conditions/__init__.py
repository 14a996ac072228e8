"""Conditions, as they follow "if" and "as long as"."""

from __future__ import annotations

from judge.oracle.clauses.conditions.every import CONDITION, ONE_CONDITION
from judge.oracle.clauses.conditions.happening import TABLES as HAPPENED
from judge.oracle.clauses.conditions.measured import THIS_WAY_IS
from judge.oracle.clauses.conditions.people import TABLES as PEOPLE
from judge.oracle.clauses.conditions.phrases import (
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
    REF_POSSESSOR,
    STANDS,
    THIS_OR_IT,
    WAS_A,
)
from judge.oracle.clauses.conditions.predicates import TABLES as PREDICATES
from judge.oracle.clauses.conditions.those_who import TABLES as THOSE_WHO
from judge.oracle.clauses.conditions.times import DURING

TABLES = (
    DEVOTION_TO,
    THIS_WAY_IS,
    *HAPPENED,
    DURING,
    *PEOPLE,
    *PREDICATES,
    *THOSE_WHO,
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
