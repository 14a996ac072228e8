"""Two editions' entries become pairs: which number of the old one is which of the new one.

By content first, then by structure, the surest first:

1. the same wording, numbers of rules aside, where only one entry on each side has it;
2. the same wording among several, where the entries above them correspond, or the number is kept;
3. headings whose title is kept, or most of whose entries correspond;
4. similar wording below corresponding headings, then anywhere.

A pair, once made, stays.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz

from corpus.concordance.wording import Masked
from corpus.ids import RuleId

NEAR = 48.0  # least likeness, in percent, of two entries below corresponding headings
FAR = 70.0  # the same anywhere in the book
_TINY = 40  # characters below which a wording is too common to be followed across sections
_RARE = 40  # a word in more entries than this tells nothing


@dataclass(frozen=True, slots=True)
class Entry:
    """What matching knows of one rule."""

    id: RuleId
    wording: Masked
    is_heading: bool


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
    """The pairs of two editions' entries."""
    pairing = Pairing(old, new)
    _pair_titles(pairing)
    _pair_same_wording(pairing)
    _pair_by_children(pairing)
    _pair_same_wording(pairing)
    _pair_similar(pairing)
    _pair_by_children(pairing)
    _pair_similar(pairing)
    return pairing


def _groups(entries: Iterable[Entry]) -> dict[tuple[bool, str], list[RuleId]]:
    groups: dict[tuple[bool, str], list[RuleId]] = defaultdict(list)
    for entry in entries:
        groups[entry.is_heading, entry.wording.text.lower()].append(entry.id)
    return groups


def _pair_titles(pairing: Pairing) -> None:
    """Headings of one level whose title stands once on each side."""
    ours = _groups(e for e in pairing.old.values() if e.is_heading)
    theirs = _groups(e for e in pairing.new.values() if e.is_heading)
    for key, numbers in ours.items():
        for old in numbers:
            level = [n for n in theirs.get(key, ()) if _level(n) == _level(old)]
            kept = [n for n in level if n == old] or level
            if len(kept) == 1 and len([n for n in numbers if _level(n) == _level(old)]) == 1:
                pairing.add(old, kept[0])
            elif old in level:
                pairing.add(old, old)


def _level(number: RuleId) -> int:
    return sum(map(bool, number[1:]))


def _pair_same_wording(pairing: Pairing) -> None:
    ours, theirs = _groups(pairing.free_old()), _groups(pairing.free_new())
    for key, olds in ours.items():
        news = theirs.get(key, [])
        if len(olds) == len(news) == 1 and (len(key[1]) > _TINY or _is_close(olds[0], news[0])):
            pairing.add(olds[0], news[0])
            continue
        for old in olds:
            agreeing = [n for n in news if pairing.above_agrees(old, n)]
            kept = [n for n in agreeing if n == old] or agreeing
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
    for old in sorted(votes, key=_level, reverse=True):
        if old in pairing.forward or old not in pairing.old:
            continue
        (new, count), *_ = votes[old].most_common(1)
        is_majority = new in pairing.new and count * 2 > votes[old].total()
        if is_majority and pairing.old[old].is_heading == pairing.new[new].is_heading:
            pairing.add(old, new)


def _pair_similar(pairing: Pairing) -> None:
    """The most alike first; what stands in the same place needs less likeness."""
    candidates = sorted(_candidates(pairing), key=lambda c: (-c[0], c[1] != c[2], c[1], c[2]))
    for _, old, new in candidates:
        pairing.add(old, new)


def _candidates(pairing: Pairing) -> Iterator[tuple[float, RuleId, RuleId]]:
    news = [entry for entry in pairing.free_new() if not entry.is_heading]
    by_parent: dict[RuleId | None, list[Entry]] = defaultdict(list)
    by_word: dict[str, list[Entry]] = defaultdict(list)
    for entry in news:
        by_parent[entry.id.parent].append(entry)
        for word in words(entry.wording.text):
            by_word[word].append(entry)
    for old in pairing.free_old():
        if old.is_heading:
            continue
        above = pairing.forward.get(old.id.parent) if old.id.parent else None
        near = {entry.id: entry for entry in by_parent.get(above, ())} if above else {}
        far = {e.id: e for e in _sharing(old, by_word)}
        for new in {**near, **far}.values():
            likeness = fuzz.ratio(old.wording.text, new.wording.text)
            if likeness >= (NEAR if new.id in near else FAR):
                bonus = 10 * (new.id in near) + 5 * (new.id == old.id)
                yield likeness + bonus, old.id, new.id


def words(text: str) -> set[str]:
    """What tells texts apart: words of an English text, pairs of characters of a Chinese one."""
    if any("\u4e00" <= character <= "\u9fff" for character in text[:40]):
        return {text[i : i + 3] for i in range(len(text) - 2)}
    return {word for word in text.lower().split() if len(word) > 3}


def _sharing(old: Entry, by_word: Mapping[str, Sequence[Entry]]) -> list[Entry]:
    """The entries that share most rare words with `old`."""
    shared: Counter[Entry] = Counter()
    for word in words(old.wording.text):
        entries = by_word.get(word, ())
        if len(entries) <= _RARE:
            shared.update(entries)
    return [entry for entry, count in shared.most_common(4) if count > 1]
