"""Entries without a partner become parts: of a rule that was split, or of one that was merged.

An entry is a part if the whole, less what its partner has of it, holds most of the entry's words
in order. Both are one question asked from two sides: merged is split, read backwards.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from corpus.alike import in_common
from corpus.concordance.matching import NEAR, Entry, Pairing, pair_similar
from corpus.ids import RuleId

_PART = 0.6  # least share of a part's words that the whole must hold beside its partner's
_MARKED = 0.4  # least share of a part's marks that the whole must hold
_LEAST = 5  # words below which an entry is too short to be told for a part
_TRIED = 3  # wholes that are looked at for one entry

Parts = dict[RuleId, tuple[RuleId, ...]]


def splits_of(pairing: Pairing) -> Parts:
    """For each old entry that was split, the new ones without a partner that hold its words."""
    return _parts(pairing.old, pairing.new, pairing.forward, pairing.free_new())


def merges_of(pairing: Pairing) -> Parts:
    """For each new entry that was merged, the old ones without a partner whose words it holds."""
    return _parts(pairing.new, pairing.old, pairing.backward, pairing.free_old())


def pair_rest(pairing: Pairing) -> None:
    """Pairs what is left: remnants of a rule, then what is somewhat alike and no part of another.

    A remnant is the one part of a rule whose rest is gone, or the one to which much was added.
    """
    splits, merges = splits_of(pairing), merges_of(pairing)
    for old, news in splits.items():
        if old not in pairing.forward and len(news) == 1:
            pairing.add(old, news[0])
    for new, olds in merges.items():
        if new not in pairing.backward and len(olds) == 1:
            pairing.add(olds[0], new)
    parts_old = {old for olds in merges.values() for old in olds}
    parts_new = {new for news in splits.values() for new in news}
    pair_similar(pairing, NEAR, parts_old, parts_new)


def _parts(
    wholes: Mapping[RuleId, Entry],
    others: Mapping[RuleId, Entry],
    partners: Mapping[RuleId, RuleId],
    free: Sequence[Entry],
) -> Parts:
    """The free entries that are parts, by the number of their whole."""
    holders: dict[str, list[RuleId]] = defaultdict(list)
    for number, entry in wholes.items() if free else ():
        partner = others[partners[number]] if number in partners else None
        if entry.is_heading or (partner and partner.wording.text == entry.wording.text):
            continue
        for mark in entry.marks:
            holders[mark].append(number)
    found: dict[RuleId, list[RuleId]] = defaultdict(list)
    for entry in free:
        if entry.is_heading or len(entry.tokens) < _LEAST:
            continue
        shared = Counter(n for mark in sorted(entry.marks) for n in holders.get(mark, ()))
        likely = [
            n for n, count in shared.most_common(_TRIED) if count >= _MARKED * len(entry.marks)
        ]
        held = {n: _held(entry, wholes[n], partners.get(n), others) for n in likely}
        best = max(held, key=lambda number: (held[number], number), default=None)
        if best is not None and held[best] >= _PART:
            found[best].append(entry.id)
    return {number: tuple(sorted(parts)) for number, parts in found.items()}


def _held(
    entry: Entry, whole: Entry, partner: RuleId | None, others: Mapping[RuleId, Entry]
) -> float:
    """The share of an entry's words that the whole holds beside those of its partner."""
    beside = others[partner].tokens if partner else ()
    # The parts stand in the whole in the order of their numbers.
    is_behind = partner is not None and partner < entry.id
    joined = beside + entry.tokens if is_behind else entry.tokens + beside
    held = in_common(whole.tokens, joined) - in_common(whole.tokens, beside)
    return held / len(entry.tokens)
