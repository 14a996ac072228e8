"""The structure of a turn (500-514) and its turn-based actions (703)."""

from judge.rules.turn.progress import another_cleanup, begin_play, end_step
from judge.rules.turn.turn_based_actions import TURN_BASED_ACTIONS

__all__ = [
    "TURN_BASED_ACTIONS",
    "another_cleanup",
    "begin_play",
    "end_step",
]
