"""Two wordings of one text become pieces: equal, deleted, inserted, or a renumbered reference.

>>> [(p.kind.value, p.old, p.new) for p in differences("It dies.", "It is destroyed.", Lang.EN)]
[('equal', 'It ', 'It '), ('replaced', 'dies', 'is destroyed'), ('equal', '.', '.')]
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

from corpus.ids import RuleId
from corpus.links import references
from corpus.model import Lang

# Never cut inside a number, a {symbol} or an English word; Chinese goes by characters.
_TOKEN = re.compile(
    r"\{[^{}]*\}|[+-]?\d+(?:[./][+-]?\d+)*[a-z]?|[A-Za-z]+(?:[’'-][A-Za-z]+)*|\s+|.", re.S
)
_WORD = re.compile(_TOKEN.pattern.replace(r"\s+|.", r"\S"))
_PLAIN = tuple(zip("‘’“”–—−", "''\"\"---", strict=True))
_LOOSE_SPACE = re.compile(r"(?<![A-Za-z0-9])\s+|\s+(?![A-Za-z0-9])")
_DIGIT = re.compile(r"\d")
_TITLE = re.compile(r"[,，]\s*“([^“”]+)”")
_ISLAND = re.compile(r"[\u3400-\u9fff]{1,2}")
MASK = "§"


class PieceKind(StrEnum):
    """What became of a piece of text."""

    EQUAL = "equal"  # typography aside
    DELETED = "deleted"
    INSERTED = "inserted"
    REPLACED = "replaced"
    RENUMBERED = "renumbered"  # the same rule under its new number


_CHANGED = (PieceKind.REPLACED, PieceKind.DELETED, PieceKind.INSERTED)


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of both wordings; the old ones joined are the old text, the new ones the new."""

    kind: PieceKind
    old: str
    new: str


# What a number means: the title printed behind it, or the first and the last rule of a range.
Meant = str | tuple[RuleId, RuleId]
Identity = Callable[[RuleId], Hashable]  # what makes two numbers of two editions one rule


def itself(number: RuleId) -> Hashable:
    """A number means the same in both editions."""
    return number


@dataclass(frozen=True, slots=True)
class Masked:
    """A text without its reference numbers and typography, and what these numbers meant."""

    text: str
    targets: tuple[Meant, ...]


def masked(text: str, lang: Lang) -> Masked:
    """What of a text is wording: numbers of rules are masked, quotes, dashes and widths alike."""
    pieces, targets, at = [], [], 0
    for start, end, meant in _numbers(text, lang):
        pieces += [text[at:start], MASK]
        targets.append(meant)
        at = end
    plain = _plain("".join([*pieces, text[at:]]))
    spaced = _LOOSE_SPACE.sub("", plain) if lang is Lang.ZH else " ".join(plain.split())
    return Masked(spaced, tuple(targets))


def _numbers(text: str, lang: Lang) -> Iterator[tuple[int, int, Meant]]:
    """Where the numbers of rules stand, and what each means.

    A title says more than the number before it, which may be out of date. The ends stand for a
    range: a rule that came in between does not make it another one.
    """
    if not _DIGIT.search(text):
        return
    spans: dict[tuple[int, int], list[RuleId]] = {}
    for found in references(text, lang):
        spans.setdefault((found.span.start, found.span.end), []).append(found.target)
    for (start, end), targets in spans.items():
        title = _TITLE.match(text, end) if not targets[-1].letter else None
        yield start, end, title[1].rstrip(".,") if title else (targets[0], targets[-1])


def tokens_of(text: str) -> tuple[str, ...]:
    """What likeness is measured in: English words, Chinese characters; marks count as one.

    >>> tokens_of("Trample isn’t {T}.")
    ('trample', 'isn’t', '{t}', '.')
    """
    return tuple(_WORD.findall(text.lower()))


def _plain(text: str) -> str:
    if text.isascii():
        return text
    text = unicodedata.normalize("NFKC", text)
    for printed, plain in _PLAIN:  # several times as fast as str.translate
        text = text.replace(printed, plain)
    return text


def differences(
    old: str, new: str, lang: Lang, was: Identity = itself, is_now: Identity = itself
) -> tuple[Piece, ...]:
    """The pieces of two wordings, in order.

    `was` and `is_now` tell what an old and a new number mean: a reference to the same rule under
    another number is renumbered.
    """
    before, after = list(_tokens(old, lang, was)), list(_tokens(new, lang, is_now))
    matcher = SequenceMatcher(
        None, [key for _, key in before], [key for _, key in after], autojunk=False
    )
    pieces: list[Piece] = []
    for tag, i, j, k, m in matcher.get_opcodes():
        if tag == "equal":
            for (left, key), (right, _) in zip(before[i:j], after[k:m], strict=True):
                is_moved = isinstance(key, tuple) and left != right
                kind = PieceKind.RENUMBERED if is_moved else PieceKind.EQUAL
                pieces.append(Piece(kind, left, right))
        else:
            pieces.append(_changed(_joined(before[i:j]), _joined(after[k:m])))
    return tuple(_readable(list(_merged(pieces))))


Token = tuple[str, Hashable]  # a word as written, and what it is compared by


def _tokens(text: str, lang: Lang, identity: Identity) -> Iterator[Token]:
    """The words of a text; a reference is one word, compared by the numbers it means."""
    at = 0
    for start, end, meant in _numbers(text, lang):
        yield from _words(text[at:start])
        if isinstance(meant, str):
            yield text[start:end], (meant,)
        else:
            yield text[start:end], tuple(map(identity, meant))
        at = end
    yield from _words(text[at:])


def _words(text: str) -> Iterator[Token]:
    for word in _TOKEN.findall(text):
        yield word, " " if word.isspace() else _plain(word)


def _changed(old: str, new: str) -> Piece:
    if old == new:  # a number that was kept though the rule it meant has moved
        return Piece(PieceKind.EQUAL, old, new)
    if old and new:
        return Piece(PieceKind.REPLACED, old, new)
    return Piece(PieceKind.DELETED if old else PieceKind.INSERTED, old, new)


def _joined(tokens: list[Token]) -> str:
    return "".join(word for word, _ in tokens)


def _merged(pieces: list[Piece]) -> Iterator[Piece]:
    """Neighbors of one kind as one piece."""
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


def _readable(pieces: list[Piece]) -> Iterator[Piece]:
    """Two changes that only a space or a Chinese character or two part are one change."""
    held: Piece | None = None
    at = 0
    while at < len(pieces):
        piece = pieces[at]
        following = pieces[at + 1] if at + 1 < len(pieces) else None
        if held is not None and following is not None and _is_island(held, piece, following):
            old = held.old + piece.old + following.old
            held = _changed(old, held.new + piece.new + following.new)
            at += 2
            continue
        if held is not None:
            yield held
        held = piece
        at += 1
    if held is not None:
        yield held


def _is_island(before: Piece, piece: Piece, after: Piece) -> bool:
    """True if `piece` is too small between two changes to be read as kept."""
    if piece.kind is not PieceKind.EQUAL or not {before.kind, after.kind} <= set(_CHANGED):
        return False
    if piece.old.isspace():
        return True
    around = sum(max(len(one.old), len(one.new)) for one in (before, after))
    return bool(_ISLAND.fullmatch(piece.old)) and around >= 2 * len(piece.old)
