"""How a spell is cast goes into the play: with which X, for which cost, by exiling which card."""

from __future__ import annotations

import re
from typing import Any

from judge.asking.board.discourse import BATTLEFIELD, HAND, Board, Lost, Plain, Thing
from judge.asking.doing.fighting import owned
from judge.asking.guesses import MANA
from judge.asking.names import nameless
from judge.asking.wordings.phrases import EN_NUMBERS
from judge.rules.given.intrinsic import BASIC_MANA

ESCAPES = re.compile(r"escape—[^\n]*exile (?P<n>[a-z]+) other cards from your graveyard")
PITCHED = re.compile(  # what a spell may be cast for instead of its mana cost
    r"you may (?:pay (?P<life>\d+) life and )?exile an? (?P<color>[a-z]+) card from your hand "
    r"rather|evoke—exile an? (?P<evoked>[a-z]+) card from your hand"
)


COST_OF_SACRIFICE = "additional cost to cast this spell, sacrifice"
PAID_OTHERWISE = (  # by which a spell may be cast with less mana than it costs
    *("rather than pay", "without paying", "delve", "convoke", "improvise", "evoke", "dash"),
    *("assist", "emerge", "spectacle", "prowl", "surge", "madness", "offering", "sneak", "blitz"),
)


def ways(board: Board, said: Plain, spell: Thing, who: str) -> dict[str, Any]:
    """What is told of how a spell is cast; what its evoke cost exiles is exiled unsaid."""
    told = {key: said[key] for key in ("x", "kicked", "using") if key in said}
    if board.facts.is_back(spell.card) or (spell.whole and "using" in told):
        raise Lost("a face that is not cast so")
    if spell.whole:
        told["using"] = spell.card
    found = PITCHED.search(board.facts.text(spell.card)) if told.get("using") == "evoke" else None
    if told.get("using") == "escape":
        fill_graveyard(board, spell, who)
    if "pitch" in said or (found and found["evoked"]):
        told |= pitched(board, said.get("pitch", {"card": {}}), spell, who)
    return told


def fill_graveyard(board: Board, spell: Thing, who: str) -> None:
    """What a card escapes by exiling lies in the graveyard, where nothing is told to lie there."""
    found = ESCAPES.search(board.facts.text(spell.card))
    others = [one for one in board.things if one.zone == "graveyard" and one.owner == who]
    if found is None or any(one is not spell for one in others):
        return
    bury(board, who, EN_NUMBERS.index(found["n"]) + 1)


def bury(board: Board, who: str, number: int) -> list[Thing]:
    """Cards of which nothing is told lie in a graveyard, to be exiled for a spell."""
    cards = [board.new({"card": "Wastes"}, who, "graveyard") for _ in range(number)]
    for one in cards:
        one.is_one_of_several = True
    board.guess(
        "The cards that are exiled for it are taken as Wastes.",
        "为它放逐的牌视为荒野。",
        "they are not told of",
        "未说明是哪些",
    )
    return cards


def count_mana(board: Board, who: str, card: str, *but: Thing) -> None:
    """A player who is told to have lands pays with those alone what may be done or not."""
    lands = [
        one
        for one in board.things
        if one.card and board.facts.is_land(one.card) and one.owner == who and one not in but
    ]
    there = [one for one in lands if one.zone == BATTLEFIELD]
    if there and any(board.facts.says(card, word) for word in PAID_OTHERWISE):
        raise Lost("what else it may be paid with")
    if not there or any("play_land" in item for item in board.play):
        return
    if all(one.card in BASIC_MANA for one in there) or not board.fork(MANA):
        board.paying.add(who)


def pitched(board: Board, said: Plain, spell: Thing, who: str) -> dict[str, Any]:
    """How a spell is paid for by exiling a card of a color from hand, as its text has it."""
    found = PITCHED.search(board.facts.text(spell.card))
    if found is None or str(said.get("life", found["life"])) != str(found["life"]):
        raise Lost("what is not paid for it")
    color, noun = found["evoked"] or found["color"], said["card"]
    card = noun.get("card", f"some {color} instant")
    if noun.get("color", color) != color or not board.facts.has_color(card, color):
        raise Lost("a card of another color")
    held = [one for one in board.things if one.card == card and one.owner == who]
    if any(one.zone != HAND or one.now for one in held):
        raise Lost("what is no card in hand")
    thing = held[0] if held and held[0] is not spell else board.new({"card": card}, who, HAND)
    thing.now = "exile"
    return {"using": "evoke" if found["evoked"] else "alternative cost", "pay": {"exile": [thing]}}


def pays_kicker(board: Board, said: Plain) -> None:
    """What was cast last is kicked; of a card without a name that says that it may be."""
    last = board.play[-1] if board.play else {}
    spell: Thing | None = last.get("cast")
    if spell is None or "kicked" in last or said.get("who") not in (None, "", last["player"]):
        raise Lost("what is kicked")
    if nameless.entry(spell.card) is not None and ": " not in spell.card:
        spell.card = f"{spell.card}: Kicker {said.get('cost', '{1}')}"
    kicker = f"kicker {said.get('cost', '')}".strip().casefold()
    if not board.facts.says(spell.card, kicker):
        raise Lost("what has no such kicker")
    last["kicked"] = True


def pays_with(board: Board, said: Plain) -> None:
    """What was cast last is paid for by a sacrifice, as its text has it."""
    last = board.play[-1] if board.play else {}
    spell = last.get("cast")
    if spell is None or "pay" in last or not board.facts.says(spell.card, COST_OF_SACRIFICE):
        raise Lost("what nothing is sacrificed for")
    who = last["player"]
    thing = board.find(said["paid"], lambda o: board.is_permanent(o) and not o.now, who)
    owned(thing, who)
    last["pay"] = {"sacrifice": [thing]}
