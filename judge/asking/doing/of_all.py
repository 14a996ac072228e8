"""What is said of all creatures of a player holds for each: an enchantment of theirs says so."""

from __future__ import annotations

from judge.asking.board.discourse import Board, Lost, Plain
from judge.words import ASKER

ONLY = {"plural", "kind", "owner"}  # what a noun says that means all creatures of a player


def is_of_all(said: Plain) -> bool:
    """True of what is said of "my creatures", or of creatures of anybody."""
    noun = said.get("on", said.get("it", {}))
    return "plural" in noun and set(noun) <= ONLY and noun.get("kind") == "creature"


def holds_for_all(board: Board, said: Plain) -> None:
    """All creatures of a player, or of all players, have abilities or get a bonus."""
    noun = said.get("on", said.get("it", {}))
    if board.play or any("enchantment" in text for text in board.texts()):
        raise Lost("since when all creatures have it")
    does = f"get {said['change']}" if "change" in said else f"have {_listed(said.get('has', ()))}"
    whose = "Creatures you control" if "owner" in noun else "All creatures"
    card = f"some enchantment: {whose} {does}."
    board.new({"card": card}, noun.get("owner", ASKER))
    board.subject = None


def _listed(words: tuple[str, ...]) -> str:
    """Abilities as cards list them."""
    if not words:
        raise Lost("what all creatures have")
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last
