"""Two editions become a comparison: which rule became which, and what changed in it.

Only ground that both cover is compared, in a language that both have. A reference whose number
changed because its rule moved is no change of wording.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from corpus.concordance.matching import Entry, Pairing, pair, words
from corpus.concordance.wording import Piece, PieceKind, differences, masked
from corpus.errors import NoCommonGround
from corpus.ids import RuleId
from corpus.model import Edition, Lang

__all__ = [
    "Carried",
    "Change",
    "ChangeKind",
    "Comparison",
    "Piece",
    "PieceKind",
    "TraceStep",
    "as_of",
    "compare",
    "trace",
]

_PART = 0.7  # share of an entry's words that another holds if it was split from or merged into it


class ChangeKind(StrEnum):
    """What became of a rule."""

    SAME = "same"
    REWORDED = "reworded"
    MOVED = "moved"  # another number; `Change.is_reworded` tells whether the words changed too
    SPLIT = "split"
    MERGED = "merged"
    NEW = "new"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a rule: its old numbers, its new ones, and how alike the words are (0-1)."""

    kind: ChangeKind
    old: tuple[RuleId, ...]
    new: tuple[RuleId, ...]
    similarity: float
    is_reworded: bool = False


class Comparison:
    """Everything that became of the ground that two editions share."""

    def __init__(self, old: Edition, new: Edition, lang: Lang, pairing: Pairing) -> None:
        self.old, self.new, self.lang = old, new, lang
        self._forward = pairing.forward
        self.changes = tuple(_changes(pairing, lang, old, new))
        self._of_old = {number: change for change in self.changes for number in change.old}
        self._of_new = {number: change for change in self.changes for number in change.new}

    def of_old(self, number: RuleId) -> Change | None:
        """What became of a rule of the old edition; None outside the common ground."""
        return self._of_old.get(number)

    def of_new(self, number: RuleId) -> Change | None:
        """Where a rule of the new edition comes from; None outside the common ground."""
        return self._of_new.get(number)

    def becomes(self, old: RuleId, new: RuleId) -> bool:
        """True if the old number became the new one, as far as the common ground tells."""
        return self._forward.get(old, new) == new

    def differences(self, change: Change) -> Mapping[Lang, tuple[Piece, ...]]:
        """The pieces of both wordings in each language that both editions have.

        Split and merged texts are joined in the order of their numbers.
        """
        found = {}
        for lang in Lang:
            before = [self.old.rules[number].text.get(lang) for number in change.old]
            after = [self.new.rules[number].text.get(lang) for number in change.new]
            if (None in before or None in after) or not (before or after):
                continue
            texts = ["\n".join(filter(None, side)) for side in (before, after)]
            found[lang] = differences(texts[0], texts[1], lang, self.becomes)
        return found


def compare(old: Edition, new: Edition, within: RuleId | None = None) -> Comparison:
    """Compares two editions on the ground that both cover, or on the part of it below `within`.

    Raises `NoCommonGround` if they share no chapter or no language.
    """
    shared = [lang for lang in Lang if lang in old.languages and lang in new.languages]
    for lang in shared:
        sides = [_entries(a, b, lang, within) for a, b in ((old, new), (new, old))]
        if all(sides):
            return Comparison(old, new, lang, pair(*sides))
    raise NoCommonGround(old.key, new.key, bool(shared))


def _entries(
    edition: Edition, other: Edition, lang: Lang, within: RuleId | None
) -> dict[RuleId, Entry]:
    found = {}
    for number, rule in edition.rules.items():
        text = rule.text.get(lang)
        if text is None or not other.covers(number):
            continue
        if within is None or number.is_within(within):
            found[number] = Entry(number, masked(text, lang), rule.is_heading)
    return found


def _changes(pairing: Pairing, lang: Lang, old: Edition, new: Edition) -> Iterator[Change]:
    """The changes in the order of the old book, new rules after the one they follow."""
    splits = _parts(pairing.free_new(), pairing.forward, pairing.old, pairing.new)
    merges = _parts(pairing.free_old(), pairing.backward, pairing.new, pairing.old)
    taken = {number for parts in merges.values() for number in parts}
    for number in pairing.old:
        target = pairing.forward.get(number)
        if target is None:
            if number not in taken:
                yield Change(ChangeKind.GONE, (number,), (), 0.0)
            continue
        change = _paired(pairing, number, target, lang)
        if number in splits:
            news = tuple(sorted((target, *splits[number])))
            yield Change(ChangeKind.SPLIT, (number,), news, change.similarity, True)
        elif target in merges:
            olds = tuple(sorted((number, *merges[target])))
            yield Change(ChangeKind.MERGED, olds, (target,), change.similarity, True)
        else:
            yield change
    split = {number for parts in splits.values() for number in parts}
    for entry in pairing.free_new():
        if entry.id not in split:
            yield Change(ChangeKind.NEW, (), (entry.id,), 0.0)


def _paired(pairing: Pairing, old: RuleId, new: RuleId, lang: Lang) -> Change:
    before, after = pairing.old[old].wording, pairing.new[new].wording
    same_numbers = len(before.targets) == len(after.targets) and all(
        pairing.forward.get(a, b) == b for a, b in zip(before.targets, after.targets, strict=False)
    )
    is_reworded = before.text != after.text or not same_numbers
    if old != new:
        kind = ChangeKind.MOVED
    else:
        kind = ChangeKind.REWORDED if is_reworded else ChangeKind.SAME
    similarity = _likeness(before.text, after.text) if is_reworded else 1.0
    return Change(kind, (old,), (new,), similarity, is_reworded)


