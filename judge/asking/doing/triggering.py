"""What may trigger: the object that has a triggered keyword ability, what "it" is that triggers."""

from __future__ import annotations

import re

from judge.asking.board.discourse import Board, Lost, Plain, Thing
from judge.language.normalise import REMINDER

OF_TRIGGERS = re.compile(r"\b(?:when|whenever|at the beginning)\b")


def having(board: Board, said: Plain) -> list[Thing]:
    """The objects that have a triggered keyword ability, of those that a noun means, if one does.

    Any of one name are all meant.
    """
    keyword = said["keyword"]
    found = [
        one
        for one in board.arrival
        if any(keyword in word for word in one.has) or board.facts.says(one.card, keyword)
    ]
    found = [board.find(said["of"], lambda one: one in found)] if "of" in said else found
    if any(_triggers_else(board, one, keyword) for one in found):
        raise Lost("which of its abilities triggers")
    return found


def _triggers_else(board: Board, one: Thing, keyword: str) -> bool:
    """True of what may have a triggered ability beside those of a keyword."""
    text = REMINDER.sub("", board.facts.text(one.card))
    return bool(OF_TRIGGERS.search(text)) or len(one.has) > 1 or text.count(keyword) > 1


def what_may_trigger(board: Board, noun: Plain) -> Plain:
    """What "it" is that may trigger: not what was cast, which has no ability that could."""
    spoken = board.subject
    if spoken is None or not spoken.card or has_trigger(board, spoken):
        return noun
    able = [one for one in board.things if board.is_permanent(one) and has_trigger(board, one)]
    if len(able) != 1:
        return noun
    return {"card": able[0].card, "owner": able[0].owner}


def has_trigger(board: Board, one: Thing) -> bool:
    """True of what has an ability that may trigger, as far as is told."""
    return bool(OF_TRIGGERS.search(board.facts.text(one.card)) or one.has)


def ward_comes(board: Board, said: Plain) -> None:
    """The ward of what was targeted last triggers, and is still to be paid for."""
    targets = board.play[-1].get("targets", ()) if board.play else ()
    wards = [
        word
        for one in targets
        if isinstance(one, Thing)
        for word in (*one.has, board.facts.text(one.card))
        if "ward" in word
    ]
    if not wards:
        raise Lost("what has ward")
