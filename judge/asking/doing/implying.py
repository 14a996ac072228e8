"""What nouns say by the way becomes so before their clause is heeded: "my attacking 3/3" attacks.

A noun may say that it attacks, that it is unblocked, or who controls what was spoken of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.asking.board.discourse import Board, Lost, Plain
from judge.asking.canonical.rows import instead
from judge.asking.doing.casting import cast_of_noun
from judge.asking.doing.fighting import implied_attack, owner_left_open, unblocked
from judge.asking.wordings.nouns import is_several
from judge.asking.wordings.phrases import ITS_CONTROLLER
from judge.words import ASKER

HITS = ("attack", "connects", "hits_object")
BY_ITSELF = (*HITS, "block")  # clauses that say what their nouns come to do


def implied(board: Board, clause: Plain) -> Plain:
    """A clause in which each noun says no more than its handler heeds."""
    if any(held == ITS_CONTROLLER for held in texts_of(clause)):
        clause = instead(clause, ITS_CONTROLLER, _controller(board))
    does = clause.get("does")
    for noun in tuple(_nouns(tuple(clause.values()))):
        if "cast_for" in noun:
            clause = _cast_so(board, clause, noun)
            continue
        if "host" in noun:
            clause = instead(clause, noun, _attached(board, noun))
            continue
        is_attacker = noun.get("role") == "attacker" and does not in (*BY_ITSELF, "have")
        is_attacker &= not (clause.get("asks") == "block" and is_several(noun))
        if "unblocked" not in noun and not (is_attacker and not any(board.attackers())):
            continue
        less = {key: held for key, held in noun.items() if key != "unblocked"}
        if does in HITS and list(clause["by"]) == [noun]:
            clause = {**clause, "by": (less,), **({"unblocked": True} if does == "attack" else {})}
        elif does in BY_ITSELF:
            raise Lost("a block by or of what is unblocked")
        else:
            clause = instead(clause, noun, _attacks(board, less, "unblocked" in noun))
    return clause


def _attacks(board: Board, noun: Plain, is_unblocked: bool) -> Plain:
    """What a noun means that says that it attacks, as it is said again; it attacks, if not before.

    An attack implies whose it is: where that isn't said, it is left open.
    """
    rest = {key: held for key, held in noun.items() if key not in ("role", "number")}
    rest = {"kind": "creature", **rest} if "card" not in rest else rest
    if noun.get("number", 1) != 1 or "pronoun" in noun:
        raise Lost("several attackers, of which nothing else was told")
    if not any(board.attackers()):
        number = {"number": 1} if "number" in noun else {}
        thing = board.find({**rest, **number}, board.is_creature_there)
        thing.owner = thing.owner or owner_left_open(board)
        implied_attack(board, thing)
    if is_unblocked:
        if not any("block" in item for item in board.play):
            unblocked(board, {"who": ""})
        elif any(item.get("block") for item in board.play):
            raise Lost("an unblocked creature beside blocked ones")
    return {**rest, "definite": True, "role": "attacker"}


def _cast_so(board: Board, clause: Plain, noun: Plain) -> Plain:
    """A clause without how a card was cast that it names: it is cast so in it, or before it."""
    way = noun["cast_for"]
    rest = {
        key: held for key, held in noun.items() if key not in ("cast_for", "number", "definite")
    }
    how = {"kicked": True} if way == "kicked" else {"using": way}
    if "card" not in rest or noun.get("number", 1) != 1 or clause.get("does") == "have":
        raise Lost("what was cast so")
    if clause.get("does") == "cast" and clause["what"] == noun:
        return {**clause, "what": rest, **how}
    cast = [item for item in board.play if "cast" in item and board.is_like(item["cast"], rest)]
    if not cast:
        actor = board.actor
        cast_of_noun(board, rest, rest.get("owner") or ASKER, how)
        board.actor = actor
    elif any(item.get(key) != held for item in cast for key, held in how.items()):
        raise Lost("a card that was cast otherwise")
    return instead(clause, noun, {**rest, "definite": True})  # type: ignore[no-any-return]


def _attached(board: Board, noun: Plain) -> Plain:
    """An Aura or Equipment that is said to be on what was spoken of, as it is said again."""
    host = board.find({"pronoun": "it"}, board.is_creature)
    rest = {key: held for key, held in noun.items() if key not in ("host", "number")}
    is_aura = board.facts.is_aura(rest["card"])
    alike = [o for o in board.things if board.is_attachment(o)]
    there = [o for o in alike if o.traits.get("attached_to") is host]
    there = [o for o in there if board.facts.is_aura(o.card) is is_aura]
    if len(there) > 1 or (alike and not there):
        raise Lost("on what it is")
    host.owner = host.owner or owner_left_open(board)
    if not there:
        board.new(rest, host.owner).traits["attached_to"] = host
    return {**rest, "card": there[0].card if there else rest["card"], "definite": True}


def _controller(board: Board) -> str:
    """Who controls what was spoken of last."""
    thing = board.find({"pronoun": "it"}, board.is_permanent)
    thing.owner = thing.owner or owner_left_open(board)
    return thing.owner


def _nouns(said: Any) -> Iterator[Plain]:
    """The nouns in what a clause says, as far as they say what is looked for here."""
    if isinstance(said, Mapping):
        if {"unblocked", "role", "host", "cast_for"} & set(said):
            yield said
        for held in said.values():
            yield from _nouns(held)
    elif isinstance(said, list | tuple):
        for one in said:
            yield from _nouns(one)


def texts_of(said: Any) -> Iterator[str]:
    """The texts in what a clause says."""
    if isinstance(said, Mapping):
        said = tuple(said.values())
    if isinstance(said, list | tuple):
        for one in said:
            yield from texts_of(one)
    elif isinstance(said, str):
        yield said
