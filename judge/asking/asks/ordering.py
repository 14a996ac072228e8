"""Which of several spells or triggered abilities resolves first goes into `ask`."""

from __future__ import annotations

import re

from judge.asking.board.discourse import Board, Lost, Plain, Thing

TRIGGERED = re.compile(r"^(?:[^\n]* — )?(?:when|whenever|at the beginning) ", re.I | re.M)


def resolves_first(board: Board, said: Plain) -> None:
    """Which resolves first: of spells that answer each other, or of triggered abilities.

    Abilities of one player are put on the stack in the order which that player chooses.
    """
    named, what = _spells(board), said.get("what", "")
    triggered = [one for one in board.arrival if board.is_permanent(one) and _triggers(board, one)]
    if what == "trigger" or (not what and len(named) < 2):
        named = triggered
        if len({one.owner for one in named}) != len(named):
            raise Lost("which of one player's abilities is put on the stack first")
    elif not what and len(triggered) > 1:
        raise Lost("spells, or what triggers")
    if len(named) < 2 or not (board.play or board.step):
        raise Lost("what resolves before something else")
    board.asks.append({"in_order": named})


def _triggers(board: Board, one: Thing) -> bool:
    return bool(TRIGGERED.search(board.facts.text(one.card)))


def _spells(board: Board) -> list[Thing]:
    """The spells that were told to be cast, if each but the first answers another."""
    cast = [item for item in board.play if "cast" in item]
    if not all(item.get("respond") for item in cast[1:]):
        raise Lost("spells that are not on the stack together")
    return [item["cast"] for item in cast]
