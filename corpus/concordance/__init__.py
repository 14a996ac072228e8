"""Two editions become which rule became which, what changed in it, and where a citation went.

`wording` tells two texts apart, `matching` pairs the entries, `parts` finds what was split and
merged, `comparison` names the changes, `succession` follows one rule.
"""

from corpus.concordance.comparison import Change, ChangeKind, Comparison, compare
from corpus.concordance.succession import Carried, Comparer, TraceStep, as_of, trace
from corpus.concordance.wording import Piece, PieceKind

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
