"""What is cast and activated goes into the play, with its targets, in response or afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.asking.basics import OPPONENT
from judge.asking.discourse import (
    HAND,
    STACK,
    Board,
    Lost,
    Plain,
    Thing,
)
from judge.values import Bilingual

IN_RESPONSE = (
    Bilingual(
        "told in this order, each is done when what came before it has resolved",
        "依所述顺序，前一个结算之后才做下一个",
    ),
    Bilingual("the later one is cast in response to the one before", "后一个是响应前一个而施放"),
)


def cast(board: Board, said: Plain) -> None:
    """A spell is cast, with its target."""
    who = board.who(said.get("who", ""))
    noun = said["what"]
    if "card" not in noun or noun.get("owner", who) != who or noun.get("number", 1) != 1:
        raise Lost("what is cast is no card of its own")
    if said.get("slang") and not board.facts.is_spell_only(noun["card"]):
        raise Lost("no instant or sorcery")
    held = [t for t in board.things if t.card == noun["card"] and t.owner == who and not t.now]
    held = [one for one in held if one.zone == HAND]
    spell = held[0] if held else board.new({**noun, "owner": who}, who, HAND)
    if board.facts.is_land(spell.card):
        _play_land(board, said, spell, who)
        return
    item: dict[str, Any] = {"player": who, "cast": spell}
    item |= {key: said[key] for key in ("x", "kicked") if key in said}
    respond = _respond(board, said, spell, who)
    if "on" in said:
        item["targets"] = targets_of(board, said, spell)
    elif respond and board.facts.aims(spell.card) in ("creature", "any"):
        item["targets"] = [_saved(board, who, spell)]
    if respond:
        item["respond"] = True
    spell.now = STACK
    board.play.append(item)
    if "of" in said:
        item["choose"] = board.find(said["of"], all_but(spell, board.is_creature_there))
    board.seen(spell)
    board.subject = None if board.facts.is_spell_only(spell.card) else spell
    turn_of_caster(board, spell, who)


def _play_land(board: Board, said: Plain, land: Thing, who: str) -> None:
    if {"on", "of", "x", "kicked", "respond"} & set(said):
        raise Lost("a land has no target")
    board.play.append({"player": who, "play_land": land})
    board.subject = land
    turn_of_caster(board, land, who)


def _respond(board: Board, said: Plain, spell: Thing, who: str) -> bool:
    """True where a spell is cast in response; left open where it isn't said."""
    if said.get("respond"):
        if not any(one.now == STACK for one in board.things):
            raise Lost("a response to nothing")
        return True
    if board.facts.aims(spell.card) == "spell":
        return True
    before = [item for item in board.play if "cast" in item or "activate" in item]
    if not before or board.facts.is_slow(spell.card):
        return False
    return bool(board.fork(IN_RESPONSE))


def targets_of(board: Board, said: Plain, spell: Thing) -> list[Any]:
    """The targets of a spell."""
    targets = said["on"] if isinstance(said["on"], list) else ({"noun": said["on"]},)
    found: list[Any] = []
    for one in targets:
        if "player" in one:
            found.append(one["player"])
        elif said.get("among"):
            found.append(board.new(one["noun"], board.actor, said["among"]))
        else:
            found.append(board.find(one["noun"], all_but(spell, board.aim(spell.card))))
    return found


def _saved(board: Board, who: str, spell: Thing) -> Thing:
    """The object of one's own that the spell before targets: it is answered for its sake."""
    targets = board.play[-1].get("targets", ()) if board.play else ()
    own = [one for one in targets if isinstance(one, Thing) and one.owner == who]
    if len(own) != 1 or not board.is_creature_there(own[0]):
        raise Lost("a spell in response without a target")
    zh = board.facts.chinese(own[0].card) if own[0].card else own[0].name
    board.guess(
        f"{spell.card} targets {own[0].name}.",
        f"{board.facts.chinese(spell.card)}以{zh}为目标。",
        "it is cast in response to a spell that targets it",
        "它响应以其为目标的咒语而施放",
    )
    return own[0]


def all_but(thing: Thing, fits: Callable[[Thing], bool]) -> Callable[[Thing], bool]:
    return lambda one: one is not thing and fits(one)


def turn_of_caster(board: Board, spell: Thing, who: str) -> None:
    """Who casts what is cast only in a main phase has the turn."""
    if not board.facts.is_slow(spell.card):
        return
    if board.turn not in ("", who):
        raise Lost("cast in another player's turn")
    if not board.turn and who == OPPONENT:
        board.guess(
            "It is my opponent's turn.",
            "现在是对手的回合。",
            f"my opponent casts {spell.card}",
            f"对手施放{board.facts.chinese(spell.card)}",
        )
    board.turn = who


def copies(board: Board, said: Plain) -> None:
    """What was cast last enters as a copy of an object."""
    last = board.play[-1] if board.play else {}
    if "cast" not in last or "choose" in last:
        raise Lost("nothing that copies")
    last["choose"] = board.find(said["of"], all_but(last["cast"], board.is_creature_there))
    board.seen(last["cast"])
    board.subject = last["cast"]


def activate(board: Board, said: Plain) -> None:
    """An ability of an object is activated."""
    who = board.who(said.get("who", ""))
    thing = board.find(said["what"], board.is_permanent, who)
    item: dict[str, Any] = {"player": who, "activate": thing}
    if any(one.now == STACK for one in board.things) and (
        said.get("respond") or board.fork(IN_RESPONSE)
    ):
        item["respond"] = True
    if "on" in said:
        item["targets"] = targets_of(board, said, thing)
    board.play.append(item)
