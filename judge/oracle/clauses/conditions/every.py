"""All conditions."""

from __future__ import annotations

from judge.abilities.bases import Condition
from judge.abilities.conditions import All, Any
from judge.language import Include, Table, t
from judge.oracle.clauses.conditions.being import BEING
from judge.oracle.clauses.conditions.existing import EXISTING
from judge.oracle.clauses.conditions.happening import HAPPENING
from judge.oracle.clauses.conditions.measured import MEASURED
from judge.oracle.clauses.votes import VOTED


def _all(a: Condition, b: Condition) -> Condition:
    return All((a, *(b.parts if isinstance(b, All) else (b,))))


def _any(a: Condition, b: Condition) -> Condition:
    return Any((a, *(b.parts if isinstance(b, Any) else (b,))))


ONE_CONDITION = Table(
    "one_condition",
    (
        Include("player_condition"),
        *EXISTING,
        *HAPPENING,
        *MEASURED,
        *BEING,
        *VOTED,
    ),
    ("it's your turn", "在你的回合"),
)
CONDITION = Table(
    "condition",
    (
        Include("one_condition"),
        t(
            _all,
            "{a:one_condition} and {b:one_condition}|{a:one_condition} and if {b:one_condition}",
            "{a:one_condition}且{b:one_condition}|{a:one_condition}，且{b:one_condition}",
            rank=1,
        ),
        t(
            _any,
            "{a:one_condition} or {b:one_condition}|{a:one_condition} or if {b:one_condition}",
            "{a:one_condition}或{b:one_condition}|{a:one_condition}，或{b:one_condition}",
            rank=1,
        ),
    ),
    ("it's your turn", "在你的回合"),
)
