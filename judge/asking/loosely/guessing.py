"""The likeliest scenarios of a question that was read in part, and the words that are left out.

Nothing is guessed where the words left out may turn the meaning, where something told can't be
made out, or where a card or a size of the question has no place on the board.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judge.asking.asked import SIZE, Asked, Part
from judge.asking.board.card_facts import CardFacts
from judge.asking.board.discourse import HAND, MOST_WAYS, Board, Lost, Thing
from judge.asking.board.drafting import drafted
from judge.asking.doing.fighting import owner_left_open
from judge.asking.heeding import heed
from judge.asking.loosely.acting import OWN_FOCI, OWN_HANDLERS
from judge.asking.loosely.left_out import WORD, turns
from judge.asking.loosely.sketching import sketch
from judge.asking.names.mentions import FIRST, Masked, named
from judge.asking.wordings.clauses import Clause
from judge.asking.wordings.tenses import is_only_possible
from judge.values import Lang

Told = tuple[Mapping[str, Any], int]
MOST_LEFT = 0.45  # of the words of a question
ROUNDS = 4


def guessed(text: str, lang: Lang, found: Asked, facts: CardFacts) -> Asked | None:
    """The question as it is most likely meant; None where that can't be made out.

    Nor where every word was read, and something that is told was not heeded for what it says.
    """
    lost = [one.value for n, one in enumerate(found.clauses) if n not in found.known]
    if all(value is not None for value in lost) and any("does" in value for value in lost if value):
        return None
    if is_only_possible(found.clauses, found.masked, lang):
        return None
    for known in (_known(found), frozenset[int]()):
        guess = _guess(text, lang, found, known, facts)
        if guess is not None or not found.known:
            return guess
    return None


def _known(found: Asked) -> frozenset[int]:
    """The clauses that were understood, but for mere nouns beside words that were not.

    The second noun of "I gang block with a 2/2 and a 3/3" is none that somebody has.
    """
    broken = {one.sentence for n, one in enumerate(found.clauses) if n not in found.known}
    nouns = {
        n
        for n, one in enumerate(found.clauses)
        if one.value is not None and one.value.get("does") == "have" and not one.value["who"]
    }
    return frozenset(
        n for n in found.known if n not in nouns or found.clauses[n].sentence not in broken
    )


def _guess(
    text: str, lang: Lang, found: Asked, known: frozenset[int], facts: CardFacts
) -> Asked | None:
    told, left = _told(found.masked, found.clauses, known, lang)
    if _is_too_much(text, lang, found.masked, left):
        return None
    boards = _boards(tuple(told), facts)
    nouns = [noun for clause, _ in told for noun in _nouns(clause)]
    if not boards or not all(
        _is_whole(text, found.masked, board, facts)
        and all(_is_heeded(noun, board, facts) for noun in nouns)
        for board in boards
    ):
        return None
    parts = tuple(Part(found.masked.place(start), found.masked.place(end)) for start, end in left)
    drafts = tuple(drafted(board) for board in boards)
    return found.with_(drafts=drafts, unread=parts)


# -- what is told --------------------------------------------------------------------------------


def _told(
    held: Masked, clauses: tuple[Clause, ...], known: frozenset[int], lang: Lang
) -> tuple[list[Told], list[tuple[int, int]]]:
    """What the clauses say that were read, and what is found between them by patterns."""
    told: list[Told] = []
    left: list[tuple[int, int]] = []
    text = _undoubled(held)
    for sentence, start, end, value in _stretches(held, clauses, known):
        if value is not None:
            told.append((named(value, held.mentions), sentence))
            continue
        if joined := JOINED[lang].search(text[:start]):
            start = joined.start()
        found = sketch(text[start:end], start, lang)
        told += [(named(one, held.mentions), sentence) for one in found.clauses]
        left += found.left
    return told, left


JOINED = {  # what stands before a stretch that goes on with what was read: "and another 1/1"
    Lang.EN: re.compile("(?:(?:and|or|plus|also|with) )+$"),
    Lang.ZH: re.compile("(?:还有|另有|和|与|跟|、|以及|或|或者)+$"),
}
DOUBLED = re.compile("([\ue100-\uf700])( ?[(（]([\ue100-\uf700])[)）])")


def _undoubled(held: Masked) -> str:
    """The text without names in brackets that only say the one before in the other language."""
    text = held.text
    for found in DOUBLED.finditer(text):
        first, second = (held.mentions[ord(sign) - FIRST].name for sign in (found[1], found[3]))
        if first == second:
            text = text[: found.start(2)] + " " * len(found[2]) + text[found.end(2) :]
    return text


def _stretches(
    held: Masked, clauses: tuple[Clause, ...], known: frozenset[int]
) -> Iterator[tuple[int, int, int, Mapping[str, Any] | None]]:
    """Each clause that was read, and each stretch of a sentence between such."""
    ordered = sorted(enumerate(clauses), key=lambda one: one[1].start)
    begun: tuple[int, int, int] | None = None
    for place, clause in ordered:
        if begun and (place in known or clause.sentence != begun[0]):
            yield (*begun, None)
            begun = None
        if place in known:
            yield clause.sentence, clause.start, clause.end, clause.value
            continue
        end = clause.end + len(_marks(held.text[clause.end :]))
        begun = (clause.sentence, begun[1] if begun else clause.start, end)
    if begun:
        yield (*begun, None)


def _marks(text: str) -> str:
    found = re.match(r"[?？!！。. ]*", text)
    return found[0] if found else ""


# -- boards --------------------------------------------------------------------------------------


def _boards(told: tuple[Told, ...], facts: CardFacts) -> tuple[Board, ...]:
    """The boards of the ways in which all that is told, and one thing asked, can be meant."""
    waiting: list[tuple[int, ...]] = [()]
    boards: list[Board] = []
    while waiting and len(boards) < MOST_WAYS:
        script = waiting.pop(0)
        board = _along(told, facts, script)
        if board is None:
            return ()
        boards.append(board)
        for place in range(len(script), len(board.forks)):
            taken = (*script, *[0] * (place - len(script)))
            waiting += [(*taken, other) for other in range(1, board.forks[place])]
    return () if waiting else tuple(boards)


def _along(told: tuple[Told, ...], facts: CardFacts, script: tuple[int, ...]) -> Board | None:
    """The board along one way; None where something told means nothing, or nothing is asked."""
    for _ in range(ROUNDS):
        board = Board(facts, script, (clause["asks"] for clause, _ in told if "asks" in clause))
        lost: list[Told] = []
        for place, (clause, sentence) in enumerate(told):
            board.sentence, board.place = sentence, place
            try:
                act(board, clause)
            except Lost:
                lost.append((clause, sentence))
        if any("does" in clause for clause, _ in lost) or board.promised:
            return None
        if not lost:
            break
        told = tuple(one for one in told if one not in lost)
    if not board.asks and not board.is_asked:
        return None
    if board.is_asked and not board.asks and not board.play:
        return None
    unowned = [one for one in board.things if not one.owner]
    if unowned:
        try:
            owner = owner_left_open(board)
        except Lost:  # of more than two players any may be
            return None
        for one in unowned:
            one.owner = owner
    board.asks = [one for n, one in enumerate(board.asks) if one not in board.asks[:n]]
    return board


def act(board: Board, clause: Mapping[str, Any]) -> None:
    """What a clause says is done to the board; raises Lost where that can't be made out."""
    is_slang = clause.get("does") == "slang"
    heeded = heed(board, {**clause, "does": "cast"} if is_slang else clause)
    clause = {**heeded, "does": "slang"} if is_slang else heeded
    handlers = OWN_HANDLERS if "does" in clause else OWN_FOCI
    handlers[clause.get("does") or clause["asks"]](board, clause)


