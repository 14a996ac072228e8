"""What is asked of players goes into `ask`: life, cards drawn, hands, who wins."""

from __future__ import annotations

import re

from judge.asking.board.discourse import HAND, Board, Handler, Lost, Plain
from judge.asking.board.seating import TWO
from judge.asking.doing.of_players import several
from judge.language.normalise import REMINDER
from judge.values import Bilingual
from judge.words import ASKER

CANT_DRAW = re.compile(r"can't draw[^.\n]*")
CAST_BESIDE = (
    Bilingual("what is cast is not counted in the hand", "所施放的牌不计入手牌数"),
    Bilingual("what is cast is one of the cards in hand", "所施放的牌是手牌之一"),
)


def discards(board: Board, said: Plain) -> None:
    """How many cards a player discards by what was told, or in the cleanup step."""
    last = board.play[-1].get("at", {}).get("step") if board.play else None
    if "end" in (last, board.step) and last != "cleanup":  # which the cleanup step comes after
        board.play.append({"pass": "all", "at": {"step": "cleanup"}})
    elif "cleanup" not in (last, board.step) and not _is_said(board, "discard"):
        raise Lost("nothing that makes a player discard")
    who = board.who(said.get("who", ""))
    held = any(one.zone == HAND and one.owner == who and not one.now for one in board.things)
    if not held and "hand" not in board.players[who]:
        raise Lost("how many cards there are to discard")
    board.asks.append({"discarded": who})


def milled(board: Board, said: Plain) -> None:
    """How many cards a player mills, or whoever does."""
    if not board.play or not _is_said(board, "mill"):
        raise Lost("nothing that makes a player mill")
    if "who" in said:
        board.asks.append({"milled": board.who(said["who"])})
        return
    targets = [one for item in board.play for one in item.get("targets", ())]
    whose = [one for one in board.players if one in targets]
    if len(whose) != 1:
        raise Lost("who mills")
    board.asks.append({"milled": whose[0]})


def _is_said(board: Board, word: str) -> bool:
    """True where an effect, or a card that was told of, has a word."""
    texts = board.effects()
    texts += board.texts()
    return any(word in text.casefold() for text in texts)


def drawn_by(board: Board, said: Plain) -> None:
    """How many cards one object lets a player draw, where nothing else lets anybody draw any."""
    thing = board.find(said["by"], board.is_any)
    texts = board.texts(thing)
    texts += board.effects()
    is_drawing = board.step == "draw" or board.turns > 1 or board.turn_begun
    if is_drawing or any("draw" in CANT_DRAW.sub("", text) for text in texts):
        raise Lost("what else is drawn")
    if not board.facts.says(thing.card, "draw"):
        raise Lost("what lets nobody draw")
    board.asks.append({"drawn": board.who(said["who"])})


def of_player(key: str) -> Handler:
    """A focus of a player."""

    def put_ask(board: Board, said: Plain) -> None:
        board.asks.append({key: board.who(said.get("who", ""))})

    return put_ask


def drawn(board: Board, said: Plain) -> None:
    """How many cards a player draws; at an end step, where no draw step comes before it."""
    who = board.who(said.get("who", ""))
    if board.turns > 1 and said.get("step") == "end" and board.turn == who:
        raise Lost("what is drawn at that step alone")
    board.asks.append({"drawn": who})


def gained(board: Board, said: Plain) -> None:
    """How much life a player gains; by lifelink, where nothing else lets anybody gain any."""
    if "through" in said:
        texts = [REMINDER.sub("", one) for one in board.words()]
        texts += board.effects()
        others = any(re.search(r"\bgains?\b[^.]*\blife\b", one) for one in texts)
        if said["through"] != "lifelink" or others:
            raise Lost("what else lets a player gain life")
    of_player("gained")(board, said)


def loses_to_commander(board: Board, said: Plain) -> None:
    """Whether a player loses by commander damage, where nothing else of that one is told."""
    who = board.who(said.get("who", ""))
    only_combat = all({"attack", "block", "pass"} & set(item) for item in board.play)
    if {"life", "counters", "library"} & set(board.players[who]) or not only_combat:
        raise Lost("what else a player may lose by")
    board.asks.append({"loses": who})


