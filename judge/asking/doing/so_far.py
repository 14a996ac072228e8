"""What happened this turn before the play goes onto the board: what died, was lost, drawn, cast."""

from __future__ import annotations

from typing import Any

from judge.asking.board.discourse import Board, Lost, Plain
from judge.asking.board.things import BATTLEFIELD
from judge.asking.doing import happening, resolving, standing, turning
from judge.asking.names import nameless
from judge.words import ASKER

OF_CREATURES = {"creature", "creature token", "artifact creature"}
INFECTS = ("infect", "wither")


def so_far(board: Board, said: Plain) -> None:
    """Something happened to a player this turn, so often or so much of it."""
    who = said.get("who") or said.get("whose", "")
    if not who:
        raise Lost("to whom it happened")
    if any(board.facts.says(said.get("by", {}).get("card", ""), word) for word in INFECTS):
        raise Lost("damage that takes no life")
    if set(INFECTS) & set(said.get("by", {}).get("has", ())):
        raise Lost("damage that takes no life")
    _tell(board, who, said["what"], said.get("n", True))


def _tell(board: Board, who: str, key: str, number: int | bool) -> None:
    """So much happened of one kind, and what was told of it before; nothing may be done yet."""
    if board.play:
        raise Lost("what happened before or after what was done")
    told: dict[str, Any] = board.players[who].setdefault("this_turn", {})
    known = told.get(key, 0)
    told[key] = True if known is True or number is True else known + number
    board.happened = (key, board.sentence)


def died(board: Board, said: Plain) -> None:
    """A creature died this turn, or was sacrificed, as another permanent may have been too."""
    noun = said["it"]
    owner = noun.get("owner", "") or said.get("who", "")
    if noun.get("owner", owner) != owner:
        raise Lost("what one player sacrifices of another")
    card = noun.get("card", "")
    is_told = {"pronoun", "definite", "role", "one_of", "other_of", "plural"} & set(noun)
    if is_told or any(card and one.card == card for one in board.things):
        raise Lost("what was told of, or another")
    if not {"owner", "number"} & set(noun):
        raise Lost("which one")
    number = noun.get("number", 1)
    has_name = bool(card) and nameless.entry(card) is None
    is_creature = board.facts.is_creature(card) if card else _is_creature(noun)
    if not is_creature and (said["so"] == "dies" or not card):
        raise Lost("what dies and is no creature")
    board.is_owner_unsaid |= not owner
    owner = owner or ASKER
    key = "creatures_died" if is_creature and said["so"] != "leaves" else "permanents_left"
    _tell(board, owner, key, number)
    if has_name and said["so"] != "leaves" and number == 1:
        lies = board.new({"card": card}, owner, "graveyard")
        lies.is_one_of_several = True  # so that no "it" means it


def _is_creature(noun: Plain) -> bool:
    return "size" in noun or "kin" in noun or noun.get("kind", "creature") in OF_CREATURES


def cast_some(board: Board, said: Plain) -> None:
    """Spells of a type were cast this turn."""
    board.is_of_some_spells = True
    so_far(board, {**said, "what": "spells_cast"})


def drawn_in_step(board: Board, said: Plain) -> None:
    """A player drew the card of the draw step, or so many in it; it is that turn."""
    whose = said["whose"]
    turning.turn(board, {"who": whose})
    so_far(board, {"who": said["who"], "what": "cards_drawn", "n": said["n"]})


def is_over(board: Board, said: Plain) -> bool:
    """True of what became of a spell that was cast before the play: it resolved, or did not."""
    is_it = said.get("on", said.get("what")) in ({"pronoun": "it"}, {"pronoun": "they"})
    if board.happened == ("by_spell", board.sentence):
        return is_it and "does" in said and said["does"] == "resolves"
    return is_it and not board.play and board.happened == ("spells_cast", board.sentence)


def effect(board: Board, said: Plain) -> None:
    """An effect happens; that a spell was countered which was cast before is no matter."""
    if said["text"] != "Counter target spell." or not is_over(board, said):
        happening.effect(board, said)


def resolves(board: Board, said: Plain) -> None:
    """A spell resolves; one that was cast before has done so."""
    if not is_over(board, said):
        resolving.resolve(board, said)


def tapped(board: Board, said: Plain) -> None:
    """An object is tapped; what was told to have attacked is so by that."""
    thing = board.find(said["it"], board.is_permanent) if board.play else None
    attacks = board.turns > 1 and any(thing in item.get("attack", {}) for item in board.play)
    if thing is None or not attacks:
        standing.trait("tapped")(board, said)
        return
    if "vigilance" in thing.has or board.facts.says(thing.card, "vigilance"):
        raise Lost("what tapped it")
    board.subject = thing


def came_in(board: Board, said: Plain) -> None:
    """A permanent came in this turn; what was cast is a spell of this turn, too."""
    before = len(board.arrival)
    standing.trait("sick")(board, {key: held for key, held in said.items() if key != "cast"})
    if said.get("cast") is None:
        return
    new = [one for one in board.arrival[before:] if one.zone == BATTLEFIELD]
    new = new or [one for one in (board.subject,) if one is not None]
    for one in new:
        who = one.owner or ASKER
        board.cast_before[who] = board.cast_before.get(who, 0) + 1
