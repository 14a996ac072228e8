"""What is left, what one object gives, and which creatures may block goes into `ask`."""

from __future__ import annotations

import re

from judge.asking.asks.counting import all_die
from judge.asking.board.discourse import STACK, Board, Lost, Plain, Thing
from judge.asking.doing.fighting import sides
from judge.cards import CardType
from judge.language.normalise import REMINDER

GAINS = re.compile(r"\bgains?\b[^.]*\blife\b")
ELSEWHERE = ("return", "undying", "persist", "token", "control of")  # what is had then otherwise


def still_had(board: Board, said: Plain) -> None:
    """Which creatures a player still has, or loses: each that was told of, where none comes."""
    cast = (item.get("cast") for item in board.play)
    texts = (*board.words(), *(one.casefold() for one in board.effects()))
    comes = any(word in text for word in ELSEWHERE for text in texts)
    if board.made or comes or any(one and board.is_creature(one) for one in cast):
        raise Lost("creatures that come later")
    who = said.get("of_whom", "")
    if said.get("who") not in (None, "", who):
        raise Lost("what one player keeps of another's")
    if who:
        who = board.who(who)
    all_die(
        board, {"so": said["so"], "of": {"kind": "creature", **({"owner": who} if who else {})}}
    )


def of_type(board: Board, said: Plain) -> None:
    """How many permanents of a type a player has left, of those that were told of."""
    who, kind = board.who(said.get("who", "")), str(said["type"])
    told = [one for one in board.arrival if one.owner == who and _is_of(board, one, {"type": kind})]
    texts = (*board.words(), *(one.casefold() for one in board.effects()))
    if not board.play or not told or board.made or any("control of" in one for one in texts):
        raise Lost("a count of what was told")
    of = {} if kind == "permanent" else {"type": kind}
    board.asks.append({"count": {"player": who, "zone": "battlefield", **of}})


def traits(board: Board, said: Plain) -> None:
    """Of which colors and types an object is, where those that it began with were told."""
    thing = board.find(said["of"], board.is_permanent)
    told = thing.color if said["what"] == "color" else thing.kin
    if not told and (not thing.card or thing.card.startswith("some ")):
        raise Lost("what it was before")
    board.asks.append({"is": thing})
    board.subject = thing


def abilities_kept(board: Board, said: Plain) -> None:
    """Which abilities an object has that had some."""
    thing = board.find(said["of"], board.is_permanent)
    if not thing.has and (not thing.card or thing.card.startswith("some ")):
        raise Lost("which abilities it had")
    board.asks.append({"has": thing})
    board.subject = thing


def both_stay(board: Board, said: Plain) -> None:
    """Whether two permanents stay on the battlefield: the two that there are of a kind."""
    of = said["of"]
    found = [one for one in board.arrival if _is_of(board, one, of)]
    if len(found) != 2 or board.made or not board.play or _are_of_another(found, said):
        raise Lost("both of which")
    board.asks += [{"zone": one} for one in found]


def _are_of_another(found: list[Thing], said: Plain) -> bool:
    """True of objects that are not all that player's of whom it is said."""
    return bool(said.get("who")) and any(one.owner != said["who"] for one in found)


def _is_of(board: Board, one: Thing, of: Plain) -> bool:
    """True of a permanent that is there, or was cast, of a type or of a name."""
    if not board.is_permanent(one) or (one.now or one.zone) not in ("battlefield", STACK):
        return False
    kind = of.get("type", "permanent")
    if "card" in of:
        return bool(one.card == of["card"])
    if kind == "creature":
        return board.is_creature(one)
    return kind == "permanent" or board.facts.has_type(one.card, CardType[kind.upper()])


def gained_by(board: Board, said: Plain) -> None:
    """How much life one object lets a player gain, where nothing else lets anybody gain any."""
    thing = board.find(said["by"], board.is_any)
    others = [REMINDER.sub("", one) for one in (*board.texts(thing), *board.effects())]
    lifelink = any("lifelink" in one.has for one in board.things if one is not thing)
    same = [one for one in board.things if one.card == thing.card]
    if lifelink or len(same) != 1 or any(GAINS.search(one) for one in others):
        raise Lost("what else lets a player gain life")
    if not board.facts.says(thing.card, "gain") and "lifelink" not in thing.has:
        raise Lost("what lets nobody gain life")
    board.asks.append({"gained": board.who(said.get("who", ""))})
    board.subject = thing


def triggers_for(board: Board, said: Plain) -> None:
    """Whether an ability triggers for one object, the only one to which anything was done."""
    event = board.find(said["event"], board.is_permanent)
    thing = board.find(said["of"], lambda one: board.is_able(one) and one is not event)
    done = [item for item in board.play if "pass" not in item]
    targets = {one for item in done for one in (*item.get("targets", ()), item.get("choose"))}
    is_cast = any(item.get("cast") is event for item in done)
    plain = all(set(item) & {"targets", "choose"} or item.get("cast") is event for item in done)
    if not done or not plain or (targets - {None, True, False, event}) or (is_cast and targets):
        raise Lost("what else it may trigger for")
    board.asks.append({"triggers": thing})
    board.subject = thing


def which_block(board: Board, said: Plain) -> None:
    """Which creatures may block the one attacker: each of the player's that is attacked."""
    attackers = [one for one, _ in board.attackers()]
    if len(attackers) != 1 or any("block" in item for item in board.play):
        raise Lost("which is blocked")
    at = board.find(said["at"], lambda one: one in attackers) if "at" in said else attackers[0]
    who = board.theirs[at.owner]
    if said.get("who") not in (None, "", who) or board.made:
        raise Lost("another player's creatures")
    mine = [one for one in board.arrival if board.is_creature(one) and one.owner in ("", who)]
    if len(mine) < 2:
        raise Lost("several blockers")
    sides(board, mine, at, who)
    board.asks += [{"allowed": {"player": who, "block": {one: at}}} for one in mine]


def saved_from_told(board: Board, said: Plain) -> None:
    """Whether an ability saves an object from the spell that was told: where the object is."""
    thing = board.find(said["on"], board.is_mortal)
    ways = said["by"]["has"]
    if not all(one in thing.has or board.facts.says(thing.card, one) for one in ways):
        raise Lost("an ability that it does not have")
    if not board.play:
        raise Lost("saved from what")
    board.asks.append({"zone": thing})
    board.subject = thing
