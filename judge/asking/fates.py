"""What becomes of an object goes into `ask`: whether it dies, where it is when all is done."""

from __future__ import annotations

from judge.asking.discourse import Board, Plain
from judge.asking.happening import effect
from judge.asking.wondering import having, of_one


def dies(board: Board, said: Plain) -> None:
    """Whether an object dies; what goes to a graveyard as a spell doesn't die, but is there."""
    noun = said.get("of", {"pronoun": "it"})
    meant = [one for one in board.things if "card" in noun and board.is_like(one, noun)]
    if "pronoun" in noun:
        meant = [board.subject] if board.subject else list(filter(board.is_answered, board.things))
    is_spell = "whose_zone" in said and any(
        board.is_on_stack(one)
        and (board.is_answered(one) or board.facts.is_aura(one.card) or not board.is_permanent(one))
        for one in meant
    )
    of_one(*(("zone", "is_any") if is_spell else ("dies", "is_mortal")))(board, said)


def returns(board: Board, said: Plain) -> None:
    """Where an object is after it died; it is destroyed, where nothing was told to kill it."""
    noun = said.get("of", {"pronoun": "it"})
    if "keyword" in said:
        having(board, {**said, "of": noun})
    if not board.play:
        effect(board, {"on": noun, "text": "Destroy target creature."})
        board.guess("It is destroyed.", "它被消灭。", "it is said to die", "所述为它死去")
        noun = {"pronoun": "it"}
    of_one("zone")(board, {**said, "of": noun})


def fate(board: Board, said: Plain) -> None:
    """What becomes of some objects."""
    for noun in said["of"]:
        fits = board.is_any if "card" in noun else board.is_mortal
        for thing in board.all_of((noun,), fits):
            board.asks.append({"zone": thing})
