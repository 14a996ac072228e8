"""Whether a spell may be cast goes into `ask`, and what may be tapped for it."""

from __future__ import annotations

import re
from typing import Any

from judge.asking.asks.wondering import unless_land_came
from judge.asking.board.discourse import BATTLEFIELD, HAND, Board, Lost, Plain, Thing
from judge.asking.board.stand_ins import to_cast
from judge.asking.doing.aiming import target_left_open
from judge.asking.doing.casting import FROM_GRAVEYARD, held_card, targets_of
from judge.asking.doing.fighting import owned
from judge.asking.doing.paying import count_mana, fill_graveyard, pitched
from judge.asking.doing.turning import responds, turn_of_caster
from judge.asking.wordings.phrases import EN_NUMBERS

SEVERAL_TARGETS = re.compile(r"(?P<upto>up to )?(?P<n>two|three|four|five) (?:[a-z]+ )?target ")


def may_cast(board: Board, said: Plain) -> None:
    """Whether a spell may be cast."""
    who = board.who(said.get("who", ""))
    is_buried = said.get("using") in FROM_GRAVEYARD
    zone = "graveyard" if is_buried else str(said.get("among", HAND))
    noun = to_cast(board, said, held_card(board, said["what"], who, zone))
    who = str(noun.get("owner", who))
    if "card" not in noun or noun.get("number", 1) != 1:
        raise Lost("which spell")
    spell, item = _card_to_cast(board, noun, who)
    if board.facts.is_land(noun["card"]):
        _may_play(board, said, spell, who)
        return
    if "pitch" in said:
        item |= pitched(board, said["pitch"], spell, who)
    if said.get("among") == "exile":
        if item.get("from") != "exile":
            raise Lost("what was not exiled by its Adventure")
    elif "using" in said or said.get("among"):
        _from_graveyard(board, said, item)
    if board.facts.says(noun["card"], "目标"):  # of words that the tables of cards don't have
        raise Lost("what it targets")
    if "on" in said:
        item["targets"] = _resolved(board, said, spell) or targets_of(board, said, spell)
    elif board.facts.aims(noun["card"]) and board.facts.is_spell_only(noun["card"]):
        item |= _targets_left_open(board, item)
    elif _targets_something(board, noun["card"]) and not _is_anything_there(board):
        raise Lost("at what")
    if not board.play and not board.turn and not board.step:
        turn_of_caster(board, spell, who)
    if responds(board, said, who, is_fast=not board.facts.is_slow(noun["card"])):
        item["respond"] = True
    if "pay" not in item:
        count_mana(board, who, noun["card"])
    board.asks.append({"allowed": item})


def _may_play(board: Board, said: Plain, land: Thing, who: str) -> None:
    """Whether a land that is named may be played, whatever the word: lands aren't cast."""
    if {"pitch", "using", "on", "among"} & set(said):
        raise Lost("how a land is cast")
    unless_land_came(board)
    item: dict[str, Any] = {"player": who, "play_land": land}
    if responds(board, said, who, is_fast=False):
        item["respond"] = True
    board.asks.append({"allowed": item})


def _resolved(board: Board, said: Plain, spell: Thing) -> list[Any]:
    """The permanent that what targets spells is to be cast at; none where it is a spell."""
    nouns = [one["noun"] for one in said["on"] if "noun" in one]
    if board.facts.aims(spell.card) != "spell" or len(nouns) != 1 or len(said["on"]) != 1:
        return []
    there = [one for one in board.things if board.is_permanent(one) and one.zone != HAND]
    there += [one for one in board.things if one.now == BATTLEFIELD and one not in there]
    if any(map(board.is_on_stack, board.things)) or not there:
        return []
    if "spell" in nouns[0]:  # which one that resolved was
        there = [one for one in there if any(item.get("cast") is one for item in board.play)]
    noun = {key: held for key, held in nouns[0].items() if key != "spell"}
    if "pronoun" not in noun and not any(board.is_like(one, noun) for one in there):
        return []
    return [board.find(noun, lambda one: one in there)]


def _targets_something(board: Board, card: str) -> bool:
    """True of an instant or sorcery that has a target."""
    return board.facts.is_spell_only(card) and board.facts.says(card, "target ")


def _is_anything_there(board: Board) -> bool:
    """True where anything was told of that a spell may target."""
    return any(board.is_on_stack(one) or (not one.now and one.zone != HAND) for one in board.things)


def _targets_left_open(board: Board, item: dict[str, Any]) -> dict[str, Any]:
    """Targets of what may be cast, where only whether it may is asked: as many as it needs."""
    card = item["cast"].card
    there = [one for one in board.things if board.aim(card)(one) and not one.now]
    found = SEVERAL_TARGETS.search(board.facts.text(card))
    if found and not found["upto"]:
        return {"targets": there[: EN_NUMBERS.index(found["n"]) + 1]}
    if board.facts.says(card, "up to") and not there:
        return {}
    return {"targets": [target_left_open(board, item)]}


def _card_to_cast(board: Board, noun: Plain, who: str) -> tuple[Thing, dict[str, Any]]:
    """The card that may be cast: told of, or new in hand; after its Adventure, out of exile."""
    whole = board.facts.whole(noun["card"])
    same = [t for t in board.things if (t.whole or t.card) == whole and t.owner == who]
    held = [t for t in same if t.card == noun["card"] and not t.now]
    cast = [t for t in same if t.card != noun["card"] and board.is_on_stack(t)]
    if cast and not held:
        board.settled = len(board.play)
        cast[0].now = "exile"
        return cast[0], {"player": who, "cast": cast[0], "from": "exile"}
    if any(one.card != noun["card"] for one in same) and not held:
        raise Lost("which face may be cast")
    spell = held[0] if held else board.new({**noun, "owner": who}, who, HAND)
    return spell, {"player": who, "cast": spell, **({"using": spell.card} if spell.whole else {})}


def _from_graveyard(board: Board, said: Plain, item: dict[str, Any]) -> None:
    """How a card is cast that is in a graveyard, by an ability of its own where it has one."""
    spell = item["cast"]
    own = [way for way in FROM_GRAVEYARD if board.facts.says(spell.card, way)]
    way = said.get("using") or (own[0] if len(own) == 1 else "")
    if way:
        item["using"] = way
        if way == "escape":
            fill_graveyard(board, spell, item["player"])
    if way in FROM_GRAVEYARD or said.get("among"):
        spell.zone = item["from"] = "graveyard"


def may_convoke(board: Board, said: Plain) -> None:
    """Whether a creature may be tapped for convoke: of the spell named, or of one that has it."""
    who = board.who(said.get("who", ""))
    by = board.find(said["by"], board.is_creature, who)
    owned(by, who)
    last = board.play[-1] if board.play and "what" not in said else {}
    if "cast" in last and "pay" not in last and board.facts.says(last["cast"].card, "convoke"):
        board.asks.append({"allowed": {**board.play.pop(), "pay": {"convoke": [by]}}})
        return  # it is what was cast so
    noun = said.get("what", {"card": "some sorcery: Convoke"})
    spell = board.new({**noun, "owner": who}, who, HAND)
    if not board.facts.says(spell.card, "convoke"):
        raise Lost("a spell without convoke")
    item = {"player": who, "cast": spell, "pay": {"convoke": [by]}}
    if board.facts.aims(spell.card) and board.facts.is_spell_only(spell.card):
        raise Lost("a spell with targets")
    board.asks.append({"allowed": item})
