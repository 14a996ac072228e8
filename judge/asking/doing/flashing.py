"""Cards are cast from a graveyard, by flashback that they have or are given."""

from __future__ import annotations

import re

from judge.asking.board.discourse import Board, Lost, Plain, Thing
from judge.asking.doing.casting import FROM_GRAVEYARD, cast
from judge.asking.doing.using import trigger_aims
from judge.words import ASKER

GIVES = re.compile(r"target instant or sorcery card in your graveyard gains flashback")


def gives_flashback(board: Board, said: Plain) -> None:
    """What enters gives a card in its controller's graveyard flashback: it is cast this turn."""
    what, on = said["what"], said["on"].get("noun", {})
    card = what.get("card", "")
    if GIVES.search(board.facts.text(card)) is None:
        raise Lost("what gives no flashback")
    target = on if "pronoun" not in on else _spoken_of(board, on)
    who = said.get("who") or what.get("owner") or target.get("owner") or ASKER
    if not board.facts.is_spell_only(target.get("card", "")) or target.get("owner", who) != who:
        raise Lost("what is given flashback")
    if not any(one.card == card for one in board.things):
        respond = {key: said[key] for key in ("respond",) if key in said}
        cast(board, {**respond, "who": who, "what": {"card": card}})
    noun = {key: held for key, held in target.items() if key != "definite"}
    noun |= {"zone": "graveyard", "owner": who}
    held = {"card": card, "owner": who}
    trigger_aims(board, {"what": held, "on": {"noun": noun}, "done": True})


def _spoken_of(board: Board, noun: Plain) -> Plain:
    """The card that "it" means, of which no more is told: it lies in the graveyard."""
    thing = board.find(noun, lambda one: board.facts.is_spell_only(one.card))
    if thing.now or board.play:
        raise Lost("what was cast already")
    thing.zone = "graveyard"
    return {"card": thing.card}


def from_graveyard(board: Board, said: Plain) -> None:
    """A card is cast from a graveyard: by flashback, where it has it or was given it."""
    who = board.who(said.get("who", ""))
    noun = said["what"]
    given = {item.get("choose") for item in board.play if _gives(board, item)}
    if "pronoun" in noun:
        thing = board.find(noun, lambda one: bool(one.card) and one.zone == "graveyard")
        noun = {"card": thing.card}
    card = str(noun.get("card", ""))
    ways = [one for one in FROM_GRAVEYARD if board.facts.says(card, one)]
    if any(isinstance(one, Thing) and one.card == card for one in given):
        ways = ["flashback", *(one for one in ways if one != "flashback")]
    if len(ways) != 1:
        raise Lost("by what it is cast from a graveyard")
    rest = {key: held for key, held in said.items() if key != "does"}
    cast(board, {**rest, "who": who, "what": noun, "using": ways[0]})


def _gives(board: Board, item: Plain) -> bool:
    """True of what was cast that gives a card flashback."""
    spell = item.get("cast")
    return spell is not None and GIVES.search(board.facts.text(spell.card)) is not None
