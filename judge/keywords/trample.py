"""Trample (702.19): damage past the blockers."""

from __future__ import annotations

from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.19b", "可以将过量伤害可以在阻挡生物和该生物所攻击的牌手、鹏洛客或战役之间分配")
def assigns_excess() -> bool:
    """What is left after lethal damage to all blockers may go to what it attacks."""
    return True


@cites("702.19d", "被阻挡，但在分配伤害时没有阻挡生物")
def assigns_without_blockers() -> bool:
    """Blocked, and with no blocker left, it assigns all its damage to what it attacks."""
    return True


TRAMPLE = KeywordAbility(
    name=Bilingual("trample", "践踏"),
    rule="702.19",
    assigns_excess=assigns_excess,
    assigns_without_blockers=assigns_without_blockers,
)
