"""What a question tells that nothing needs to be done for: what is not there, what was not done."""

from __future__ import annotations

from judge.asking.board.discourse import Board, Lost, Plain

OF_NUMBERS = {  # what is asked is answered with a number, a size, a cost
    *("life", "gained", "lost", "drawn", "hand", "library", "graveyard", "counters", "loyalty"),
    *("power_toughness", "deals", "count", "triggered", "mana_value", "costs", "mana"),
}
OF_WHOM = {"result", "controller", "wins", "loses", "monarch", "active"}


def no_creatures(board: Board, said: Plain) -> None:
    """A player has no creatures, as is so where none are told."""
    who = board.who(said.get("who", ""))
    if any(board.is_creature_there(one) and one.owner in ("", who) for one in board.things):
        raise Lost("creatures were told")
    board.creatureless.add(who)


def none_with(board: Board, said: Plain) -> None:
    """A player has no creatures with some abilities, as is so where none are told."""
    who = board.who(said.get("who", ""))
    for one in board.things:
        is_theirs = board.is_creature_there(one) and one.owner in ("", who)
        texts = (*one.has, *(w for w in said["has"] if board.facts.says(one.card, w)))
        if is_theirs and set(said["has"]) & set(texts):
            raise Lost("creatures with it were told")


def not_so(board: Board, said: Plain) -> None:
    """What somebody only would do, or what was done another time than the play's."""
    raise Lost("what is not done, or is of another time")


def nothing(board: Board, said: Plain) -> None:
    """Words that say nothing of a game."""


def offered(board: Board, said: Plain) -> None:
    """Answers that are offered of what was just asked: a number, a size, a player."""
    fitting = OF_WHOM if said.get("of") == "players" else OF_NUMBERS
    if not board.asks or not fitting & set(board.asks[-1]):
        raise Lost("an answer to what")


def not_crewed(board: Board, said: Plain) -> None:
    """Nothing was done with a Vehicle, as is so by itself."""
    board.subject = board.find(said["it"], board.is_permanent)


def lacks(board: Board, said: Plain) -> None:
    """An object has not some abilities, as is so where none were told."""
    thing = board.find(said["it"], board.is_any)
    told = (*board.effects(), *thing.has)
    cards = (thing.card, *(one.card for one in board.things if one.card and one is not thing))
    is_given = any(word in one for word in said["lacks"] for one in told)
    cards = cards if board.play else cards[:1]
    if is_given or any(board.facts.says(one, word) for word in said["lacks"] for one in cards):
        raise Lost("an ability that was told")
    board.subject = thing


def by_the_way(board: Board, said: Plain) -> None:
    """What doesn't happen, where nothing that is told, before or later, may do it."""
    words = said["without"] if isinstance(said["without"], tuple | list) else (said["without"],)
    board.denied.append((board.place, tuple(one for one in words if isinstance(one, str))))
    if board.place in contradicted(board):
        raise Lost("what may happen by what was told")


def contradicted(board: Board) -> set[int]:
    """The clauses that deny what something that was told may do."""
    texts = [*board.words(), *(one.casefold() for one in board.effects())]
    return {place for place, words in board.denied if any(_may(texts, word) for word in words)}


def _may(texts: list[str], word: str) -> bool:
    """True where what is denied by a word may be done by what some texts say."""
    others = ("lifelink",) if word == "life" else ("protection",) if word == "prevent" else ()
    gains = "gain" if word == "life" else word
    return any(one in text for text in texts for one in (gains, *others))
