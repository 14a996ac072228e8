"""Names of cards are found wherever they stand in a text."""

from __future__ import annotations

from judge.asking.beginnings import form
from judge.cards import builtin_pool
from judge.questions.reading import book


def test_every_name_is_found_in_a_question() -> None:
    """Nobody looks where two words or characters begin no name: that loses no name."""
    lost = []
    for names in builtin_pool().called():
        for name in names:
            for text in (f"Does {name} work?", f"如果{name}在场", f"what of {name.lower()}"):
                lost += [
                    (text, one.name, text[one.start : one.end])
                    for one in {*book().find(text)} - {*book().find(text, misspelt=False)}
                    if form(text[one.start : one.end]) == form(name)
                ]
    assert lost == []
