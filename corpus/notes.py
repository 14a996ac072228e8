"""Texts become the translators' notes that stand inside them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from corpus.model import Lang, Note, Span

_INNER = r"[^（()）]*(?:[（(][^（()）]*[)）][^（()）]*)*"
_ALWAYS = "译"  # what every note has in it
_NOTE = re.compile(rf"[（(][^（()）]{{0,4}}译者?注[：:]{_INNER}[)）]|[（(]{_INNER}译注[)）]")


def notes_in(text: str, lang: Lang) -> tuple[Note, ...]:
    """The translators' notes of a text, as spans: `（译注：…）` and `（译者注：…）`."""
    if _ALWAYS not in text:
        return ()
    return tuple(Note(lang, Span(m.start(), m.end())) for m in _NOTE.finditer(text))


def notes_of(texts: Mapping[Lang, str]) -> tuple[Note, ...]:
    """The notes of the texts of all languages."""
    return tuple(note for lang, text in texts.items() for note in notes_in(text, lang))
