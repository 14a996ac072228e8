"""All conditions."""

from __future__ import annotations

from judge.language import Table
from judge.oracle.conditions.being import BEING
from judge.oracle.conditions.existing import EXISTING
from judge.oracle.conditions.measured import MEASURED
from judge.oracle.votes import VOTED

CONDITION = Table(
    "condition",
    (
        *EXISTING,
        *MEASURED,
        *BEING,
        *VOTED,
    ),
    ("it's your turn", "在你的回合"),
)
