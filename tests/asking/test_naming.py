"""Names of cards are found wherever they stand in a text."""

from __future__ import annotations

from judge.asking.names.beginnings import form
from judge.asking.names.naming import NameBook
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


def test_an_imported_card_is_no_word_of_any_game() -> None:
    """Its name is meant where it is no words that are said anyway, or where capitals tell."""
    called = (
        "Urborg",
        "X",
        "The End",
        "Battle Cry",
        "Nobody",
        "Two-Headed Giant",
        "Icy Manipulator",
    )
    asked = ("Urborg, Tomb of Yawgmoth",)
    names = NameBook(builtin_pool().called(), (), asked, zip(called, strict=True))
    found = {
        "at the end of turn": [],
        "Nobody blocks, X is 3 and battle cry triggers": [],
        "In Two-Headed Giant, is Urborg out?": ["Urborg, Tomb of Yawgmoth"],
        "I cast The End on it": ["The End"],
        "they tap it with icy manipulator": ["Icy Manipulator"],
    }
    assert {text: [one.name for one in names.find(text)] for text in found} == found
