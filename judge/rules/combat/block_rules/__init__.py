"""The rules of which creatures may block, must block, and together (509.1)."""

from judge.rules.combat.block_rules.declaration import WHOLE
from judge.rules.combat.block_rules.joint import blockers_of, jointly
from judge.rules.combat.block_rules.requirements import required_blocks
from judge.rules.combat.block_rules.single import check_blocker, check_pair, pairwise

__all__ = [
    "WHOLE",
    "blockers_of",
    "check_blocker",
    "check_pair",
    "jointly",
    "pairwise",
    "required_blocks",
]
