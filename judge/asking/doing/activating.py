"""What players do beside casting what is told: activating, cycling, playing lands, conceding."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from judge.asking.board.discourse import BATTLEFIELD, HAND, STACK, Board, Lost, Plain, Thing
from judge.asking.board.seating import TWO
from judge.asking.board.stand_ins import loyalty_cost, some_loyalty_cost, with_ability
from judge.asking.doing.casting import cast, play_land, targets_of
from judge.asking.doing.fighting import owned, unblocked
from judge.asking.doing.happening import effect
from judge.asking.doing.tapping import cracked
from judge.asking.doing.turning import turn_of_caster
from judge.words import ASKER

Fits = Callable[[Thing], bool]
GIVES = re.compile(r"\{t\}[^:\n]*: target creature")
PROTECTION = "protection from "
OF_GAMES = {"result", "wins", "loses", "either"}  # foci that are asked of a game that is over


def activate(board: Board, said: Plain) -> None:
    """An ability of an object is activated."""
    who = board.who(said.get("who", ""))
    if "on" in said and board.facts.is_spell_only(said["what"].get("card", "")):
        cast(board, said)  # "I use Murder to kill it"
        return
    if _is_unnamed(board, said["what"]) and not {"ability", "on", "n"} & set(said):
        kind = "artifact" if "card" in said["what"] else "creature"
        unnamed_ability(board, {**said, "kind": kind})
        return
    if board.facts.is_planeswalker(said["what"].get("card", "")) and "ability" not in said:
        said = {**said, "ability": "any"}
    fits: Fits = board.is_planeswalker if "ability" in said else board.is_permanent
    if said.get("sacrifices") and "pronoun" in said["what"]:
        fits = _sacrificed_by(board, who)
    thing = board.find(said["what"], fits, who)
    _has_ability(board, thing, said)
    item: dict[str, Any] = {"player": who, "activate": thing}
    ability = said.get("ability") or some_loyalty_cost(board, thing)
    if ability:
        item["ability"] = loyalty_cost(board, thing, ability)
    elif said.get("sacrifices"):
        item["ability"] = cracked(board, thing)
    if any(one.now == STACK for one in board.things) and board.is_answer(said):
        item["respond"] = True
    board.subject = None
    if ability:
        board.subject = thing
        turn_of_caster(board, thing, who)
    known = [f"{said['n']} {of}" for of in ("damage", "life") if "n" in said]
    if known and not any(board.facts.says(thing.card, one) for one in known):
        raise Lost("another ability than it has")
    if "on" in said:
        item["targets"] = targets_of(board, said, thing)
        target = item["targets"][0]
        board.subject = target if isinstance(target, Thing) else None
    board.play.append(item)


def named_gives(board: Board, said: Plain) -> None:
    """A permanent's ability is activated that gives a creature protection or another ability."""
    noun, words = said["by"], said["has"]
    if "pronoun" in noun:
        giver = _giver(board, board.who(said.get("who", "")))
        noun = {"card": giver.card, "owner": giver.owner}
    text = board.facts.text(noun.get("card", ""))
    if len(words) != 1 or not GIVES.search(text):
        raise Lost("what gives what")
    word = words[0]
    color = word.removeprefix(PROTECTION) if word.startswith(PROTECTION) else ""
    may_give = "protection from the color of your choice" if color else f"gains {word} until"
    if may_give not in text:
        raise Lost("another ability than it gives")
    who = said.get("who") or noun.get("owner") or ""
    target = board.find(said["on"], board.is_creature_there)
    who = who or (target.owner if "you control" in text else "")
    if not who:
        raise Lost("who does so")
    keys = {key: held for key, held in said.items() if key == "respond"}
    activate(board, {**keys, "who": who, "what": noun, "on": ({"thing": target},)})
    if color:
        board.play[-1]["choose"] = color


def _giver(board: Board, who: str) -> Thing:
    """The one permanent of a player with an ability by which it gives a creature something."""
    mine = [one for one in board.things if one.owner == who and board.is_permanent(one)]
    able = [one for one in mine if GIVES.search(board.facts.text(one.card))]
    if len(able) != 1:
        raise Lost("what gives it")
    return able[0]


def _sacrificed_by(board: Board, who: str) -> Fits:
    """What a player has that may be sacrificed for an ability of its own."""

    def fits(one: Thing) -> bool:
        is_own = one.owner in ("", who) and board.is_permanent(one)
        return is_own and board.facts.says(one.card, "sacrifice this")

    return fits


def _has_ability(board: Board, thing: Thing, said: Plain) -> None:
    """Gives a creature without a name the ability that is told of, or one that does nothing."""
    if not thing.card and not {"on", "n", "ability"} & set(said):
        with_ability(board, thing, "{1}: Untap this permanent.")
        board.guess(
            "The ability does nothing else.",
            "此异能没有其他效应。",
            "it isn't told",
            "未说明其内容",
        )
    if not thing.card and {"on", "n"} <= set(said):
        with_ability(board, thing, f"{{T}}: This creature deals {said['n']} damage to any target.")


def loyalty_of(board: Board, said: Plain) -> None:
    """A loyalty ability of a planeswalker by its cost: "lotv +1", whosever the planeswalker is."""
    noun = said["what"]
    who = said.get("who") or noun.get("owner") or ASKER
    thing = board.find(noun, board.is_planeswalker, who if "who" not in said else "")
    activate(board, {**said, "who": thing.owner or who})


