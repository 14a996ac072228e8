"""The shapes a key's value may have: each reads a node, or notes what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from corpus.structs import Mutable, field
from judge.asking import NOBODY, Known
from judge.errors import Problem, nearest
from judge.scenario import mistakes, nodes
from judge.scenario.mistakes import listed
from judge.values import Bilingual

Shape = Callable[["Reader", nodes.Node, str], Any]


class Reader(Mutable):
    """Where the problems of a file are collected while it is read."""

    file: str
    problems: list[Problem] = field(default_factory=list)
    known: Known = NOBODY  # the names that a sentence may use

    def wrong(self, line: int, key: str, message: Bilingual, hint: str | None = None) -> None:
        """Notes a problem."""
        self.problems.append(Problem(self.file, line, key, message, hint))


def text(reader: Reader, node: nodes.Node, key: str) -> str:
    """Any single value, as written."""
    if isinstance(node, nodes.Scalar) and node.value is not None:
        return node.text
    reader.wrong(node.line, key, mistakes.TEXT)
    return ""


def number(reader: Reader, node: nodes.Node, key: str) -> int:
    """A whole number."""
    if isinstance(node, nodes.Scalar) and type(node.value) is int:
        return node.value
    reader.wrong(node.line, key, mistakes.WHOLE)
    return 0


def truth(reader: Reader, node: nodes.Node, key: str) -> bool:
    """true or false."""
    if isinstance(node, nodes.Scalar) and isinstance(node.value, bool):
        return node.value
    reader.wrong(node.line, key, mistakes.TRUTH)
    return False


def natural(reader: Reader, node: nodes.Node, key: str) -> int:
    """A whole number of 0 or more."""
    found = number(reader, node, key)
    if found < 0:
        reader.wrong(node.line, key, mistakes.NATURAL)
    return found


def positive(reader: Reader, node: nodes.Node, key: str) -> int:
    """A whole number of 1 or more."""
    found = number(reader, node, key)
    if found < 1 and isinstance(node, nodes.Scalar) and type(node.value) is int:
        reader.wrong(node.line, key, mistakes.POSITIVE)
    return found


def natural_or_truth(reader: Reader, node: nodes.Node, key: str) -> int | bool:
    """How often, or how much: a whole number of 0 or more; true for once, false for never."""
    if isinstance(node, nodes.Scalar):
        if isinstance(node.value, bool):
            return node.value
        if type(node.value) is int and node.value >= 0:
            return node.value
    reader.wrong(
        node.line,
        key,
        mistakes.NATURAL_OR_TRUTH,
    )
    return False


def only_true(reader: Reader, node: nodes.Node, key: str) -> bool:
    """true: what is not so is left out."""
    if not truth(reader, node, key) and isinstance(node, nodes.Scalar) and node.value is False:
        reader.wrong(
            node.line,
            key,
            mistakes.ONLY_TRUE,
        )
    return True


def number_or_text(reader: Reader, node: nodes.Node, key: str) -> int | str:
    """A whole number of 1 or more, or a text."""
    if isinstance(node, nodes.Scalar) and type(node.value) is int:
        return positive(reader, node, key)
    return text(reader, node, key)


def single(reader: Reader, node: nodes.Node, key: str) -> object:
    """One value: a text, a number, true or false."""
    if isinstance(node, nodes.Scalar) and node.value is not None:
        return node.value
    reader.wrong(
        node.line,
        key,
        mistakes.SINGLE,
    )
    return ""


def number_or_all(reader: Reader, node: nodes.Node, key: str) -> int | str:
    """A whole number of 1 or more, or `all`."""
    if isinstance(node, nodes.Scalar):
        if type(node.value) is int and node.value > 0:
            return node.value
        if node.text == "all":
            return "all"
    reader.wrong(
        node.line,
        key,
        mistakes.POSITIVE_OR_ALL,
    )
    return "all"


def number_of(numbers: Collection[int]) -> Shape:
    """One of some numbers."""

    def read(reader: Reader, node: nodes.Node, key: str) -> int:
        found = number(reader, node, key)
        if found not in numbers and isinstance(node, nodes.Scalar) and type(node.value) is int:
            reader.wrong(node.line, key, mistakes.none_of_numbers(found, numbers))
        return found

    return read


def anything(reader: Reader, node: nodes.Node, key: str) -> object:
    """Any value, as plain data."""
    return plain(node)


def one_of(words: Collection[str]) -> Shape:
    """One of some words."""

    def read(reader: Reader, node: nodes.Node, key: str) -> str:
        found = text(reader, node, key)
        if found not in words and isinstance(node, nodes.Scalar):
            said = mistakes.none_of(found, words)
            reader.wrong(node.line, key, said, nearest(found, words))
        return found

    return read


def either(first: Shape, kind: type[nodes.Node], other: Shape) -> Shape:
    """`first` if the node is of `kind`, else `other`."""

    def read(reader: Reader, node: nodes.Node, key: str) -> object:
        return (first if isinstance(node, kind) else other)(reader, node, key)

    return read


def list_of(shape: Shape) -> Shape:
    """A list; one value alone is a list of one."""

    def read(reader: Reader, node: nodes.Node, key: str) -> tuple[object, ...]:
        items = node.items if isinstance(node, nodes.Sequence) else (node,)
        return tuple(shape(reader, item, key) for item in items)

    return read


def map_of(shape: Shape) -> Shape:
    """A mapping from names to values of one shape."""

    def read(reader: Reader, node: nodes.Node, key: str) -> dict[str, object]:
        if not isinstance(node, nodes.Mapping):
            reader.wrong(
                node.line,
                key,
                mistakes.MAPPING,
            )
            return {}
        held: dict[str, object] = {}
        for entry in node.entries:
            held[entry.key] = shape(reader, entry.value, entry.key)
        return held

    return read


def with_number(shape: Shape, **others: Shape) -> Shape:
    """A mapping from names to values of one shape, but of another one for some names."""

    def read(reader: Reader, node: nodes.Node, key: str) -> dict[str, object]:
        if not isinstance(node, nodes.Mapping):
            reader.wrong(
                node.line,
                key,
                mistakes.MAPPING,
            )
            return {}
        return {
            entry.key: others.get(entry.key, shape)(reader, entry.value, entry.key)
            for entry in node.entries
        }

    return read


def by_kind(scalar: Shape, sequence: Shape | None = None, mapping: Shape | None = None) -> Shape:
    """What a node has to be, by whether it is one value, a list or a mapping."""

    def read(reader: Reader, node: nodes.Node, key: str) -> object:
        match node:
            case nodes.Sequence() if sequence is not None:
                return sequence(reader, node, key)
            case nodes.Mapping() if mapping is not None:
                return mapping(reader, node, key)
            case _:
                return scalar(reader, node, key)

    return read


def each_of(shape: Shape) -> Shape:
    """The items of a list, as a list."""

    def read(reader: Reader, node: nodes.Node, key: str) -> list[object]:
        items = node.items if isinstance(node, nodes.Sequence) else (node,)
        return [shape(reader, item, key) for item in items]

    return read


def keys(known: Mapping[str, Shape], required: tuple[str, ...] = ()) -> Shape:
    """A mapping with known keys, each with its shape."""

    def read(reader: Reader, node: nodes.Node, key: str) -> dict[str, object]:
        if not isinstance(node, nodes.Mapping):
            there = listed(known)
            said = Bilingual(
                f"must be a mapping with keys of {there.en}.", f"应为映射，可用的键有{there.zh}。"
            )
            reader.wrong(node.line, key, said)
            return {}
        held: dict[str, object] = {}
        for entry in node.entries:
            if entry.key not in known:
                hint = nearest(entry.key, known)
                reader.wrong(entry.line, entry.key, _no_key(key, () if hint else known), hint)
                continue
            held[entry.key] = known[entry.key](reader, entry.value, entry.key)
        for wanted in required:
            if wanted not in held:
                said = Bilingual(f"is required in {key}.", f"是{key}中必需的键。")
                reader.wrong(node.line, wanted, said)
        return held

    return read


def _no_key(of: str, known: Collection[str]) -> Bilingual:
    there = listed(known)
    en, zh = (f"; there are {there.en}", f"；可用的有{there.zh}") if known else ("", "")
    return Bilingual(f"is not a key of {of}{en}.", f"不是{of}的键{zh}。")


def note_given_twice(reader: Reader, node: nodes.Node) -> None:
    """Notes every key that its mapping has twice, at any depth."""
    if isinstance(node, nodes.Sequence):
        for item in node.items:
            note_given_twice(reader, item)
    elif isinstance(node, nodes.Mapping):
        seen: set[str] = set()
        for entry in node.entries:
            if entry.key in seen:
                reader.wrong(entry.line, entry.key, Bilingual("is given twice.", "出现了两次。"))
            seen.add(entry.key)
            note_given_twice(reader, entry.value)


def plain(node: nodes.Node) -> Any:
    """A node as plain data."""
    match node:
        case nodes.Scalar(value=value):
            return value
        case nodes.Sequence(items=items):
            return [plain(item) for item in items]
        case nodes.Mapping(entries=entries):
            return {entry.key: plain(entry.value) for entry in entries}