def _likeness(before: str, after: str) -> float:
    ours, theirs = words(before), words(after)
    return len(ours & theirs) / len(ours | theirs) if ours | theirs else 1.0


def _parts(
    free: Sequence[Entry],
    partners: Mapping[RuleId, RuleId],
    whole: Mapping[RuleId, Entry],
    other: Mapping[RuleId, Entry],
) -> dict[RuleId, list[RuleId]]:
    """The entries without a partner whose words an entry near them lost to them.

    `whole` is the side that may have been split; its partner must not hold those words itself.
    """
    lost: dict[str, list[RuleId]] = defaultdict(list)
    for number, partner in partners.items():
        gone = words(whole[number].wording.text) - words(other[partner].wording.text)
        if not whole[number].is_heading and len(gone) > 3:
            for word in gone:
                lost[word].append(number)
    found: dict[RuleId, list[RuleId]] = defaultdict(list)
    for entry in free:
        own = words(entry.wording.text)
        if entry.is_heading or len(own) < 5:
            continue
        count: dict[RuleId, int] = defaultdict(int)
        for word in own:
            for number in lost.get(word, ()):
                count[number] += 1
        best = max(count, key=lambda number: (count[number], number), default=None)
        if best is not None and count[best] >= _PART * len(own):
            found[best].append(entry.id)
    return found


Comparer = Callable[[Edition, Edition], Comparison]

# -- following one rule ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Carried:
    """A citation carried to another edition: its numbers there, or why there are none."""

    number: RuleId
    numbers: tuple[RuleId, ...]
    kind: ChangeKind | None
    is_reworded: bool
    reason: str

    @property
    def is_exact(self) -> bool:
        """True if one rule there says the same in the same words."""
        return len(self.numbers) == 1 and not self.is_reworded


def as_of(number: RuleId, old: Edition, new: Edition, compared: Comparer = compare) -> Carried:
    """The citation `number` of edition `old` in edition `new`, earlier or later.

    `compared` makes the comparison: a caller that keeps comparisons hands its own in.
    """
    if old.key == new.key:
        return Carried(number, (number,), ChangeKind.SAME, False, "")
    if number not in old.rules:
        return Carried(number, (), None, False, f"the edition of {old.key} has no rule {number}")
    backwards = old.date > new.date
    try:
        comparison = compared(new, old) if backwards else compared(old, new)
    except NoCommonGround as error:
        return Carried(number, (), None, False, str(error))
    return carried(number, comparison, backwards)


def carried(number: RuleId, comparison: Comparison, backwards: bool) -> Carried:
    """The citation carried along a comparison, from its old edition or back from its new one."""
    change = comparison.of_new(number) if backwards else comparison.of_old(number)
    source, target = comparison.old.key, comparison.new.key
    if backwards:
        source, target = target, source
    if change is None:
        reason = f"the documents of {target} do not cover rule {number} of {source}"
        return Carried(number, (), None, False, reason)
    numbers = change.old if backwards else change.new
    reason = "" if numbers else f"the edition of {target} has no such rule"
    return Carried(number, numbers, change.kind, change.is_reworded, reason)


@dataclass(frozen=True, slots=True)
class TraceStep:
    """A rule in one edition, and what became of it since the edition of the step before.

    `numbers` is empty where the rule is not there; `reason` says why an edition tells nothing.
    """

    edition: str
    numbers: tuple[RuleId, ...]
    kind: ChangeKind | None = None
    is_reworded: bool = False
    reason: str = ""


def trace(
    number: RuleId, key: str, editions: Sequence[Edition], compared: Comparer = compare
) -> tuple[TraceStep, ...]:
    """One rule of the edition `key` through all `editions`, oldest first."""
    ordered = sorted(editions, key=lambda edition: edition.date)
    start = next(i for i, edition in enumerate(ordered) if edition.key == key)
    back = list(_follow(number, ordered[start::-1], compared))
    after = _follow(number, ordered[start:], compared)
    return (*_turned([TraceStep(key, (number,)), *back]), *after)


def _turned(steps: Sequence[TraceStep]) -> tuple[TraceStep, ...]:
    """Steps found going back, oldest first.

    Going back, a step tells how the later one that is known came to be: its change belongs there.
    """
    turned = [replace(step, kind=None, is_reworded=False) for step in steps]
    later = 0
    for i, step in enumerate(steps[1:], 1):
        if step.kind is not None:
            turned[later] = replace(turned[later], kind=step.kind, is_reworded=step.is_reworded)
            later = i
    return tuple(reversed(turned))


def _follow(number: RuleId, editions: Sequence[Edition], compared: Comparer) -> Iterator[TraceStep]:
    """The rule in each edition after the first, each compared with the last that told something."""
    numbers: tuple[RuleId, ...] = (number,)
    base = editions[0]
    for edition in editions[1:]:
        if not numbers:
            return
        if not any(edition.covers(n) for n in numbers):
            reason = f"the documents of {edition.key} do not cover rule {numbers[0]}"
            yield TraceStep(edition.key, (), None, False, reason)
            continue
        moves = [as_of(n, base, edition, compared) for n in numbers]
        known = next((move for move in moves if move.kind is not None), None)
        if known is None:
            yield TraceStep(edition.key, (), None, False, moves[0].reason)
            continue
        numbers = tuple(dict.fromkeys(n for move in moves for n in move.numbers))
        is_reworded = any(move.is_reworded for move in moves)
        yield TraceStep(edition.key, numbers, known.kind, is_reworded, known.reason)
        base = edition
