"""YAML or JSON text becomes nodes that know their line; the one place that imports yaml here."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import yaml

from corpus.structs import Struct
from judge.errors import BadScenario, Problem
from judge.values import Bilingual


class Scalar(Struct):
    """A text, number, yes or no, or nothing; `text` is how it was written."""

    text: str
    value: str | int | float | bool | None
    line: int


class Sequence(Struct):
    """A list."""

    items: tuple[Node, ...]
    line: int


class Entry(Struct):
    """A key of a mapping, as it was written, and its value."""

    key: str
    value: Node
    line: int


class Mapping(Struct):
    """Keys and values in the order written; a key may be there twice."""

    entries: tuple[Entry, ...]
    line: int


Node = Scalar | Sequence | Mapping


DEEPEST = 20
MOST_DIGITS = 100
TOO_DEEP = Bilingual("is nested too deeply for a scenario.", "嵌套过深。")
TOO_LONG = Bilingual(
    f"a number has at most {MOST_DIGITS} digits.", f"一个数最多有{MOST_DIGITS}位。"
)
HALF = Bilingual(
    "a text holds half a character (a lone surrogate, \\ud800 to \\udfff); write the whole one.",
    "文字中有半个字符（单独的代理项，\\ud800至\\udfff）；请写出整个字符。",
)
WHOLE_NUMBER = re.compile("[+-]?[0-9]+")
NO_ALIASES = Bilingual(
    "anchors and aliases (&, *) are no part of the format; write the value again.",
    "此格式没有锚点与别名（&、*）；请把值再写一遍。",
)


def read_yaml(text: str, file: str) -> Iterator[Node]:
    """The documents of a YAML or JSON text; raises `BadScenario` where it is not YAML."""
    try:
        _check_nesting(text, file)
        for document in yaml.compose_all(text, Loader=yaml.CSafeLoader):
            if document is not None:
                yield _from_yaml(document, file)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise BadScenario([_not_yaml(file, line, error.problem or str(error))]) from error
    except yaml.YAMLError as error:
        raise BadScenario([_not_yaml(file, 1, str(error))]) from error


def _not_yaml(file: str, line: int, said: str) -> Problem:
    return Problem(file, line, "YAML", Bilingual(f"{said}.", f"不是有效的YAML（{said}）。"))


def read_json_lines(text: str, file: str) -> Iterator[Node]:
    """The values of a text with one JSON value a line, each with that line's number."""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip():
            yield read_json_line(line, file, number)


def read_json_line(line: str, file: str, number: int) -> Node:
    """The value of one line; raises `BadScenario` where it is not JSON."""
    try:
        value = json.loads(line, object_pairs_hook=_Pairs, parse_int=_Digits)
        return from_plain(value, number, file)
    except RecursionError as error:
        raise BadScenario([Problem(file, number, "JSON", TOO_DEEP)]) from error
    except json.JSONDecodeError as error:
        said = Bilingual(f"{error.msg}.", f"不是有效的JSON（{error.msg}）。")
        raise BadScenario([Problem(file, number, "JSON", said)]) from error


class _Pairs(list[tuple[str, object]]):
    """The keys and values of a JSON object, a key that is there twice with both."""


class _Digits(str):
    """A whole number as it is written in JSON."""


def from_plain(value: object, line: int = 1, file: str = "<text>", depth: int = 0) -> Node:
    """Plain data as nodes, all on one line; raises `BadScenario` for what is none."""
    if depth > DEEPEST:
        raise BadScenario([Problem(file, line, "JSON", TOO_DEEP)])
    if isinstance(value, _Pairs | dict):
        pairs = value if isinstance(value, _Pairs) else value.items()
        return Mapping(
            tuple(
                Entry(_whole(str(key), line, file), from_plain(held, line, file, depth + 1), line)
                for key, held in pairs
            ),
            line,
        )
    if isinstance(value, list | tuple):
        return Sequence(tuple(from_plain(item, line, file, depth + 1) for item in value), line)
    if isinstance(value, _Digits):
        return Scalar(str(value), _number(value, line, file), line)
    if value is None or isinstance(value, str | int | float | bool):
        if type(value) is int and abs(value) >= 10**MOST_DIGITS:
            raise BadScenario([Problem(file, line, "JSON", TOO_LONG)])
        text = str(value).lower() if isinstance(value, bool) else str(value)
        return Scalar(_whole(text, line, file), value, line)
    raise TypeError(f"{type(value).__name__} is no part of a scenario")


def _whole(text: str, line: int, file: str) -> str:
    """A text that can be written down again."""
    if any("\ud800" <= char <= "\udfff" for char in text):
        raise BadScenario([Problem(file, line, "JSON", HALF)])
    return text


def _number(text: str, line: int, file: str) -> int:
    """A whole number of no more digits than are read."""
    if len(text.lstrip("+-")) > MOST_DIGITS:
        raise BadScenario([Problem(file, line, "number", TOO_LONG)])
    return int(text)


def to_plain(node: Node) -> object:
    """The plain data that a node stands for; of a key that is there twice, the last value."""
    if isinstance(node, Mapping):
        return {entry.key: to_plain(entry.value) for entry in node.entries}
    if isinstance(node, Sequence):
        return [to_plain(item) for item in node.items]
    return node.value


def write_yaml(plain: object) -> str:
    """Plain data as YAML: what holds nothing but single values stands in one line."""
    return yaml.safe_dump(
        plain, default_flow_style=None, sort_keys=False, allow_unicode=True, width=100
    )


def _check_nesting(text: str, file: str) -> None:
    """Refuses what would not come to an end, or end the program: aliases, and deep nesting."""
    depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        line = event.start_mark.line + 1 if event.start_mark else 1
        if isinstance(event, yaml.AliasEvent):
            raise BadScenario([Problem(file, line, "YAML", NO_ALIASES)])
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            raise BadScenario([Problem(file, line, "YAML", TOO_DEEP)])


def _from_yaml(node: yaml.Node, file: str) -> Node:
    line = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        return Mapping(tuple(_entry(key, value, file) for key, value in node.value), line)
    if isinstance(node, yaml.SequenceNode):
        return Sequence(tuple(_from_yaml(item, file) for item in node.value), line)
    return Scalar(str(node.value), _scalar(node, file, line), line)


def _entry(key: yaml.Node, value: yaml.Node, file: str) -> Entry:
    line = key.start_mark.line + 1
    if not isinstance(key, yaml.ScalarNode):
        said = Bilingual("a key is a single word or name.", "键应为单个词或名称。")
        raise BadScenario([Problem(file, line, "YAML", said)])
    return Entry(key.value, _from_yaml(value, file), line)


def _scalar(node: yaml.Node, file: str, line: int) -> str | int | float | bool | None:
    text = str(node.value)
    kind = node.tag.rpartition(":")[2]
    if kind == "null":
        return None
    if kind == "bool":
        return text.lower() in ("yes", "true", "on")
    if kind == "int" and WHOLE_NUMBER.fullmatch(text):
        return _number(text, line, file)
    return text
