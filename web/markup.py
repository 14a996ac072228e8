"""A text with marks becomes HTML; the only place that makes `Markup`, and every piece is escaped.

A mark is a plain mapping: `start`, `end`, `kind`, and optionally `href` and `title`. Marks may lie
inside others (a link in a translator's note); one that only half overlaps another is dropped, and
so is a link inside a link.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from markupsafe import Markup, escape

Mark = Mapping[str, Any]
_DATE = re.compile(r"\d{4}-\d\d-\d\d")
_COLORS = frozenset("WUBRG")
_SYMBOL = re.compile(r"\{([^{}\s]{1,8})\}")


def rich(text: Mapping[str, Any]) -> Markup:
    """The HTML of a presented text: `{"text": str, "marks": (mark, …)}`."""
    words: str = text["text"]
    marks = sorted(text["marks"], key=lambda mark: (mark["start"], -mark["end"]))
    return Markup("".join(_between(words, 0, len(words), marks, in_link=False)))


def symbols(text: str) -> Markup:
    """The HTML of a cost, or of a line of a card: each symbol a sign that does not break.

    >>> symbols("{G}: <draw>")
    Markup('<span class="mana g"><i>{</i>G<i>}</i></span>: &lt;draw&gt;')
    """
    done, at = Markup(), 0
    for found in _SYMBOL.finditer(text):
        sign = found[1]
        kind = f"mana {sign.lower()}" if sign in _COLORS else "mana"
        body = Markup('<span class="{}"><i>{{</i>{}<i>}}</i></span>').format(kind, sign)
        done += escape(text[at : found.start()]) + body
        at = found.end()
    return done + escape(text[at:])


def dated(text: str) -> Markup:
    """The HTML of a sentence in which no date is broken over two lines.

    >>> dated("since 2024-02-02 & later")
    Markup('since <time>2024-02-02</time> &amp; later')
    """
    return Markup(_DATE.sub(r"<time>\g<0></time>", str(escape(text))))


def _between(
    words: str, start: int, end: int, marks: Sequence[Mark], *, in_link: bool
) -> Iterator[str]:
    """The HTML of `words[start:end]` with those of `marks` that lie inside it, in pieces."""
    at = start
    for i, mark in enumerate(marks):
        first, last = mark["start"], mark["end"]
        is_inside = at <= first < last <= end
        is_link = "href" in mark
        if not is_inside or (in_link and is_link):
            continue
        # Sorted as they are, what lies inside a mark comes after it.
        body = _between(words, first, last, marks[i + 1 :], in_link=in_link or is_link)
        yield escape(words[at:first])
        yield from _element(mark, body)
        at = last
    yield escape(words[at:end])


def _element(mark: Mark, body: Iterator[str]) -> Iterator[str]:
    """One mark around its escaped body, in pieces."""
    if mark["kind"] == "hit":
        yield "<mark>"
        yield from body
        yield "</mark>"
        return
    name = "a" if "href" in mark else "span"
    yield f'<{name} class="{escape(mark["kind"])}"'
    for attribute in ("href", "title"):
        if mark.get(attribute):
            yield f' {attribute}="{escape(mark[attribute])}"'
    yield ">"
    yield from body
    yield f"</{name}>"