# -- guards --------------------------------------------------------------------------------------


def _is_too_much(text: str, lang: Lang, held: Masked, left: list[tuple[int, int]]) -> bool:
    """True where the words left out are many, or may turn the meaning of the others."""
    said = [_unnamed(held.text[start:end].lower(), held) for start, end in left]
    if any(turns(one, lang) for one in said):
        return True
    number = sum(len(WORD[lang].findall(one)) for one in said)
    return number > MOST_LEFT * len(WORD[lang].findall(held.text.lower()))


def _unnamed(said: str, held: Masked) -> str:
    """Words left out, without those of a card that the question names: "the bears"."""
    of_names = {word for one in held.mentions for word in one.name.lower().split()}
    return " ".join(word for word in said.split() if word not in of_names)


def _is_whole(text: str, held: Masked, board: Board, facts: CardFacts) -> bool:
    """True where every card and size of the question has its place, and no spell lies idle."""
    cards = {one.card for one in board.things}
    if any(one.name not in cards for one in held.mentions):
        return False
    done = {
        thing
        for item in board.play
        for thing in item.values()
        if not isinstance(thing, dict | list | tuple | str | int)
    }
    done |= {
        item[key]
        for ask in board.asks
        for item in ask.values()
        if isinstance(item, dict)
        for key in ("cast", "activate")
        if key in item
    }
    idle = [one for one in board.things if one.zone == HAND and one not in done]
    if any(facts.is_spell_only(one.card) for one in idle):
        return False
    aimed = [
        one
        for ask in board.asks
        for item in ask.values()
        if isinstance(item, dict)
        for one in item.get("targets", ())
        if isinstance(one, Thing)
    ]
    if any(one.zone == HAND and not one.now for one in aimed):
        return False
    sizes = {one.size for one in board.things} | {
        size for item in board.play for size in SIZE.findall(str(item.get("effect", "")))
    }
    told = {size for found in SIZE.finditer(held.text) for size in found.groups() if size}
    return all(size in sizes or _is_printed(size, board, facts) for size in told)


def _nouns(said: object) -> Iterator[Mapping[str, Any]]:
    """The nouns of what a clause says."""
    if isinstance(said, Mapping):
        if {"has", "lacks"} & set(said) and {"card", "size", "kind"} & set(said):
            yield said
        said = tuple(said.values())
    if isinstance(said, tuple | list):
        for one in said:
            yield from _nouns(one)


def _is_heeded(noun: Mapping[str, Any], board: Board, facts: CardFacts) -> bool:
    """True where something on the board has, and lacks, all that a noun says.

    A card has what is printed: "Grizzly Bears with trample" is on no board.
    """
    return any(
        board.is_like(one, {key: held for key, held in noun.items() if key != "owner"})
        and (not one.card or all(facts.says(one.card, word) for word in noun.get("has", ())))
        for one in board.things
    )


def _is_printed(size: str, board: Board, facts: CardFacts) -> bool:
    """True of the size that a card of the question has in print."""
    for one in board.things:
        card = facts.card(one.card) if one.card else None
        if card is not None and f"{card.faces[0].power}/{card.faces[0].toughness}" == size:
            return True
    return False
