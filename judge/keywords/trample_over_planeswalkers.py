"""Trample over planeswalkers (702.19c-e): damage past a planeswalker too."""

from __future__ import annotations

from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.19c", "任意分配给这些阻挡生物、该鹏洛客、或该鹏洛客的操控者")
def assigns_past_planeswalker() -> bool:
    """What is left after its loyalty may go to the controller of the planeswalker it attacks."""
    return True


@cites("702.19c", "依照规则702.19b所述分配该生物的战斗伤害")
def assigns_excess() -> bool:
    """What is left after lethal damage to all blockers may go to what it attacks."""
    return True


@cites("702.19d", "如果一个具有践踏或践踏鹏洛客的生物被阻挡")
def assigns_without_blockers() -> bool:
    """Blocked, and with no blocker left, it assigns all its damage to what it attacks."""
    return True


TRAMPLE_OVER_PLANESWALKERS = KeywordAbility(
    name=Bilingual("trample over planeswalkers", "践踏鹏洛客"),
    rule="702.19",
    assigns_excess=assigns_excess,
    assigns_without_blockers=assigns_without_blockers,
    assigns_past_planeswalker=assigns_past_planeswalker,
)
