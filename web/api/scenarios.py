"""The keys of a scenario as JSON Schema, made from the tables that the judge reads it by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.scenario import schema

Schema = dict[str, Any]


def scenario_schema() -> Schema:
    """What an object that is a scenario may hold: its keys, those of players, entries and items.

    >>> sorted(scenario_schema()["properties"]["players"]["additionalProperties"]["properties"])[:3]
    ['battlefield', 'command', 'commander_casts']
    """
    zone = _list({"anyOf": [{"type": "string"}, _object(schema.ENTRY, ("card",))]})
    zones: Schema = dict.fromkeys(schema.ZONES, zone)
    player = _object(schema.PLAYER, **zones, this_turn=_object(schema.THIS_TURN))
    expectation = {**_object(schema.EXPECTATION), "minProperties": 1, "maxProperties": 1}
    return _object(
        schema.SCENARIO,
        ("players",),
        version={"enum": list(schema.VERSIONS)},
        day={"enum": ["day", "night"]},
        players={"type": "object", "additionalProperties": player},
        cards=_list(_object(schema.CARD, ("name",))),
        play=_list({"anyOf": [{"type": "string"}, _object(schema.ITEM), _object(schema.REPEATED)]}),
        expect=_list(expectation),
    )


def _list(one: Schema) -> Schema:
    """A list; one value alone is a list of one."""
    return {"anyOf": [{"type": "array", "items": one}, one]}


def _object(keys: Iterable[str], required: tuple[str, ...] = (), **known: Schema) -> Schema:
    """An object with these keys and no others; of some keys it is known what they hold."""
    properties = {key: known.get(key, {}) for key in keys}
    made = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**made, "required": list(required)} if required else made