def by_each(key: str) -> Handler:
    """A focus of each player, or of each but me."""

    def put_ask(board: Board, said: Plain) -> None:
        board.asks += [{key: who} for who in several(board, said)]

    return put_ask


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


def library(board: Board, said: Plain) -> None:
    """How many cards a library holds of which the number was told."""
    who = board.who(said.get("who", ""))
    if "library" not in board.players[who]:
        raise Lost("how many cards were in it")
    board.asks.append({"library": who})


def life(board: Board, said: Plain) -> None:
    """A player's life total; "how much is left" of a planeswalker that was told of last."""
    spoken = board.things[-1] if board.things else None
    if not said.get("who") and any(map(board.is_planeswalker, board.things)):
        if spoken is None or not board.is_planeswalker(spoken):
            raise Lost("life or loyalty")
        board.asks.append({"loyalty": spoken})
        return
    board.asks.append({"life": board.who(said.get("who", ""))})


def result(board: Board, said: Plain) -> None:
    """Who wins or loses."""
    board.asks.append({"result": True})


def hand(board: Board, said: Plain) -> None:
    """How many cards are in a hand of which all was told; what is cast may be one of those."""
    who = said["who"] or board.actor
    cast = [item.get("cast", item.get("play_land")) for item in board.play]
    held = [one for one in board.things if one.zone == HAND and one.owner == who]
    if any(one not in cast for one in held):
        raise Lost("other cards in hand")
    told = board.players[who].get("hand", ())
    if not told and "hand" not in board.players[who]:
        raise Lost("a hand that was not told of")
    if told and held and board.fork(CAST_BESIDE):
        number = told[0]["count"] - len(held)
        if number < 0:
            raise Lost("more cards than are in hand")
        board.players[who]["hand"] = [{**told[0], "count": number}] if number else []
    board.asks.append({"hand": who})


def life_and_poison(board: Board, said: Plain) -> None:
    """A player's life total, and how many poison counters that player has."""
    who = board.who(said.get("who", ""))
    life(board, {**said, "who": who})
    poison(board, {**said, "who": who})


def life_each(board: Board, said: Plain) -> None:
    """What life total each player has."""
    board.asks += [{"life": who} for who in board.players]


def lost_to(board: Board, said: Plain) -> None:
    """How much life a player loses by one object, where nothing else takes any."""
    thing = board.find(said["of"], board.is_able)
    takes = any(word in text for text in board.texts(thing) for word in ("lose", "deals"))
    if takes or any("attack" in item for item in board.play):
        raise Lost("what else takes life")
    board.asks.append({"lost": board.who(said.get("who", ""))})
    board.subject = thing


def is_monarch(board: Board, said: Plain) -> None:
    """Who is the monarch, where one was told of or something makes one."""
    if not board.monarch and not any("monarch" in text for text in board.texts()):
        raise Lost("no monarch")
    board.asks.append({"monarch": True})


def draws_first(board: Board, said: Plain) -> None:
    """Whether a player draws in the draw step of the game's first turn, which is that player's."""
    who = board.who(said.get("who", ""))
    if board.starts != who or who != ASKER or board.seated != TWO:
        raise Lost("who goes first")
    first_draw(board, said)


def next_active(board: Board, said: Plain) -> None:
    """Whose turn comes after this one."""
    if not any("extra turn" in text for text in (*board.texts(), *board.effects())):
        raise Lost("nothing that changes whose turn it is")
    board.turns += 1
    board.play.append({"pass": "all", "at": {"turn": board.turns, "step": "upkeep"}})
    board.asks.append({"active": True})


def first_draw(board: Board, said: Plain) -> None:
    """Whether who begins draws a card on the first turn: the draw step is played."""
    if board.play or board.step or board.things:
        raise Lost("what else is so on the first turn")
    board.first_step = True
    board.play.append({"pass": "all", "at": {"step": "precombat main"}})
    board.asks.append({"drawn": ASKER})
