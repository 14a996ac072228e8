"""Which number became which, from edition to edition: facts that ship without any text.

A citation is carried by them to an edition whose text isn't loaded, whatever languages the loaded
ones have. `steps` holds what changed and when, `lineage` follows a rule, `table` reads the files.

>>> shipped().carried(RuleId.parse("728"), "2023-11-17", "2026-08-07").numbers
(RuleId('733'),)
"""

from corpus.ids import RuleId
from corpus.lineage.composing import joined, narrowed
from corpus.lineage.kept import Joined, text_of
from corpus.lineage.lineage import Dates, Lineage
from corpus.lineage.steps import Own, Since, Step
from corpus.lineage.table import (
    DATED,
    TABLE,
    Dated,
    change_of,
    dated,
    listed,
    parsed,
    row_of,
    shipped,
    written,
)

__all__ = [
    "DATED",
    "TABLE",
    "Dated",
    "Dates",
    "Joined",
    "Lineage",
    "Own",
    "RuleId",
    "Since",
    "Step",
    "change_of",
    "dated",
    "joined",
    "listed",
    "narrowed",
    "parsed",
    "row_of",
    "shipped",
    "text_of",
    "written",
]
