"""What waits on the stack to be answered: abilities that were activated or triggered."""

from __future__ import annotations

from judge.asking.board.discourse import BATTLEFIELD, Board, Lost, Plain, Thing
from judge.asking.doing.turning import turn

ANSWERS = (
    "cast",
    "use",
    "suffer",
    "effect",
    "left",
    "sacrifice",
    "activate",
    "regenerates",
    "dealt",
    "named_gives",
)  # what may be a response
AS_CAST = ("cascade", "storm")  # keyword abilities that trigger when their spell is cast


def is_of_mana(board: Board) -> bool:
    """True where what was done last is an ability that makes mana, which nobody can answer."""
    return _activated(board) == {True}


def _activated(board: Board) -> set[bool]:
    """Of each ability that may have been activated last, whether it makes mana."""
    last = board.play[-1] if board.play else {}
    if "activate" not in last or "targets" in last:
        return set()
    card, told = last["activate"].card, str(last.get("ability", "")).casefold()
    lines = [one for one in board.facts.text(card).split("\n") if ": " in one]
    if not lines:  # as a basic land has it
        return {board.facts.is_land(card)}
    return {"add " in one for one in lines if one.startswith(told)}


def may_be_answered(board: Board) -> bool:
    """True where something is on the stack: a spell, or an ability that makes no mana."""
    last = board.play[-1] if board.play else {}
    if True in _activated(board):
        return False
    is_waiting = any(map(board.is_on_stack, board.things)) or "activate" in last
    return is_waiting or board.has_trigger


def answers(board: Board, said: Plain) -> None:
    """What is done in response to an ability that was told to target something waits for it."""
    if board.aimed != len(board.play) or said.get("does") not in ANSWERS:
        return
    if said.get("moment") == "trigger_waits" or board.is_answer(said):
        board.play.append({"resolve": 1})
        board.has_trigger = True
    else:
        board.settled = len(board.play)


def trigger_waits(board: Board, said: Plain) -> None:
    """A triggered ability is on the stack: what follows is done in response to it."""
    last = board.play[-1] if board.play else {}
    if board.has_trigger and "resolve" in last and "of" not in said:
        return  # as was told
    if "of" in said:
        board.subject = board.find(said["of"], board.is_permanent)
    if not {"cast", "attack", "play_land"} & set(last):
        raise Lost("nothing that triggers it")
    if "cast" in last:
        spell: Thing = last["cast"]
        if any(board.facts.says(spell.card, word) for word in AS_CAST) and "of" not in said:
            return  # which is on the stack above its spell
        if spell is not board.subject or not board.is_permanent(spell):
            raise Lost("what enters is not what triggers")
        board.play.append({"resolve": 1})
        spell.now = BATTLEFIELD
    board.has_trigger = True


def trigger_resolves(board: Board, said: Plain) -> None:
    """A triggered ability has resolved, of what is said; what follows comes later."""
    if "of" in said:
        of = board.find(said["of"], board.is_able, said.get("who", ""))
        if "is_triggered" in said and not (board.has_trigger or _triggers(board, of)):
            raise Lost("what was triggered")
    if "step" in said:
        turn(board, {key: said[key] for key in ("who", "step")})
    elif not board.play:
        raise Lost("nothing that triggers it")
    board.settled = len(board.play)


def _triggers(board: Board, of: Thing) -> bool:
    """True of what was cast last and does something as it enters, dies or is cast."""
    cast = any(item.get("cast") is of for item in board.play[-1:])
    return cast and any(board.facts.says(of.card, word) for word in ("when ", "whenever "))
