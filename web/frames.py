"""A hit's HTML without what was looked for: made once, kept, and filled in for each search.

Of a hit only its snippets, and whether it was found by citing a number, differ from search to
search. What else it shows depends on its place in the index, on the edition that was asked for
(which names the index), and on what the reader prefers; all of these are part of the name under
which a frame is kept. Those of what is in force, for readers without preferences, were worked out
ahead (`web.ahead`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any

from flask import current_app, render_template, request
from markupsafe import Markup, escape

from corpus.model import Lang
from corpus.query import Hit, Match, Snippet
from web.ahead import AHEAD, Ahead
from web.preferences import Texts, texts
from web.wording import say

MOST = 200  # frames that are kept, of some 3 KB each; the others are read anew
_BOUND = "\x00"  # stands around the name of a slot, and in no text
SLOTS = {lang: f"{_BOUND}{lang}{_BOUND}" for lang in Lang}
REFERENCE = f"{_BOUND}reference{_BOUND}"
_OPEN, _CLOSE = "\x01", "\x02"  # stand for the tags of a mark while a text is escaped


class Frames:
    """The frames of hits that were shown; of many the first made goes first."""

    def __init__(self) -> None:
        self._made: dict[Hashable, tuple[str, ...]] = {}
        self._lock = Lock()

    def filled(
        self, hit: Hit, reader: Lang, edition: str | None, shown: Callable[[], dict[str, Any]]
    ) -> Markup:
        """The HTML of a hit; `shown` gives what its frame shows, should there be none yet."""
        prefers, root = texts(), request.script_root
        name = (reader, prefers, edition, root, hit.place)
        pieces = self._made.get(name)
        if pieces is None:
            ahead: Ahead = current_app.extensions[AHEAD]
            is_plain = prefers is Texts.BOTH and edition is None and not root
            ready = ahead.frame(name_of(hit, reader)) if is_plain else None
            pieces = tuple((ready or made(shown())).split(_BOUND))
            with self._lock:
                self._made[name] = pieces
                if len(self._made) > MOST:
                    del self._made[next(iter(self._made))]
        filled = [*pieces]
        for at in range(1, len(pieces), 2):
            filled[at] = _in_slot(pieces[at], hit, reader)
        return Markup("".join(filled))


def made(shown: dict[str, Any]) -> str:
    """The frame of what is shown of a hit."""
    return render_template("_hit.html", hit=shown)


def name_of(hit: Hit, reader: Lang) -> str:
    """The name of the frame of a hit of what is in force, for readers without preferences."""
    return f"{reader} {hit.place}"


def _in_slot(slot: str, hit: Hit, reader: Lang) -> str:
    """What differs from search to search."""
    if slot in tuple(Lang):
        snippet = hit.snippet_in(Lang(slot))
        assert snippet is not None
        return _marked(snippet)
    is_reference = hit.matched_by == (Match.REFERENCE,)
    return f"<span>{escape(say(reader, 'search.reference'))}</span>" if is_reference else ""


def _marked(snippet: Snippet) -> str:
    """A snippet with what was found in it marked."""
    parts, at = [], 0
    for span in snippet.spans:
        parts += [snippet.text[at : span.start], _OPEN, snippet.text[span.start : span.end], _CLOSE]
        at = span.end
    said = str(escape("".join((*parts, snippet.text[at:]))))
    return said.replace(_OPEN, "<mark>").replace(_CLOSE, "</mark>")
