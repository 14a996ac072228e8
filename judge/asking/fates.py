"""What becomes of an object goes into `ask`: whether it dies, where it is when all is done."""

from __future__ import annotations

import re

from judge.asking import nameless
from judge.asking.discourse import Board, Lost, Plain
from judge.asking.happening import effect
from judge.asking.holding import controller
from judge.asking.wondering import of_one, of_players_own
from judge.values import Bilingual
from judge.words import ASKER

HAN = re.compile("[\u4e00-\u9fff]")
WHO_DIES = (
    Bilingual("the player is meant", "所指为牌手"),
    Bilingual("the creature is meant", "所指为生物"),
)
ANYTHING = (
    ", you gain 1 life.",
    "，你获得1点生命。",
)  # what an ability does of which only the event is told


def dies(board: Board, said: Plain) -> None:
    """Whether an object dies; what goes to a graveyard as a spell doesn't die, but is there."""
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
    of_one(*(("zone", "is_any") if is_spell else ("dies", "is_mortal")))(board, said)


def outlives(board: Board, said: Plain) -> None:
    """Whether who or what isn't said dies or survives: "dead?"; a player whose life was told."""
    told = [who for who, held in board.players.items() if "life" in held]
    creatures = any(map(board.is_creature, board.things))
    if told and not (creatures and board.fork(WHO_DIES)):
        (who,) = told if len(told) == 1 else ("",)
        if not who:
            raise Lost("which player")
        board.asks.append({"loses": who} if said["so"] == "dies" else {"result": True})
        return
    of_one(said["so"], "is_mortal")(board, {"of": {"pronoun": "it"}})


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
    of_one("zone")(board, {**said, "of": noun})


def fate(board: Board, said: Plain) -> None:
    """What becomes of some objects."""
    for noun in said["of"]:
        fits = board.is_any if "card" in noun else board.is_mortal
        for thing in board.all_of((noun,), fits):
            board.asks.append({"zone": thing})


def zone(board: Board, said: Plain) -> None:
    """Where an object is; of what is to come back to its owner also who controls it."""
    of_players_own("zone", "is_any")(board, said)
    thing = board.subject
    if "back" not in said or thing is None or board.asks[-1] != {"zone": thing}:
        return
    if controller(board, thing) != thing.owner:
        board.asks.append({"controller": thing})


def first_draw(board: Board, said: Plain) -> None:
    """Whether who begins draws a card on the first turn: the draw step is played."""
    if board.play or board.step or board.things:
        raise Lost("what else is so on the first turn")
    board.first_step = True
    board.play.append({"pass": "all", "at": {"step": "precombat main"}})
    board.asks.append({"drawn": ASKER})


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
