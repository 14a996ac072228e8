"""Which mana is made, and how much, goes into `ask`."""

from __future__ import annotations

import re
from typing import Any

from judge.asking.board.discourse import Board, Lost, Plain, Thing
from judge.asking.doing.fighting import owned
from judge.asking.names.nameless import entry
from judge.cards import CardType
from judge.language.normalise import REMINDER
from judge.rules.given.intrinsic import BASIC_MANA
from judge.words import ASKER

ADDS = re.compile(r"^(?P<cost>[^:\n]*): add (?P<what>[^\n]*)", re.MULTILINE | re.IGNORECASE)


ONE_SYMBOL = re.compile(r"\{[wubrgc]\}\.?")


GIVES_MANA = re.compile(r"\badd\b")


def makes_mana(board: Board, said: Plain) -> None:
    """Whether a permanent may be tapped for mana of a color."""
    thing = _source(board, said)
    text = board.facts.text(thing.card)
    for one in ADDS.finditer(REMINDER.sub("", text)):
        if one["cost"] != "{t}" or not ONE_SYMBOL.fullmatch(one["what"].strip()):
            raise Lost("which mana it adds")
    ability = f"{{T}}: Add {{{said['color']}}}"
    board.asks.append({"allowed": {"player": thing.owner, "activate": thing, "ability": ability}})


def mana_made(board: Board, said: Plain) -> None:
    """How much mana the one ability adds that a permanent is printed with."""
    thing = _source(board, said)
    if any("activate" in item for item in board.play):
        raise Lost("other mana")
    found = list(ADDS.finditer(REMINDER.sub("", board.facts.text(thing.card))))
    if len(found) == 1:
        ability = f"{found[0]['cost'].upper()}: Add"
    elif thing.card in BASIC_MANA:
        ability = f"{{T}}: Add {{{BASIC_MANA[thing.card]}}}"
    else:
        raise Lost("by which ability")
    symbols = set(re.findall(r"\{([wubrgc])\}", found[0]["what"] if found else ability[5:].lower()))
    if said["color"] and symbols != {said["color"].lower()}:
        raise Lost("mana of another color")
    board.play.append({"player": thing.owner, "activate": thing, "ability": ability})
    board.asks.append({"mana": thing.owner})


def mana_kind(board: Board, said: Plain) -> None:
    """Which mana a permanent makes: its one mana ability is activated."""
    thing = _source(board, said)
    if any("activate" in item for item in board.play):
        raise Lost("other mana")
    board.play.append({"player": thing.owner, "activate": thing})
    board.asks.append({"mana": thing.owner})


def _source(board: Board, said: Plain) -> Thing:
    """The permanent that is tapped for mana, where no other card gives what adds mana."""
    thing = board.find(said["what"], _has_card_on(board), said.get("who", ""))
    owned(thing, said.get("who") or thing.owner or ASKER)
    if entry(thing.card) is not None:
        raise Lost("what a card adds that is not named")
    is_given = any('"' in text and GIVES_MANA.search(text) for text in board.texts(thing))
    is_plain = board.facts.has_type(thing.card, CardType.LAND, CardType.ARTIFACT, CardType.CREATURE)
    if is_given or not is_plain or thing.traits.get("tapped"):
        raise Lost("what gives it its abilities")
    board.subject = thing
    return thing


def mana_got(board: Board, said: Plain) -> None:
    """Which mana a player has of the mana ability that was told last to be activated."""
    last = board.play[-1] if board.play else {}
    of = last.get("activate")
    if of is None and "who" not in said:  # "it", which was not tapped yet
        mana_kind(board, {"what": {"pronoun": "it"}})
        return
    if of is None or not (board.facts.is_land(of.card) or board.facts.says(of.card, "add ")):
        raise Lost("what makes mana")
    if said.get("who") not in (None, "", last["player"]):
        raise Lost("another player's mana")
    board.asks.append({"mana": last["player"]})


def _has_card_on(board: Board) -> Any:
    """What is told by a card, and was there or has been cast."""
    played = [item["play_land"] for item in board.play if "play_land" in item]
    return lambda one: (
        bool(one.card)
        and board.is_permanent(one)
        and (one.zone != "hand" or bool(one.now) or one in played)
    )
