"""Two editions become which rule became which, what changed in it, and where a citation went.

`wording` and `pieces` tell two texts apart, `matching` pairs the entries of the `ground` that both
editions cover, `parts` finds what was split and merged, `comparison` names the changes, and
`succession` follows one rule.
"""

from corpus.changes import Carried, Change, ChangeKind, TraceStep
from corpus.concordance.comparison import Comparison, compare, worded
from corpus.concordance.pieces import Piece, PieceKind
from corpus.concordance.record import Record, parsed, written
from corpus.concordance.succession import Carrier, Comparer, as_of, follow, trace

__all__ = [
    "Carried",
    "Carrier",
    "Change",
    "ChangeKind",
    "Comparer",
    "Comparison",
    "Piece",
    "PieceKind",
    "Record",
    "TraceStep",
    "as_of",
    "compare",
    "follow",
    "parsed",
    "trace",
    "worded",
    "written",
]
