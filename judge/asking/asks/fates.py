"""What becomes of an object goes into `ask`: whether it dies, where it is when all is done."""

from __future__ import annotations

import re
from collections.abc import Iterable

from judge.asking.asks.wondering import of_one, of_players_own, resolves
from judge.asking.board.discourse import COMMAND, Board, Handler, Lost, Plain, Thing
from judge.asking.board.holding import controller
from judge.asking.board.seating import told_as
from judge.asking.doing.happening import effect
from judge.asking.names import nameless
from judge.values import Bilingual

REDUCED = r"-\d+/-\d+|gets? [+-]\d+/-\d"
NOT_DESTROYED = re.compile(rf"sacrific|{REDUCED}", re.IGNORECASE)
SACRIFICED = re.compile(r"sacrific|\bevoke\b|annihilator", re.IGNORECASE)
NOT_SACRIFICED = re.compile(rf"\bdestroy|deals? [^.]*damage|\bfights?\b|{REDUCED}", re.IGNORECASE)
HAN = re.compile("[\u4e00-\u9fff]")
ANYTHING = (
    ", you gain 1 life.",
    "，你获得1点生命。",
)  # what an ability does of which only the event is told


def dies(board: Board, said: Plain) -> None:
    """Whether an object dies; what goes to a graveyard as a spell doesn't die, but is there."""
    if "of" not in said and (who := _who_may_die(board, board.players)):
        board.asks.append({"loses": who})
        return
    if "way" in said and _may_die_otherwise(board, said["way"]):
        raise Lost("how it dies, where it may die another way")
    noun = said.get("of", {"pronoun": "it"})
    is_told = "card" in noun or noun.get("definite")
    meant = [one for one in board.things if is_told and board.is_like(one, noun)]
    if "pronoun" in noun:
        meant = [board.subject] if board.subject else list(filter(board.is_answered, board.things))
    is_spell = "whose_zone" in said and any(
        board.is_on_stack(one)
        and (board.is_answered(one) or board.facts.is_aura(one.card) or not board.is_permanent(one))
        for one in meant
    )
    of_one(*(("zone", "is_moved") if is_spell else ("dies", "is_mortal")))(board, said)


def dies_in_combat(board: Board, said: Plain) -> None:
    """Whether combat damage kills a creature, where nothing but a combat was told."""
    if any(not {"attack", "block", "pass"} & set(item) for item in board.play):
        raise Lost("what else may kill it")
    if not any(item.get("block") for item in board.play):
        raise Lost("a combat that was not told of")
    dies(board, said)


def _may_die_otherwise(board: Board, way: str) -> bool:
    """True where what is told may let an object die, but not in the way that is asked of."""
    words = [*board.words(), *board.effects()]
    is_blocked = any("block" in item for item in board.play)
    if way == "destroyed":
        return any(map(NOT_DESTROYED.search, words))
    is_told = any(map(SACRIFICED.search, words))
    return not is_told or is_blocked or any(map(NOT_SACRIFICED.search, words))


def outlives(board: Board, said: Plain) -> None:
    """Whether who or what isn't said survives: "still alive?"; a player as far as was told."""
    if _who_may_die(board, board.players):
        board.asks.append({"result": True})
        return
    of_one("survives", "is_mortal")(board, {"of": {"pronoun": "it"}})


def returns(board: Board, said: Plain) -> None:
    """Where an object is after it died; it is destroyed, where nothing was told to kill it."""
    noun = said.get("of", {"pronoun": "it"})
    if "keyword" in said:
        word = str(said["keyword"])
        thing = board.find(noun, lambda one: word in one.has or board.facts.says(one.card, word))
        board.subject = thing
    if not board.play:
        effect(board, {"on": noun, "text": "Destroy target creature."})
        board.guess("It is destroyed.", "它被消灭。", "it is said to die", "所述为它死去")
        noun = {"pronoun": "it"}
    of_one("zone", "is_moved")(board, {**said, "of": noun})


def he_or_it_dies(board: Board, said: Plain) -> None:
    """Whether "he" dies, as chat says it: a creature, his before others, or the opponent."""
    who = said["who"]
    if who not in board.players:
        raise Lost("who is meant by him")
    if any(map(board.has_own_name, board.things)):
        _one_who_has_a_name(board)
    elif _who_may_die(board, (who,)):
        board.asks.append({"loses": who})
        return
    is_his = any(one.owner == who for one in board.things if board.is_mortal(one))
    dies(board, {"of": {"pronoun": "it", **({"owner": who} if is_his else {})}})


def _one_who_has_a_name(board: Board) -> None:
    """Raises Lost where "she" may be another than the one object that was told of by name."""
    mortal = [one for one in board.things if board.is_mortal(one)]
    if len(mortal) > 1 or any({"life", "counters"} & set(one) for one in board.players.values()):
        raise Lost("who is meant by her")


