"""What is told in the verbs of ordinary talk: what came back, what triggers, what it does."""

from __future__ import annotations

import re
from typing import Any

from judge.asking.board.discourse import GIVING, Board, Lost, Plain, Thing
from judge.asking.board.holding import controller
from judge.asking.board.seating import TWO
from judge.asking.board.stand_ins import loyalty_cost
from judge.asking.doing import (
    activating,
    adding,
    answering,
    casting,
    commanding,
    fighting,
    happening,
    standing,
    turning,
)
from judge.asking.doing.aiming import was_returned
from judge.asking.doing.described import COMES_WITH
from judge.asking.doing.pending import AS_CAST
from judge.language.normalise import REMINDER
from judge.words import ASKER

DEALS = re.compile(r"deals? (?P<n>\d+) damage to (?:any target|target)")
TAPS_TO_DEAL = re.compile(r"\{t\}[^:\n]*: [^\n]*deals? (?P<n>\d+) damage to (?:any target|target)")
TARGETS_PLAYER = re.compile(r"when(?:ever)? [^.]*\btarget (?:player|opponent)")
MOST_TRIGGERS = 12
OF_STEPS = {"upkeep": "beginning of your upkeep", "end": "beginning of your end step"}


def came_back(board: Board, said: Plain) -> None:
    """A creature has come back by undying or persist: it has the counter of that."""
    word = str(said["keyword"])
    thing = standing.of_object(board, said, board.is_creature)
    counter = COMES_WITH.get(word)
    has_it = word in thing.has or board.facts.says(thing.card, word)
    if counter is None or not has_it or said.get("kind", counter) != counter or board.play:
        raise Lost("what brought it back")
    board.count_on(thing, {"kind": counter, "number": 1})


def is_creature(board: Board, said: Plain) -> None:
    """An object is a creature, as it is anyway."""
    thing = board.find(said["it"], board.is_permanent)
    is_one = not thing.card or board.facts.is_creature(thing.card) or thing.is_animated
    if any(board.effects()) or not is_one:
        raise Lost("what it became")
    board.subject = thing


def has_loyalty_ability(board: Board, said: Plain) -> None:
    """A planeswalker has a loyalty ability of some cost: of "that ability" more may be said."""
    thing = board.find(said["it"], board.is_planeswalker)
    cost = str(said["ability"]).replace("-", "−")
    if not board.facts.says(thing.card, f"{cost}:"):
        raise Lost("an ability that it does not have")
    board.abilities[thing] = loyalty_cost(board, thing, str(said["ability"]))
    board.subject = thing


def has_library(board: Board, said: Plain) -> None:
    """A library has enough cards, as is so where nothing was told of it."""
    if "library" in board.players[board.who(said.get("who", ""))]:
        raise Lost("what was told to be in the library")


def named_triggers(board: Board, said: Plain) -> None:
    """A permanent that is named triggers: at the step that was told, or as it enters."""
    noun = said["of"]
    like = [one for one in board.things if board.is_like(one, noun) and not one.now]
    if not board.step and not board.play:
        _at_its_step(board, noun, like)
    words = OF_STEPS.get(board.step, "")
    if words and not board.play and board.facts.says(noun.get("card", ""), words):
        if not like and noun.get("owner", board.turn) == board.turn:
            held = {"who": board.turn, "what": (noun,), "zone": "battlefield"}
            standing.have(board, {**held, "does": "have"})
        elif len(like) != 1 or like[0].owner not in ("", board.turn):
            raise Lost("another player's step")
        else:
            like[0].owner = board.turn
            board.subject = like[0]
        board.has_trigger = True
        return
    last = board.play[-1].get("cast") if board.play else None
    if last is None or not board.is_like(last, noun):
        raise Lost("what triggers by what")
    answering.has_triggered(board, {"of": noun})


