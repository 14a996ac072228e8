"""Two wordings of one text become pieces: equal, deleted, inserted, or a renumbered reference.

>>> [(p.kind.value, p.old, p.new) for p in differences("It dies.", "It is destroyed.", Lang.EN)]
[('equal', 'It ', 'It '), ('replaced', 'dies', 'is destroyed'), ('equal', '.', '.')]
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

from corpus.ids import RuleId
from corpus.links import Reference, references
from corpus.model import Lang

# Never cut inside a number, a {symbol} or an English word; Chinese goes by characters.
_TOKEN = re.compile(
    r"\{[^{}]*\}|[+-]?\d+(?:[./][+-]?\d+)*[a-z]?|[A-Za-z]+(?:[’'-][A-Za-z]+)*|\s+|.", re.S
)
_PLAIN = str.maketrans("‘’“”–—−", "''\"\"---")
MASK = "§"


class PieceKind(StrEnum):
    """What became of a piece of text."""

    EQUAL = "equal"
    DELETED = "deleted"
    INSERTED = "inserted"
    REPLACED = "replaced"
    RENUMBERED = "renumbered"  # the same rule under its new number


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of both wordings; the old ones joined are the old text, the new ones the new."""

    kind: PieceKind
    old: str
    new: str


Maps = Callable[[RuleId, RuleId], bool]  # whether an old number became a new one


def never(_old: RuleId, _new: RuleId) -> bool:
    """No number is known to have become another."""
    return False


@dataclass(frozen=True, slots=True)
class Masked:
    """A text without its reference numbers and typography, and the numbers that were there."""

    text: str
    targets: tuple[RuleId, ...]


def masked(text: str, lang: Lang) -> Masked:
    """What of a text is wording: numbers of rules are masked, quotes, dashes and widths alike."""
    found = references(text, lang)
    pieces, at = [], 0
    for span in dict.fromkeys(reference.span for reference in found):
        pieces += [text[at : span.start], MASK]
        at = span.end
    plain = unicodedata.normalize("NFKC", "".join([*pieces, text[at:]])).translate(_PLAIN)
    return Masked(" ".join(plain.split()), tuple(reference.target for reference in found))


def differences(old: str, new: str, lang: Lang, becomes: Maps = never) -> tuple[Piece, ...]:
    """The pieces of two wordings, in order. `becomes` tells which renumberings are mere ones."""
    before, after = _tokens(old, lang), _tokens(new, lang)
    matcher = SequenceMatcher(
        None, [word for word, _ in before], [word for word, _ in after], autojunk=False
    )
    pieces: list[Piece] = []
    for tag, i, j, k, m in matcher.get_opcodes():
        left, right = before[i:j], after[k:m]
        if tag == "replace" and len(left) == len(right):
            pieces += [_piece(*pair, becomes) for pair in zip(left, right, strict=True)]
        else:
            kind = PieceKind.EQUAL if tag == "equal" else PieceKind.REPLACED
            pieces.append(_made(kind, _joined(left), _joined(right)))
    return tuple(_merged(pieces))


Token = tuple[str, tuple[Reference, ...]]


def _tokens(text: str, lang: Lang) -> list[Token]:
    """The words of a text; a reference is one word with the numbers it means."""
    spans: dict[tuple[int, int], list[Reference]] = {}
    for reference in references(text, lang):
        spans.setdefault((reference.span.start, reference.span.end), []).append(reference)
    tokens: list[Token] = []
    at = 0
    for (start, end), found in spans.items():
        tokens += [(word, ()) for word in _TOKEN.findall(text[at:start])]
        tokens.append((text[start:end], tuple(found)))
        at = end
    return tokens + [(word, ()) for word in _TOKEN.findall(text[at:])]


def _piece(left: Token, right: Token, becomes: Maps) -> Piece:
    (old, sources), (new, targets) = left, right
    is_renumbered = (
        bool(sources)
        and len(sources) == len(targets)
        and all(becomes(a.target, b.target) for a, b in zip(sources, targets, strict=True))
    )
    return _made(PieceKind.RENUMBERED if is_renumbered else PieceKind.REPLACED, old, new)


def _made(kind: PieceKind, old: str, new: str) -> Piece:
    if kind is PieceKind.REPLACED:
        if old == new:
            kind = PieceKind.EQUAL
        elif not old:
            kind = PieceKind.INSERTED
        elif not new:
            kind = PieceKind.DELETED
    return Piece(kind, old, new)


def _joined(tokens: list[Token]) -> str:
    return "".join(word for word, _ in tokens)


def _merged(pieces: list[Piece]) -> Iterator[Piece]:
    """Neighbors of one kind as one piece; a lone space between two changes joins them."""
    held: Piece | None = None
    changed = (PieceKind.REPLACED, PieceKind.DELETED, PieceKind.INSERTED)
    for i, piece in enumerate(pieces):
        between = (
            held is not None
            and held.kind in changed
            and piece.kind is PieceKind.EQUAL
            and piece.old.isspace()
            and i + 1 < len(pieces)
            and pieces[i + 1].kind in changed
        )
        if held is None:
            held = piece
        elif between or (held.kind in changed and piece.kind in changed):
            held = _made(PieceKind.REPLACED, held.old + piece.old, held.new + piece.new)
        elif held.kind is piece.kind is PieceKind.EQUAL:
            held = Piece(PieceKind.EQUAL, held.old + piece.old, held.new + piece.new)
        else:
            yield held
            held = piece
    if held is not None:
        yield held
