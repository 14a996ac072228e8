"""A question finds those like it that were answered, and the rules that decided them.

Two are as like as the subjects that they share are rare: the cosine of their sets, each subject
weighing its rarity (Salton and Buckley, Term-weighting approaches, 1988), names of the rules more:
who asks of trample may say it in any words. A card's name that they share counts beside that.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.analysis.fold import HAN
from corpus.analysis.subjects import Subjects
from corpus.answered import Answered, Like, Named, Question
from corpus.index.compiled import Docs, Scores
from corpus.index.entries import HitKind
from corpus.index.store import KINDS, Index
from corpus.query.found import highest

TERMS = 1.5  # how much a name of the rules counts beside another word
NAMES = 1.0  # how much all names count beside the words
MOST = 30  # of the questions most alike, how many bring their rules
LEAST = 0.12  # how like a question must be
AGAIN = 0.7  # how much more a rule counts that another question brought already
_NAMELESS = 8.0  # the weight of a name that no question has
_NOWHERE = np.empty(0, dtype=np.intp)
_Rows = dict[str, list[int]]


class Answers:
    """The answered questions that an index was opened with."""

    def __init__(self, index: Index, answered: Answered, rows: Sequence[Question]) -> None:
        self._index, self._answered, self._rows = index, answered, rows
        self._subjects = Subjects(index.names, index.segmenter.cut)
        self._ready = np.array([row.is_ready for row in rows], dtype=bool)

    def prepare(self, about: Sequence[Sequence[Sequence[str]]]) -> Answers:
        """Itself, with the subjects of each question in each of its languages."""
        each: tuple[_Rows, _Rows] = ({}, {})
        either: _Rows = {}
        for place, (row, both) in enumerate(zip(self._rows, about, strict=True)):
            for lang, subjects in enumerate(both):
                for subject in subjects:
                    each[lang].setdefault(subject, []).append(place)
            for subject in {subject for one in both for subject in one}:
                either.setdefault(subject, []).append(place)
            for name in row.names:
                either.setdefault(f"#{name}", []).append(place)
        size = len(self._rows)
        self._places = tuple(map(_arrays, each))
        self._named = _arrays({k: row for k, row in either.items() if k[0] == "#"})
        self._rare = {k: math.log(size / (len(row) + 0.5)) + 0.3 for k, row in either.items()}
        self._weights = {k: rare**2 * _counts(k) for k, rare in self._rare.items()}
        self._unknown = (math.log(size) if size else 1.0) ** 2
        shares = [[1 / self._length(one) for one in both] for both in about]
        self._shares = tuple(np.array(shares or np.zeros((0, 2)), dtype=np.float32).T.copy())
        self._bring()
        return self

    def _bring(self) -> None:
        """The rules of each question as places in the index."""
        number, facts = self._index.channels["number"], self._index.facts
        rule = KINDS.index(HitKind.RULE)
        self._brought: list[tuple[tuple[int, float], ...]] = []
        for row in self._rows:
            brought = {
                int(doc): sure
                for text, sure in row.rules.items()
                for doc in (number.of(text) or ((), None))[0]
                if facts.kind[doc] == rule and not facts.superseded[doc]
            }
            self._brought.append(tuple(brought.items()))

    def _length(self, subjects: Iterable[str]) -> float:
        return math.sqrt(sum([self._weights.get(one, self._unknown) for one in subjects])) or 1.0

    def named(self, text: str) -> Named:
        """The text with the names taken out."""
        found = self._answered.named(text)
        return Named(found.rest, found.names, found.means)

    def _likeness(self, named: Named) -> tuple[Scores, Scores]:
        """How like each question is in its words; and in all, its names counted as well."""
        words = np.zeros(len(self._rows), dtype=np.float32)
        about, chinese = self._subjects.of(named.rest), HAN.search(named.rest) is not None
        rows, length = self._places[chinese], self._length(about)
        for one in about:
            if one in rows:
                words[rows[one]] += self._weights[one] / length
        words *= self._shares[chinese]
        if not named.names:
            return words, words
        names = np.zeros_like(words)
        each = [self._of_name(name) for name in named.names]
        whole = sum(weight for _, weight in each)
        for places, weight in each:
            names[places] += weight / whole
        return words, words + np.float32(NAMES) * names

    def _of_name(self, name: str) -> tuple[NDArray[np.intp], float]:
        """The questions with a name, and how rare that is."""
        places = self._named.get(f"#{name}", _NOWHERE)
        return places, self._rare.get(f"#{name}", _NAMELESS)

    def brought(self, named: Named) -> tuple[Docs, Scores]:
        """What the rules of the questions most alike bring: a share of the best score for each.

        A rule of a question just like it brings all of it. What a question brings beside one more
        alike counts less, and so on.
        """
        shares: dict[int, float] = {}
        times: dict[int, float] = {}
        for place, like in self._most_alike(self._likeness(named)[1]):
            square = like * like
            for doc, sure in self._brought[place]:
                share = times.get(doc, 1.0)
                shares[doc] = shares.get(doc, 0.0) + share * sure * square
                times[doc] = share * AGAIN
        places = np.array([*shares], dtype=np.intp)
        return places, np.array([*shares.values()], dtype=np.float32)

    def _most_alike(self, likeness: Scores) -> Iterator[tuple[int, float]]:
        """The questions most alike with how alike they are, the most alike first."""
        near = (likeness >= LEAST).nonzero()[0]
        alike = likeness[near]
        order = highest(alike, MOST)
        return zip(near[order].tolist(), alike[order].tolist(), strict=True)

    def like(self, text: str, most: int) -> list[Like]:
        """The ready questions most like a text, the most alike first."""
        named = self.named(text)
        words, likeness = self._likeness(named)
        likeness = likeness * self._ready
        order = np.argsort(-likeness, kind="stable")[:most]
        return [self._told(int(place), named, words) for place in order if likeness[place] > LEAST]

    def _told(self, place: int, named: Named, words: Scores) -> Like:
        row = self._rows[place]
        shares = sum(name in row.names for name in named.names)
        lacks = len(named.names) - shares
        return Like(row.key, row.titles, float(words[place]), lacks, shares)


def _counts(subject: str) -> float:
    """What a subject counts beside its rarity; `c12` is a name of the rules."""
    return TERMS if subject[0] == "c" and subject[1:].isdigit() else 1.0


def _arrays(rows: _Rows) -> Mapping[str, NDArray[np.intp]]:
    return {text: np.array(row, dtype=np.intp) for text, row in rows.items()}


def open_answers(index: Index, answered: Answered, root: Path) -> Answers:
    """The answered questions over an index; what they are about is kept in a file below `root`."""
    file = root / f"{index.folder.name}-{answered.checksum}.json"
    kept = _kept(file)
    if kept is None:
        kept = _read(index, answered)
        with suppress(OSError):  # a folder that can't be written: it is worked out each time
            _keep(file, kept)
    rows = [
        Question(key, tuple(titles), tuple(names), rules)
        for key, titles, names, rules in kept["rows"]
    ]
    return Answers(index, answered, rows).prepare(kept["about"])


def _kept(file: Path) -> dict[str, Any] | None:
    """What a file holds; None where there is none, or it is damaged."""
    with suppress(OSError, ValueError):
        found = json.loads(file.read_text(encoding="utf-8"))
        if isinstance(found, dict) and {"rows", "about"} <= found.keys():
            return found
    return None


def _read(index: Index, answered: Answered) -> dict[str, Any]:
    subjects = Subjects(index.names, index.segmenter.cut)
    rows, about = [], []
    for one in answered.questions():
        rows.append([one.key, one.titles, one.names, one.rules])
        english, chinese = (
            None if title is None else sorted(subjects.of(answered.named(title).rest))
            for title in one.titles
        )
        about.append([english or chinese or [], chinese or english or []])
    return {"rows": rows, "about": about}


def _keep(file: Path, kept: object) -> None:
    """Writes a file whole; those of other questions go."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for old in file.parent.glob("*.json"):
        old.unlink(missing_ok=True)
    fresh = Path(mkdtemp(prefix=".", dir=file.parent))
    (fresh / file.name).write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")
    os.replace(fresh / file.name, file)  # noqa: PTH105 # one atomic step
    fresh.rmdir()
