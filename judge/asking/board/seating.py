"""Who plays: I and my opponent, or as many players as a question tells of, in that order.

>>> seated(({"does": "seats", "players": 4},), ())
('I', 'my opponent', 'opponent A', 'opponent B')
>>> seated((), ("opponent B", "opponent A"))
('I', 'opponent B', 'opponent A')
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from judge.asking.canonical.rows import instead
from judge.asking.guesses import Lost
from judge.values import Bilingual
from judge.words import ASKER, OPPONENT, OPPONENTS, called

Plain = Mapping[str, Any]
TWO = 2  # players, where nothing else is told


class Theirs(dict[str, str]):
    """The other player of each of two; of more, only "my opponent" is the one who opposes me."""

    def __init__(self, players: tuple[str, ...]) -> None:
        super().__init__({players[0]: players[1]})
        self.players = players
        if len(players) == TWO:
            self[players[1]] = players[0]

    def __missing__(self, player: str) -> str:
        raise Lost("which of several other players")

    def __getitem__(self, player: str) -> str:
        if player == ASKER and len(self.players) > TWO and OPPONENT not in self.players:
            raise Lost("which of several other players")
        return super().__getitem__(player)

    def get(self, player: str, default: str = "") -> str:  # type: ignore[override]
        """The other player; `default` of nobody who plays."""
        return self[player] if player in self.players else default


def seated(told: Iterable[Plain], named: Iterable[str]) -> tuple[str, ...]:
    """The players, me first; where their number is told, with as many who have no names."""
    others = [one for one in dict.fromkeys(named) if one != ASKER] or [OPPONENT]
    number = max((_number(clause) for clause in told), default=0)
    free = (one for one in OPPONENTS if one not in others)
    while len(others) < number - 1:
        others.append(next(free))
    return (ASKER, *others)


def _number(clause: Plain) -> int:
    told: list[int] = [held.get("players", 0) for held in (clause, clause.get("seats", {}))]
    return max(*told, clause["opponents"] + 1 if "opponents" in clause else 0)


def meant(clause: Plain, players: Iterable[str], spoken: set[str]) -> Plain:
    """A clause with the one in the place of "he" who is meant, where opponents have names.

    `spoken` are those of whom was spoken last; it becomes those of whom this clause speaks.
    """
    others = set(players) - {ASKER}
    if len(others) == 1 and others <= set(OPPONENTS):
        raise Lost("how many opponents there are")
    named = set(names_in(clause, others))
    if OPPONENT in players or OPPONENT not in set(names_in(clause, {OPPONENT})):
        if named:
            spoken.clear()
            spoken |= named
        return clause
    ones = {clause["who"]} if clause.get("who") in named else named or spoken
    if len(ones) != 1:
        raise Lost("which of several opponents")
    (one,) = ones
    spoken.clear()
    spoken |= named | {one}
    found: Plain = instead(clause, OPPONENT, one)
    return found


def told_as(player: str) -> Bilingual:
    """What a player other than me is called where something is taken for granted."""
    return Bilingual(player, "对手" if player == OPPONENT else called(player).zh)


def names_in(said: Any, players: set[str]) -> Iterator[str]:
    """The players of whom plain data speak."""
    if isinstance(said, Mapping):
        for held in said.values():
            yield from names_in(held, players)
    elif isinstance(said, list | tuple):
        for held in said:
            yield from names_in(held, players)
    elif isinstance(said, str) and said in players:
        yield said
