"""A player sacrifices something: for an ability of its own or of another, or as an effect says."""

from __future__ import annotations

from typing import Any

from judge.asking.board.discourse import STACK, Board, Lost, Plain, Thing
from judge.asking.board.holding import controller
from judge.asking.doing import outcomes
from judge.asking.doing.aimed import told_target
from judge.asking.doing.casting import cast
from judge.asking.doing.fighting import owned
from judge.asking.doing.happening import when
from judge.asking.doing.tapping import cracked, is_own_cost


def sacrifice(board: Board, said: Plain) -> None:
    """A player sacrifices an object."""
    if said["what"].get("one_of") and "outlet" not in said:
        _sacrifices_one(board, said)
        return
    who = board.who(said.get("who") or said["what"].get("owner", "") or _controller(board, said))
    taken = [one for one in board.things if one.owner != who and controller(board, one) == who]
    is_it = "owner" not in said["what"] and any(board.is_like(one, said["what"]) for one in taken)
    whose = "" if is_it else who
    told_target(board, said["what"])
    said = {**said, "what": _of_who_sacrifices(board, said["what"], who)} if not taken else said
    thing = board.find(said["what"], lambda o: board.is_permanent(o) and not o.now, whose)
    if thing in taken:
        board.settled = len(board.play)
    else:
        owned(thing, who)
    if "outlet" in said and board.facts.is_spell_only(said["outlet"].get("card", "")):
        rest = {key: held for key, held in said.items() if key not in ("what", "outlet")}
        cast(board, {**rest, "who": who, "what": said["outlet"], "paid": said["what"]})
        return
    if "outlet" in said:
        _outlet(board, said, who, thing)
        return
    if outcomes.is_sacrificed_by_itself(board, said):
        raise Lost("what is sacrificed to what")
    item: dict[str, Any] = {"player": who, "effect": "You sacrifice a permanent.", "choose": thing}
    if thing.card and is_own_cost(board, thing):
        item = _for_itself(board, who, thing)
    when(board, said, item)
    board.play.append(item)
    board.subject = thing


def _sacrifices_one(board: Board, said: Plain) -> None:
    """A player sacrifices one of several alike, whose controller that player is."""
    thing = board.find(said["what"], board.is_permanent)
    owned(thing, said.get("who") or thing.owner)
    if outcomes.is_sacrificed_by_itself(board, said):
        raise Lost("what is sacrificed to what")
    effect_of = {"player": thing.owner, "effect": "You sacrifice a permanent.", "choose": thing}
    when(board, said, effect_of)
    board.play.append(effect_of)
    board.subject = thing


def _for_itself(board: Board, who: str, thing: Thing) -> dict[str, Any]:
    """What a player does who sacrifices what has an ability for that: it is activated."""
    if board.facts.says(thing.card, "target"):
        raise Lost("what the ability targets")
    return {"player": who, "activate": thing, "ability": cracked(board, thing)}


def _of_who_sacrifices(board: Board, noun: Plain, who: str) -> Plain:
    """A noun; "it" is that player's, where nothing of another was spoken of by itself."""
    is_other = board.subject is not None and board.subject.owner != who
    mine = [one for one in board.things if one.owner == who and board.is_permanent(one)]
    return noun if noun != {"pronoun": "it"} or is_other or not mine else {**noun, "owner": who}


def _controller(board: Board, said: Plain) -> str:
    """Who controls what is sacrificed, as nobody else sacrifices it; empty where it isn't known."""
    there = [one for one in board.things if board.is_permanent(one) and not one.now]
    fits = board.in_role(said["what"], lambda one: True) if "role" in said["what"] else bool
    like = [one for one in there if board.is_like(one, said["what"]) and fits(one)]
    return controller(board, like[0]) if len(like) == 1 and "outlet" not in said else ""


def _outlet(board: Board, said: Plain, who: str, thing: Thing) -> None:
    """An ability is activated that a permanent is sacrificed for."""
    outlet = board.find(said["outlet"], board.is_permanent, who)
    owned(outlet, who)
    if not board.facts.says(outlet.card, "sacrifice a creature:"):
        raise Lost("what nothing is sacrificed to")
    item: dict[str, Any] = {"player": who, "activate": outlet, "pay": {"sacrifice": [thing]}}
    is_waiting = board.has_trigger or any(one.now == STACK for one in board.things)
    if is_waiting and board.is_answer(said):
        item["respond"] = True
    board.play.append(item)
    board.subject = thing
