"""What must hold of the reader of card text for any text at all, and texts to begin with."""

from __future__ import annotations

from functools import cache

from judge.cards import Face, TypeLine, builtin_pool
from judge.language import Declined
from judge.oracle import Oracle, report
from judge.oracle.reports import rewritten
from judge.values import Bilingual, Lang

TYPES = ("Creature — Ox", "Instant", "Enchantment — Saga", "Legendary Planeswalker — Ox")
NAME = Bilingual("Mud Ox, the Deep", "泥泞牛")


def read_whole(text: str, type_line: str) -> str:
    """Reads a text as that of a face, shows and rewords its lines, and looks at what comes out.

    Returns in a few words what that was.
    """
    oracle = Oracle()
    face = Face(name=NAME, type_line=TypeLine.parse(type_line), text=text)
    whole = oracle.read(face)
    assert isinstance(whole, (tuple, Declined))
    lines = report(oracle, face)
    unread = [line for line in lines if line.declined is not None]
    assert bool(unread) <= isinstance(whole, Declined)
    for line in unread:
        assert line.declined is not None
        assert line.declined.words
        assert line.declined.at <= len(line.declined.text)
    for line in lines:
        for lang in Lang:
            said = rewritten(line.text, face, lang)
            assert said is None or isinstance(said, str)
    told = oracle.creature(text)
    kinds = sorted({type(one).__name__ for line in lines for one in line.abilities})
    words = {line.declined.words[:12] for line in unread if line.declined is not None}
    return f"{kinds} {sorted(words)[:1]} {told is not None}"


@cache
def printed() -> tuple[str, ...]:
    """The lines of the cards that ship, in English and as the tables word them in Chinese."""
    found: dict[str, None] = {}
    for face in (face for card in builtin_pool() for face in card.faces):
        for line in face.text.splitlines():
            found[line] = None
            found[rewritten(line, face, Lang.ZH) or line] = None
    return tuple(filter(None, found))
