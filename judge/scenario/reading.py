"""Nodes become scenarios; every mistake is noted with its line, key and nearest known key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from corpus.ids import RuleId
from judge.errors import nearest
from judge.game.steps import Step
from judge.scenario import nodes, schema
from judge.scenario.model import (
    CardEntry,
    Expectation,
    Item,
    Moment,
    Placed,
    Scenario,
    Seat,
)
from judge.scenario.shapes import Reader, keys, note_given_twice
from judge.scenario.variants import variant_named
from judge.values import Bilingual

DESIGNATIONS = ("active", "monarch", "initiative")  # each is a player
UNREAD = ("game",)  # keys of which the engine does not act on all that they may say


def read_scenario(reader: Reader, node: nodes.Node, index: int) -> Scenario:
    """The scenario of one document; its mistakes are noted in `reader`."""
    note_given_twice(reader, node)
    held = keys(schema.SCENARIO, required=("players",))(reader, node, "scenario")
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
        cites=tuple(_rule(reader, n, node.line) for n in held.get("cites", ())),
        cards=tuple(_card(reader, item) for item in _items(node, "cards")),
        active=active,
        number=turn.get("number", 1),
        step=Step(turn["step"]) if _is_step(turn.get("step")) else Step.PRECOMBAT_MAIN,
        play=tuple(_item(reader, item, names) for item in _items(node, "play")),
        choices=held.get("choices", {}),
        random=tuple(held.get("random", ())),
        until=_moment(held.get("until")),
        explore=bool(held.get("explore")),
        ask=tuple(_asked(reader, node, held.get("ask", ()))),
        expect=tuple(_expectation(reader, item) for item in _items(node, "expect")),
        unread=tuple(_unread(held)),
    )


def _check_players(
    reader: Reader, node: nodes.Node, held: dict[str, Any], names: tuple[str, ...]
) -> None:
    entries = node.entries if isinstance(node, nodes.Mapping) else ()
    lines = {entry.key: entry.line for entry in entries}
    for key in DESIGNATIONS:
        player = held.get(key)
        if player is not None and player not in names:
            line = lines.get(key, node.line)
            reader.wrong(line, key, f"{player!r} is no player here.", nearest(player, names))


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


def _items(node: nodes.Node, key: str) -> tuple[nodes.Node, ...]:
    """The items below a key, as nodes that know their line."""
    if not isinstance(node, nodes.Mapping):
        return ()
    found = [entry.value for entry in node.entries if entry.key == key]
    if not found:
        return ()
    return found[-1].items if isinstance(found[-1], nodes.Sequence) else (found[-1],)


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
    found = () if seat is None else _items(seat, zone)
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


def _moment(given: dict[str, Any] | None) -> Moment | None:
    if given is None:
        return None
    step = given.get("step")
    return Moment(given.get("turn"), Step(step) if _is_step(step) else None)


def _is_step(name: str | None) -> bool:
    return name in tuple(step.value for step in Step)


def _item(reader: Reader, node: nodes.Node, players: tuple[str, ...]) -> Item:
    if isinstance(node, nodes.Scalar):
        return Item("sentence", {"sentence": node.text}, node.line)
    given = keys(schema.ITEM)(reader, node, "play")
    actions = [key for key in given if key in schema.ACTIONS]
    action = actions[0] if actions else "none"
    if len(actions) > 1 or not (actions or _has_unknown_key(node)):
        known = ", ".join(schema.ACTIONS)
        reader.wrong(node.line, "play", f"an item has one action of {known}.")
    _check_player(reader, node.line, action, given.get("player"), players)
    allowed = schema.DETAILS_OF.get(action, ())
    for key in given:
        if key in schema.DETAILS and key not in allowed and actions:
            reader.wrong(node.line, key, f"is not a key of {action}.", nearest(key, allowed))
    _check_said(reader, node.line, action, given)
    choose = given.get("choose")
    return Item(
        action=action,
        given={k: v for k, v in given.items() if k in schema.ACTIONS or k in schema.DETAILS},
        line=node.line,
        player=given.get("player"),
        at=_moment(given.get("at")),
        respond=given.get("respond", False),
        choose=None if choose is None else _answers(choose),
        only_try=given.get("try", False),
        legal=given.get("legal"),
        checks=tuple(_expectation(reader, item) for item in _items(node, "check")),
    )


def _answers(choose: Any) -> tuple[Any, ...]:
    """Answers in their order; one by itself, and `[]`, which is none of what may be chosen."""
    return tuple(choose) if isinstance(choose, list) and choose else (choose,)


def _asked(
    reader: Reader, node: nodes.Node, given: tuple[dict[str, Any], ...]
) -> Iterator[Expectation]:
    """What is asked; `legal` is about an action, so that there has to be one."""
    tried = [entry for item in _items(node, "play") for entry in _keys_of(item)]
    for place, asked in zip(_items(node, "ask"), given, strict=True):
        for key, value in asked.items():
            if key == "legal" and not any(one in schema.ALLOWED_OR_NOT for one in tried):
                reader.wrong(place.line, key, "asks about an action, and the play has none.")
            yield Expectation(key, value, place.line)


def _keys_of(item: nodes.Node) -> tuple[str, ...]:
    """The keys of an item; those of a sentence are any."""
    if isinstance(item, nodes.Mapping):
        return tuple(entry.key for entry in item.entries)
    return schema.ALLOWED_OR_NOT if isinstance(item, nodes.Scalar) else ()


def _has_unknown_key(node: nodes.Node) -> bool:
    """True if an item has a key that is none; that is said already."""
    return isinstance(node, nodes.Mapping) and any(
        entry.key not in schema.ITEM for entry in node.entries
    )


def _check_said(reader: Reader, line: int, action: str, given: dict[str, Any]) -> None:
    """What every item may have is said where it means something."""
    if action in schema.NO_ACTION:
        for key in ("legal", "try"):
            if key in given:
                reader.wrong(line, key, f"is about what a player does; {action} is nothing of it.")
    if action in schema.AS_THE_STEP_HAS_IT and given.get("respond"):
        said = f"is no response: {action} is done as its step has it, with the stack empty."
        reader.wrong(line, "respond", said)
    if "choose" in given and "player" not in given and action in schema.PLAYERLESS:
        reader.wrong(line, "choose", "needs a player: whose answers they are.")


def _check_player(
    reader: Reader, line: int, action: str, player: str | None, players: tuple[str, ...]
) -> None:
    if player is None:
        if action not in (*schema.PLAYERLESS, "none"):
            reader.wrong(line, "player", f"is required with {action}.")
    elif player not in players:
        reader.wrong(line, "player", f"{player!r} is no player here.", nearest(player, players))


def _expectation(reader: Reader, node: nodes.Node) -> Expectation:
    given = keys(schema.EXPECTATION)(reader, node, "expect")
    if len(given) != 1:
        if isinstance(node, nodes.Mapping) and len(node.entries) != 1:
            reader.wrong(node.line, "expect", "an item is a mapping with one key.")
        return Expectation("none", None, node.line)
    key, value = next(iter(given.items()))
    if key == "not":
        inner = node.entries[0].value if isinstance(node, nodes.Mapping) else node
        return Expectation("not", _expectation(reader, inner), node.line)
    if key == "cites":
        value = tuple(_rule(reader, written, node.line) for written in value)
    return Expectation(key, value, node.line)


def _rule(reader: Reader, written: str, line: int) -> str:
    try:
        return str(RuleId.parse(written))
    except ValueError as error:
        reader.wrong(line, "cites", str(error))
        return written
