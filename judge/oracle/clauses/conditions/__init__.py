"""Conditions, as they follow "if" and "as long as"."""

from __future__ import annotations

from judge.oracle.clauses.conditions.every import CONDITION, ONE_CONDITION
from judge.oracle.clauses.conditions.happening import TABLES as HAPPENED
from judge.oracle.clauses.conditions.measured import DOING_THIS_WAY, PUT_SOMEWHERE, THIS_WAY_IS
from judge.oracle.clauses.conditions.people import TABLES as PEOPLE
from judge.oracle.clauses.conditions.phrases import (
    A_THING,
    ANY_OF_THEM,
    DEVOTION_TO,
    IT_DOES_NOT_HAVE,
    IT_HAD,
    IT_IS,
    IT_IS_NOT,
    IT_OR_CARD,
    IT_WAS,
    IT_WAS_NOT,
    MANA_BOUND,
    REF_POSSESSOR,
    STANDS,
    THIS_OR_IT,
)
from judge.oracle.clauses.conditions.predicates import TABLES as PREDICATES
from judge.oracle.clauses.conditions.those_who import TABLES as THOSE_WHO
from judge.oracle.clauses.conditions.times import DURING

TABLES = (
    DEVOTION_TO,
    DOING_THIS_WAY,
    PUT_SOMEWHERE,
    THIS_WAY_IS,
    *HAPPENED,
    DURING,
    *PEOPLE,
    *PREDICATES,
    *THOSE_WHO,
    ONE_CONDITION,
    CONDITION,
    REF_POSSESSOR,
    IT_DOES_NOT_HAVE,
    IT_OR_CARD,
    MANA_BOUND,
    IT_HAD,
    ANY_OF_THEM,
    IT_WAS,
    IT_WAS_NOT,
    IT_IS,
    IT_IS_NOT,
    A_THING,
    STANDS,
    THIS_OR_IT,
)
