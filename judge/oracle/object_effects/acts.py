"""Everything that a command can be."""

from __future__ import annotations

from judge.language import Table, t
from judge.oracle.object_effects.actions import ACTIONS
from judge.oracle.object_effects.done import DONE

ACT = Table(  # imperatives, without a player in them
    "act_rows",
    (
        *DONE,
        *ACTIONS,
    ),
    ("destroy target creature", "消灭目标生物"),
)
ACT_P = Table(
    "act",
    (t(lambda e: e, "@p {e:act_rows}", "{e:act_rows}"),),
    ("destroy target creature", "消灭目标生物"),
)
MANA_PRED = Table(
    "mana_pred", (t(lambda e: e, "@p {e:mana_effect}", "{e:mana_effect}"),), ("add {g}", "加{g}")
)
