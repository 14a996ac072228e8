"""Whether something may be done goes into `ask`, as the action that it is."""

from __future__ import annotations

import re
from typing import Any

from judge.asking.asks.damaging import deals
from judge.asking.board.discourse import (
    BATTLEFIELD,
    HAND,
    STACK,
    Board,
    Handler,
    Lost,
    Plain,
    Thing,
)
from judge.asking.board.holding import controller
from judge.asking.board.stand_ins import loyalty_cost, some_loyalty_cost
from judge.asking.doing import tapping, turning
from judge.asking.doing.activating import cycled
from judge.asking.doing.casting import all_but
from judge.asking.doing.fighting import owned, their_turn
from judge.asking.doing.lasting import animation
from judge.asking.doing.paying import count_mana
from judge.asking.doing.turning import responds
from judge.asking.names import nameless
from judge.words import ASKER

TAXED = re.compile(r"can't attack [^.]*unless [^.]*pays?\b")


def may_use(card: str, key: str) -> Handler:
    """Whether a creature may be the target of something of a kind, by a card that stands for it."""

    def put_ask(board: Board, said: Plain) -> None:
        who = board.who(said.get("who", ""))
        thing = board.find(said["on"], board.is_creature_there)
        is_kept_off = key == "cast" and any(word.startswith("protection") for word in thing.has)
        is_open = key == "activate" and not any("protection" in word for word in board.words())
        if is_kept_off or (thing.card and not is_open) or board.play:  # it may have a color
            raise Lost("it depends on what is used")
        zone = HAND if key == "cast" else BATTLEFIELD
        used = board.new({"card": card}, who, zone)
        zh = board.facts.chinese(card)
        board.guess(
            f"What is used is {card}.", f"所用的是{zh}。", "it isn't said which", "未说明是哪一张"
        )
        board.asks.append({"allowed": {"player": who, key: used, "targets": [thing]}})

    return put_ask


def fresh(board: Board, noun: Plain) -> Plain:
    """What came under its controller's control this turn."""
    if "pronoun" in noun:
        thing = board.find(noun, board.is_permanent)
        if board.play or len(board.things) != 1:
            raise Lost("what may have come before")
        thing.traits["sick"] = True
        return noun
    return {**noun, "sick": True}


def may_attack(board: Board, said: Plain) -> None:
    """Whether a creature may attack."""
    if any({"attack", "block"} & set(item) for item in board.play):
        raise Lost("an attack after an attack")
    noun = fresh(board, said["by"]) if said.get("fresh") else said["by"]
    bys = board.all_of((noun,), board.is_creature, "" if "owner" in noun else said.get("who", ""))
    whom = board.who(said["at"]) if "at" in said else ""
    who = said.get("who") or controller(board, bys[0]) or board.theirs.get(whom, ASKER)
    for by in bys:
        if controller(board, by) != who:
            owned(by, who)
    their_turn(board, who)
    if any(TAXED.search(text) for text in board.words()):
        count_mana(board, who, "", *bys)
    attack = dict.fromkeys(bys, whom or board.theirs[who])
    board.asks.append({"allowed": {"player": who, "attack": attack}})


def hits(board: Board, said: Plain) -> None:
    """Whether a creature hits a player; of what doesn't attack yet, whether it may."""
    if any(board.attackers()) or board.play or "player" not in said["dealt_to"]:
        deals(board, said)
        return
    may_attack(board, {"by": said["of"], "who": board.theirs[said["dealt_to"]["player"]]})


def may_activate(board: Board, said: Plain) -> None:
    """Whether an ability may be activated; what isn't told to be there is under control."""
    who = board.who(said.get("who", ""))
    noun = said.get("what", {"pronoun": "it"})
    thing = board.find(fresh(board, noun) if said.get("fresh") else noun, board.is_permanent, who)
    owned(thing, who)
    if not thing.card or _is_bare(board, thing):
        raise Lost("an ability that was not told of")
    item: dict[str, Any] = {"player": who, "activate": thing}
    ability = said.get("ability") or board.abilities.get(thing)
    ability = ability or some_loyalty_cost(board, thing)
    if ability:
        item["ability"] = loyalty_cost(board, thing, ability)
    elif meant := tapping.meant(board, thing, said):
        item["ability"] = meant
    if thing.now == STACK:  # what was cast has resolved by then
        thing.now = BATTLEFIELD
    count_mana(board, who, "", thing)
    is_fast = not ability and not board.facts.says(thing.card, "equip")
    if responds(board, said, who, is_fast=is_fast):
        item["respond"] = True
    board.asks.append({"allowed": item})


