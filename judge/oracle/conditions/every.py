"""All conditions."""

from __future__ import annotations

from judge.language import Table
from judge.oracle.conditions.being import BEING
from judge.oracle.conditions.existing import EXISTING
from judge.oracle.conditions.measured import MEASURED

CONDITION = Table(
    "condition",
    (
        *EXISTING,
        *MEASURED,
        *BEING,
    ),
    ("it's your turn", "在你的回合"),
)
