"""A comparison of two wordings becomes its pieces: what stayed, what went, what came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from corpus.concordance import Piece, PieceKind
from corpus.model import Lang
from web.language import HTML_LANG
from web.present.texts import Plain, ordered


def wordings(found: Mapping[Lang, Sequence[Piece]], reader: Lang) -> tuple[Plain, ...]:
    """The old and the new wording as one text with its changes, in each language of both."""
    return tuple(
        {"lang": HTML_LANG[lang], "pieces": tuple(pieces(found[lang]))}
        for lang in ordered(reader)
        if lang in found
    )


def pieces(found: Sequence[Piece]) -> tuple[Plain, ...]:
    """The pieces of two wordings; a rule under its new number is no change of words.

    `same` stands in both, `old` only in the older wording, `new` only in the newer one.
    """
    return tuple(map(_piece, found))


def _piece(piece: Piece) -> Plain:
    if piece.kind is PieceKind.EQUAL or piece.kind is PieceKind.RENUMBERED:
        return {"same": piece.new, "old": "", "new": ""}
    return {"same": "", "old": piece.old, "new": piece.new}