def _is_bare(board: Board, thing: Thing) -> bool:
    """True of a card without a name of which no ability is told, and that needs none to have one.

    A land and a planeswalker have abilities that go without saying.
    """
    is_told = nameless.entry(thing.card) is None or bool(board.facts.text(thing.card))
    return not (is_told or board.facts.is_land(thing.card) or board.is_planeswalker(thing))


def may_cycle(board: Board, said: Plain) -> None:
    """Whether a card may be cycled."""
    who = board.who(said.get("who", ""))
    card = cycled(board, said["what"], who)
    if "life" in said and not board.facts.says(card.card, f"cycling—pay {said['life']} life"):
        raise Lost("another cost than it is cycled for")
    item: dict[str, Any] = {"player": who, "activate": card}
    if responds(board, said, who, is_fast=True):
        item["respond"] = True
    board.asks.append({"allowed": item})


def may_crew(board: Board, said: Plain) -> None:
    """Whether a creature may crew a Vehicle."""
    noun = said.get("what", {"pronoun": "it"})
    vehicle = board.find(noun, lambda o: board.facts.has_subtype(o.card, "vehicle"))
    by = board.find(said["by"], all_but(vehicle, board.is_creature))
    owner = said.get("who") or vehicle.owner or by.owner or ASKER
    owned(by, owner)
    owned(vehicle, owner)
    item = {"player": vehicle.owner, "activate": vehicle, "pay": {"crew": [by]}}
    board.asks.append({"allowed": item})


def equip_used(board: Board, said: Plain) -> None:
    """Whether an ability to equip may be activated: a creature is there for it."""
    who = board.who(said.get("who", ""))
    noun = said.get("what", {"card": "some Equipment"})
    thing = board.find(noun, lambda one: board.facts.says(one.card, "equip {"), who)
    owned(thing, who)
    mine = [one for one in board.things if board.is_creature_there(one) and one.owner == who]
    if not mine:
        mine = [board.new({"size": "2/2"}, who)]
        board.guess(
            "There is a creature to equip.", "有生物可佩带。", "none is told", "未提及任何生物"
        )
    count_mana(board, who, "", thing)
    item = {"player": who, "activate": thing, "targets": [mine[0]]}
    if turning.responds(board, said, who, is_fast=False):
        item["respond"] = True
    board.asks.append({"allowed": item})


def equip_with(board: Board, said: Plain) -> None:
    """Whether an ability to equip of one Equipment may be activated for one creature."""
    who = board.who(said.get("who", ""))
    on = board.find(said["on"], board.is_creature_there, who)
    what = said.get("what", {"pronoun": "it"})
    thing = board.find(what, lambda one: board.facts.says(one.card, "equip {"), who)
    for one in (thing, on):
        owned(one, who)
    count_mana(board, who, "", thing)
    item = {"player": who, "activate": thing, "targets": [on]}
    if turning.responds(board, said, who, is_fast=False):
        item["respond"] = True
    board.asks.append({"allowed": item})


def may_animate(board: Board, said: Plain) -> None:
    """Whether the ability may be activated that makes a permanent a creature."""
    board.asks.append({"allowed": animation(board, said, said.get("who", ""))})


def may_activate_again(board: Board, said: Plain) -> None:
    """Whether an ability may be activated of what one was told to be activated of before."""
    used = [item["activate"] for item in board.play if "activate" in item]
    noun = said.get("what", {"pronoun": "it"})
    if board.find(noun, board.is_permanent) not in used:
        raise Lost("what was not activated before")
    may_activate(board, {**said, "what": {"pronoun": "it"}})
