"""The structure of a turn (500-514) and its turn-based actions (703)."""

from judge.rules.turn.acting import TURN_BASED_ACTIONS
from judge.rules.turn.going_on import another_cleanup, begin_step, end_step

__all__ = [
    "TURN_BASED_ACTIONS",
    "another_cleanup",
    "begin_step",
    "end_step",
]
