"""A scenario's plain data with everything in lists, so that a form can number it; and back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import judge

ZONES = ("battlefield", "hand", "graveyard", "library", "exile", "command")
Plain = dict[str, Any]
MOST_DIGITS = 9


def number(text: str) -> int | None:
    """The number that a field or the name of one holds; None if it is none that a board has.

    >>> number("12"), number("-1"), number("1" * 5000)
    (12, None, None)
    """
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


@dataclass
class Draft:
    """Players in order, each with its name and every entry of a zone as a mapping.

    `rest` holds the keys that the form does not show; they stay as they are.
    """

    players: list[Plain] = field(default_factory=list)
    cards: list[Plain] = field(default_factory=list)
    play: list[Any] = field(default_factory=list)
    ask: list[Any] = field(default_factory=list)
    turn: Plain = field(default_factory=dict)
    title: str = ""
    game: str = ""
    rest: Plain = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, in turn order."""
        return tuple(str(player["name"]) for player in self.players)

    @property
    def expects(self) -> int:
        """How many things the scenario expects, which the form only counts."""
        return len(_items(self.rest.get("expect")))

    def plain(self) -> Plain:
        """The scenario; what is empty is left out."""
        made: Plain = {
            "scenario": self.title or self.rest.get("titles"),
            **{key: value for key, value in self.rest.items() if key in _FIRST},
            "cards": self.cards,
            "game": self.game,
            "players": {player["name"]: _player(player) for player in self.players},
            "turn": self.turn,
            "play": self.play,
            **{key: value for key, value in self.rest.items() if key not in (*_FIRST, "titles")},
            "ask": self.ask,
        }
        return {key: value for key, value in made.items() if value or key == "players"}

    def text(self) -> str:
        """The scenario as text."""
        return judge.write_yaml(self.plain())


_FIRST = ("rules", "cites", "id", "topic", "question", "why")
_KNOWN = ("scenario", "cards", "players", "play", "ask", "turn", "game")


def drafted(text: str) -> Draft:
    """The draft of the first scenario of a text; raises `BadScenario` with all its mistakes.

    Nothing needs to be right but what the form relies on: players and zones.
    """
    found = judge.plain_scenarios(text)
    plain = found[0] if found else {}
    players = plain.get("players")
    if not isinstance(players, dict) or not all(
        isinstance(p or {}, dict) for p in players.values()
    ):
        judge.load_scenarios(text)  # says what is wrong, with the lines
        players = {}
    title = plain.get("scenario", "")
    rest = {key: value for key, value in plain.items() if key not in _KNOWN}
    if isinstance(title, dict):
        rest, title = {**rest, "titles": title}, ""
    return Draft(
        [_listed(name, given or {}) for name, given in players.items()],
        _mappings(plain.get("cards")),
        _items(plain.get("play")),
        _items(plain.get("ask")),
        plain["turn"] if isinstance(plain.get("turn"), dict) else {},
        str(title or ""),
        str(plain.get("game") or ""),
        rest,
    )


def _listed(name: str, given: Plain) -> Plain:
    zones = {zone: [_entry(one) for one in _items(given.get(zone))] for zone in ZONES}
    others = {key: value for key, value in given.items() if key not in ZONES}
    known = {zone: True for zone in ZONES if zone in given}
    return {"name": str(name), **others, **zones, "_given": known}


def _entry(one: Any) -> Plain:
    return dict(one) if isinstance(one, dict) else {"card": str(one)}


def _items(value: Any) -> list[Any]:
    if value is None:
        return []
    return list(value) if isinstance(value, list) else [value]


def _mappings(value: Any) -> list[Plain]:
    return [one for one in _items(value) if isinstance(one, dict)]


def _player(player: Plain) -> Plain:
    """A player as a scenario has them: an entry that is only a card is its name."""
    made = {k: v for k, v in player.items() if k not in (*ZONES, "name", "_given")}
    for zone in ZONES:
        entries = [one["card"] if list(one) == ["card"] else one for one in player[zone]]
        if entries or zone in player["_given"]:
            made[zone] = entries
    return made
