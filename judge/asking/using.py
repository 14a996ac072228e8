"""What is used on something: a spell is cast, creatures attack, an ability is activated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.asking import casting, fighting
from judge.asking.discourse import THEIRS, Board, Lost, Plain, Thing
from judge.words import ASKER


def use(board: Board, said: Plain) -> None:
    """Something is used on a target, as far as it is of a kind that can be."""
    what, targets = said["what"], said["on"]
    first = what[0]
    card = first.get("card", "")
    rest = {key: held for key, held in said.items() if key not in ("does", "what", "on")}
    is_spell = card and (board.facts.is_spell_only(card) or board.facts.is_aura(card))
    if len(what) == 1 and is_spell:
        casting.cast(board, {**rest, "what": first, "on": targets})
        return
    if all("player" in one for one in targets) and len(targets) == 1:
        if {"respond", "x", "kicked"} & set(said):
            raise Lost("an attack is no response")
        fighting.attack(board, {**rest, "by": what, "at": targets[0]["player"]})
        return
    attacked = targets[0].get("noun", {})
    is_attack = all("size" in one or board.facts.is_creature(one.get("card", "")) for one in what)
    if is_attack and len(targets) == 1 and board.facts.is_planeswalker(attacked.get("card", "")):
        fighting.attack(board, {**rest, "by": what, "pw": attacked})
        return
    is_there = any(one.card == card and not one.now for one in board.things)
    is_first = len(what) == 1 and card and not is_there and len(targets) == 1
    if is_first and attacked and board.facts.enters_at(card) and not {"x", "kicked"} & set(said):
        _as_it_enters(board, {**rest, "what": first}, attacked)
        return
    if len(what) != 1 or not card or not board.facts.says(card, "{t}:"):
        raise Lost("what is used has nothing to use")
    casting.activate(board, {**rest, "what": first, "on": targets})


def _as_it_enters(board: Board, said: Plain, target: Plain) -> None:
    """A permanent is cast that does something to a target as it enters."""
    casting.cast(board, said)
    item, spell = board.play[-1], board.play[-1]["cast"]
    item["choose"] = board.find(target, casting.all_but(spell, board.is_permanent))
    board.subject = item["choose"]


def use_face(board: Board, said: Plain) -> None:
    """Something is used on the other player."""
    who = board.who(said.get("who", ""))
    what = said["what"]
    nouns = (what,) if isinstance(what, Mapping) else what
    use(board, {**said, "who": who, "what": nouns, "on": ({"player": THEIRS[who]},)})


def suffer(board: Board, said: Plain) -> None:
    """A spell is cast at something: by who is said, else by the other player."""
    noun, target = said["what"], said["on"]
    who = noun.get("owner", "")
    if "card" not in noun or not board.facts.is_spell_only(noun["card"]):
        raise Lost("no instant or sorcery")
    if not who:
        who = THEIRS[_owner(board, target)]
        casting.guess_cast(
            board, who, noun["card"], "it befalls the other player", "受其影响的是另一位牌手"
        )
    held = {key: value for key, value in noun.items() if key not in ("owner", "definite", "number")}
    rest = {key: value for key, value in said.items() if key not in ("does", "what", "on")}
    casting.cast(board, {**rest, "who": who, "what": held, "on": (target,)})


def _owner(board: Board, target: Mapping[str, Any]) -> str:
    if "player" in target:
        return str(target["player"])
    owner = target["noun"].get("owner") or board.find(target["noun"], board.is_any).owner
    if not owner:
        raise Lost("whose it is")
    return str(owner)


def kills(board: Board, said: Plain) -> None:
    """Whether a spell kills a creature: it is cast at it, if it was not told to be."""
    by = said["by"]
    card = by.get("card", "")
    is_told = any(one.card == card for one in board.things) if card else "pronoun" in by
    if is_told or not card:
        if not board.play:
            raise Lost("how it would kill")
        board.find(by, board.is_any)
    elif not board.facts.is_spell_only(card):
        raise Lost("what kills by no spell")
    else:
        thing = _cast_at(board, by, said["of"])
        board.asks.append({"dies": thing})
        return
    thing = board.find(said["of"], board.is_mortal)
    board.asks.append({"dies": thing})
    board.subject = thing


def _cast_at(board: Board, by: Plain, of: Plain) -> Thing:
    """The spell of a question whether it kills something: of the player whom that is not."""
    thing = board.find(of, board.is_creature_there)
    who = by.get("owner") or THEIRS.get(thing.owner, ASKER)
    if not thing.owner:
        thing.owner = THEIRS[who]
    if not by.get("owner"):
        casting.guess_cast(board, who, by["card"], "whether it kills is asked", "所问为它能否杀死")
    clause: dict[str, Any] = {"who": who, "what": {"card": by["card"]}}
    if board.facts.aims(by["card"]):
        clause["on"] = ({"thing": thing},)
    casting.cast(board, clause)
    return thing
