"""Two wordings of one text become pieces: equal, deleted, inserted, or a renumbered reference.

>>> [(p.kind.value, p.old, p.new) for p in differences("It dies.", "It is destroyed.", Lang.EN)]
[('equal', 'It ', 'It '), ('replaced', 'dies', 'is destroyed'), ('equal', '.', '.')]
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from enum import StrEnum

from corpus.concordance.wording import numbers, plain, tokens
from corpus.ids import RuleId
from corpus.model import Lang
from corpus.patterns import later
from corpus.structs import Struct

_TAIL = re.compile(r"[,;、，；]|\s+")
_ISLAND = later(r"[\u3400-\u9fff]{1,2}")

Identity = Callable[[RuleId], Hashable]  # what makes two numbers of two editions one rule
Token = tuple[str, Hashable]  # a word as written, and what it is compared by
Phrase = tuple[Token, ...]


class PieceKind(StrEnum):
    """What became of a piece of text."""

    EQUAL = "equal"  # typography aside
    DELETED = "deleted"
    INSERTED = "inserted"
    REPLACED = "replaced"
    RENUMBERED = "renumbered"  # the same rule under its new number


_CHANGED = frozenset({PieceKind.REPLACED, PieceKind.DELETED, PieceKind.INSERTED})


class Piece(Struct):
    """A piece of both wordings; the old ones joined are the old text, the new ones the new."""

    kind: PieceKind
    old: str
    new: str


def itself(number: RuleId) -> Hashable:
    """A number means the same in both editions."""
    return number


def differences(
    old: str, new: str, lang: Lang, was: Identity = itself, is_now: Identity = itself
) -> tuple[Piece, ...]:
    """The pieces of two wordings, in order.

    `was` and `is_now` tell what an old and a new number mean: a reference to the same rule under
    another number is renumbered.
    """
    before, after = _phrases(_tokens(old, lang, was)), _phrases(_tokens(new, lang, is_now))
    keys = [[tuple(key for _, key in phrase) for phrase in side] for side in (before, after)]
    pieces: list[Piece] = []
    # Items of a list first: words alone would rather keep its commas than its items.
    for i, j, k, m in _stretches(*keys):
        pieces += _pieces(_flat(before[i:j]), _flat(after[k:m]))
    return tuple(_merged(_trimmed(_readable(list(_merged(pieces))))))


def _tokens(text: str, lang: Lang, identity: Identity) -> Iterator[Token]:
    """The words of a text; a reference is one word, compared by the rules it means."""
    at = 0
    for start, end, meant in numbers(text, lang):
        yield from _words(text[at:start])
        if isinstance(meant, str):
            yield text[start:end], (meant,)
        else:
            yield text[start:end], tuple(map(identity, meant))
        at = end
    yield from _words(text[at:])


def _words(text: str) -> Iterator[Token]:
    for word in tokens(text):
        yield word, " " if word.isspace() else plain(word)


def _phrases(words: Iterator[Token]) -> list[Phrase]:
    """Each word with the commas and spaces behind it."""
    phrases: list[list[Token]] = []
    for word, key in words:
        if phrases and _TAIL.fullmatch(word):
            phrases[-1].append((word, key))
        else:
            phrases.append([(word, key)])
    return [tuple(phrase) for phrase in phrases]


def _flat(phrases: Sequence[Phrase]) -> list[Token]:
    return [token for phrase in phrases for token in phrase]


def _stretches(
    before: Sequence[Hashable], after: Sequence[Hashable]
) -> Iterator[tuple[int, int, int, int]]:
    """Where stretches of both sides, from–to and from–to, correspond: equal or not."""
    matcher = SequenceMatcher(isjunk=None, a=before, b=after, autojunk=False)
    for _, i, j, k, m in matcher.get_opcodes():
        yield i, j, k, m


def _pieces(before: Sequence[Token], after: Sequence[Token]) -> Iterator[Piece]:
    """Two stretches, word by word."""
    keys = [[key for _, key in side] for side in (before, after)]
    for i, j, k, m in _stretches(*keys):
        if keys[0][i:j] != keys[1][k:m]:
            yield _changed(*("".join(w for w, _ in side) for side in (before[i:j], after[k:m])))
            continue
        for (left, key), (right, _) in zip(before[i:j], after[k:m], strict=True):
            is_renumbered = isinstance(key, tuple) and left != right
            kind = PieceKind.RENUMBERED if is_renumbered else PieceKind.EQUAL
            yield Piece(kind, left, right)


def _changed(old: str, new: str) -> Piece:
    if old == new:  # a number that was kept though the rule it meant has moved
        return Piece(PieceKind.EQUAL, old, new)
    if old and new:
        return Piece(PieceKind.REPLACED, old, new)
    return Piece(PieceKind.DELETED if old else PieceKind.INSERTED, old, new)


def _merged(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """Equal neighbors as one piece."""
    held: Piece | None = None
    for piece in pieces:
        if held is not None and held.kind is piece.kind is PieceKind.EQUAL:
            held = Piece(PieceKind.EQUAL, held.old + piece.old, held.new + piece.new)
            continue
        if held is not None:
            yield held
        held = piece
    if held is not None:
        yield held


def _readable(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Changes side by side, or with only a space or one or two characters between, as one."""
    held: Piece | None = None
    for at, piece in enumerate(pieces):
        following = pieces[at + 1] if at + 1 < len(pieces) else None
        if held is not None and _is_one(held, piece, following):
            held = _changed(held.old + piece.old, held.new + piece.new)
            continue
        if held is not None:
            yield held
        held = piece
    if held is not None:
        yield held


def _is_one(before: Piece, piece: Piece, after: Piece | None) -> bool:
    """True if `piece` belongs to the change before it."""
    if before.kind not in _CHANGED or piece.kind in _CHANGED:
        return before.kind in _CHANGED and piece.kind in _CHANGED
    if piece.kind is not PieceKind.EQUAL or after is None or after.kind not in _CHANGED:
        return False
    around = sum(max(len(one.old), len(one.new)) for one in (before, after))
    is_small = bool(_ISLAND().fullmatch(piece.old)) and around >= 2 * len(piece.old)
    return is_small or piece.old.isspace()


def _trimmed(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """A space that ends both sides of a change is kept, not changed."""
    for piece in pieces:
        old, new = piece.old.rstrip(), piece.new.rstrip()
        tail = piece.old[len(old) :]
        if piece.kind is PieceKind.REPLACED and tail and piece.new[len(new) :] == tail:
            yield _changed(old, new)
            yield Piece(PieceKind.EQUAL, tail, tail)
        else:
            yield piece