def unnamed_ability(board: Board, said: Plain) -> None:
    """An ability is activated of which nothing else is told than of what kind of object it is."""
    who = board.who(said.get("who", ""))
    size = " of 1/1" if said["kind"] == "creature" else ""
    thing = board.new({"card": f"some {said['kind']}{size}: {{T}}: Scry 1."}, who)
    item = {"player": who, "activate": thing}
    if any(map(board.is_on_stack, board.things)) and board.is_answer(said):
        item["respond"] = True
    board.play.append(item)
    board.guess(
        "The ability does nothing of note.",
        "此异能没有重要效应。",
        "it isn't named",
        "未说明是哪一个",
    )
    board.subject = None


def _is_unnamed(board: Board, noun: Plain) -> bool:
    """True of an artifact or creature that is first told of here, and of which nothing is told."""
    is_plain = noun.get("card") == "some artifact" or noun.get("kind") == "creature"
    is_new = noun.get("number") == 1 or not any(board.is_like(one, noun) for one in board.things)
    return is_plain and is_new and set(noun) <= {"card", "kind", "number", "owner"}


def cycled(board: Board, noun: Plain, who: str) -> Thing:
    """The card in hand that is cycled."""
    if "pronoun" in noun:
        thing = board.find(noun, lambda one: one.zone == HAND and not one.now)
        owned(thing, who)
    else:
        told = [one for one in board.things if one.zone == HAND and board.is_like(one, noun)]
        thing = told[0] if told else board.new({**noun, "owner": who}, who, HAND)
    if not board.facts.says(thing.card, "cycling"):
        raise Lost("a card without cycling")
    return thing


def cycles(board: Board, said: Plain) -> None:
    """A player cycles a card."""
    who = board.who(said.get("who", ""))
    thing = cycled(board, said["what"], who)
    item: dict[str, Any] = {"player": who, "activate": thing}
    if any(one.now == STACK for one in board.things) and board.is_answer(said):
        item["respond"] = True
    thing.now = "graveyard"
    board.play.append(item)
    board.subject = thing


def ninjutsu(board: Board, said: Plain) -> None:
    """An unblocked attacker is returned for a card with ninjutsu; nothing was blocked then."""
    who = board.who(said.get("who", ""))
    mine = [one for one, _ in board.attackers() if one.owner == who]
    if "out" in said:
        mine = [board.find(said["out"], lambda one: one in mine)]
    if len(mine) != 1 or len(list(board.attackers())) != 1:
        raise Lost("which attacker is returned")
    if not any("block" in item for item in board.play):
        unblocked(board, {"who": board.theirs[who]})
    noun = {**said["what"], "owner": who}
    ninja = board.new({key: noun[key] for key in noun if key != "number"}, who, HAND)
    if not board.facts.says(ninja.card, "ninjutsu {"):
        raise Lost("a card without ninjutsu")
    board.play.append({"player": who, "activate": ninja, "pay": {"return": mine}})
    mine[0].now = HAND
    ninja.now = BATTLEFIELD
    board.settled = len(board.play)
    board.subject = ninja


def plays_land(board: Board, said: Plain) -> None:
    """A player plays a land: a Forest stands for one without a name."""
    who = board.who(said.get("who", ""))
    noun = said.get("what", {"card": "Forest"})
    if not board.facts.is_land(noun.get("card", "")):
        raise Lost("no land")
    play_land(board, said, board.new({**noun, "owner": who}, who, HAND), who)


def discards_card(board: Board, said: Plain) -> None:
    """A player discards a card that is named."""
    who = board.who(said.get("who", ""))
    noun = said["what"]
    told = [one for one in board.things if one.zone == HAND and board.is_like(one, noun)]
    thing = told[0] if told else board.new({**noun, "owner": who}, who, HAND)
    effect(board, {"who": who, "text": "You discard a card."})
    board.play[-1]["choose"] = thing
    thing.now = "graveyard"
    board.seen(thing)
    board.subject = thing


def discards_cards(board: Board, said: Plain) -> None:
    """A player discards so many cards; of one of which more is asked, nothing is told."""
    if said["n"] == 1 and {"zone", "fate"} & board.foci:
        discards_card(board, {**said, "what": _any_card(board)})
        return
    effect(board, {**said, "text": "You discard {n} cards."})


def _any_card(board: Board) -> Plain:
    """A card of which nothing is told, where no text asks what kind of card is discarded."""
    asking = ("madness", "land card", "creature card", "nonland", "instant", "sorcery")
    if any(word in text for text in board.words() for word in asking):
        raise Lost("what card is discarded")
    board.guess(
        "The card does nothing when it is discarded.",
        "这张牌被弃掉时没有作用。",
        "it isn't named",
        "未说明是哪一张",
    )
    return {"card": "some instant"}


def regenerates(board: Board, said: Plain) -> None:
    """A creature's ability to regenerate is used: its own, or one of a creature without a name."""
    thing = board.find(said["what"], board.is_creature_there, said.get("who", ""))
    if thing.card:
        activate(board, said)
        return
    rest = {key: held for key, held in said.items() if key in ("who", "respond")}
    board.subject = thing
    effect(board, {**rest, "on": {"pronoun": "it"}, "text": "Regenerate target creature."})


def concedes(board: Board, said: Plain) -> None:
    """A player concedes; of two, the game is over."""
    if len(board.players) == TWO and not board.foci <= OF_GAMES:
        raise Lost("what is so after the game")
    board.play.append({"player": board.who(said.get("who", "")), "concede": True})


def cast_same(board: Board, said: Plain) -> None:
    """Another card is cast of the name of the one that was told of."""
    who = board.who(said.get("who", ""))
    cast(board, {"who": who, "what": {"one_of": True}})
