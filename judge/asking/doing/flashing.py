"""Cards are cast from a graveyard, by flashback that they have or are given."""

from __future__ import annotations

import re

from judge.asking.board.discourse import Board, Lost, Plain, Thing
from judge.asking.doing.casting import FROM_GRAVEYARD, cast
from judge.asking.doing.using import trigger_aims
from judge.words import ASKER

GIVES = re.compile(r"target instant or sorcery card in your graveyard gains flashback")


def cast_giving_flashback(board: Board, said: Plain) -> None:
    """A permanent is cast that gives a card in its caster's graveyard flashback as it enters."""
    who = board.who(said.get("who", ""))
    noun, card = said["what"], said["card"]
    if GIVES.search(board.facts.text(noun.get("card", ""))) is None:
        raise Lost("what gives nothing flashback")
    if not board.facts.is_spell_only(card.get("card", "")) or card.get("owner", who) != who:
        raise Lost("what is given flashback")
    rest = {key: held for key, held in said.items() if key not in ("does", "card")}
    cast(board, {**rest, "who": who, "what": noun})
    item, target = board.play[-1], _buried(board, card, who)
    item["choose"] = target
    board.settled = len(board.play)
    board.subject = target


def gives_flashback(board: Board, said: Plain) -> None:
    """What enters gives a card in its controller's graveyard flashback: it is cast this turn."""
    what, on = said["what"], said["on"]
    card = what.get("card", "")
    if "noun" not in on or not board.facts.says(card, "gains flashback"):
        raise Lost("what gives no flashback")
    who = said.get("who") or what.get("owner") or on["noun"].get("owner") or ASKER
    if not board.facts.targets_as_it_enters(card) or on["noun"].get("owner", who) != who:
        raise Lost("what gives a card flashback")
    if not any(one.card == card for one in board.things):
        cast(board, {"who": who, "what": {"card": card}})
    noun = {key: held for key, held in on["noun"].items() if key != "definite"}
    noun |= {"zone": "graveyard", "owner": who}
    held = {"card": card, "owner": who}
    trigger_aims(board, {"what": held, "on": {"noun": noun}, "done": True})


def is_given_flashback(board: Board, said: Plain) -> None:
    """The same, told of the card: "it", of which no more is told, is in the graveyard."""
    noun = said["on"]
    if "pronoun" in noun:
        thing = board.find(noun, lambda one: board.facts.is_spell_only(one.card))
        if thing.now or board.play:
            raise Lost("what was cast already")
        thing.zone = "graveyard"
        noun = {"card": thing.card}
    keys = {key: held for key, held in said.items() if key in ("respond",)}
    cast_giving_flashback(
        board, {**keys, "who": said.get("who", ""), "what": said["by"], "card": noun}
    )


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


def _buried(board: Board, noun: Plain, who: str) -> Thing:
    """The card in a player's graveyard that is given flashback, told of before or not."""
    like = [one for one in board.things if one.card == noun["card"]]
    if any(one.zone != "graveyard" or one.owner != who for one in like) or len(like) > 1:
        raise Lost("which card is given flashback")
    return like[0] if like else board.new({"card": noun["card"], "owner": who}, who, "graveyard")
