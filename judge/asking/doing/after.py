"""When combat damage was dealt, and when combat is over: what follows is done after it."""

from __future__ import annotations

from judge.asking.board.discourse import Board, Lost, Plain
from judge.words import ASKER

OTHER_STEPS = ("upkeep", "draw", "postcombat main", "end", "cleanup")  # in which nothing attacks


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


def combat_is_past(board: Board) -> None:
    """Raises Lost for an attack or a block in a step that is told and is none of combat."""
    steps = [board.step, *(str(item.get("at", {}).get("step", "")) for item in board.play)]
    told = [step for step in steps if step]
    if told and told[-1] in OTHER_STEPS:
        raise Lost("combat in a step that is none of it")


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


def is_after_combat(board: Board, clause: Plain) -> bool:
    """True of what is told to be done after combat, or in a step that comes after it."""
    last = board.play[-1] if board.play else {}
    steps = (board.step, clause.get("step"), last.get("at", {}).get("step"))
    is_late = any(step in ("postcombat main", "end") for step in steps)
    return is_late or clause.get("moment") == "after_combat" or board.dealt[0] == len(board.play)
