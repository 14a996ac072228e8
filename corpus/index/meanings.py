"""What a word of a query stands for in a text: itself, its concept, its likeliest translations.

The postings of all that are added up when the index is built, so that a search asks once a word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from corpus.analysis.fold import is_han
from corpus.analysis.names import Names
from corpus.index.compiled import Postings, put_together

CONCEPT = 0.8
TRANSLATION = 0.5
Translations = Mapping[str, Sequence[tuple[str, float]]]


class Leaf(NamedTuple):
    """A word of a channel, and how much it counts."""

    channel: str
    text: str
    boost: float


def meaning_of(word: str, names: Names, translations: Translations) -> tuple[Leaf, ...]:
    """What a stem or a Chinese word stands for, itself first; translations if it is no name."""
    concepts = names.of_word(word) if is_han(word[0]) else names.of_stem(word)
    own = Leaf("word", word, 1.0)
    if concepts:
        return (own, *(Leaf("concept", f"c{concept}", CONCEPT) for concept in concepts))
    others = translations.get(word, ())
    return (own, *(Leaf("word", other, TRANSLATION * likely) for other, likely in others))


def compile_meanings(
    channels: Mapping[str, Postings], names: Names, translations: Translations, size: int
) -> Postings:
    """The postings of what each word stands for, each as one row."""
    slots: dict[str, int] = {}
    rows = []
    for word in dict.fromkeys((*channels["word"].slots, *names.single_words())):
        for leaf in meaning_of(word, names, translations):
            postings = channels[leaf.channel].of(leaf.text)
            if postings is not None:
                slot = slots.setdefault(word, len(slots))
                docs, scores = postings
                rows.append((np.full(len(docs), slot), docs, scores * leaf.boost))
    return put_together(slots, rows, size)
