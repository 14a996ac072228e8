"""What a rule is a special matter of: a keyword, a variant, a list. Who asks of it names it.

A question that doesn't name trample is seldom answered by 702.19c, though that has many of its
words; nor a game of two players by chapter 8 or 9. Who names two keywords asks of both.

>>> [topic_of(number) for number in ("702.19c", "704.5g", "810.4", "205.3g", "715.3", "122.1b")]
['702.19', '', '810', '205.3', '715', '122']
"""

from __future__ import annotations

from collections.abc import Set

import numpy as np
from numpy.typing import NDArray

from corpus.index.compiled import Docs, Scores
from corpus.index.store import Index
from corpus.query.words import Draft

UNNAMED = 0.4  # what a rule counts whose topic was not named
FIRST = 1.01  # what the best rule of each of several keywords counts beside the best of all
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
        self._rules = [concept.rule for concept in index.names.concepts]

    def named(self, draft: Draft) -> Set[str]:
        """The numbers that define what a query names."""
        return {rule for concept in draft.concepts if (rule := self._rules[concept])}

    def fit(self, named: Set[str], docs: Docs) -> Scores:
        """What the score of each entry is multiplied by for the topics that a query names."""
        fits = np.full(len(self._of) + 1, UNNAMED, dtype=np.float32)
        fits[0] = 1.0
        for number in named:
            section = number.partition(".")[0]
            for topic in (topic_of(number), section):
                if topic in self._of:
                    fits[self._of[topic]] = 1.0
            if number[0] in "89":
                self._open_chapter(fits, number[0])
        found: Scores = fits[self._topic[docs]] * self._odd[docs]
        return found

    def share(self, named: Set[str], draft: Draft, docs: Docs, scores: Scores) -> None:
        """Where little but keywords is named, each has its best rules among the first."""
        if len(named) < 2 or not len(docs):
            return
        names = {topic_of(number) for number in named} & self._of.keys()
        topics = [self._of[one] for one in names if one[:3] in _KEYWORDS]
        if len(topics) < 2 or len(draft.groups) > 2 * len(topics):
            return
        most = scores.max()
        for topic in topics:
            own = self._topic[docs] == topic
            best = scores[own].max(initial=0.0)
            if best > 0:
                scores[own] *= most / best * FIRST

    def _open_chapter(self, fits: Scores, chapter: str) -> None:
        """A variant is named: all of its chapter may answer."""
        for topic, place in self._of.items():
            if topic[0] == chapter and "." not in topic:
                fits[place] = max(fits[place], 0.8)
