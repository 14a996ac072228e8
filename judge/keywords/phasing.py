"""Phasing (702.26): it phases out and in as its controller's untap step begins.

The untap step itself carries that out (502.1), for every permanent with this ability.
"""

from __future__ import annotations

from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

PHASING = KeywordAbility(
    name=Bilingual("phasing", "时间跳跃"),
    rule="702.26",
)
