"""Two editions become a comparison: which rule became which, and what changed in it.

A reference whose number changed because its rule moved is no change of wording, and neither is one
that kept its number although its rule moved: the printed words are the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

from corpus.changes import Change, ChangeKind, Numbers
from corpus.concordance.ground import common_ground, entries_of
from corpus.concordance.matching import Pairing, likeness, pair
from corpus.concordance.parts import merges_of, pair_rest, splits_of
from corpus.concordance.pieces import Identity, Piece, differences, itself
from corpus.concordance.wording import Masked
from corpus.ids import RuleId
from corpus.model import Edition, Lang
from corpus.structs import Struct

Side = tuple[Edition, Numbers]  # an edition, and rules of it


class Comparison(Struct):
    """What became of the rules of the ground that two editions share.

    `changes` are in the order of the old book, each new rule after the one it follows;
    `covered` are the chapters and sections compared, `lang` the language of most of them.
    """

    old: Edition
    new: Edition
    lang: Lang
    covered: Numbers
    changes: tuple[Change, ...]
    _of_old: Mapping[RuleId, Change]
    _of_new: Mapping[RuleId, Change]

    def of_old(self, number: RuleId) -> Change | None:
        """What became of a rule of the old edition; None outside the common ground."""
        return self._of_old.get(number)

    def of_new(self, number: RuleId) -> Change | None:
        """Where a rule of the new edition comes from; None outside the common ground."""
        return self._of_new.get(number)

    def within(self, part: RuleId | None) -> Comparison:
        """The same with only the changes that touch a chapter, section or rule; None is all.

        The whole was compared all the same, so that what moved in or out is among them.
        """
        if part is None:
            return self
        return self.with_(changes=tuple(c for c in self.changes if c.touches(part)))

    def differences(self, change: Change) -> Mapping[Lang, tuple[Piece, ...]]:
        """The pieces of both wordings in each language that both editions have.

        Split and merged texts are joined in the order of their numbers.
        """
        sides = ((self.old, change.old), (self.new, change.new))
        return worded(*sides, self._was, self._is)

    def _was(self, number: RuleId) -> Hashable:
        """What an old number means: its change, which the new numbers have in common."""
        return self._of_old.get(number, number)

    def _is(self, number: RuleId) -> Hashable:
        """What a new number means."""
        return self._of_new.get(number, number)


def worded(
    before: Side, after: Side, was: Identity = itself, is_now: Identity = itself
) -> Mapping[Lang, tuple[Piece, ...]]:
    """The pieces of some rules' wordings in two editions, in each language that both have.

    `was` and `is_now` tell what an old and a new number mean.
    """
    found = {}
    for lang in Lang:
        sides = [[one.rules[number].text.get(lang) for number in ns] for one, ns in (before, after)]
        if not any(None in side for side in sides):
            texts = ["\n".join(filter(None, side)) for side in sides]
            found[lang] = differences(texts[0], texts[1], lang, was, is_now)
    return found


def compare(old: Edition, new: Edition) -> Comparison:
    """Compares two editions on the ground that both cover.

    Raises `NoCommonGround` if they share no chapter or language.
    """
    ground = common_ground(old, new)
    pairing = pair(*entries_of(old, new, ground))
    pair_rest(pairing)
    changes = _in_book_order(_changes(pairing), pairing)
    return Comparison(
        old,
        new,
        ground.lang,
        ground.covered,
        tuple(changes),
        {number: change for change in changes for number in change.old},
        {number: change for change in changes for number in change.new},
    )


def _changes(pairing: Pairing) -> list[Change]:
    """Every change: those with old rules in their order, then the new rules in theirs."""
    groups = tuple(_groups(pairing))
    follows = {number: new for old, new in groups for number in old}
    return [_change(pairing, old, new, follows) for old, new in groups]


def _groups(pairing: Pairing) -> Iterator[tuple[Numbers, Numbers]]:
    """The old rules that became some new ones together."""
    splits = splits_of(pairing)
    # A rule that was split and has no partner is no part of another one.
    merges = {
        new: tuple(old for old in olds if old in pairing.forward or old not in splits)
        for new, olds in merges_of(pairing).items()
    }
    merged = {old for olds in merges.values() for old in olds}
    split = {new for news in splits.values() for new in news}
    for old in pairing.old:
        if old not in merged:
            new = pairing.forward.get(old)
            olds, news = {old}, set(splits.get(old, ()))
            if new is not None:
                olds, news = olds | set(merges.get(new, ())), news | {new}
            yield tuple(sorted(olds)), tuple(sorted(news))
    for new in pairing.new:
        if new not in pairing.backward and new not in split:
            yield merges.get(new, ()), (new,)


def _change(
    pairing: Pairing, old: Numbers, new: Numbers, follows: Mapping[RuleId, Numbers]
) -> Change:
    if not (old and new):
        return Change(ChangeKind.GONE if old else ChangeKind.NEW, old, new, 0.0)
    before, after = ([side[n] for n in ns] for side, ns in ((pairing.old, old), (pairing.new, new)))
    if len(old) > 1 or len(new) > 1:
        kind = ChangeKind.SPLIT if len(new) >= len(old) else ChangeKind.MERGED
        return Change(kind, old, new, likeness(before, after), is_reworded=True)
    is_reworded = not _says_the_same(before[0].wording, after[0].wording, follows)
    kind = ChangeKind.REWORDED if is_reworded else ChangeKind.SAME
    similarity = likeness(before, after) if is_reworded else 1.0
    return Change(kind if old == new else ChangeKind.MOVED, old, new, similarity, is_reworded)


def _says_the_same(old: Masked, new: Masked, follows: Mapping[RuleId, Numbers]) -> bool:
    """True if the words are the same, and every reference is as printed before or followed."""
    if old.text != new.text or len(old.targets) != len(new.targets):
        return False
    for before, after in zip(old.targets, new.targets, strict=True):
        if before == after:
            continue
        if isinstance(before, str) or isinstance(after, str):
            return False
        if any(b not in follows.get(a, ()) for a, b in zip(before, after, strict=True)):
            return False
    return True


def _in_book_order(changes: list[Change], pairing: Pairing) -> list[Change]:
    """The changes with each new rule after the change of the one that it follows."""
    added = {change.new[0]: change for change in changes if not change.old}
    home = {new: i for i, change in enumerate(changes) if change.old for new in change.new}
    after: dict[int, list[Change]] = {}
    place = -1
    for new in pairing.new:
        place = home.get(new, place)
        if new in added:
            after.setdefault(place, []).append(added[new])
    ordered = after.get(-1, [])
    for i, change in enumerate(changes):
        ordered += [change] * bool(change.old) + after.get(i, [])
    return ordered
