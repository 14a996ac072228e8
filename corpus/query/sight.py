"""What a hit can still be asked once it is shown: its snippet, and how it was found."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from corpus.analysis.english import stem
from corpus.analysis.fold import fold
from corpus.index.entries import Entry, HitKind
from corpus.index.store import Index
from corpus.model import Lang
from corpus.query.found import Found
from corpus.query.nodes import Channel
from corpus.query.plan import Plan
from corpus.query.results import Match, Snippet
from corpus.query.snippet import Needles, Stems, cut, marks

_ORDER = {match: place for place, match in enumerate(Match)}


class Seen:
    """One search as its hits remember it; what they are seldom asked is worked out when one is."""

    def __init__(
        self, index: Index, plan: Plan, found: Found, lang: Lang | None, edition: str | None
    ) -> None:
        self._index, self._plan, self._found = index, plan, found
        self._lang, self._edition = lang, edition

    def snippet(self, place: int, lang: Lang | None = None) -> Snippet:
        """The snippet of the hit at `place`, in `lang` if any of its editions has it."""
        wanted = lang or self._lang or self._plan.lang
        entry, spoken = self._text(place, wanted)
        text = _shown(entry, spoken)
        piece, spans = cut(text, marks(text, self._needles))
        return Snippet(spoken, entry.edition, piece, spans)

    def edition_in(self, place: int, lang: Lang) -> str | None:
        """The edition that a snippet in a language comes from; None if there is none."""
        entry, spoken = self._text(place, lang)
        return entry.edition if spoken is lang else None

    def matched_by(self, place: int) -> tuple[Match, ...]:
        """How the hit was found, the surest first."""
        best = max(self._members(place), key=self._found.worth.__getitem__)
        return tuple([match for match, has in self._matching if has is None or has[best]])

    def _leaves(self) -> Iterator[tuple[Match, Channel]]:
        """Every leaf of the query tree, with how it matches."""
        for part in self._plan.words.parts():
            yield from part.leaves
            for meaning in part.meanings:
                own, *others = meaning.meant
                yield Match.WORDS, own
                for other in others:
                    yield Match.TRANSLATION, other

    def _members(self, place: int) -> list[int]:
        """The places of the hit in all editions that it may be shown from."""
        group = self._index.facts.group
        first = int(self._index.facts.firsts[group[place]])
        places = [first]
        while places[-1] + 1 < self._index.size and group[places[-1] + 1] == group[place]:
            places.append(places[-1] + 1)
        return places if self._edition is None else [place]

    def _text(self, place: int, wanted: Lang) -> tuple[Entry, Lang]:
        """The entry to quote, and in which language: the shown one's own text if it can be."""
        own = self._index.entry(place)
        if _shown(own, wanted):
            return own, wanted
        for other in self._members(place):
            entry = self._index.entry(other)
            if _shown(entry, wanted):
                return entry, wanted
        return own, next((lang for lang in Lang if _shown(own, lang)), wanted)

    @cached_property
    def _matching(self) -> list[tuple[Match, NDArray[np.bool_] | None]]:
        """Each way to be found, the surest first, with which entries were; None for all."""
        found: dict[Match, NDArray[np.bool_] | None] = {}
        for match, leaf in self._leaves():
            postings = self._index.channels[leaf.channel].of(leaf.text)
            if postings is not None:
                has = found.setdefault(match, np.zeros(self._index.size, dtype=bool))
                assert has is not None
                has[postings[0]] = True
        if self._plan.phrases:
            found[Match.PHRASE] = None
        return sorted(found.items(), key=lambda one: _ORDER[one[0]])

    @cached_property
    def _needles(self) -> Needles:
        """What to mark."""
        plan = self._plan
        numbers = [str(number) for number in plan.asked.numbers]
        parts = list(plan.words.parts())
        stems = {one for part in parts for one in part.stems}
        words = {one for part in parts for one in part.words}
        meanings = [meaning for part in parts for meaning in part.meanings]
        for leaf in (leaf for meaning in meanings for leaf in meaning.meant):
            if leaf.channel == "concept":
                concept = self._index.names.concepts[int(leaf.text[1:])]
                words.update(concept.zh)
                stems.update(stem(name.lower()) for name in concept.en if " " not in name)
            else:
                (stems if leaf.text.isascii() else words).add(leaf.text)
        pieces = (*(one for part in parts for one in part.pieces), *numbers, *plan.phrases)
        return Needles(Stems(stems), frozenset(map(fold, words)), pieces)


def _shown(entry: Entry, lang: Lang) -> str:
    """The text of an entry that a snippet is made of."""
    text = entry.text.get(lang)
    if entry.kind is HitKind.TERM:
        return text or entry.name.get(lang) or ""
    return text or ""
