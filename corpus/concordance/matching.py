"""Two editions' entries become pairs: which number of the old one is which of the new one.

By content first, then by structure, the surest first:

1. headings whose title is kept;
2. the same wording, numbers of rules aside, where only one entry on each side has it;
3. the same wording among several, where the entries above them correspond, or the number is kept;
4. entries most of whose subrules correspond;
5. very similar wording, anywhere.

What is less similar but stands in the same place is paired last, by `parts`, because it may be a
part of another. A pair, once made, stays.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from corpus.alike import similarity
from corpus.concordance.wording import Masked, words
from corpus.ids import RuleId
from corpus.model import Lang
from corpus.structs import Struct

NEAR = 0.45  # least likeness of two entries below corresponding headings: see docs/concordance.md
FAR = 0.65  # the same anywhere in the book, and before parts are looked for
_TINY = 40  # characters below which a wording is too common to be followed across sections
_RARE = 40  # a mark of more entries than this tells nothing
_TRIED = 4  # entries elsewhere in the book that are looked at for one entry


class Entry(Struct, dict=True):
    """What matching knows of one rule."""

    id: RuleId
    lang: Lang
    wording: Masked
    is_heading: bool

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """The words or characters of its wording."""
        return words(self.wording.text)

    @cached_property
    def marks(self) -> frozenset[str]:
        """What tells it from others: pairs of English words, threes of Chinese characters."""
        size = 2 if self.lang is Lang.EN else 3
        runs = zip(*(self.tokens[i:] for i in range(size)), strict=False)
        return frozenset(map(" ".join, runs))


class Pairing:
    """The pairs made so far."""

    def __init__(self, old: Mapping[RuleId, Entry], new: Mapping[RuleId, Entry]) -> None:
        self.old, self.new = old, new
        self.forward: dict[RuleId, RuleId] = {}
        self.backward: dict[RuleId, RuleId] = {}

    def add(self, old: RuleId, new: RuleId) -> None:
        """Makes a pair of two entries that have none yet."""
        if old not in self.forward and new not in self.backward:
            self.forward[old] = new
            self.backward[new] = old

    def free_old(self) -> list[Entry]:
        """The old entries without a partner."""
        return [entry for number, entry in self.old.items() if number not in self.forward]

    def free_new(self) -> list[Entry]:
        """The new entries without a partner."""
        return [entry for number, entry in self.new.items() if number not in self.backward]

    def above_agrees(self, old: RuleId, new: RuleId) -> bool:
        """True if what stands above the one became what stands above the other."""
        return old.parent is not None and self.forward.get(old.parent) == new.parent


def pair(old: Mapping[RuleId, Entry], new: Mapping[RuleId, Entry]) -> Pairing:
    """The sure pairs of two editions' entries."""
    pairing = Pairing(old, new)
    _pair_titles(pairing)
    _pair_same_wording(pairing)
    _pair_by_children(pairing)
    _pair_same_wording(pairing)
    pair_similar(pairing, FAR)
    _pair_by_children(pairing)
    pair_similar(pairing, FAR)
    return pairing


def likeness(old: Sequence[Entry], new: Sequence[Entry]) -> float:
    """How alike two wordings are, from 0 to 1: the share of tokens that stand in both, in order."""
    before, after = ([token for e in side for token in e.tokens] for side in (old, new))
    return similarity(before, after)


def level(number: RuleId) -> int:
    """How deep a number stands: 0 for a chapter, 3 for a subrule."""
    return sum(map(bool, number[1:]))


def _groups(entries: Iterable[Entry]) -> dict[str, list[RuleId]]:
    groups: dict[str, list[RuleId]] = defaultdict(list)
    for entry in entries:
        groups[entry.wording.text.lower()].append(entry.id)
    return groups


