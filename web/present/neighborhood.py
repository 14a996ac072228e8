"""A rule's place among the others becomes a drawing: boxes and lines, in units of the picture.

Three columns: rules that refer here, the rule between what is above and below it, and rules that
it refers to. A picture is as wide as a small screen; one unit is about a pixel there.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import EdgeKind, Lang
from corpus.shelf import Shelf
from web.present import links
from web.present.texts import Plain, label
from web.wording import say

_WIDE, _HIGH, _GAP, _BETWEEN, _TOP = 100, 38, 22, 8, 20
_MOST_BESIDE, _MOST_BELOW = 7, 4
_TITLE = 16  # half-width characters of a title that fit into a box

Item = tuple[str, str, str]  # number, title, URL


def drawing(shelf: Shelf, graph: RuleGraph, number: RuleId, reader: Lang) -> Plain | None:
    """The neighborhood of a rule, drawn; None if nothing is beside or below it."""
    incoming = sources(graph, number)
    outgoing = targets(graph, number)
    children = graph.children(number)
    if not (incoming or outgoing or children):
        return None

    def items(numbers: Sequence[RuleId], most: int, rest: str) -> list[Item]:
        cut = numbers if len(numbers) <= most else numbers[: most - 1]
        found = [_item(shelf, graph, each, reader) for each in cut]
        more = len(numbers) - len(cut)
        return found + ([(f"+{more}", say(reader, "more", count=more), rest)] if more else [])

    above = items(graph.ancestors(number), 3, "")
    middle = [*above, _item(shelf, graph, number, reader)]
    middle += items(children, _MOST_BELOW, links.rule(graph.edition.key, number))
    left = items(incoming, _MOST_BESIDE, "#refers-here")
    right = items(outgoing, _MOST_BESIDE, "#refers-to")
    return _draw(left, middle, len(above), right, reader)


def sources(graph: RuleGraph, number: RuleId) -> tuple[RuleId, ...]:
    """The rules whose texts or examples refer to a rule, each once."""
    edges = graph.referenced_by(number)
    found = (edge.source.rule for edge in edges if edge.kind is EdgeKind.REFERENCE)
    return tuple(n for n in dict.fromkeys(found) if n is not None and n != number)


def targets(graph: RuleGraph, number: RuleId) -> tuple[RuleId, ...]:
    """The rules that a rule and its examples refer to, as far as the edition has them."""
    found = (edge.target.rule for edge in graph.references_of(number))
    return tuple(n for n in dict.fromkeys(found) if n is not None and n in graph and n != number)


def _item(shelf: Shelf, graph: RuleGraph, number: RuleId, reader: Lang) -> Item:
    words = label(shelf.title(graph, number), reader)
    return str(number), words, links.rule(graph.edition.key, number)


def _draw(left: list[Item], middle: list[Item], at: int, right: list[Item], reader: Lang) -> Plain:
    """The boxes of the columns, each column's middle at one height, and the lines between."""
    step = _HIGH + _BETWEEN
    height = max(len(left), len(middle), len(right)) * step - _BETWEEN
    columns = [
        _column(items, i, _TOP + (height - (len(items) * step - _BETWEEN)) // 2)
        for i, items in enumerate((left, middle, right))
    ]
    here = columns[1][at]
    here["is_here"] = True
    lines = [_across(box, here) for box in columns[0]] + [_across(here, box) for box in columns[2]]
    return {
        "width": 3 * _WIDE + 2 * _GAP,
        "height": _TOP + height + 2,
        "boxes": tuple(box for column in columns for box in column),
        "lines": tuple(lines),
        "stems": tuple(_down(a, b) for a, b in zip(columns[1], columns[1][1:], strict=False)),
        "labels": tuple(
            {"x": i * (_WIDE + _GAP) + _WIDE // 2, "text": say(reader, key)}
            for i, key, items in ((0, "graph.in", left), (2, "graph.out", right))
            if items
        ),
    }


def _column(items: list[Item], column: int, top: int) -> list[Plain]:
    return [
        {
            "x": column * (_WIDE + _GAP) + 0.5,
            "y": top + row * (_HIGH + _BETWEEN) + 0.5,
            "number": number,
            "title": words,
            "short": _short(words),
            "url": url,
            "is_here": False,
        }
        for row, (number, words, url) in enumerate(items)
    ]


def _across(a: Plain, b: Plain) -> str:
    """The path of a line from one box to one in the next column."""
    x, y, u, v = a["x"] + _WIDE, a["y"] + _HIGH / 2, b["x"] - 2, b["y"] + _HIGH / 2
    bend = (u - x) / 2
    return f"M{x} {y}C{x + bend} {y} {u - bend} {v} {u} {v}"


def _down(a: Plain, b: Plain) -> str:
    """The path of a line from a box to the one below it."""
    return f"M{a['x'] + _WIDE / 2} {a['y'] + _HIGH}V{b['y']}"


def _short(words: str) -> str:
    """As much of a title as fits into a box; Chinese characters are twice as wide."""
    room = _TITLE
    for i, char in enumerate(words):
        room -= 2 if unicodedata.east_asian_width(char) in "WF" else 1
        if room < 0:
            return f"{words[: i - 1].rstrip()}…"
    return words
