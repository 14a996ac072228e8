"""What a rule is a special matter of: a keyword, a variant, a list. Who asks of it names it.

A question that doesn't name trample is seldom answered by 702.19c, though that has many of its
words; nor a game of two players by chapter 8 or 9. Who names two keywords asks of both.

>>> [topic_of(number) for number in ("702.19c", "704.5g", "810.4", "205.3g", "715.3", "122.1b")]
['702.19', '', '810', '205.3', '715', '122']
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from corpus.index.compiled import Docs, Scores
from corpus.index.store import Index
from corpus.query.words import Draft

UNNAMED = 0.4  # what a rule counts whose topic was not named
FIRST = 1.01  # what the best rule of each of several keywords counts beside the best of all
VARIANT = 0.8  # what the rules of a variant count that was named
ODD = 0.88  # what a subrule of a topic counts after its first two, `a` and `b`
_LISTS = {"111.10": "111.10", "205.3": "205.3", "703.4": "703.4", "122.1b": "122"}  # who names what
_KEYWORDS = ("701", "702")
_SPECIAL = frozenset(range(709, 733)) | frozenset(range(309, 315)) | frozenset(range(800, 1000))


def topic_of(number: str) -> str:
    """The number of the section, keyword or list that a rule is a special matter of, or nothing."""
    section, _, rest = number.partition(".")
    if section in _KEYWORDS and rest:
        return f"{section}.{rest.rstrip('abcdefghijklmnopqrstuvwxyz')}"
    for listed, topic in _LISTS.items():
        if number.startswith(listed):
            return topic
    return section if section.isdigit() and int(section) in _SPECIAL else ""


class Topics:
    """The topic of each entry of an index, and how a query fits it."""

    def __init__(self, index: Index) -> None:
        self._index = index
        number = index.channels["within"].slots
        self._of: dict[str, int] = {}
        topic = np.zeros(index.size, dtype=np.intp)
        self._odd = np.ones(index.size, dtype=np.float32)
        for text in number:
            docs, _ = index.channels["within"].of(text) or ((), None)
            found = topic_of(text)
            if found:
                topic[docs] = self._of.setdefault(found, len(self._of) + 1)
                if text[-1].isalpha() and text[-1] > "b":
                    self._odd[docs] = ODD
        self._topic: NDArray[np.intp] = topic
        rules = [concept.rule for concept in index.names.concepts]
        self._opened = [self._opens(rule) if rule else ((), ()) for rule in rules]
        self._keyword = [self._of.get(topic_of(r), 0) if r[:3] in _KEYWORDS else 0 for r in rules]

    def _opens(self, number: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The topics that a named rule opens, and those of its variant: all may answer a little."""
        own = (topic_of(number), number.partition(".")[0])
        chapter = number[0] if number[0] in "89" else "-"
        variant = [place for one, place in self._of.items() if one[0] == chapter and "." not in one]
        return tuple(self._of[one] for one in own if one in self._of), tuple(variant)

    def fit(self, draft: Draft, docs: Docs) -> Scores:
        """What the score of each entry is multiplied by for the topics that a query names."""
        fits = np.full(len(self._of) + 1, UNNAMED, dtype=np.float32)
        opened = [self._opened[concept] for concept in draft.concepts]
        fits[[place for _, variant in opened for place in variant]] = VARIANT
        fits[[0, *(place for own, _ in opened for place in own)]] = 1.0
        found: Scores = fits[self._topic[docs]] * self._odd[docs]
        return found

    def share(self, draft: Draft, docs: Docs, scores: Scores) -> None:
        """Where little but keywords is named, each has its best rules among the first."""
        topics = {self._keyword[concept] for concept in draft.concepts} - {0}
        if len(topics) < 2 or len(draft.groups) > 2 * len(topics) or not len(docs):
            return
        most = scores.max()
        for topic in topics:
            own = self._topic[docs] == topic
            best = scores[own].max(initial=0.0)
            if best > 0:
                scores[own] *= most / best * FIRST
