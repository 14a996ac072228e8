"""Entries without a partner become parts: of a rule that was split, or of one that was merged.

A part holds words that a rule lost. Both are one question asked from two sides: merged is split,
read backwards.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from corpus.concordance.matching import Entry, Pairing
from corpus.ids import RuleId

_PART = 0.5  # least share of a part's marks that the whole must have lost to it
_LEAST = 5  # marks below which an entry is too short to be told for a part

Parts = dict[RuleId, tuple[RuleId, ...]]


def splits_of(pairing: Pairing) -> Parts:
    """For each old entry that was split, the new ones without a partner that hold its words."""
    return _parts(pairing.old, pairing.new, pairing.forward, pairing.free_new())


def merges_of(pairing: Pairing) -> Parts:
    """For each new entry that was merged, the old ones without a partner whose words it holds."""
    return _parts(pairing.new, pairing.old, pairing.backward, pairing.free_old())


def pair_remnants(pairing: Pairing) -> None:
    """A rule of which one part is left and the rest is gone, or to which much came, is a pair."""
    for old, parts in splits_of(pairing).items():
        if old not in pairing.forward and len(parts) == 1:
            pairing.add(old, parts[0])
    for new, parts in merges_of(pairing).items():
        if new not in pairing.backward and len(parts) == 1:
            pairing.add(parts[0], new)


def _parts(
    wholes: Mapping[RuleId, Entry],
    others: Mapping[RuleId, Entry],
    partners: Mapping[RuleId, RuleId],
    free: Sequence[Entry],
) -> Parts:
    lost: dict[str, list[RuleId]] = defaultdict(list)
    for number, entry in wholes.items() if free else ():
        partner = others[partners[number]] if number in partners else None
        if entry.is_heading or (partner and partner.wording.text == entry.wording.text):
            continue
        for mark in entry.marks - (partner.marks if partner else frozenset()):
            lost[mark].append(number)
    found: dict[RuleId, list[RuleId]] = defaultdict(list)
    for entry in free:
        own = entry.marks
        if entry.is_heading or len(own) < _LEAST:
            continue
        shared = Counter(number for mark in own for number in lost.get(mark, ()))
        best = max(
            shared, key=lambda n: (shared[n], n.section == entry.id.section, n), default=None
        )
        if best is not None and shared[best] >= _PART * len(own):
            found[best].append(entry.id)
    return {number: tuple(sorted(parts)) for number, parts in found.items()}
