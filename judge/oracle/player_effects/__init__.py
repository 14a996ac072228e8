"""What players do: draw, discard, gain and lose life, search, shuffle, look, win, lose."""

from __future__ import annotations

from judge.oracle.player_effects.every import PRED
from judge.oracle.player_effects.game import DIE
from judge.oracle.player_effects.sacrificing import OTHER_PERMANENTS, SACRIFICED
from judge.oracle.player_effects.searching import TABLES as SEARCHING

TABLES = (PRED, DIE, SACRIFICED, OTHER_PERMANENTS, *SEARCHING)
