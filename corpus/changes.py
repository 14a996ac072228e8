"""What became of a rule from one edition to another: values without texts.

>>> Change(ChangeKind.MOVED, (RuleId.parse("728"),), (RuleId.parse("729"),), 1.0).touches(
...     RuleId.parse("729")
... )
True
"""

from __future__ import annotations

from enum import StrEnum

from corpus.ids import RuleId
from corpus.model import Bilingual
from corpus.structs import Struct

Numbers = tuple[RuleId, ...]
TOLD = Bilingual()  # no reason is needed


class ChangeKind(StrEnum):
    """What became of a rule."""

    SAME = "same"
    REWORDED = "reworded"
    MOVED = "moved"  # another number; `Change.is_reworded` tells whether the words changed too
    SPLIT = "split"
    MERGED = "merged"
    NEW = "new"
    GONE = "gone"


class Change(Struct):
    """What became of a rule: its old numbers, its new ones, and how alike the words are (0-1)."""

    kind: ChangeKind
    old: Numbers
    new: Numbers
    similarity: float
    is_reworded: bool = False

    def touches(self, part: RuleId) -> bool:
        """True if it is about a rule of this chapter, section or rule in either edition."""
        return any(number.is_within(part) for number in (*self.old, *self.new))


class Carried(Struct):
    """A citation carried to another edition: its numbers there, or why there are none.

    `kind` is None if the editions cannot tell, and then `reason` says why.
    """

    number: RuleId
    numbers: Numbers
    kind: ChangeKind | None
    is_reworded: bool
    reason: Bilingual = TOLD

    @property
    def is_exact(self) -> bool:
        """True if one rule there says the same in the same words."""
        return len(self.numbers) == 1 and not self.is_reworded


class TraceStep(Struct):
    """A rule in one edition, and what became of it since the edition of the step before.

    `numbers` is empty where the rule is not there; `reason` says why, or why an edition tells
    nothing.
    """

    edition: str
    numbers: Numbers
    kind: ChangeKind | None = None
    is_reworded: bool = False
    reason: Bilingual = TOLD


def has_no_rule(key: str, number: RuleId) -> Bilingual:
    """Why nothing is told of a number that an edition does not have."""
    return Bilingual(f"the edition of {key} has no rule {number}", f"{key}版没有规则{number}")


def no_such_rule(key: str) -> Bilingual:
    """Why a rule of another edition has no number in an edition: it is not there."""
    return Bilingual(f"the edition of {key} has no such rule", f"{key}版没有这条规则")


def not_covered(key: str, number: RuleId, of: str) -> Bilingual:
    """Why nothing is told of a rule whose chapter no document of an edition has."""
    return Bilingual(
        f"the documents of {key} do not cover rule {number} of {of}",
        f"{key}版的文档不含{of}版规则{number}所在的部分",
    )
