"""A spell that is told to resolve: the one that was cast, or one that is cast with that."""

from __future__ import annotations

from judge.asking.board.discourse import BATTLEFIELD, Board, Lost, Plain
from judge.asking.doing.casting import cast, cast_of_noun
from judge.asking.doing.fighting import owner_left_open
from judge.asking.guesses import WHO_DOES
from judge.asking.names import nameless
from judge.words import ASKER


def resolve(board: Board, said: Plain) -> None:
    """A spell resolves that was cast, or that is cast with this: what follows comes later."""
    noun = said["what"]
    if {"kicked", "respond", "to", "using"} & set(said):
        raise Lost("how it was cast")
    if not any(map(board.is_on_stack, board.things)):
        if noun == {"pronoun": "it"} and _was_cast_so(board):
            return
        if not board.facts.card(noun.get("card", "")):
            raise Lost("what resolves was not cast")
        who = noun.get("owner", "")
        if not who:
            is_open = board.facts.aims(noun["card"]) and not board.things
            who = owner_left_open(board) if is_open else board.actor
        if not noun.get("owner") and board.things and board.facts.aims(noun["card"]):
            raise Lost("whose spell resolves")
        cast_of_noun(board, noun, who, {key: said[key] for key in ("x",) if key in said})
    elif "x" in said:
        raise Lost("X of a spell that was cast before")
    else:
        spell = board.find(noun, board.is_on_stack)
        if board.is_permanent(spell):
            spell.now = BATTLEFIELD
    board.settled = len(board.play)
    board.waits = False


def all_resolve(board: Board, said: Plain) -> None:
    """All spells that were cast resolve: what follows comes later."""
    spells = [item["cast"] for item in board.play[board.settled :] if "cast" in item]
    if not spells or said.get("what") or board.waits:
        raise Lost("what resolves was not cast")
    for one in spells:
        if board.is_permanent(one):
            one.now = BATTLEFIELD
    board.settled = len(board.play)


def _was_cast_so(board: Board) -> bool:
    """True where what was spoken of last is told as cast this turn, and so has resolved."""
    return board.subject is not None and bool(board.subject.traits.get("sick"))


def cast_each(board: Board, said: Plain) -> None:
    """Several cards that are named are cast, one after the other."""
    rest = {key: held for key, held in said.items() if key not in ("does", "each")}
    for place, noun in enumerate(said["each"]):
        cast(board, {**rest, "what": noun, **({"then": True} if place else {})})


def resolves_on(board: Board, said: Plain) -> None:
    """A spell with a target resolves: it is cast, where that wasn't told."""
    noun = said["what"]
    if any(one.card == noun.get("card") and board.is_on_stack(one) for one in board.things):
        raise Lost("what was cast before")
    if not noun.get("owner"):
        raise Lost("whose spell resolves")
    held = {key: value for key, value in noun.items() if key not in ("owner", "definite")}
    cast(board, {"who": noun["owner"], "what": held, "on": said["on"]})
    board.settled = len(board.play)


def is_cast_by_either(board: Board, said: Plain) -> bool:
    """True of a sorcery or instant alone that targets nothing: it is cast, by either player."""
    noun = said["what"][0]
    card = str(noun.get("card", ""))
    if len(said["what"]) > 1 or not board.facts.is_spell_only(card) or board.facts.aims(card):
        return False
    if nameless.entry(card) is not None:
        return False
    who = (ASKER, board.theirs[ASKER])[board.fork(WHO_DOES)]
    cast(board, {"who": noun.get("owner") or who, "what": noun})
    board.settled = len(board.play)
    return True
