"""Who controls an object, as the play was told."""

from __future__ import annotations

import re

from judge.asking.board.discourse import Board, Thing

LETHAL_POISON = 10
REMOVES = re.compile("(?:destroy|exile|return) target", re.IGNORECASE)
TAKES = re.compile("gain control of target|you control enchanted", re.IGNORECASE)


def controller(board: Board, thing: Thing, *, ever: bool = False) -> str:
    """Who controls an object now, or `ever` did last beside its owner."""
    gone: set[object] = set()  # what was removed since
    for item in reversed(board.play):
        used = item.get("cast", item.get("activate"))
        texts = (item.get("effect", ""), board.facts.text(used.card) if used else "")
        takes = any(TAKES.search(text) for text in texts)
        is_its = thing in (*item.get("targets", ()), item.get("choose"))
        if takes and is_its and (ever or used not in gone):
            return str(item["player"])
        if any(REMOVES.search(text) for text in texts):
            gone |= {one for one in item.get("targets", ()) if isinstance(one, Thing)}
    return thing.owner


def is_lost(board: Board) -> bool:
    """True where a player has lost, or might have, where nothing else is told of it."""
    return any(
        one.get("life", 1) <= 0
        or one.get("library") == []  # which loses no game by itself
        or one.get("counters", {}).get("poison", 0) >= LETHAL_POISON
        or len(one.get("commander_damage", ())) > 1
        for one in board.players.values()
    )
