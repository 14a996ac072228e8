"""What others said of cards: rulings that publishers' data carry, each with its day and source."""

from __future__ import annotations

from judge.values import Value


class Published(Value):
    """A ruling that a publisher gave of a card; `source` is as the file names it.

    >>> Published("2004-10-04", "It counts as one creature.", "wotc").dated
    '2004-10-04'
    """

    dated: str
    text: str
    source: str
