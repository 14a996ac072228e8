"""Indestructible (702.12): not destroyed."""

from __future__ import annotations

from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.12b", "一个具有不灭的永久物不能被消灭")
def is_not_destroyed() -> bool:
    """A permanent with indestructible can't be destroyed."""
    return True


INDESTRUCTIBLE = KeywordAbility(
    name=Bilingual("indestructible", "不灭"),
    rule="702.12",
    indestructible=is_not_destroyed,
)
