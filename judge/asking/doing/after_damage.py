"""What is told after combat damage was dealt is done after it, and changes nothing of it."""

from __future__ import annotations

from judge.asking.board.discourse import Board, Plain


def damage_was_dealt(board: Board, step: str) -> None:
    """Combat damage was dealt; what is told next is done after it, from that step on."""
    board.settled = len(board.play)
    board.dealt = (len(board.play), step)


def after_damage(board: Board, clause: Plain) -> None:
    """What is done after combat damage was told to be dealt is done when it has been."""
    dealt, step = board.dealt
    is_apart = {"respond", "turn_of", "step"} & set(clause) or board.has_trigger
    is_apart = is_apart or clause.get("moment", "later") != "later"
    if dealt == len(board.play) and not is_apart:
        board.play.append({"pass": "all", "at": {"step": step}})
        board.settled = len(board.play)
