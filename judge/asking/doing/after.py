"""When combat is over: what follows is done after its damage."""

from __future__ import annotations

from judge.asking.board.discourse import Board, Lost, Plain
from judge.words import ASKER


def combat_over(board: Board) -> None:
    """The combat that was told is over; where no blocks were, nothing blocked."""
    last = board.play[-1]
    if "pass" in last and last["at"].get("step") == "postcombat main":
        return
    now = board.turn or next(iter(board.attackers()))[0].owner or ASKER
    if not any("block" in item for item in board.play[board.turn_begun :]):
        board.play.append({"player": board.theirs[now], "block": {}})
        board.guess("Nothing blocks.", "没有生物阻挡。", "no blocks are told", "未提及阻挡")
    turn = {"turn": board.turns} if board.turns > 1 else {}
    board.play.append({"pass": "all", "at": {**turn, "step": "postcombat main"}})
    board.settled = len(board.play)


def after_combat(board: Board, said: Plain) -> None:
    """What follows is done after combat; where none was told of, nothing has to do with it."""
    if any(board.attackers()):
        combat_over(board)
    elif board.foci & {"attack", "block", "block_any", "attacking", "blocked"} or board.step:
        raise Lost("which combat")
    else:
        board.settled = len(board.play)
        board.aimed = -1
        board.has_trigger = board.waits = False