def _at_its_step(board: Board, noun: Plain, like: list[Thing]) -> None:
    """It is the step at which a permanent triggers of which only that is told."""
    whose = noun.get("owner") or (like[0].owner if len(like) == 1 else "")
    card = noun.get("card") or (like[0].card if len(like) == 1 else "")
    steps = [step for step, words in OF_STEPS.items() if board.facts.says(card, words)]
    if whose and len(steps) == 1:
        turning.turn(board, {"who": whose, "step": steps[0]})


def keyword_triggers(board: Board, said: Plain) -> None:
    """A keyword ability triggers, of what was just cast or has just died."""
    word = str(said["keyword"])
    last = board.play[-1] if board.play else {}
    cast: Thing | None = last.get("cast")
    if word in AS_CAST and cast is not None and _has(board, cast, word):
        return
    died = [one for one in last.get("targets", ()) if isinstance(one, Thing)]
    is_dead = "destroy" in str(last.get("effect", "")).casefold() and len(died) == 1
    if word not in COMES_WITH or not is_dead or not _has(board, died[0], word):
        raise Lost("what triggers by what")
    board.subject = died[0]


def _has(board: Board, one: Thing, word: str) -> bool:
    return word in one.has or board.facts.says(one.card, word)


def spell_effect(board: Board, said: Plain) -> None:
    """A spell is cast of which only the effect is told: "a spell that makes them fight"."""
    rest = {key: held for key, held in said.items() if key not in ("does", "spell")}
    who = board.who(said.get("who", ""))
    casting.cast(board, {"who": who, "what": {"spell": said["spell"], "number": 1}})
    happening.effect(board, {**rest, "who": who})


def cast(board: Board, said: Plain) -> None:
    """A spell is cast; "my opponent cast one", where spells before were counted, is one more."""
    told = any("this_turn" in held for held in board.players.values())
    if said["what"] == {"one_of": True} and told and not board.play:
        adding.spells_before(board, {**said, "n": 1})
        return
    casting.cast(board, _of_returned(board, said))


def _of_returned(board: Board, said: Plain) -> Plain:
    """What is cast; "it" is the card that was just returned to its owner's hand, a new object."""
    last = board.play[-1] if board.play else {}
    target = next(iter(last.get("targets", ())), None)
    if said["what"] != {"pronoun": "it"} or not isinstance(target, Thing):
        return said
    if not was_returned(board, target):
        return said
    who = board.who(said.get("who", ""))
    if not target.card or target.owner != who or board.foci & {"hand", "graveyard"}:
        raise Lost("who has it")
    board.settled = len(board.play)
    return {**said, "what": {"card": target.card, "number": 1}}


def recast(board: Board, said: Plain) -> None:
    """A card is cast again: the commander, where one is told of."""
    if any("commander" in one.traits for one in board.things):
        commanding.recast(board, said)
    else:
        cast(board, {"who": said.get("who", ""), "what": said["it"]})


def cast_face(board: Board, said: Plain) -> None:
    """A card is cast as the face of it that is named: "Stomp from my Bonecrusher Giant"."""
    of, what = said["of"], said["what"]
    card, face = of.get("card", ""), what.get("card", "")
    who = said.get("who", "")
    if board.facts.whole(face) != board.facts.whole(card) or face == card:
        raise Lost("what is no face of that card")
    if of.get("owner", who) != who or {"number", "zone"} & set(of):
        raise Lost("whose card is cast")
    rest = {key: held for key, held in said.items() if key not in ("does", "of")}
    casting.cast(board, rest)


def gets_from(board: Board, said: Plain) -> None:
    """A creature gets a bonus of a card: of a spell, of what is attached, of what is there."""
    card = said["what"].get("card", "")
    if card in GIVING:
        others = "Other creatures" if card == "some lord" else "Creatures"
        card = f"{card}: {others} you control get {said['change']}."
        said = {**said, "what": {**said["what"], "card": card}}
    gives = re.compile(rf"creatures (?:you control )?get {re.escape(said['change'])}(?! until)")
    if gives.search(board.facts.text(card)):
        _gives_by_itself(board, said)
        return
    adding.gets_from(board, said)


