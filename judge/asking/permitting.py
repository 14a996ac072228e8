"""Whether something may be done goes into `ask`, as the action that it is."""

from __future__ import annotations

import re
from typing import Any

from judge.asking import tapping
from judge.asking.activating import cycled
from judge.asking.casting import all_but
from judge.asking.damaging import deals
from judge.asking.discourse import (
    BATTLEFIELD,
    HAND,
    STACK,
    Board,
    Handler,
    Lost,
    Plain,
)
from judge.asking.fighting import implied_attack, owned, sides, their_turn, without_role
from judge.asking.holding import controller
from judge.asking.nouns import is_several
from judge.asking.paying import count_mana
from judge.asking.stand_ins import loyalty_cost, some_loyalty_cost
from judge.asking.turning import responds
from judge.words import ASKER

TAXED = re.compile(r"can't attack [^.]*unless [^.]*pays?\b")


def may_use(card: str, key: str) -> Handler:
    """Whether a creature may be the target of something of a kind, by a card that stands for it."""

    def put_ask(board: Board, said: Plain) -> None:
        who = board.who(said.get("who", ""))
        thing = board.find(said["on"], board.is_creature_there)
        is_kept_off = key == "cast" and any(word.startswith("protection") for word in thing.has)
        if is_kept_off or thing.card or board.play:  # no Equipment that stands for it has a color
            raise Lost("it depends on what is used")
        zone = HAND if key == "cast" else BATTLEFIELD
        used = board.new({"card": card}, who, zone)
        zh = board.facts.chinese(card)
        board.guess(
            f"What is used is {card}.", f"所用的是{zh}。", "it isn't said which", "未说明是哪一张"
        )
        board.asks.append({"allowed": {"player": who, key: used, "targets": [thing]}})

    return put_ask


def may_block(board: Board, said: Plain) -> None:
    """Whether a creature may block another."""
    if said.get("fresh"):
        said = {**said, "by": _fresh(board, said["by"])}
    if "at" not in said:
        may_block_at_all(board, said)
        return
    if is_several(said["at"]) and ("number" in said["at"] or len(list(board.attackers())) > 1):
        _may_block_several(board, said)
        return
    at_noun, by_noun = said["at"], said["by"]
    theirs = [o for o in board.things if board.is_creature(o) and o.owner == said.get("who")]
    if "lacks" in by_noun and said.get("who") and not theirs:
        by_noun = {"number": 1, **by_noun}  # one of which only this is said
    attackers = [thing for thing, _ in board.attackers()]
    named_first = "pronoun" in by_noun
    if named_first:
        at = board.find(at_noun, board.is_creature_there)
        by = board.find(
            by_noun, lambda o: board.is_creature_there(o) and o is not at and o not in attackers
        )
    else:
        by = board.find(by_noun, board.is_creature)  # what was cast has resolved
        at = board.find(at_noun, lambda o: board.is_creature_there(o) and o is not by)
    if not by.owner and not at.owner:
        by.owner = ASKER
    sides(board, [by], at, said.get("who", ""))
    if not attackers:
        implied_attack(board, at)
    elif at not in attackers:
        raise Lost("what is blocked doesn't attack")
    board.asks.append({"allowed": {"player": by.owner, "block": {by: at}}})


def _may_block_several(board: Board, said: Plain) -> None:
    """Whether one creature may block several attackers at once, all that there are."""
    if not any(board.attackers()):
        noun = without_role(said["at"])
        if "pronoun" not in noun and {"size", "has", "card", "owner"}.isdisjoint(noun):
            noun = {**{k: held for k, held in noun.items() if k != "definite"}, "size": "2/2"}
        whose = noun.get("owner", "") or board.theirs[said.get("who") or ASKER]
        ats = board.all_of((noun,), board.is_creature_there, whose)
        if len({one.owner for one in ats}) != 1:
            raise Lost("whose the attackers are")
        their_turn(board, ats[0].owner)
        attacked = board.theirs[ats[0].owner]
        board.play.append({"player": ats[0].owner, "attack": dict.fromkeys(ats, attacked)})
    attackers = [thing for thing, _ in board.attackers()]
    like = {k: held for k, held in said["at"].items() if k not in ("number", "pronoun", "role")}
    if said["at"].get("number", len(attackers)) != len(attackers) or len(attackers) < 2:
        raise Lost("a count that is not what was told")
    if not all(board.is_like(one, like) for one in attackers):
        raise Lost("attackers that were told otherwise")
    if any("block" in item for item in board.play):
        raise Lost("blocks told before")
    by = board.find(said["by"], lambda o: board.is_creature_there(o) and o not in attackers)
    sides(board, [by], attackers[0], said.get("who", ""))
    board.asks.append({"allowed": {"player": by.owner, "block": {by: attackers}}})


def _fresh(board: Board, noun: Plain) -> Plain:
    """What came under its controller's control this turn."""
    if "pronoun" in noun:
        thing = board.find(noun, board.is_permanent)
        if board.play or len(board.things) != 1:
            raise Lost("what may have come before")
        thing.traits["sick"] = True
        return noun
    return {**noun, "sick": True}


