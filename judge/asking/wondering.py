"""What a question is about goes into `ask`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from judge.asking.discourse import (
    HAND,
    Board,
    Handler,
    Lost,
    Plain,
    Thing,
)
from judge.asking.fighting import attack, owned
from judge.asking.triggering import REMINDER, has_trigger, what_may_trigger
from judge.asking.turning import responds
from judge.rules.given.intrinsic import BASIC_MANA

FIGHTING = {  # keyword abilities that are asked of creatures, where any are there
    *("flying", "first strike", "double strike", "trample", "haste", "vigilance", "reach"),
    *("menace", "deathtouch", "lifelink", "defender"),
}


def is_of(board: Board, said: Plain) -> None:
    """What an object is, or whether it is of a kind; a token's being one is no characteristic."""
    kinds = str(said.get("kind", "")).split()
    if "token" in kinds:
        raise Lost("whether it is a token")
    if said.get("card") in BASIC_MANA:
        kinds = [said["card"]]
    of_one("is", "is_permanent", kinds)(board, said)


def has(board: Board, said: Plain) -> None:
    """Which abilities an object has, or whether it has some."""
    _of_abilities("has", board, said)


def loses(board: Board, said: Plain) -> None:
    """Whether an object has some abilities no more."""
    _of_abilities("lacks", board, said)


def _of_abilities(key: str, board: Board, said: Plain) -> None:
    words = said.get("has", ())
    fits = "may_fight" if words and FIGHTING.issuperset(words) else "is_permanent"
    of_one(key, fits, words)(board, said)


def of_one(key: str, fits: str = "is_any", value: Sequence[str] = ()) -> Handler:
    """A focus of one object; with a value it is asked whether that is so."""

    def asked_of(one: Thing) -> dict[str, Any]:
        return {key: {one: list(value)} if value else one}

    def put_ask(board: Board, said: Plain) -> None:
        if "of" not in said:
            noun: Plain = {"pronoun": "it"}
        else:
            noun = said["of"]
        if noun.get("pronoun") == "they" or noun.get("number", 1) > 1:
            for one in board.all_of((noun,), getattr(board, fits)):
                board.asks.append(asked_of(one))
            return
        may_be = getattr(board, fits)
        group = _group(board, noun, may_be)
        if group:
            board.asks += map(asked_of, group)
            return
        if key in ("triggers", "triggered") and noun.get("pronoun") == "it":
            noun = what_may_trigger(board, noun)
            if board.subject and has_trigger(board, board.subject):
                may_be = partial(has_trigger, board)
        is_spell = "of_spell" in said and key == "zone" and "pronoun" in noun
        thing = board.find(noun, board.is_on_stack if is_spell else may_be)
        if {said.get("whose_zone", ""), said.get("or_zone", "")} - {"", thing.owner}:
            raise Lost("another player's zone")
        board.asks.append(asked_of(thing))
        board.subject = thing

    return put_ask


def _group(board: Board, noun: Plain, fits: Callable[[Thing], bool]) -> list[Thing]:
    """All that were told by one number, where a noun is said of each: "my tokens"."""
    if {"pronoun", "number", "one_of", "role", "copied"} & set(noun):
        return []
    like = [one for one in board.arrival if board.is_like(one, noun) and fits(one)]
    is_one_kind = len({(one.name, one.owner) for one in like}) == 1
    return like if is_one_kind and all(one.is_one_of_several for one in like) else []


def tapped(board: Board, said: Plain) -> None:
    """Whether an object is tapped; what attacks in the question itself attacks before."""
    noun = said.get("of", {"pronoun": "it"})
    if "by_attack" in said:
        attack(board, {"by": (said["by_attack"],)})
    of_one("tapped", "is_permanent")(board, {"of": noun})


def mana_value(board: Board, said: Plain) -> None:
    """The mana value of an object; with an X it is another on the stack than it is afterwards."""
    of_one("mana_value")(board, said)
    thing = board.subject
    if any(item.get("cast") is thing and "x" in item for item in board.play[board.settled :]):
        raise Lost("a mana value on the stack, or afterwards")


def of_players_own(key: str, fits: str) -> Handler:
    """A focus of one object, which is that player's of whom it is said."""

    def put_ask(board: Board, said: Plain) -> None:
        of_one(key, fits)(board, said)
        if said.get("who") and board.subject is not None:
            owned(board.subject, said["who"])

    return put_ask


def changes(board: Board, said: Plain) -> None:
    """What changes, at the end of a turn also in its last step; nothing in particular is asked."""
    last = board.play[-1].get("at", {}).get("step") if board.play else board.step
    if last == "end":
        board.play.append({"pass": "all", "at": {"step": "cleanup"}})
    board.is_asked = True


