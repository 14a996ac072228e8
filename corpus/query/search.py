"""A query becomes results: planned, run, put together by rule, and told as hits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, partial

import numpy as np
from numpy.typing import NDArray

from corpus.answered import Like, Named
from corpus.errors import BadQuery, UnknownEdition
from corpus.ids import RuleId
from corpus.index.compiled import Scores
from corpus.index.entries import HitKind
from corpus.index.store import KINDS, Index
from corpus.model import Lang
from corpus.query.answers import Answers
from corpus.query.backends import Backend, MemoryBackend
from corpus.query.found import Found
from corpus.query.notes import corrected, no_phrase, nothing
from corpus.query.numbers import malformed, missing, only_in
from corpus.query.plan import Plan, Planner
from corpus.query.results import Facets, Hit, Note, Results
from corpus.query.sight import Seen
from corpus.query.topics import Topics
from corpus.structs import Struct

MOST_HITS = 200
# A question of several words is answered by a rule; a name is found as a name. What stands in the
# index twice, as a rule and as a glossary entry or an example, is best shown as the rule.
TRUST = {
    False: {HitKind.TERM: 0.9, HitKind.EXAMPLE: 0.7},
    True: {HitKind.TERM: 0.35, HitKind.HEADING: 0.8, HitKind.EXAMPLE: 0.4},
}
_RUN = re.compile("[\u3400-\u9fff]{3}")
_LANGUAGE_BIT = {Lang.EN: 1, Lang.ZH: 2}


class Filters(Struct):
    """What hits must be; None and empty ask for nothing."""

    edition: str | None = None
    chapter: int | None = None
    kinds: frozenset[HitKind] = frozenset()
    lang: Lang | None = None


_EVERYTHING = Filters()


class Searcher:
    """Answers queries from one index. It keeps no state that a query changes."""

    def __init__(
        self,
        index: Index,
        *,
        backend: Backend | None = None,
        answers: Callable[[], Answers] | None = None,
    ) -> None:
        self.index, self._open_answers = index, answers
        self._backend = backend or MemoryBackend(index)
        self._planner = Planner(index)
        self._home = self._homes()
        self._chapters = index.facts.chapter[index.facts.firsts]
        self._kinds = index.facts.kind[index.facts.firsts]
        in_force = ~index.facts.superseded
        self._topics = Topics(index, _trust(index, much=True), in_force)
        self._trust = _trust(index, much=False)
        self._trust_in_force = self._trust * in_force
        of = index.facts.group[places := in_force.nonzero()[0]]
        self._again = places[1:][of[1:] == of[:-1]]  # after others of their groups

    def search(
        self,
        text: str,
        *,
        edition: str | None = None,
        chapter: int | None = None,
        kinds: Iterable[HitKind] = (),
        lang: Lang | None = None,
        limit: int = 10,
        offset: int = 0,
    ) -> Results:
        """The best hits for `text`, `limit` of them after the first `offset`.

        `lang` asks for texts that exist in that language. Raises `BadQuery` for a query that is
        too long or a page that is too large, `UnknownEdition` for an edition not in the index.
        """
        if not 0 <= limit <= MOST_HITS or offset < 0:
            raise BadQuery(
                f"A page has at most {MOST_HITS} hits, and no page starts below 0.",
                f"每页最多{MOST_HITS}项结果，且不能从0之前开始。",
            )
        if edition is not None and edition not in self.index.editions:
            raise UnknownEdition(edition, self.index.editions)
        has_several = len(text.split(None, 1)) > 1 or _RUN.search(text) is not None
        answers = self.answers if has_several else None
        named = answers.named(text) if answers is not None else Named(text)
        plan = self._planner.plan(text, named)
        filters = Filters(edition, chapter, frozenset(kinds), lang)
        return self._answer(text, plan, filters, limit, offset)

    def like(self, text: str, most: int = 3) -> list[Like]:
        """The answered questions most like a text, of those with a title in both languages."""
        return self.answers.like(text, most) if self.answers is not None else []

    def everything(self) -> Iterator[Hit]:
        """Every hit that a search without filters can have; nothing is looked for in them."""
        found = Found(np.zeros(self.index.size, dtype=np.float32))
        seen = Seen(self.index, self._planner.plan(""), found, None, None)
        for place, others in self._home:
            yield Hit(self.index.entry(place), others, 0.0, place, seen)

    @cached_property
    def answers(self) -> Answers | None:
        """The questions that were answered, if there are any; opened when first asked for."""
        return self._open_answers() if self._open_answers is not None else None

    def _answer(self, text: str, plan: Plan, filters: Filters, limit: int, offset: int) -> Results:
        """The results of a plan."""
        notes = self._notes(plan, filters.edition)
        found = self._found(plan, self._scores(plan, notes), filters)
        groups, scores, total = found.best(self.index.facts.group, offset + limit)
        seen = Seen(self.index, plan, found, filters.lang, filters.edition)
        chosen = zip(self._shown(groups[offset:], filters.edition), scores[offset:], strict=True)
        entry = self.index.entry
        hits = tuple([Hit(entry(at), others, score, at, seen) for (at, others), score in chosen])
        if not hits and not notes:
            notes.append(nothing())
        offers = dict.fromkeys(offer for note in notes for offer in note.offers) if notes else ()
        tally = partial(self._facets, found)
        names = plan.named.names
        return Results(text, total, hits, tuple(offers), tuple(notes), tally, names, plan.asks)

    def _found(self, plan: Plan, worth: Scores, filters: Filters) -> Found:
        """What is found, of entries with a score and of those that questions bring."""
        # What is superseded is found only if its edition is asked for, or if only it has a number.
        in_force = filters.edition is None and not plan.asked.numbers
        if plan.asks_much:
            worth *= self._topics.fit(plan.words, in_force=in_force)
        else:
            worth *= self._trust_in_force if in_force else self._trust
        if plan.asks_much and not plan.asks:
            self._topics.share(plan.words, worth)
        if (trust := plan.trusts_questions) and self.answers is not None:
            places, shares = self.answers.brought(plan.named)
            worth[places] += shares * np.float32(trust * (float(worth.max()) or 1.0))
        if filters != _EVERYTHING:
            worth *= self._mask(filters)
        if filters.edition is None and not in_force:
            kept = worth * ~self.index.facts.superseded
            worth, in_force = (kept, True) if kept.any() else (worth, False)
        return Found(worth, in_force and not np.count_nonzero(worth[self._again]))

    def _scores(self, plan: Plan, notes: list[Note]) -> Scores:
        """The score of every entry; the nearest numbers stand in for one that does not exist."""
        if plan.tree is not None:
            scores = self._backend.scores(plan.tree)
            if not (plan.asked.bad or plan.asked.numbers or plan.phrases) or scores.any():
                return scores
        near = [offer for note in notes for offer in note.offers]
        if plan.asked.bad or plan.asked.numbers:
            stand_in = self._planner.plan(" ".join(near)) if near else None
            if stand_in is not None and stand_in.tree is not None:
                return self._backend.scores(stand_in.tree)
        if plan.phrases:
            notes.append(no_phrase(plan.phrases))
            loose = self._planner.plan(plan.asked.rest.replace('"', " "))
            if loose.tree is not None:
                return self._backend.scores(loose.tree)
        return np.zeros(self.index.size, dtype=np.float32)

    def _notes(self, plan: Plan, edition: str | None) -> list[Note]:
        """What to tell about the numbers and the words of a plan."""
        notes = [malformed(error) for error in plan.asked.bad]
        for number in plan.asked.numbers:
            note = self._number_note(number, edition)
            if note is not None:
                notes.append(note)
        if plan.words.guesses:
            notes.append(corrected(plan))
        return notes

    def _number_note(self, number: RuleId, edition: str | None) -> Note | None:
        """The note on a number that the edition, or every edition, lacks."""
        editions = self._editions_of.get(str(number), ())
        if edition in editions or (edition is None and self._is_in_force(number)):
            return None
        return only_in(number, editions, edition) or missing(number, self._numbers, edition)

    def _is_in_force(self, number: RuleId) -> bool:
        """True if a rule that is not superseded has the number."""
        docs, _ = self.index.channels["number"].of(str(number)) or ([], None)
        return not self.index.facts.superseded[docs].all()

    @cached_property
    def _numbers(self) -> Sequence[RuleId]:
        """Every number that there is, in order."""
        return sorted(RuleId.parse(text) for text in self.index.channels["number"].slots)

    @cached_property
    def _editions_of(self) -> dict[str, tuple[str, ...]]:
        """The editions that have each number."""
        number = self.index.channels["number"]
        editions, place = self.index.editions, self.index.facts.edition
        return {
            text: tuple(editions[place[doc]] for doc in (number.of(text) or ((), ()))[0])
            for text in number.slots
        }

    def _mask(self, filters: Filters) -> NDArray[np.bool_]:
        """True for the entries that pass the filters."""
        facts = self.index.facts
        kept = np.ones(self.index.size, dtype=bool)
        if filters.edition is not None:
            kept &= facts.edition == self.index.editions.index(filters.edition)
        if filters.chapter is not None:
            kept &= facts.chapter == filters.chapter
        if filters.kinds:
            kept &= np.isin(facts.kind, [KINDS.index(kind) for kind in filters.kinds])
        if filters.lang is not None:
            kept &= (facts.languages & _LANGUAGE_BIT[filters.lang]) > 0
        return kept

    def _homes(self) -> list[tuple[int, tuple[str, ...]]]:
        """For each group the entry to show and the other editions that have it.

        Of a group the first is shown, or the first that is not superseded.
        """
        facts, editions = self.index.facts, self.index.editions
        ends = [*facts.firsts[1:].tolist(), self.index.size]
        places, superseded = facts.edition.tolist(), facts.superseded.tolist()
        found = []
        same: dict[tuple[str, ...], tuple[str, ...]] = {}
        for first, end in zip(facts.firsts.tolist(), ends, strict=True):
            home = next((i for i in range(first, end) if not superseded[i]), first)
            others = tuple(editions[places[i]] for i in range(first, end) if i != home)
            found.append((home, same.setdefault(others, others)))
        return found

    def _shown(
        self, groups: Sequence[int], edition: str | None
    ) -> Sequence[tuple[int, tuple[str, ...]]]:
        """Of each group the entry that shows it, and the other editions."""
        shown = [self._home[group] for group in groups]
        if edition is None:
            return shown
        return [
            one if self.index.entry(one[0]).edition == edition else self._member(group, edition)
            for group, one in zip(groups, shown, strict=True)
        ]

    def _member(self, group: int, edition: str) -> tuple[int, tuple[str, ...]]:
        """The entry of one edition in a group, and the other editions."""
        first = int(self.index.facts.firsts[group])
        members = range(first, first + len(self._home[group][1]) + 1)
        keys = [self.index.entry(place).edition for place in members]
        at = keys.index(edition)
        return members[at], tuple(key for key in keys if key != edition)

    def _facets(self, found: Found) -> Facets:
        """How many of the groups are in each chapter and of each kind."""
        groups, _ = found.groups(self.index.facts.group)
        chapters = np.bincount(self._chapters[groups]).tolist()
        kinds = np.bincount(self._kinds[groups], minlength=len(KINDS)).tolist()
        return Facets(
            {chapter: count for chapter, count in enumerate(chapters) if count},
            {kind: count for kind, count in zip(KINDS, kinds, strict=True) if count},
        )


def _trust(index: Index, *, much: bool) -> Scores:
    """What the score of each entry is multiplied by for its kind."""
    by_kind = np.array([TRUST[much].get(kind, 1.0) for kind in KINDS], dtype=np.float32)
    trust: Scores = by_kind[index.facts.kind]
    return trust
