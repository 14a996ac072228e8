"""How many counters an object has goes into `ask`, where such counters were told of."""

from __future__ import annotations

from itertools import chain

from judge.asking.asks.wondering import of_one
from judge.asking.board.discourse import Board, Lost, Plain, Thing

GIVING = {  # keyword abilities by the counters that they put on what has them, or on others
    "+1/+1": (
        *("undying", "training", "evolve", "mentor", "bolster", "adapt", "dethrone", "renown"),
        *("modular", "graft", "outlast", "bloodthirst", "devour", "riot", "unleash", "sunburst"),
    ),
    "-1/-1": ("persist", "wither", "infect"),
}
GIVE_COUNTERS = {"counter", "proliferate", *chain(*GIVING.values())}


def counters(board: Board, said: Plain) -> None:
    """How many counters an object has, of a kind that was told or that a card speaks of."""
    kind = said.get("kind", "")
    told = board.effects()
    told += [str(one.traits.get("counters", "")) for one in board.things]
    is_told = any(kind in words for words in told)
    is_told |= any(word in one for word in GIVING.get(kind, ()) for one in board.words())
    if not is_told and not any(board.facts.says(one.card, kind) for one in board.things):
        raise Lost("counters of a kind that was not told")
    holder = _holder(board, kind) if "pronoun" in said.get("of", {"pronoun": "it"}) else None
    if holder is None:
        of_one("counters", "is_permanent")(board, said)
        return
    board.asks.append({"counters": holder})
    board.subject = holder


def _holder(board: Board, kind: str) -> Thing | None:
    """What "it" is that has counters: the one that was told to, where another gets none.

    "My 3/3 attacks a planeswalker with four loyalty counters. How many are left on it?"
    """
    held = [o for o in board.things if any(kind in k for k in o.traits.get("counters", {}))]
    if len(held) != 1 or held[0] is board.subject:
        return None
    others = [o for o in board.things if o is not held[0] and board.is_permanent(o)]
    if not others:
        return held[0]
    words = board.words()
    words += board.effects()
    if any(gives in word for word in words for gives in GIVE_COUNTERS):
        raise Lost("on which of them the counters are")
    return held[0]