def _who_may_die(board: Board, players: Iterable[str]) -> str:
    """Which of some players is asked of, where it isn't said who dies; empty for an object.

    A player whose life was told of, or who was told last to be attacked and not to block.
    """
    is_unblocked = bool(board.play) and board.play[-1].get("block") == {}
    hit = [whom for _, whom in board.attackers() if is_unblocked or whom in board.creatureless]
    asked = [who for who in players if who in hit]
    asked = asked or [who for who in players if {"life", "counters"} & set(board.players[who])]
    if not hit and any(board.is_mortal(o) and _is_done_to(board, o) for o in board.things):
        asked.append("")
    ways = tuple(
        Bilingual(f"it is asked of {told_as(who).en}", f"所问为{told_as(who).zh}")
        if who
        else Bilingual("it is asked of an object", "所问为场上的物件")
        for who in asked
    )
    if not asked:
        return next(iter(players)) if len(tuple(players)) == 1 else ""
    return asked[board.fork(ways)] if len(asked) > 1 else asked[0]


def of_attacker(key: str) -> Handler:
    """A focus of a creature that attacks, where "it" is said and any does; else of a creature."""

    def put_ask(board: Board, said: Plain) -> None:
        attackers = [one for one, _ in board.attackers()]
        noun = said.get("of", {"pronoun": "it"})
        if key == "blocked" and not any(item.get("block") for item in board.play):
            raise Lost("a block that was not told of")
        if not attackers or noun.get("pronoun") != "it":
            of_one(key, "is_creature")(board, said)
            return
        board.subject = board.find(noun, lambda one: one in attackers)
        board.asks.append({key: board.subject})

    return put_ask


def _is_done_to(board: Board, one: Thing) -> bool:
    """True of a creature that blocks or is blocked, or that something may have been done to."""
    blocks = (item["block"] for item in board.play if "block" in item)
    is_in_combat = any(one in (*block, *block.values()) for block in blocks)
    deeds = [item for item in board.play if not {"attack", "block", "pass"} & set(item)]
    is_free = all(one not in item.get("targets", (one,)) for item in deeds)
    return is_in_combat or not is_free or not board.play


def fate(board: Board, said: Plain) -> None:
    """What becomes of some objects."""
    for noun in said["of"]:
        if "spell" in noun:
            resolves(board, {"of": noun, "so": "countered"})
            continue
        fits = board.is_any if "card" in noun else board.is_mortal
        for thing in board.all_of((noun,), fits):
            board.asks.append({"zone": thing})


def zone(board: Board, said: Plain) -> None:
    """Where an object is; of what is to come back to its owner also who controls it."""
    if said.get("who") and said.get("of") == {"kind": "creature"} and board.effects():
        raise Lost("one that died, or another that is sacrificed")
    card = said.get("of", {}).get("card", "")
    if card in _on_top(board) and not any(one.card == card for one in board.things):
        board.asks.append({"zone": card})
        return
    of_players_own("zone", "is_moved")(board, said)
    thing = board.subject
    if "back" not in said or thing is None or board.asks[-1] != {"zone": thing}:
        return
    if controller(board, thing, ever=True) != thing.owner:
        board.asks.append({"controller": thing})


def _on_top(board: Board) -> list[str]:
    """The cards that were told to be on top of libraries."""
    held = (player.get("library") for player in board.players.values())
    return [cards[0] for cards in held if isinstance(cards, list) and isinstance(cards[0], str)]


def says_triggers(board: Board, said: Plain) -> None:
    """Whether an ability triggers of which only the event is told: what it does is no matter."""
    thing = board.find(said["of"], board.is_permanent)
    card = thing.card or f"some creature of {thing.size}"
    if nameless.entry(card) is None or ": " in card or thing.has or thing.color or thing.kin:
        raise Lost("a card with an ability of its own")
    text = str(said["says"]).rstrip("，,.。")
    whole = text if re.search("[，,]", text) else f"{text}{ANYTHING[bool(HAN.search(text))]}"
    thing.card, thing.size = f"{card}: {whole}", ""
    board.asks.append({"triggers": thing})
    board.subject = thing


def to_command(board: Board, said: Plain) -> None:
    """A player puts a commander into the command zone, or may, from where it went."""
    thing = board.find(said["it"], lambda one: "commander" in one.traits)
    away = board.players[board.theirs.get(thing.owner)].get("commander_damage", {})
    if thing in away and not board.play and "asks" not in said and said.get("so", True):
        thing.zone = COMMAND  # after it dealt damage, before what is told next
        board.subject = thing
        return
    if not board.play or said.get("who") not in (None, "", thing.owner):
        raise Lost("what was done to it")
    chosen = board.choices.setdefault(thing.owner, [])
    if any("its controller may" in text for text in board.texts()) and not chosen:
        chosen.append(False)  # of what is offered for it, as with Path to Exile
    chosen.append(said.get("so", True))
    board.subject = thing
    if "asks" in said:
        board.asks.append({"zone": thing})
