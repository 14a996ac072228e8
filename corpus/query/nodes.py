"""The query tree's own nodes, beside Whoosh's: each can be run by Whoosh and on the arrays.

Channel("word", "trampl", 0.5)       a word in all fields of a channel
AnyOf([channel, channel])            words that stand for one another
Exactly("gram", ("召唤", "唤失"))     words in a row; every match scores the same
Fact("kind", "term")                 what an entry is; every match scores 1
Coordinated(groups, extras)          any of the groups, the more of them the better
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from whoosh.matching.mcore import ListMatcher, Matcher, NullMatcher
from whoosh.query.compound import Or
from whoosh.query.positional import Phrase
from whoosh.query.qcore import Query
from whoosh.query.terms import Term

from corpus.index.channels import CHANNELS
from corpus.index.compiled import Docs, Scores
from corpus.index.store import Index

PHRASE_SCORE = 20.0
FACTS = ("edition", "kind", "chapter")
Row = tuple[Docs, Scores]


class Node(Query):
    """What the nodes have in common: Whoosh may ask how many entries they can match."""

    def __str__(self) -> str:
        return repr(self)

    def estimate_size(self, ixreader: Any) -> int:
        """At most all of them."""
        size: int = ixreader.doc_count_all()
        return size


class Listed(Node):
    """What has a row of entries, each with a score; it is looked up once, when it is first run."""

    __slots__ = ("row",)

    row: Row | None


class Channel(Listed):
    """A word in the fields of a channel."""

    __slots__ = ("boost", "channel", "text")

    def __init__(self, channel: str, text: str, boost: float = 1.0) -> None:
        self.channel, self.text, self.boost, self.row = channel, text, boost, None

    def __repr__(self) -> str:
        return f"Channel({self.channel!r}, {self.text!r}, {self.boost:.2f})"

    def matcher(self, searcher: Any, context: Any = None) -> Matcher:
        """Whoosh's way to run this: the word in each field, added up."""
        terms = [Term(f, self.text, boost=self.boost * b) for f, b in CHANNELS[self.channel]]
        query: Query = Or(terms)
        return query.matcher(searcher, context)


class Meaning(Channel):
    """What a word stands for: its row of the compiled meanings, or all its leaves one by one.

    `meant` are the word itself, and what else it stands for.
    """

    __slots__ = ("meant",)

    def __init__(self, index: Index, text: str) -> None:
        super().__init__("meaning", text)
        self.meant = [Channel(*leaf) for leaf in index.meaning(text)]

    def matcher(self, searcher: Any, context: Any = None) -> Matcher:
        """Whoosh's way to run this: all leaves, added up."""
        query: Query = Or(self.meant)
        return query.matcher(searcher, context)


class AnyOf(Listed):
    """Words that stand for one another: what has several of them has the scores of all."""

    __slots__ = ("words",)

    def __init__(self, words: Sequence[Channel]) -> None:
        self.words, self.row = tuple(words), None

    def __repr__(self) -> str:
        return f"AnyOf({self.words!r})"

    def matcher(self, searcher: Any, context: Any = None) -> Matcher:
        """Whoosh's way to run this: all of them, added up."""
        query: Query = Or(self.words)
        return query.matcher(searcher, context)


class Exactly(Listed):
    """Words in a row in one field; what matches scores `PHRASE_SCORE`."""

    __slots__ = ("place", "texts")

    def __init__(self, place: str, texts: Sequence[str]) -> None:
        self.place, self.texts, self.row = place, tuple(texts), None

    def __repr__(self) -> str:
        return f"Exactly({self.place!r}, {self.texts!r})"

    def matcher(self, searcher: Any, context: Any = None) -> Matcher:
        """Whoosh's way to run this: a phrase, its own scores left aside."""
        row = len(self.texts) > 1
        asked = Phrase(self.place, list(self.texts)) if row else Term(self.place, self.texts[0])
        ids = [place for place, _ in _matches(asked.matcher(searcher, context))]
        return _listed(ids, [PHRASE_SCORE] * len(ids))


class Fact(Node):
    """Entries of an edition, a kind or a chapter."""

    __slots__ = ("name", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text

    def __repr__(self) -> str:
        return f"Fact({self.name!r}, {self.text!r})"

    def matcher(self, searcher: Any, context: Any = None) -> Matcher:
        """Whoosh's way to run this: a term."""
        query: Query = Term(self.name, self.text)
        return query.matcher(searcher, context)


class Without(Node):
    """Entries that match one query and not another, with the scores of the first.

    Whoosh's own AndNot lets the first match through when both of its sides begin with it.
    """

    __slots__ = ("unwanted", "wanted")

    def __init__(self, wanted: Query, unwanted: Query) -> None:
        self.wanted, self.unwanted = wanted, unwanted

    def __repr__(self) -> str:
        return f"Without({self.wanted!r}, {self.unwanted!r})"

    def matcher(self, searcher: Any, context: Any = None) -> Matcher:
        """Whoosh's way to run this: both run apart."""
        not_these = {place for place, _ in _matches(self.unwanted.matcher(searcher, context))}
        found = _matches(self.wanted.matcher(searcher, context))
        kept = [(place, score) for place, score in found if place not in not_these]
        return _listed([place for place, _ in kept], [score for _, score in kept])


class Group(NamedTuple):
    """What the user asked for in one word: its alternatives, and how much it counts."""

    query: Listed
    weight: float


class Coordinated(Node):
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
        return _listed(ids, weights)


class Alone(Coordinated):
    """What one word gives, with its extras; like a list it is looked up once."""

    __slots__ = ("row",)

    def __init__(self, groups: Sequence[Group], extras: Sequence[Query]) -> None:
        super().__init__(groups, extras)
        self.row: Row | None = None


def _listed(ids: list[int], weights: list[float]) -> Matcher:
    """A matcher of these entries with these scores."""
    make: Any = ListMatcher  # has no types
    matcher: Matcher = make(ids, weights) if ids else NullMatcher()
    return matcher


def _matches(matcher: Matcher) -> Iterator[tuple[int, float]]:
    """The entries that a matcher gives, with their scores."""
    while matcher.is_active():
        yield matcher.id(), matcher.score()
        matcher.next()
