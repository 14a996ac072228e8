"""What is taken for granted of a question, what is left open, and what can't be made out."""

from __future__ import annotations

from judge.values import Bilingual, Value

# Of a creature whose size isn't said: an answer must be that of both.
SIZES = ("1/1", "9/9")
SIZE_LEFT_OPEN = Bilingual("The size of a creature is not said.", "未说明生物的大小。")


class Lost(Exception):
    """Words that mean nothing that was told, or something that can't be made out."""


class Guess(Value):
    """Something taken for granted, and why."""

    what: Bilingual
    why: Bilingual
