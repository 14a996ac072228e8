"""What is told of this turn before the play: whether something looks at it, and what came of it.

A question that tells of it is ruled on where a card asks for it, and nothing else comes of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.asking.board.discourse import Board

COUNTS = {  # words of what looks at a turn so far, by what of it
    "spells_cast": r"\bstorm\b|\bsurge\b|spells? (?:you've )?cast|cast [^.]*spells? (?:each|this)"
    r" turn",
    "life_lost": r"lost (?:\w+ or more )?life this turn|\bspectacle\b|\bbloodthirst\b"
    r"|(?:was|were) dealt damage this turn|life [^.]*lost this turn",
    "life_gained": r"gained (?:\w+ or more )?life this turn|life [^.]*gained this turn",
    "creatures_died": r"creatures? (?:[a-z']+ )*died (?:[a-z' ]+ )?this turn|\bmorbid\b"
    r"|left the battlefield (?:[a-z ]+ )?this turn|\brevolt\b",
    "permanents_left": r"left the battlefield (?:[a-z ]+ )?this turn|\brevolt\b",
    "cards_drawn": r"draw (?:your|their|his or her) (?:second|third) card"
    r"|draw more than [a-z]+ cards? each turn|draws? (?:each )?[^.]*second card"
    r"|cards? [^.]*drawn this turn",
    "attacked": r"attacked [^.]*this turn|attacked this turn|\braid\b",
}
COMES_OF = {  # words of what would have triggered
    "spells_cast": r"\bprowess\b|\bmagecraft\b|whenever [^.]* casts? ",
    "life_lost": r"whenever [^.]*(?:loses? life|is dealt [^.]*damage|deals [^.]*damage)",
    "life_gained": r"whenever [^.]*gains? life",
    "creatures_died": r"when(?:ever)? [^.]*\b(?:dies|leaves the battlefield)"
    r"|whenever [^.]*\bsacrifices?\b",
    "permanents_left": r"when(?:ever)? [^.]*leaves? the battlefield|whenever [^.]*\bsacrifices?\b",
    "cards_drawn": r"whenever [^.]*draws? (?:a|one or more) cards?",
    "attacked": r"whenever [^.]*\battacks?\b",
}
OF_SOME_SPELLS = re.compile(  # which count by what they are
    r"(?:noncreature|creature|instant|sorcery|artifact|enchantment|white|blue|black|red|green)"
    r"[^.]* spells? [^.]*(?:each|this) turn"
)
OF_WHOSE = re.compile(r"you(?:'ve)? controll?e?d?|under (?:your|their) control|revolt")
OF_GRAVEYARDS = re.compile(r"graveyards?\b")
OF_LIFE = {"life", "result", "wins", "loses"}


def is_left_open(board: Board, asked: set[str]) -> bool:
    """True where what is told of this turn may have to do with more than what looks at it."""
    words = [word.casefold() for word in board.words()]
    return any(
        _is_open(board, key, who, words)
        or (key.startswith("life") and _is_of_life(board, who, asked))
        for who, key in _told(board)
    )


def _told(board: Board) -> Iterator[tuple[str, str]]:
    for who, held in board.players.items():
        yield from ((who, key) for key in held.get("this_turn", {}))


def _is_open(board: Board, key: str, who: str, words: list[str]) -> bool:
    counts = r"\bstorm\b" if key == "spells_cast" and board.is_caster_unsaid else COUNTS[key]
    if not any(re.search(counts, word) for word in words):
        return True
    if key == "spells_cast" and board.is_of_some_spells and any(map(OF_SOME_SPELLS.search, words)):
        return True
    if key == "creatures_died" and board.is_owner_unsaid and any(map(OF_WHOSE.search, words)):
        return True
    if key == "creatures_died" and any(map(OF_GRAVEYARDS.search, words)):
        return True
    return any(re.search(COMES_OF[key], word) for word in words)


def _is_of_life(board: Board, who: str, asked: set[str]) -> bool:
    """True where a life total is asked of which only that is told that it changed."""
    return bool(asked & OF_LIFE) and "life" not in board.players[who]


def count_cast(board: Board) -> None:
    """The creatures that are told to have been cast this turn are spells of it, where counted."""
    words = [word.casefold() for word in board.words()]
    if any(re.search(COUNTS["spells_cast"], word) for word in words):
        for who, number in board.cast_before.items():
            told = board.players[who].setdefault("this_turn", {})
            told["spells_cast"] = told.get("spells_cast", 0) + number
        board.cast_before.clear()
