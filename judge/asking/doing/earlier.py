"""What is told late of what was so before anything was done, where nothing has to do with it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.asking.board.discourse import BATTLEFIELD, COMMAND, HAND, Board, Lost, Plain, Thing
from judge.asking.doing.fighting import owned

LASTS = re.compile(r"Target creature (?:has base power and toughness|gets \+\d|gains )")
TO_ALL = re.compile(r"(?:Destroy|Exile) all creatures\.$")
EVENTS = {"effect", "sacrifice", "dealt", "put", "cast", "counters", "keywords"}  # on one object


def still_has(board: Board, noun: Plain, who: str, zone: str) -> None:
    """What was told of before is there, and its player's, where nothing was done to change it."""
    if "one_of" in noun:
        _has_same(board, who)
        return
    if zone == HAND and "pronoun" in noun:
        commander_in_hand(board, noun, who)
        return
    if noun.get("number", 1) != 1 or noun.get("pronoun") == "they" or zone != BATTLEFIELD:
        raise Lost("what is told to be there was told before")
    thing = board.find(noun, board.is_permanent)
    if board.play and board.play[-1].get("cast") is thing and who in ("", thing.owner):
        thing.now = BATTLEFIELD  # it has resolved
        board.settled = len(board.play)
        board.subject = thing
        return
    if any(set(item) & {"effect", "block"} for item in board.play) or thing.zone != BATTLEFIELD:
        raise Lost("whether it is still there")
    if who:
        owned(thing, who)
    board.subject = thing


def commander_in_hand(board: Board, noun: Plain, who: str) -> None:
    """The commander that was told of is in its owner's hand."""
    thing = board.find(noun, lambda one: "commander" in one.traits)
    if board.play or thing.zone not in (BATTLEFIELD, COMMAND) or who not in ("", thing.owner):
        raise Lost("where it was before")
    thing.zone = HAND
    board.subject = thing


def _has_same(board: Board, who: str) -> None:
    """A player has one too of the card that was told of last: "my opponent also has one"."""
    last = board.arrival[-1] if board.arrival else None
    if last is None or board.play or not last.card or last.owner in ("", who) or last.traits:
        raise Lost("the same as which")
    board.subject = board.new({"card": last.card, "same": True}, who, last.zone)


def was_so_before(board: Board, said: Plain) -> bool:
    """True of a creature told without a name that was there before the play: it had them then.

    Nothing that was done may have to do with these abilities, or with what the creature is.
    """
    if _is_of_all_alike(board, said["it"]):
        board.subject = board.new({**said["it"], "has": tuple(said["has"])})
        return True
    noun = said["it"]
    is_told = "owner" in noun and any(board.is_like(one, noun) for one in board.things)
    if not board.play or not (is_told or "pronoun" in noun):
        return False
    thing = board.find(noun, board.is_creature)
    texts = board.effects()
    texts += board.texts()
    words = (*said["has"], "abilities", "base power", "becomes", "copy")
    is_there = thing.zone == BATTLEFIELD and not thing.now and thing.copies is None
    if thing.card or not is_there or any(word in text for word in words for text in texts):
        return False
    thing.has = (*thing.has, *(word for word in said["has"] if word not in thing.has))
    board.subject = thing
    return True


def _is_of_all_alike(board: Board, noun: Plain) -> bool:
    """True of a creature first told of after what is done to all creatures: it was there then."""
    effects = [str(item.get("effect", "")) for item in board.play]
    known = set(noun) - {"number"}
    is_told = "size" in noun or noun.get("kind") == "creature"
    is_new = is_told and "owner" in noun and known <= {"owner", "size", "kind", "color"}
    is_new &= noun.get("number", 1) == 1
    return (
        is_new
        and bool(effects)
        and all(map(TO_ALL.match, effects))
        and not any(board.is_like(one, noun) for one in board.things)
    )


def counted_beside(board: Board, said: Plain) -> Thing | None:
    """The object of which counters are told after effects that don't matter to them, if so."""
    effects = [str(item.get("effect", "")) for item in board.play]
    if not effects or not all(map(LASTS.match, effects)):
        return None
    board.subject = board.find(said["it"], board.is_permanent)
    return board.subject


def may_do_so_too(board: Board, said: Plain) -> bool:
    """True of what is only named after what is done: "I attack with a 1/1, and another 1/1"."""
    last = board.play[-1] if board.play else {}
    doing = (*last.get("attack", ()), *last.get("block", ()))
    if "bare" in said and "cast" in last and last["cast"].sentence == board.sentence:
        return any("owner" not in noun for noun in said["what"])
    is_unowned = any(not {"owner", "card"} & set(noun) for noun in said["what"])
    return is_unowned and any(one.sentence == board.sentence for one in doing)


def is_one_of_a_list(board: Board, said: Plain) -> bool:
    """True of what is only named beside what one like it does, or what is done to that.

    "My 2/2 and my 3/3 get +1/+1": of both; "I destroy a 2/2 and a 3/3".
    """
    before, behind = board.beside
    if "bare" not in said:
        return False
    if "bare" in behind:  # "A, B and C die"
        return True
    if _is_of(behind) and not behind.get("who") and behind["does"] != "have":
        return True
    return before.get("does") in EVENTS and _is_of(before)


def _is_of(clause: Plain) -> bool:
    """True of a clause that says something of one object, by a noun."""
    of = clause.get("on", clause.get("it", clause.get("what")))
    noun = of.get("noun", of) if isinstance(of, Mapping) else {"pronoun": ""}
    return "does" in clause and "pronoun" not in noun


def may_be_those(board: Board, said: Plain) -> bool:
    """True where what is listed may be what was told by a number: "two creatures, a 2/2 and …"."""
    last = [one for one in board.arrival if one.sentence == board.sentence and one.is_unsized]
    number = sum(noun.get("number", 1) for noun in said["what"])
    return number > 1 and len(last) == number and all(one.is_one_of_several for one in last)


def of_who_has_more(board: Board, said: Plain) -> Plain:
    """What is only named behind what a player has is that player's: "I have a 2/2, a Forest"."""
    before = board.beside[0]
    if said["who"] or "anyones" in said or before.get("does") != "have" or not before.get("who"):
        return said
    cards = [str(noun.get("card", "")) for noun in said["what"]]
    is_bare = said["zone"] == BATTLEFIELD != before["zone"]
    if is_bare and not all(map(board.facts.is_land, cards)):
        raise Lost("in which zone it is")
    if any("owner" in noun for noun in said["what"]):
        return said
    return {**said, "who": before["who"]}
