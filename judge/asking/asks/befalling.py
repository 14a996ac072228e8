"""Whether an object survives what the question itself says that befalls it.

"Does my 3/3 survive a Lightning Bolt?" casts it at the 3/3, "… survive blocking a 4/4?" blocks.
"""

from __future__ import annotations

from judge.asking.asks.deeds import deed
from judge.asking.board.discourse import Board, Lost, Plain
from judge.asking.doing.blocking import block
from judge.asking.doing.casting import all_but
from judge.asking.doing.happening import dealt, effect
from judge.asking.wordings.nouns import is_several


def kills(board: Board, said: Plain) -> None:
    """Whether a spell kills a creature: it is cast at it, if it was not told to be."""
    by = said["by"]
    card = by.get("card", "")
    is_told = any(one.card == card for one in board.things) if card else "pronoun" in by
    if is_told or not card:
        if not board.play:
            raise Lost("how it would kill")
        killer = board.find(by, board.is_any)
        if is_several(said["of"]):
            others = all_but(killer, board.is_mortal)
            for one in board.all_of(({**said["of"], "definite": True},), others):
                board.asks.append({said.get("so", "dies"): one})
            return
    elif not board.facts.is_spell_only(card):
        raise Lost("what kills by no spell")
    else:
        deed(board, {"what": by, "on": said["of"], "so": said.get("so", "dies")})
        return
    thing = board.find(said["of"], board.is_mortal)
    board.asks.append({said.get("so", "dies"): thing})
    board.subject = thing


def befallen(board: Board, said: Plain) -> None:
    """Whether an object survives what befalls it: damage, a change of its size, a block."""
    what, noun = said["what"], said["of"]
    if "change" in what:
        text = "Target creature gets {change} until end of turn."
        effect(board, {**what, "on": noun, "text": text})
    elif "n" in what:
        dealt(board, {**what, "on": {"noun": noun}})
    elif "at" in what:
        block(board, {**what, "by": (noun,)})
        (board.subject,) = board.play[-1]["block"]
    else:
        block(board, {**what, "at": noun})
        board.subject = next(iter(board.play[-1]["block"].values()))
    board.asks.append({said["so"]: board.subject})
