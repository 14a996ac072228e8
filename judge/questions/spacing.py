"""Chinese is read without the spaces that are typed between it and names, numbers and signs.

>>> closed = closed_up("我有 2 点生命。对手施放 Shock Wave。")
>>> closed.text
'我有2点生命。对手施放Shock Wave。'
>>> [closed.place(at) for at in (0, 2, 3)]
[0, 3, 5]
"""

from __future__ import annotations

import re

from judge.questions.values import Read, Reading, Span
from judge.values import Value

_CHINESE = "\u3001-\u303f\u3400-\u9fff\uff00-\uffef“”"
_GAP = re.compile(
    f"(?<=[{_CHINESE}])[ \t\u00a0\u3000]+|(?<![.?!])[ \t\u00a0\u3000]+(?=[{_CHINESE}])"
)


class Closed(Value):
    """A text without such spaces, and where each of its characters stands in the text itself."""

    text: str
    places: tuple[int, ...]

    def place(self, at: int) -> int:
        """Where what begins at a place of the closed text begins in the text itself."""
        return self.places[at] if at < len(self.places) else self.places[-1] + 1


def closed_up(text: str) -> Closed:
    """A text without the spaces beside Chinese."""
    left_out = {at for gap in _GAP.finditer(text) for at in range(*gap.span())}
    places = tuple(at for at in range(len(text)) if at not in left_out)
    return Closed("".join(text[at] for at in places), places)


def opened(found: Read, text: str, closed: Closed) -> Read:
    """What became of a closed text, told of the text itself."""

    def span(one: Span) -> Span:
        start, end = closed.place(one.start), closed.place(one.end - 1) + 1
        return Span(text[start:end], start, end, one.became)

    def reading(one: Reading) -> Reading:
        return one.with_(
            spans=tuple(map(span, one.spans)), unread=tuple(map(span, one.unread))
        )

    return found.with_(
        question=text,
        reading=reading(found.reading),
        readings=tuple(map(reading, found.readings)),
    )