def may_block_at_all(board: Board, said: Plain) -> None:
    """Whether a creature may block: the one other that could attack, or one that is made up."""
    attackers = [thing for thing, _ in board.attackers()]
    by = board.find(said["by"], lambda o: board.is_creature(o) and o not in attackers)
    if said.get("who"):
        owned(by, said["who"])
    if len(attackers) > 1:
        raise Lost("which is blocked")
    if attackers:
        at = attackers[0]
        if any(item.get("block") for item in board.play):
            raise Lost("blocks told before")
        who = said.get("who") or by.owner
        if by.owner in ("", who):
            sides(board, [by], at, "")
        board.asks.append({"allowed": {"player": who or by.owner, "block": {by: at}}})
        return
    by.owner = by.owner or ASKER
    others = [o for o in board.things if board.is_creature_there(o) and o.owner != by.owner]
    if len(others) > 1:
        raise Lost("which attacks")
    if others:
        sides(board, [by], others[0], "")
        implied_attack(board, others[0])
        board.asks.append({"allowed": {"player": by.owner, "block": {by: others[0]}}})
        return
    at = board.new({"size": "2/2", "kind": "creature"}, board.theirs[by.owner])
    board.guess(
        "A 2/2 creature attacks.",
        "一个2/2生物攻击。",
        "whether it may block is asked",
        "所问为能否阻挡",
    )
    their_turn(board, at.owner)
    place = (
        board.turn_begun if board.promised else len(board.play)
    )  # where an attack was told of before
    board.promised.clear()
    board.play.insert(place, {"player": at.owner, "attack": {at: by.owner}})
    board.asks.append({"allowed": {"player": by.owner, "block": {by: at}}})


def may_block_together(board: Board, said: Plain) -> None:
    """Whether several creatures may block one attacker."""
    attackers = [thing for thing, _ in board.attackers()]
    if list(said["bys"]) == [{"pronoun": "they"}] and _are_any_number(board, said.get("who", "")):
        rest = {key: held for key, held in said.items() if key in ("who", "at")}
        may_block(board, {**rest, "by": {"kind": "creature", "owner": said["who"]}})
        return
    if "at" not in said and len(attackers) != 1:
        raise Lost("which is blocked")
    fits = (lambda o: o in attackers) if attackers else board.is_creature_there
    at = board.find(said["at"], fits) if "at" in said else attackers[0]
    who = said.get("who") or board.theirs.get(at.owner, "")
    bys = board.all_of(said["bys"], all_but(at, board.is_creature), who)
    if len(bys) < 2:
        raise Lost("several blockers")
    sides(board, bys, at, who)
    if not attackers:
        implied_attack(board, at)
    board.asks.append({"allowed": {"player": bys[0].owner, "block": dict.fromkeys(bys, at)}})


def _are_any_number(board: Board, who: str) -> bool:
    """True of creatures told by their kind: any of them, where one alone may block."""
    theirs = [one for one in board.things if board.is_creature_there(one) and one.owner == who]
    by_one = not any(word in text for text in board.words() for word in ("menace", "two or more"))
    return bool(who) and len(theirs) == 1 and by_one


def may_block_with_both(board: Board, said: Plain) -> None:
    """Whether a player may block the one attacker with all of its two creatures, or as many."""
    who = board.who(said["whose"])
    mine = [o for o in board.arrival if board.is_creature(o) and o.owner == who]
    attackers = [thing for thing, _ in board.attackers()]
    if (
        len(mine) != said.get("n", 2)
        or len(attackers) != 1
        or any("block" in item for item in board.play)
    ):
        raise Lost("which creatures block which")
    at = board.find(said["at"], lambda one: one in attackers) if "at" in said else attackers[0]
    board.asks.append({"allowed": {"player": who, "block": dict.fromkeys(mine, at)}})


def may_be_blocked(board: Board, said: Plain) -> None:
    """Whether a player may block an attacker with the one creature that was told."""
    who = board.who(said["whose"])
    attackers = [thing for thing, _ in board.attackers()]
    if not attackers and "at" not in said:
        may_block_at_all(board, {"by": {"pronoun": "it"}})
        return
    if not attackers:
        at = board.find(said["at"], lambda o: board.is_creature_there(o) and o.owner != who)
        at.owner = at.owner or board.theirs[who]
        implied_attack(board, at)
        attackers = [at]
    mine = [o for o in board.things if board.is_creature_there(o) and o.owner == who]
    if not mine and who not in board.creatureless:
        mine = [board.new({"kind": "creature"}, who)]
    if len(mine) != 1 or len(attackers) != 1 or mine[0] in attackers:
        raise Lost("which blocks which")
    at = board.find(said["at"], lambda one: one in attackers) if "at" in said else attackers[0]
    board.asks.append({"allowed": {"player": who, "block": {mine[0]: at}}})


def may_attack(board: Board, said: Plain) -> None:
    """Whether a creature may attack."""
    if any({"attack", "block"} & set(item) for item in board.play):
        raise Lost("an attack after an attack")
    noun = _fresh(board, said["by"]) if said.get("fresh") else said["by"]
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
    noun = _fresh(board, said["what"]) if said.get("fresh") else said["what"]
    thing = board.find(noun, board.is_permanent, who)
    owned(thing, who)
    if not thing.card:
        raise Lost("an ability that was not told of")
    item: dict[str, Any] = {"player": who, "activate": thing}
    ability = said.get("ability") or some_loyalty_cost(board, thing)
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


def may_cycle(board: Board, said: Plain) -> None:
    """Whether a card may be cycled."""
    who = board.who(said.get("who", ""))
    item: dict[str, Any] = {"player": who, "activate": cycled(board, said["what"], who)}
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
