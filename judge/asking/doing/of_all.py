"""What is said of all creatures of a player: an enchantment says so, or an effect did it."""

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
    if board.play or any("enchantment" in text for text in board.texts()):
        raise Lost("since when all creatures have it")
    board.new({"card": f"some enchantment: {_of_all(said, 'have')}."}, _whose(said) or ASKER)
    board.subject = None


def of_this_turn(said: Plain) -> Plain:
    """What is said of all creatures for this turn, as what an effect does to those there are."""
    rest = {key: held for key, held in said.items() if key not in ("on", "change", "has")}
    who = said.get("who") or _whose(said) or ASKER
    return {**rest, "who": who, "text": f"{_of_all(said, 'gain')} until end of turn."}


def _of_all(said: Plain, have: str) -> str:
    does = f"get {said['change']}" if "change" in said else f"{have} {_listed(said.get('has', ()))}"
    return f"{'Creatures you control' if _whose(said) else 'All creatures'} {does}"


def _whose(said: Plain) -> str:
    return str(said.get("on", said.get("it", {})).get("owner", ""))


def _listed(words: tuple[str, ...]) -> str:
    """Abilities as cards list them."""
    if not words:
        raise Lost("what all creatures have")
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last
