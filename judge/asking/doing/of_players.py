"""What is told of players goes onto the board: life totals, poison, hands and libraries."""

from __future__ import annotations

from typing import Any

from judge.asking.board.discourse import HAND, Board, Lost, Plain
from judge.asking.board.seating import TWO
from judge.words import ASKER


def life(board: Board, said: Plain) -> None:
    """A player's life total."""
    who = board.who(said.get("who", ""))
    if who in board.was_dealt and not said.get("before"):
        raise Lost("a life total before that damage, or after it")
    lost = 0 if said.get("before") else board.suffered.get(who, 0)
    _of_player(board, who, "life", said["n"] + lost)
    if lost:
        board.guess(
            f"The life total before that damage was {said['n'] + lost}.",
            f"受到该伤害之前的总生命为{said['n'] + lost}。",
            "it is told as what is left",
            "所述为剩余的总生命",
        )


def life_both(board: Board, said: Plain) -> None:
    """A life total that both players have."""
    for who in both(board):
        _of_player(board, who, "life", said["n"])


def both(board: Board) -> list[str]:
    """The two players of whom the same is told; of more it isn't said which two."""
    if len(board.players) > TWO:
        raise Lost("which two of several players")
    return list(board.players)


def life_of(board: Board, said: Plain) -> None:
    """A life total that each of several players has."""
    for who in several(board, said):
        _of_player(board, who, "life", said["n"])


def no_land_yet(board: Board, said: Plain) -> None:
    """A player has played no land this turn."""
    who = board.who(said.get("who", ""))
    if any("play_land" in item for item in board.play):
        raise Lost("when no land was played")
    board.players[who]["lands_played"] = 0


def several(board: Board, said: Plain) -> list[str]:
    """All players, two who have names, or all opponents, of whom there are so many as is said."""
    if said.get("of") == "players":
        return list(board.players)
    found = [said["one"], said["other"]] if "one" in said else []
    found = found or [who for who in board.players if who != ASKER]
    if len(set(found)) < 2 or said.get("opponents", len(found)) != len(found):
        raise Lost("how many opponents")
    return found


def seats(board: Board, said: Plain) -> None:
    """How many players there are, and which variant of the game is played."""
    number, game = said.get("players", 0), said.get("game", "")
    is_many = len(board.players) > TWO
    if number not in (0, len(board.players)) or (said.get("many") and not is_many):
        raise Lost("another number of players than was told of")
    board.seated = number or board.seated
    if game and board.game not in ("", game):
        raise Lost("two games")
    board.game = board.game or game


def _of_player(board: Board, player: str, key: str, value: Any) -> None:
    is_changed = any("effect" in item and item["player"] == player for item in board.play)
    if key in board.players[player] or is_changed:
        raise Lost("told twice, or after something was done")
    board.players[player][key] = value


def library(board: Board, said: Plain) -> None:
    """How many cards a library holds: mine, where nothing is said of another player's."""
    if not said.get("who") and board.actor != ASKER:
        raise Lost("whose library")
    who = board.who(said.get("who", ""))
    cards = [{"card": "Wastes", "count": said["n"]}] if said["n"] else []
    _of_player(board, who, "library", cards)
    if cards:
        board.guess(
            "The cards of the library are taken as Wastes.",
            "牌库中的牌视为荒野。",
            "only their number is told",
            "只说明了数量",
        )


def libraries(board: Board, said: Plain) -> None:
    """How many cards each library holds."""
    for who in both(board):
        library(board, {**said, "who": who})


def cards_in_hand(board: Board, said: Plain) -> None:
    """How many cards a hand holds, of which nothing else is told."""
    who = board.who(said.get("who", ""))
    done = [item for item in board.play if not leaves_hand(item, who)]
    if done or any(one.zone == HAND and one.owner == who for one in board.things):
        raise Lost("other cards in hand")
    _of_player(board, who, "hand", [{"card": "Wastes", "count": said["n"]}] if said["n"] else [])
    if said["n"]:
        board.guess(
            "The cards in hand are taken as Wastes.",
            "手牌视为荒野。",
            "only their number is told",
            "只说明了数量",
        )


def life_poison(board: Board, said: Plain) -> None:
    """A player's life total, and the player's poison counters."""
    life(board, said)
    poison(board, {"n": said["poison"]})


def poison(board: Board, said: Plain) -> None:
    """Poison counters of a player."""
    _of_player(board, board.who(said.get("who", "")), "counters", {"poison": said["n"]})


def leaves_hand(item: Plain, who: str) -> bool:
    """True of what is done before a hand is told of and has changed nothing of it yet."""
    return "pass" in item or ("cast" in item and item["player"] != who)
