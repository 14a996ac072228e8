"""What a permanent adds when it is tapped for mana, and whether it may be."""

from __future__ import annotations

import re
from typing import Any

from judge.asking.discourse import Board, Lost, Plain, Thing
from judge.asking.fighting import owned
from judge.asking.lasting import ASIDE
from judge.cards import CardType
from judge.rules.given.intrinsic import BASIC_MANA
from judge.words import ASKER

ADDS = re.compile(r"^(?P<cost>[^:\n]*): add (?P<what>[^\n]*)", re.MULTILINE | re.IGNORECASE)
ONE_SYMBOL = re.compile(r"\{[wubrgc]\}\.?")
ACTIVATED = re.compile(r"^(?P<cost>[^:\n\"]+): (?P<what>[^\n]*)", re.MULTILINE)
GIVES_MANA = re.compile(r"\badd\b")


def makes_mana(board: Board, said: Plain) -> None:
    """Whether a permanent may be tapped for mana of a color."""
    thing = _source(board, said)
    text = board.facts.text(thing.card)
    for one in ADDS.finditer(ASIDE.sub("", text)):
        if one["cost"] != "{t}" or not ONE_SYMBOL.fullmatch(one["what"].strip()):
            raise Lost("which mana it adds")
    ability = f"{{T}}: Add {{{said['color']}}}"
    board.asks.append({"allowed": {"player": thing.owner, "activate": thing, "ability": ability}})


def mana_made(board: Board, said: Plain) -> None:
    """How much mana the one ability adds that a permanent is printed with."""
    thing = _source(board, said)
    if any("activate" in item for item in board.play):
        raise Lost("other mana")
    found = list(ADDS.finditer(ASIDE.sub("", board.facts.text(thing.card))))
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


def meant(board: Board, thing: Thing, said: Plain) -> str:
    """The ability that is meant by tapping a permanent, or by its mana; empty where all are.

    Raises Lost where several are, or where another card may give it abilities or take them.
    """
    if said.get("sacrifices"):
        return cracked(board, thing)
    every = list(ACTIVATED.finditer(ASIDE.sub("", board.facts.printed(thing.card))))
    taps = [one for one in every if "taps" not in said or "{T}" in one["cost"]]
    found = [one for one in taps if not said.get("purpose") or one["what"].startswith("Add ")]
    if len(found) == len(every):
        return ""
    others = [one for one in board.things if one is not thing and one.card]
    if len(found) != 1 or any(map(board.is_permanent, others)):
        raise Lost("which ability")
    return f"{found[0]['cost']}: {found[0]['what'].partition(' ')[0]}"


def cracked(board: Board, thing: Thing) -> str:
    """The one ability of a permanent that sacrifices it, whether it still has it or not."""
    every = ACTIVATED.finditer(ASIDE.sub("", board.facts.printed(thing.card)))
    found = [one for one in every if "Sacrifice " in one["cost"]]
    if len(found) != 1:
        raise Lost("which ability sacrifices it")
    return f"{found[0]['cost']}: {found[0]['what'].partition(' ')[0]}"


def _source(board: Board, said: Plain) -> Thing:
    """The permanent that is tapped for mana, where no other card gives what adds mana."""
    thing = board.find(said["what"], _has_card_on(board), said.get("who", ""))
    owned(thing, said.get("who") or thing.owner or ASKER)
    is_given = any('"' in text and GIVES_MANA.search(text) for text in board.texts(thing))
    is_plain = board.facts.has_type(thing.card, CardType.LAND, CardType.ARTIFACT, CardType.CREATURE)
    if is_given or not is_plain or thing.traits.get("tapped"):
        raise Lost("what gives it its abilities")
    board.subject = thing
    return thing


def _has_card_on(board: Board) -> Any:
    """What is told by a card, and was there or has been cast."""
    return lambda one: (
        bool(one.card) and board.is_permanent(one) and (one.zone != "hand" or bool(one.now))
    )