def _pair_titles(pairing: Pairing) -> None:
    """Headings of one level whose title stands once on each side, or that kept their number."""
    ours = _groups(e for e in pairing.old.values() if e.is_heading)
    theirs = _groups(e for e in pairing.new.values() if e.is_heading)
    for title, numbers in ours.items():
        for old in numbers:
            targets = [n for n in theirs.get(title, ()) if level(n) == level(old)]
            rivals = [n for n in numbers if level(n) == level(old)]
            if old in targets:
                pairing.add(old, old)
            elif len(targets) == len(rivals) == 1:
                pairing.add(old, targets[0])


def _pair_same_wording(pairing: Pairing) -> None:
    ours, theirs = _groups(pairing.free_old()), _groups(pairing.free_new())
    for text, olds in ours.items():
        news = theirs.get(text, [])
        if len(olds) == len(news) == 1 and (len(text) > _TINY or _is_close(olds[0], news[0])):
            pairing.add(olds[0], news[0])
            continue
        for old in olds:
            agreeing = [n for n in news if pairing.above_agrees(old, n)]
            kept = [n for n in agreeing if n[2:] == old[2:]] or agreeing
            if len(kept) == 1:
                pairing.add(old, kept[0])
            elif old in news and (not kept or old in kept):
                pairing.add(old, old)


def _is_close(old: RuleId, new: RuleId) -> bool:
    return old.section == new.section


def _pair_by_children(pairing: Pairing) -> None:
    """What stands above entries that correspond corresponds too, if most of them agree."""
    votes: dict[RuleId, Counter[RuleId]] = defaultdict(Counter)
    for old, new in pairing.forward.items():
        if old.parent is not None and new.parent is not None:
            votes[old.parent][new.parent] += 1
    for old in sorted(votes, key=level, reverse=True):
        if old in pairing.forward or old not in pairing.old:
            continue
        (new, count), *_ = votes[old].most_common(1)
        is_majority = new in pairing.new and count * 2 > votes[old].total()
        if is_majority and pairing.old[old].is_heading == pairing.new[new].is_heading:
            pairing.add(old, new)


def pair_similar(
    pairing: Pairing,
    near: float,
    but_old: Collection[RuleId] = (),
    but_new: Collection[RuleId] = (),
) -> None:
    """Pairs what is alike, the most alike first, but for some numbers.

    `near` is the least likeness of what stands below corresponding headings.
    """
    found = (c for c in _candidates(pairing, near) if c[1] not in but_old and c[2] not in but_new)
    candidates = sorted(found, key=lambda c: (-c[0], c[1] != c[2], c[1], c[2]))
    for _, old, new in candidates:
        pairing.add(old, new)


def _candidates(pairing: Pairing, near: float) -> Iterator[tuple[float, RuleId, RuleId]]:
    news = {entry.id: entry for entry in pairing.free_new() if not entry.is_heading}
    by_parent: dict[RuleId | None, list[RuleId]] = defaultdict(list)
    by_mark: dict[str, list[RuleId]] = defaultdict(list)
    for number, entry in news.items():
        by_parent[number.parent].append(number)
        for mark in entry.marks:
            by_mark[mark].append(number)
    for old in pairing.free_old():
        if old.is_heading:
            continue
        above = pairing.forward.get(old.id.parent) if old.id.parent else None
        close = by_parent.get(above, []) if above else []
        for number in dict.fromkeys([*close, *_sharing(old, by_mark)]):
            found = likeness([old], [news[number]])
            if found >= (near if number in close else FAR):
                bonus = 0.1 * (number in close) + 0.05 * (number == old.id)
                yield found + bonus, old.id, number


def _sharing(old: Entry, by_mark: Mapping[str, Sequence[RuleId]]) -> list[RuleId]:
    """The entries that share most rare marks with `old`."""
    shared: Counter[RuleId] = Counter()
    for mark in sorted(old.marks):  # in order, so that ties fall the same way every time
        numbers = by_mark.get(mark, ())
        if len(numbers) <= _RARE:
            shared.update(numbers)
    return [number for number, count in shared.most_common(_TRIED) if count > 1]
