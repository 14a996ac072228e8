"""A question in canonical sentences becomes a scenario, or a draft with its unread words.

I and my opponent are its players. What is taken for granted is kept with its reason.

>>> asked = question("I control a Memnite. My opponent casts Shock targeting Memnite. "
...     "Does Memnite die?", Known((), ("Memnite", "Shock")))
>>> asked.scenario["players"]["my opponent"], asked.unread, len(asked.inferred)
({'hand': ['Shock'], 'mana_free': True}, (), 3)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from judge.asking.canonical.sentences import Unread
from judge.asking.canonical.telling import read_told, split_sentences
from judge.asking.names.mentions import Known
from judge.values import Bilingual, Value
from judge.words import ASKER, OPPONENT

FIRST = Bilingual("I am the first player and it is my turn.", "我是先手，现在是我的回合。")
THEIRS = Bilingual(
    "It is my opponent's turn, since my opponent attacks.", "对手攻击，故现在是对手的回合。"
)
FREE = Bilingual("Mana doesn't matter: costs are taken as paid.", "与法术力无关：费用视为已付。")
COUNTED = ("mana", "lands_played")  # keys of a player by which mana matters
ZONES = ("battlefield", "hand", "graveyard", "library", "exile", "command")


class Question(Value):
    """What a question says as a scenario, what was taken for granted, and what is not read."""

    scenario: Mapping[str, Any]
    inferred: tuple[Bilingual, ...] = ()
    unread: tuple[Unread, ...] = ()
    doubts: tuple[Bilingual, ...] = ()  # why it isn't ruled on though every word is read


def question(text: str, known: Known) -> Question:
    """The scenario that a question asks about."""
    draft = read_told(split_sentences(text, known), known)
    scenario = {**draft.scenario, "players": _players(draft.scenario)}
    inferred = tuple(_inferred(scenario))
    return Question(scenario, inferred, draft.unread, tuple(_doubts(scenario)))


def _players(scenario: Mapping[str, Any]) -> dict[str, Any]:
    """The players that are told, or else the asker and the opponent."""
    told = scenario.get("players", {})
    names = (ASKER, OPPONENT) if set(told) <= {ASKER, OPPONENT} else tuple(told)
    return {name: dict(told.get(name, {})) for name in names}


def _inferred(scenario: dict[str, Any]) -> Iterator[Bilingual]:
    """What is taken for granted, put into the scenario."""
    players, play = scenario["players"], scenario.get("play", [])
    if "turn" not in scenario:
        theirs = any("attack" in item and item.get("player") == OPPONENT for item in play)
        if theirs and OPPONENT in players:
            scenario["turn"] = {"active": OPPONENT}
        if ASKER in players:
            yield THEIRS if theirs else FIRST
    for item in play:
        yield from _in_hand(item, players)
    if not any(key in held for held in players.values() for key in COUNTED):
        for held in players.values():
            held.setdefault("mana_free", True)
        yield FREE


def _in_hand(item: Mapping[str, Any], players: Mapping[str, Any]) -> Iterator[Bilingual]:
    """A card that is cast or played, and is nowhere told, is in its player's hand."""
    card = item.get("cast") or item.get("play_land")
    held = players.get(str(item.get("player")))
    if card is None or held is None or "from" in item:
        return
    if not any(card == named for zone in ZONES for named in _names(held.get(zone, ()))):
        held["hand"] = [*held.get("hand", ()), card]
        yield Bilingual(f"{card} is in hand, since it is cast.", f"{card}被施放，故在手牌中。")


def _names(entries: Any) -> Iterator[str]:
    """What the entries of a zone are called."""
    for entry in entries:
        yield from (entry,) if isinstance(entry, str) else (entry["card"], str(entry.get("as")))


def _doubts(scenario: Mapping[str, Any]) -> Iterator[Bilingual]:
    """Why a question is not ruled on by itself, though it was read."""
    if not scenario.get("ask"):
        yield Bilingual("Nothing is asked.", "没有所问的内容。")
    if not scenario.get("play") and not any(
        {*held} - {"mana_free"} for held in scenario["players"].values()
    ):
        yield Bilingual("Nothing is told of the game.", "未说明对局的情况。")
    shared = _shared(scenario["players"])
    for name in dict.fromkeys(_said(scenario.get("play", ())) + _said(scenario.get("ask", ()))):
        if name in shared:
            en = f"Several objects are called {name}; which is meant is not said."
            yield Bilingual(en, f"有数个物件名为{name}，未说明是哪一个。")
    spells = [one for one in scenario.get("play", ()) if {"cast", "activate"} & set(one)]
    if len(spells) > 1 and not any(one.get("respond") for one in spells[1:]):
        yield Bilingual(
            'Whether the later spell is cast in response is not said; write "in response".',
            "未说明后一个咒语是否为响应；请写“作为响应”。",
        )


def _shared(players: Mapping[str, Any]) -> set[str]:
    """The names that several objects of a board have."""
    found: Counter[str] = Counter()
    for held in players.values():
        for entry in (one for zone in ZONES for one in held.get(zone, ())):
            told: Any = {"card": entry} if isinstance(entry, str) else entry
            found[told["card"]] += told.get("count", 1) if "as" not in told else 0
    return {name for name, number in found.items() if number > 1}


def _said(value: Any) -> list[str]:
    """Every text of plain data, keys among them."""
    if isinstance(value, Mapping):
        return [*map(str, value), *_said(tuple(value.values()))]
    if isinstance(value, list | tuple):
        return [text for one in value for text in _said(one)]
    return [value] if isinstance(value, str) else []
