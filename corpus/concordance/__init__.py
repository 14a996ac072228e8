"""Two editions become which rule became which, what changed in it, and where a citation went.

`wording` and `pieces` tell two texts apart, `matching` pairs the entries of the `ground` that both
editions cover, `parts` finds what was split and merged, `comparison` names the changes, and
`succession` follows one rule.
"""

from corpus.concordance.comparison import Change, ChangeKind, Comparison, compare
from corpus.concordance.pieces import Piece, PieceKind
from corpus.concordance.succession import Carried, Comparer, TraceStep, as_of, trace

__all__ = [
    "Carried",
    "Change",
    "ChangeKind",
    "Comparer",
    "Comparison",
    "Piece",
    "PieceKind",
    "TraceStep",
    "as_of",
    "compare",
    "trace",
]
