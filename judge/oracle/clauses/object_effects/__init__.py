"""What is done to objects: destroyed, tapped, countered, copied, given counters."""

from __future__ import annotations

from judge.oracle.clauses.object_effects import copying, done, doubling
from judge.oracle.clauses.object_effects.actions import LAYING_DOWN, NAMED
from judge.oracle.clauses.object_effects.acts import ACT, MANA_PRED
from judge.oracle.clauses.object_effects.choices import CHOICE
from judge.oracle.clauses.object_effects.clauses import (
    BECOME_SO,
    IT_IS_NOW,
    NO_LONGER,
    OBJECT_CLAUSE,
)
from judge.oracle.clauses.object_effects.phrases import (
    ATTACKER,
    COPIED,
    COPIED_CARD,
    COUNTED_ON,
    COUNTERING,
    DAMAGER,
    DIVIDED_AMONG,
    EACH_OF,
    EXCEPTIONS,
    EXCEPTIONS_ONE,
    RECIPIENT,
    RECIPIENT_ONE,
    THAT_MANY,
)
from judge.oracle.clauses.object_effects.players import (
    ANY_NUMBER_OF,
    CASTABLE,
    CONTROLLED,
    PLAYER_ACTS,
    REVEAL_FROM_HAND,
)

TABLES = (
    *copying.TABLES,
    *doubling.TABLES,
    *done.WORDS,
    CHOICE,
    COUNTERING,
    LAYING_DOWN,
    *NAMED,
    COPIED,
    COPIED_CARD,
    ACT,
    MANA_PRED,
    PLAYER_ACTS,
    CONTROLLED,
    ANY_NUMBER_OF,
    CASTABLE,
    COUNTED_ON,
    THAT_MANY,
    REVEAL_FROM_HAND,
    EXCEPTIONS,
    EXCEPTIONS_ONE,
    BECOME_SO,
    IT_IS_NOW,
    NO_LONGER,
    OBJECT_CLAUSE,
    DAMAGER,
    RECIPIENT,
    RECIPIENT_ONE,
    ATTACKER,
    EACH_OF,
    DIVIDED_AMONG,
)
