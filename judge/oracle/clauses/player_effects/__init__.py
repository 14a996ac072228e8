"""What players do: draw, discard, gain and lose life, search, shuffle, look, win, lose."""

from __future__ import annotations

from judge.oracle.clauses.player_effects.cards import TABLES as CARDS
from judge.oracle.clauses.player_effects.every import PRED
from judge.oracle.clauses.player_effects.game import DIE, SKIPPED
from judge.oracle.clauses.player_effects.sacrificing import OTHER_PERMANENTS, SACRIFICED
from judge.oracle.clauses.player_effects.searching import TABLES as SEARCHING

TABLES = (*CARDS, PRED, DIE, SKIPPED, SACRIFICED, OTHER_PERMANENTS, *SEARCHING)
