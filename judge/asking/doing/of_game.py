"""What is told of a game goes onto the board: the combat phase, what is turned face up."""

from __future__ import annotations

from typing import Any

from judge.asking.board.discourse import Board, Lost, Plain
from judge.asking.doing import turning
from judge.asking.doing.fighting import owned


def combat_comes(board: Board, said: Plain) -> None:
    """The combat phase has come, with nothing done before it."""
    if board.step != "beginning of combat":
        turning.combat_begins(board, said)


def lies_below(board: Board, said: Plain) -> None:
    """A face-down creature of a player is a card that is told."""
    noun = said["it"]
    if any(board.is_like(one, noun) or "face_down" in one.traits for one in board.things):
        raise Lost("which of them is face down")
    who = board.who(said.get("who", ""))
    board.subject = board.find({**noun, "face_down": True, "number": 1}, board.is_creature, who)


def turns_up(board: Board, said: Plain) -> None:
    """A player turns a face-down creature face up."""
    who = board.who(said.get("who", ""))
    thing = board.find(said["it"], lambda one: "face_down" in one.traits and not one.now)
    owned(thing, who)
    board.subject = thing
    if any(item.get("card") is thing for item in board.play):
        return  # as was told
    item: dict[str, Any] = {"player": who, "special": "turn face up", "card": thing}
    waits = any(board.is_on_stack(one) for one in board.things)
    if said.get("respond") and not waits:
        raise Lost("a response to nothing")
    if waits and board.is_answer(said):
        item["respond"] = True
    else:
        board.settled = len(board.play)
    board.play.append(item)
