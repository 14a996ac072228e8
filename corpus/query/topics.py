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
from corpus.query.drafts import Draft

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
    """The topic of each entry of an index, and what an entry counts beside the topics of a query.

    `trust` is what each entry counts whose topic is named, `in_force` which are in force.
    """

    def __init__(self, index: Index, trust: Scores, in_force: NDArray[np.bool_]) -> None:
        self._index = index
        self._of: dict[str, int] = {}
        topic = np.zeros(index.size, dtype=np.intp)
        odd = np.ones(index.size, dtype=np.float32)
        for text in index.channels["within"].slots:
            docs, _ = index.channels["within"].of(text) or ((), None)
            found = topic_of(text)
            if found:
                topic[docs] = self._of.setdefault(found, len(self._of) + 1)
                if text[-1].isalpha() and text[-1] > "b":
                    odd[docs] = ODD
        self._docs = [(topic == place).nonzero()[0] for place in range(len(self._of) + 1)]
        named: Scores = trust * odd
        unnamed: Scores = np.where(topic > 0, named * np.float32(UNNAMED), named)
        self._counts = (named, unnamed), (named * in_force, unnamed * in_force)
        rules = [concept.rule for concept in index.names.concepts]
        self._opened = [self._opens(rule) if rule else None for rule in rules]
        self._keyword = [self._of.get(topic_of(r), 0) if r[:3] in _KEYWORDS else 0 for r in rules]

    def _opens(self, number: str) -> tuple[Docs, Docs] | None:
        """What belongs to the topics that a named rule opens, and what to its variant, if any."""
        own = (topic_of(number), number.partition(".")[0])
        chapter = number[0] if number[0] in "89" else "-"
        variant = [place for one, place in self._of.items() if one[0] == chapter and "." not in one]
        places = [self._of[one] for one in own if one in self._of]
        none: list[Docs] = [np.empty(0, dtype=np.intp)]
        docs, most = (
            np.concatenate(none + [self._docs[at] for at in ats]) for ats in (places, variant)
        )
        return (docs, most) if len(docs) or len(most) else None

    def fit(self, draft: Draft, *, in_force: bool) -> Scores:
        """What the score of each entry is multiplied by for the topics that a query names.

        What is superseded counts nothing `in_force`.
        """
        named, unnamed = self._counts[in_force]
        opened = [docs for concept in draft.concepts if (docs := self._opened[concept]) is not None]
        if not opened:
            return unnamed
        fits = unnamed.copy()
        for _, variant in opened:
            fits[variant] = named[variant] * np.float32(VARIANT)
        for own, _ in opened:
            fits[own] = named[own]
        return fits

    def share(self, draft: Draft, scores: Scores) -> None:
        """Where little but keywords is named, each has its best rules among the first."""
        topics = {self._keyword[concept] for concept in draft.concepts} - {0}
        if len(topics) < 2 or len(draft.groups) > 2 * len(topics):
            return
        most = scores.max(initial=0.0)
        for topic in topics:
            own = self._docs[topic]
            best = scores[own].max(initial=0.0)
            if best > 0:
                scores[own] *= most / best * FIRST
