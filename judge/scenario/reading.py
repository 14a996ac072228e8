"""Nodes become scenarios; every mistake is noted with its line, key and nearest known key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.asking import Known, names_of_cards
from judge.cards import builtin_pool
from judge.errors import nearest
from judge.game.steps import Step
from judge.scenario import nodes, schema
from judge.scenario.items import (
    is_step,
    nodes_below,
    read_asked,
    read_expectation,
    read_moment,
    read_play,
    read_rule,
)
from judge.scenario.mistakes import no_player
from judge.scenario.model import CardEntry, Placed, Scenario, Seat
from judge.scenario.shapes import Reader, keys, note_given_twice
from judge.scenario.variants import variant_named
from judge.values import Bilingual

DESIGNATIONS = ("active", "monarch", "initiative")  # each is a player
UNREAD = ("game",)  # keys of which the engine does not act on all that they may say


def read_scenario(reader: Reader, node: nodes.Node, index: int) -> Scenario:
    """The scenario of one document; its mistakes are noted in `reader`."""
    note_given_twice(reader, node)
    held = keys(schema.SCENARIO, required=("players",))(reader, node, "scenario")
    reader.known = _known(held)
    turn = held.get("turn", {})
    names = tuple(held.get("players", {}))
    active = turn.get("active")
    _check_players(reader, node, {"active": active, **held}, names)
    return Scenario(
        title=_title(held.get("scenario", "")),
        file=reader.file,
        index=index,
        line=node.line,
        seats=tuple(_seats(node, held.get("players", {}))),
        id=held.get("id"),
        rules=held.get("rules"),
        game=held.get("game"),
        range_of_influence=held.get("range_of_influence"),
        attack_option=held.get("attack_option"),
        deploy_creatures=held.get("deploy_creatures"),
        monarch=held.get("monarch"),
        initiative=held.get("initiative"),
        day=None if "day" not in held else held["day"] == "day",
        cites=tuple(read_rule(reader, n, node.line) for n in held.get("cites", ())),
        cards=tuple(_card(reader, item) for item in nodes_below(node, "cards")),
        active=active,
        number=turn.get("number", 1),
        step=Step(turn["step"]) if is_step(turn.get("step")) else Step.PRECOMBAT_MAIN,
        play=read_play(reader, nodes_below(node, "play"), names),
        choices=held.get("choices", {}),
        random=tuple(held.get("random", ())),
        until=read_moment(held.get("until")),
        explore=bool(held.get("explore")),
        ask=tuple(read_asked(reader, node, held.get("ask", ()), names)),
        expect=tuple(read_expectation(reader, item, names) for item in nodes_below(node, "expect")),
        unread=tuple(_unread(held)),
    )


def _known(held: dict[str, Any]) -> Known:
    """The names that sentences of a scenario may use: what it names, and cards that are known."""
    players, objects = held.get("players", {}), [*names_of_cards(held.get("cards", ()))]
    for seat in players.values():
        for zone in schema.ZONES:
            for entry in seat.get(zone, ()):
                placed = _placed(entry, None)
                label = placed.label
                objects += [placed.card, *((label.en, label.zh) if label is not None else ())]
    return Known(tuple(players), tuple(objects), builtin_pool)


def _check_players(
    reader: Reader, node: nodes.Node, held: dict[str, Any], names: tuple[str, ...]
) -> None:
    entries = node.entries if isinstance(node, nodes.Mapping) else ()
    lines = {entry.key: entry.line for entry in entries}
    for key in DESIGNATIONS:
        player = held.get(key)
        if player is not None and player not in names:
            line = lines.get(key, node.line)
            reader.wrong(line, key, no_player(player), nearest(player, names))


def _title(given: Any) -> Bilingual:
    if isinstance(given, dict):
        en = given.get("en") or given.get("zh", "")
        return Bilingual(en, given.get("zh") or en)
    return Bilingual(given, given)


def _unread(held: dict[str, Any]) -> list[str]:
    return [
        f"{key}: {held[key]}"
        for key in UNREAD
        if held.get(key) and variant_named(held[key]) is None
    ]


def _seats(node: nodes.Node, given: dict[str, Any]) -> Iterator[Seat]:
    players = _below(node, "players")
    for name, held in given.items():
        below = None if players is None else _below(players, name)
        zones = {
            zone: tuple(
                _placed(entry, place)
                for entry, place in zip(held[zone], _entries(below, zone, held[zone]), strict=True)
            )
            for zone in schema.ZONES
            if zone in held
        }
        rest = {k: v for k, v in held.items() if k not in schema.ZONES}
        yield Seat(name, zones, rest, _lines_of(below))


def _entries(
    seat: nodes.Node | None, zone: str, given: tuple[Any, ...]
) -> tuple[nodes.Node | None, ...]:
    """The nodes of the entries of a zone."""
    found = () if seat is None else nodes_below(seat, zone)
    return found if len(found) == len(given) else (None,) * len(given)


def _below(node: nodes.Node, key: str) -> nodes.Node | None:
    """What a mapping has below a key."""
    entries = node.entries if isinstance(node, nodes.Mapping) else ()
    return next((entry.value for entry in reversed(entries) if entry.key == key), None)


def _lines_of(node: nodes.Node | None) -> dict[str, int]:
    """The line of each key of a mapping, and of what it is as a whole."""
    if node is None:
        return {}
    entries = node.entries if isinstance(node, nodes.Mapping) else ()
    return {"": node.line, **{entry.key: entry.line for entry in entries}}


def _placed(entry: str | dict[str, Any], node: nodes.Node | None) -> Placed:
    lines = _lines_of(node)
    if isinstance(entry, str):
        return Placed(entry, lines=lines)
    rest = {k: v for k, v in entry.items() if k not in ("card", "as", "count")}
    label = _title(entry.get("as", ""))
    count = entry.get("count", 1)
    return Placed(entry.get("card", ""), label if label.en else None, count, rest, lines)


def _card(reader: Reader, node: nodes.Node) -> CardEntry:
    given = keys(schema.CARD, required=("name",))(reader, node, "cards")
    return CardEntry(given.get("name", ""), given, node.line)
