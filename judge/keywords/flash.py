"""Flash (702.8): played any time an instant could be cast."""

from __future__ import annotations

from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.8a", "你可以于你能够施放瞬间的时机下使用此牌")
def at_instant_speed() -> bool:
    """It may be played any time you could cast an instant."""
    return True


FLASH = KeywordAbility(
    name=Bilingual("flash", "闪现"),
    rule="702.8",
    at_instant_speed=at_instant_speed,
)
