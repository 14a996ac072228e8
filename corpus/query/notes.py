"""What a search tells its reader: words read as others, phrases that nothing has, nothing found."""

from __future__ import annotations

from collections.abc import Sequence

from corpus.model import Bilingual
from corpus.query.plan import Plan
from corpus.query.results import Note, NoteKind


def corrected(plan: Plan) -> Note:
    """The note that words were read as other words."""
    typed = ", ".join(f"{one} → {other}" for one, other in plan.words.guesses)
    offers = tuple(other for _, other in plan.words.guesses)
    return Note(
        NoteKind.CORRECTED, Bilingual(f"Searched for: {typed}.", f"实际搜索：{typed}。"), offers
    )


def no_phrase(phrases: Sequence[str]) -> Note:
    """The note that nothing has the quoted words in a row."""
    quoted = ", ".join(phrases)
    return Note(
        NoteKind.NO_SUCH_PHRASE,
        Bilingual(
            f"No text has these words in this order: {quoted}. Searched for the words.",
            f"没有文字包含“{quoted}”，已改为搜索其中的词。",
        ),
    )


def nothing() -> Note:
    """The note that nothing was found."""
    return Note(
        NoteKind.NOTHING_FOUND,
        Bilingual(
            "Nothing was found. Try a rule number, a keyword or fewer words.",
            "没有找到。可以试试规则编号、关键字，或者少用几个词。",
        ),
    )
