"""Permanents of several players, and those that one player owns and another controls."""

from __future__ import annotations

from judge.asking.board.discourse import BATTLEFIELD, Board, Lost, Plain
from judge.asking.doing import of_players
from judge.asking.doing.standing import have


def owns(board: Board, said: Plain) -> None:
    """Permanents of a player, who controls them but for those that another is told to control."""
    who = board.who(said["who"])
    for noun in said["what"]:
        has = noun.get("owner", who)
        have(board, {"who": has, "what": ({**noun, "owner": who},), "zone": BATTLEFIELD})


def is_whose(board: Board, said: Plain) -> None:
    """Whose an object is of which that wasn't told; one that wasn't told of is there with this."""
    noun, who = said["what"], said["who"]
    like = [one for one in board.things if one.card and board.is_like(one, noun)]
    if not like:
        have(board, {"who": who, "what": (noun,), "zone": BATTLEFIELD})
        return
    if len(like) != noun.get("number", 1) or any(one.owner not in ("", who) for one in like):
        raise Lost("whose it is")
    for one in like:
        one.owner = who


def have_both(board: Board, said: Plain) -> None:
    """Objects of which each player has as many."""
    for who in of_players.both(board):
        have(board, {**said, "who": who})


def have_of(board: Board, said: Plain) -> None:
    """Objects of which each of several players has as many."""
    for who in of_players.several(board, said):
        have(board, {"what": said["what"], "zone": BATTLEFIELD, "who": who})
