"""The text of the built-in pool is read; the cards that are not read yet can only become fewer."""

from __future__ import annotations

from pathlib import Path

from judge.cards import Face, builtin_pool
from judge.language import Declined
from judge.oracle import Oracle

LISTED = Path(__file__).with_name("pool_unread.txt")


def unread() -> list[str]:
    """The faces of the pool whose text is declined."""
    oracle = Oracle()
    faces: dict[str, Face] = {face.name.en: face for card in builtin_pool() for face in card.faces}
    return [name for name, face in faces.items() if isinstance(oracle.read(face), Declined)]


def test_no_card_is_unread_that_is_not_listed() -> None:
    """A face of the pool is read, or it stands in the list of those that are not read yet."""
    assert set(unread()) <= set(LISTED.read_text(encoding="utf-8").splitlines())


def test_the_list_names_faces_of_the_pool() -> None:
    """The list holds nothing else, each once and in order."""
    listed = LISTED.read_text(encoding="utf-8").splitlines()
    assert listed == sorted(set(listed))
    assert set(listed) <= {face.name.en for card in builtin_pool() for face in card.faces}