def discards(board: Board, said: Plain) -> None:
    """How many cards a player discards, where nothing else of that player goes to a graveyard."""
    who = board.who(said.get("who", ""))
    theirs = [one for one in board.things if one.owner == who]
    is_quiet = all("pass" in item for item in board.play)
    if board.step == "end":  # which the cleanup step comes after
        board.play.append({"pass": "all", "at": {"step": "cleanup"}})
    elif board.step == "cleanup" and is_quiet:
        board.asks.append({"graveyard": who})
        return
    if not board.play or (theirs and not (is_quiet and all(map(board.is_permanent, theirs)))):
        raise Lost("what else is put into the graveyard")
    texts = board.effects()
    texts += board.texts()
    last = board.play[-1].get("at", {}).get("step")
    if last == "end":  # which the cleanup step comes after
        board.play.append({"pass": "all", "at": {"step": "cleanup"}})
    elif last != "cleanup" and not any("discard" in text for text in texts):
        raise Lost("nothing that makes a player discard")
    board.asks.append({"graveyard": who})


def drawn_by(board: Board, said: Plain) -> None:
    """How many cards one object lets a player draw, where nothing else lets anybody draw any."""
    thing = board.find(said["by"], board.is_any)
    texts = board.texts(thing)
    texts += board.effects()
    is_drawing = board.step == "draw" or board.turns > 1 or board.turn_begun
    if is_drawing or any("draw" in text for text in texts):
        raise Lost("what else is drawn")
    if not board.facts.says(thing.card, "draw"):
        raise Lost("what lets nobody draw")
    board.asks.append({"drawn": board.who(said["who"])})


def land(board: Board, said: Plain) -> None:
    """Whether a land may be played: a Forest stands for it."""
    who = board.who(said.get("who", ""))
    played = board.new({"card": "Forest"}, who, HAND)
    board.guess("The land is Forest.", "所使用的地是树林。", "it isn't named", "未说明是哪一张")
    item = {"player": who, "play_land": played}
    if responds(board, said, who, is_fast=False):
        item["respond"] = True
    board.asks.append({"allowed": item})


def of_player(key: str) -> Handler:
    """A focus of a player."""

    def put_ask(board: Board, said: Plain) -> None:
        board.asks.append({key: board.who(said.get("who", ""))})

    return put_ask


def gained(board: Board, said: Plain) -> None:
    """How much life a player gains; by lifelink, where nothing else lets anybody gain any."""
    if "through" in said:
        texts = [REMINDER.sub("", one) for one in board.words()]
        texts += board.effects()
        others = any(re.search(r"\bgains?\b[^.]*\blife\b", one) for one in texts)
        if said["through"] != "lifelink" or others:
            raise Lost("what else lets a player gain life")
    of_player("gained")(board, said)


def of_each(key: str) -> Handler:
    """A focus of each of the players: who of them gains life."""

    def put_ask(board: Board, said: Plain) -> None:
        board.asks += [{key: who} for who in board.players]

    return put_ask


def poison(board: Board, said: Plain) -> None:
    """How many poison counters a player has; how many it gets, where it had none."""
    who = board.who(said.get("who", ""))
    if said.get("got") and board.players[who].get("counters", {}).get("poison"):
        raise Lost("poison counters beside those that were told")
    board.asks.append({"counters": who})


def life(board: Board, said: Plain) -> None:
    """A player's life total; "how much is left" of a planeswalker that was told of last."""
    spoken = board.things[-1] if board.things else None
    if not said.get("who") and any(map(board.is_planeswalker, board.things)):
        if spoken is None or not board.is_planeswalker(spoken):
            raise Lost("life or loyalty")
        board.asks.append({"loyalty": spoken})
        return
    board.asks.append({"life": board.who(said.get("who", ""))})


def resolves(board: Board, said: Plain) -> None:
    """Whether a spell resolves, or is countered: what doesn't resolve need not be countered."""
    thing = board.find(said["of"], board.is_on_stack)
    board.asks.append({said.get("so", "resolves"): thing})


def legal(board: Board, said: Plain) -> None:
    """Whether what was done last is allowed: then it is only tried."""
    last = board.play[-1] if board.play else {}
    if not {*said.get("deeds", ("cast", "activate", "attack", "block"))} & set(last):
        raise Lost("nothing that may be allowed")
    last["try"] = True
    board.asks.append({"legal": True})


def repeats(board: Board, said: Plain) -> None:
    """Whether what was done can be repeated as often as wanted: something has to be done."""
    if not board.play or said.get("who") not in (None, "", board.play[-1].get("player")):
        raise Lost("nothing that may be repeated")
    board.asks.append({"repeats": True})


def either(board: Board, said: Plain) -> None:
    """Who wins: of the game only where something of the players was told, else of creatures."""
    blocked = [item["block"] for item in board.play if "block" in item]
    if not any(board.players.values()) and len(blocked) == 1 and len(blocked[0]) == 1:
        pair = {one for both in blocked[0].items() for one in both}
        board.asks += [{"survives": one} for one in board.arrival if one in pair]
        return
    if not any(board.players.values()):
        raise Lost("who wins what")
    board.asks.append({"result": True})


def result(board: Board, said: Plain) -> None:
    """Who wins or loses."""
    board.asks.append({"result": True})
