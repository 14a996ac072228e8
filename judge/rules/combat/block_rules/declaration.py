"""What a declaration of blockers as a whole is held against."""

from __future__ import annotations

from judge.cite import Cited
from judge.game.state import PlayerId
from judge.rules.combat.block_rules.joint import check_together
from judge.rules.combat.block_rules.requirements import check_requirements
from judge.rules.combat.tolls import Blocks
from judge.rules.requests import Illegal
from judge.rules.view import View

Check = Cited[[View, Blocks, tuple[PlayerId, ...]], Illegal | None]
WHOLE: tuple[Check, ...] = (check_together, check_requirements)
