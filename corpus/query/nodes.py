"""The query tree's own nodes, beside Whoosh's: each can be run by Whoosh and on the arrays.

Channel("word", "trampl", 0.5)       a word in all fields of a channel
Exactly("gram", ("召唤", "唤失"))     words in a row; every match scores the same
Coordinated(groups, extras)          any of the groups, the more of them the better
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from whoosh.matching import ListMatcher, Matcher, NullMatcher
from whoosh.query import Or, Phrase, Query, Term

from corpus.index.schema import CHANNELS

PHRASE_SCORE = 20.0


class Channel(Query):  # type: ignore[misc] # whoosh's classes are untyped
    """A word in the fields of a channel."""

    __slots__ = ("boost", "channel", "text")

    def __init__(self, channel: str, text: str, boost: float = 1.0) -> None:
        self.channel, self.text, self.boost = channel, text, boost

    def __repr__(self) -> str:
        return f"Channel({self.channel!r}, {self.text!r}, {self.boost:.2f})"

    def matcher(self, searcher: Any, context: Any = None) -> Matcher:
        """Whoosh's way to run this: the word in each field, added up."""
        terms = [Term(f, self.text, boost=self.boost * b) for f, b in CHANNELS[self.channel]]
        return Or(terms).matcher(searcher, context)


class Exactly(Query):  # type: ignore[misc]
    """Words in a row in one field; what matches scores `PHRASE_SCORE`."""

    __slots__ = ("field", "texts")

    def __init__(self, field: str, texts: Sequence[str]) -> None:
        self.field, self.texts = field, tuple(texts)

    def __repr__(self) -> str:
        return f"Exactly({self.field!r}, {self.texts!r})"

    def matcher(self, searcher: Any, context: Any = None) -> Matcher:
        """Whoosh's way to run this: a phrase, its own scores left aside."""
        asked = Phrase(self.field, list(self.texts)) if len(self.texts) > 1 else None
        found = (asked or Term(self.field, self.texts[0])).matcher(searcher, context)
        ids = [place for place, _ in _matches(found)]
        return ListMatcher(ids, [PHRASE_SCORE] * len(ids)) if ids else NullMatcher()


class Group(NamedTuple):
    """What the user asked for in one word: its alternatives, and how much it counts."""

    query: Query
    weight: float


class Coordinated(Query):  # type: ignore[misc]
    """Entries with any of the groups.

    The score is the sum of all, times the square of the share of the groups that were found, by
    weight. `extras` add to the score of what is found, and find nothing.
    """

    __slots__ = ("extras", "groups")

    def __init__(self, groups: Sequence[Group], extras: Sequence[Query] = ()) -> None:
        self.groups, self.extras = tuple(groups), tuple(extras)

    def __repr__(self) -> str:
        return f"Coordinated({self.groups!r}, {self.extras!r})"

    def matcher(self, searcher: Any, context: Any = None) -> Matcher:
        """Whoosh's way to run this: each group run apart, then put together."""
        total: dict[int, float] = {}
        share: dict[int, float] = {}
        all_weights = sum(group.weight for group in self.groups)
        for group in self.groups:
            for place, score in _matches(group.query.matcher(searcher, context)):
                total[place] = total.get(place, 0.0) + score
                share[place] = share.get(place, 0.0) + group.weight / all_weights
        for extra in self.extras:
            for place, score in _matches(extra.matcher(searcher, context)):
                if place in total:
                    total[place] += score
        ids = sorted(total)
        weights = [total[place] * share[place] ** 2 for place in ids]
        return ListMatcher(ids, weights) if ids else NullMatcher()


def _matches(matcher: Matcher) -> Iterator[tuple[int, float]]:
    """The entries that a matcher gives, with their scores."""
    while matcher.is_active():
        yield matcher.id(), matcher.score()
        matcher.next()