def _gives_by_itself(board: Board, said: Plain) -> None:
    """A permanent that makes other creatures bigger gives one of them so much."""
    by, change = said["what"], said["change"]
    card = by.get("card", "")
    on = board.find(said["on"], board.is_creature_there)
    owner = by.get("owner") or said.get("who") or on.owner or ASKER
    size = on.size
    if board.play or not size or on.card or on.owner not in ("", owner):
        raise Lost("how big it was before")
    if not any(one.card == card for one in board.things):
        standing.have(board, {"who": owner, "what": ({**by, "number": 1},), "zone": "battlefield"})
    bigger = [int(n) + int(m) for n, m in zip(size.split("/"), change.split("/"), strict=True)]
    board.claims.append((len(board.play), on, "/".join(map(str, bigger))))
    board.subject = on


def cast_to_fight(board: Board, said: Plain) -> None:
    """A spell is cast by which one creature fights another."""
    if not board.facts.says(said["what"].get("card", ""), "fights"):
        raise Lost("a spell by which nothing fights")
    rest = {key: held for key, held in said.items() if key not in ("does", "by", "at")}
    casting.cast(board, {**rest, "on": ({"noun": said["by"]}, {"noun": said["at"]})})


def aims_all(board: Board, said: Plain) -> None:
    """A player has all triggered abilities target a player, as many as there come to be."""
    who = board.who(said.get("who", ""))
    storm = _with_storm(board, who)
    targeting = [text for text in board.texts() if TARGETS_PLAYER.search(text)]
    aimed = [said["whom"]]
    if storm is not None and not targeting and storm.setdefault("targets", aimed) == aimed:
        targeting = ["storm"]
    if not targeting or board.choices.get(who) or len(board.players) > TWO:
        raise Lost("which triggers target whom")
    board.choices[who] = [said["whom"]] * MOST_TRIGGERS


def _with_storm(board: Board, who: str) -> dict[str, Any] | None:
    """The spell with storm that a player cast last, which targets a player or may."""
    last = board.play[-1] if board.play else {}
    spell = last.get("cast")
    if spell is None or last["player"] != who or not board.facts.says(spell.card, "storm"):
        return None
    aims = board.facts.aims(spell.card)
    return last if aims in ("any", "player", "opponent") else None


def does_nothing(board: Board, said: Plain) -> None:
    """A player does nothing: no block, where that player is attacked and none was told."""
    attacked = {fighting.defender(board, one) for one, _ in board.attackers()}
    who = board.who(said.get("who", ""))
    if who in attacked and not any("block" in item for item in board.play):
        fighting.unblocked(board, {"who": who})


def dealt(board: Board, said: Plain) -> None:
    """Damage is dealt by the one permanent that does such a thing, where one was told; else by any.

    "I control Prodigal Pyromancer. I ping his 2/2." activates it.
    """
    there = [
        one
        for one in board.things
        if one.card and board.is_permanent(one) and not one.now and _may_deal(board, one)
    ]
    if not there or said.get("color"):
        happening.dealt(board, said)
        return
    who = said.get("who", "")
    able = [one for one in there if controller(board, one) == who] if who else there
    found = TAPS_TO_DEAL.search(board.facts.text(able[0].card)) if len(able) == 1 else None
    if found is None or int(found["n"]) != said["n"] or not who:
        raise Lost("damage of what")
    keys = {key: held for key, held in said.items() if key in ("respond",)}
    what = {"card": able[0].card, "owner": who}
    activating.activate(
        board, {**keys, "who": who, "what": what, "on": (said["on"],), "n": said["n"]}
    )
    target = board.play[-1]["targets"][0]
    board.subject = target if isinstance(target, Thing) else None


def _may_deal(board: Board, one: Thing) -> bool:
    """True of what may deal damage to a target by an ability of its own."""
    return DEALS.search(REMINDER.sub("", board.facts.text(one.card))) is not None
