"""What a permanent adds when it is tapped for mana, and whether it may be."""

from __future__ import annotations

import re

from judge.asking.board.discourse import Board, Lost, Plain, Thing
from judge.language.normalise import REMINDER

ACTIVATED = re.compile(r"^(?P<cost>[^:\n\"]+): (?P<what>[^\n]*)", re.MULTILINE)


def meant(board: Board, thing: Thing, said: Plain) -> str:
    """The ability that is meant by tapping a permanent, or by its mana; empty where all are.

    Raises Lost where several are, or where another card may give it abilities or take them.
    """
    if said.get("sacrifices"):
        return cracked(board, thing)
    every = list(ACTIVATED.finditer(REMINDER.sub("", board.facts.printed(thing.card))))
    taps = [one for one in every if "taps" not in said or "{T}" in one["cost"]]
    found = [one for one in taps if not said.get("purpose") or one["what"].startswith("Add ")]
    if len(found) == len(every):
        return ""
    others = [one for one in board.things if one is not thing and one.card]
    if len(found) != 1 or any(map(board.is_permanent, others)):
        raise Lost("which ability")
    return f"{found[0]['cost']}: {found[0]['what'].partition(' ')[0]}"


def cracked(board: Board, thing: Thing) -> str:
    """The one ability of a permanent that sacrifices it, whether it still has it or not."""
    every = ACTIVATED.finditer(REMINDER.sub("", board.facts.printed(thing.card)))
    found = [one for one in every if "Sacrifice " in one["cost"]]
    if len(found) != 1:
        raise Lost("which ability sacrifices it")
    return f"{found[0]['cost']}: {found[0]['what'].partition(' ')[0]}"


def is_own_cost(board: Board, thing: Thing) -> bool:
    """True of a permanent that is sacrificed to pay for an ability of its own."""
    every = ACTIVATED.finditer(REMINDER.sub("", board.facts.printed(thing.card)))
    itself = re.compile(rf"Sacrifice (?:this |{re.escape(thing.card.partition(',')[0])})")
    return any(itself.search(one["cost"]) for one in every)
