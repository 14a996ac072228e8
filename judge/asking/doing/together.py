"""What is said of two objects that a sentence lists is done to both: "My A and my B die"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.asking.board.discourse import Board, Lost, Plain, Thing

OF_TWO = {  # an effect on one object, as it is on two
    "Destroy target creature.": "Destroy two target creatures.",
    "Destroy target permanent.": "Destroy two target permanents.",
    "Exile target permanent.": "Exile two target permanents.",
    "Return target permanent to its owner's hand.": (
        "Return two target permanents to their owners' hands."
    ),
    "Tap target permanent.": "Tap two target permanents.",
    "Untap target permanent.": "Untap two target permanents.",
    "Target creature gets {change} until end of turn.": (
        "Two target creatures each get {change} until end of turn."
    ),
    "Target creature gains {has} until end of turn.": (
        "Two target creatures each gain {has} until end of turn."
    ),
}
NOT_APART = {"number", "pronoun", "one_of", "definite", "other_of"}  # more than one noun names


def worded(said: Plain, text: str) -> str:
    """The text of an effect with what a clause says of it."""
    for key in ("change", "size", "n", "color"):
        text = text.replace(f"{{{key}}}", str(said.get(key, "")))
    return text.replace("{has}", " and ".join(said.get("has", ())))


def is_listed(board: Board, said: Plain) -> bool:
    """True of the one object that is only named beside what is done to another: it is to both.

    "Grizzly Bears and Serra Angel die", "I destroy Grizzly Bears and Serra Angel".
    """
    before, behind = board.beside
    if "bare" not in said or len(said["what"]) != 1 or NOT_APART & set(said["what"][0]):
        return False
    noun = said["what"][0]
    if _is_of_one(behind) and not behind.get("who") and not board.play:
        board.listed = (board.find(noun, board.is_permanent),)
        return True
    last: dict[str, Any] = board.play[-1] if board.play else {}
    if _is_of_one(before) and last.get("effect") == worded(before, before["text"]):
        other = board.find(noun, board.is_permanent)
        last["targets"] = [*last["targets"], _apart(other, last["targets"])]
        last["effect"] = worded(before, OF_TWO[before["text"]])
        board.subject = None
        return True
    return False


def with_listed(board: Board, said: Plain, target: Thing) -> dict[str, Any]:
    """What is done to an object, and to the one that was listed before it where one was."""
    listed, board.listed = board.listed, ()
    if not listed:
        return {"targets": [target]}
    targets = [*listed, _apart(target, listed)]
    return {"effect": worded(said, OF_TWO[said["text"]]), "targets": targets}


def _is_of_one(clause: Plain) -> bool:
    """True of an effect on one object, called by a noun, that may be on two."""
    on = clause.get("on")
    is_plain = isinstance(on, Mapping) and not NOT_APART & set(on)
    return clause.get("does") == "effect" and clause.get("text") in OF_TWO and is_plain


def _apart(one: Thing, others: Any) -> Thing:
    """An object that is none of some others; raises Lost where it is one of them."""
    if one in others:
        raise Lost("two objects, or one twice")
    return one
