"""When a player could cast a sorcery (307.1)."""

from __future__ import annotations

from judge.game.state import PlayerId
from judge.rules.view import View


def is_sorcery_time(view: View, player: PlayerId) -> bool:
    """True in a main phase of the player's own turn with the stack empty."""
    turn = view.state.turn
    own_turn = player in view.state.together(turn.active)
    return own_turn and turn.step.is_main and not view.state.stack
