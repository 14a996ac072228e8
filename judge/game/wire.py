"""A state of a game as JSON, and back: to keep it, to send it, and to go on from it later.

A value is written with the name of its class and the fields that are not as usual, so that whatever
a field holds, it is read as what it was. The same state always gives the same bytes.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from typing import Any

from corpus.structs import from_bytes, to_bytes
from judge.errors import BadState
from judge.game.state import GameState, History
from judge.game.state.game import Map
from judge.values import Value

KIND = "type"
SET, MAP = "set", "map"  # kinds of their own; every other kind is the name of a class
ITEMS = "items"
ROOT = "judge."
_MODULES = ("judge.rules.priority", "judge.keywords")  # which load all that a state can hold


def to_json(state: GameState) -> bytes:
    """The state as JSON."""
    return to_bytes(_plain(state))


def from_json(data: bytes) -> GameState:
    """The state that JSON holds; raises `BadState` where it holds none."""
    try:
        state = _value(from_bytes(data))
    except (AttributeError, LookupError, TypeError, ValueError, RecursionError) as error:
        raise BadState(f"no state of a game: {error}", f"不是游戏状态：{error}") from error
    if not isinstance(state, GameState):
        raise BadState(
            f"a {type(state).__name__}, not a state of a game",
            f"是{type(state).__name__}，不是游戏状态",
        )
    return state


def _plain(value: object) -> object:
    """A value of a state as lists, dicts, texts and numbers."""
    match value:
        case Enum():
            return {KIND: _name(type(value)), "name": value.name}
        case None | bool() | int() | str():
            return value
        case tuple() | History():
            return [_plain(item) for item in value]
        case frozenset():
            return {KIND: SET, ITEMS: sorted(map(_plain, value), key=to_bytes)}
        case Map():
            items = [[_plain(key), _plain(value[key])] for key in sorted(value)]
            return {KIND: MAP, ITEMS: items}
        case Value():
            return {KIND: _name(type(value)), **_fields(value)}
        case _:
            raise TypeError(f"{value!r} is no part of a state")


def _fields(value: Value) -> dict[str, object]:
    """The fields of a value that differ from what they usually are."""
    usual = _usual(type(value))
    found = {name: getattr(value, name) for name in value.__struct_fields__}
    return {
        name: _plain(held)
        for name, held in found.items()
        if name not in usual or type(held) is not type(usual[name]) or held != usual[name]
    }


@cache
def _usual(kind: type[Value]) -> Mapping[str, object]:
    """What fields of a class are if nothing is said of them."""
    names, usual = kind.__struct_fields__, kind.__struct_defaults__
    return dict(zip(names[len(names) - len(usual) :], usual, strict=True))


def _value(plain: Any) -> object:
    """The value that was written as `plain`."""
    match plain:
        case list():
            return tuple(map(_value, plain))
        case {"type": "set", "items": list(items)}:
            return frozenset(map(_value, items))
        case {"type": "map", "items": list(items)}:
            return Map((_value(key), _value(held)) for key, held in items)
        case dict():
            fields = dict(plain)
            kind = _classes()[fields.pop(KIND)]
            if issubclass(kind, Enum):
                return kind[fields["name"]]
            found = {name: _value(held) for name, held in fields.items()}
            usual = _usual(kind) if issubclass(kind, Value) else {}
            return kind(**{name: _like(usual.get(name), held) for name, held in found.items()})
        case float():
            raise ValueError(f"{plain} is no whole number")
        case _:
            return plain


def _like(usual: object, held: object) -> object:
    """A list of a history is a history again."""
    return History(held) if isinstance(usual, History) and isinstance(held, tuple) else held


def _name(kind: type[object]) -> str:
    return f"{kind.__module__.removeprefix(ROOT)}.{kind.__qualname__}"


@cache
def _classes() -> Mapping[str, type[Any]]:
    """The classes that a state can hold values of, by name."""
    for module in _MODULES:
        importlib.import_module(module)
    found = {_name(kind): kind for base in (Value, Enum) for kind in _below(base)}
    return {name: kind for name, kind in found.items() if kind.__module__.startswith(ROOT)}


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    for below in kind.__subclasses__():
        yield below
        yield from _below(below)
