"""Events become a `Ruling`: verdict, answer, tree of steps, citations and assumptions."""

from judge.ruling.asking import ask
from judge.ruling.boards import Board, Side, Thing
from judge.ruling.by_edition import Citation
from judge.ruling.card_reading import FaceRead, LineRead, read_card
from judge.ruling.checking import CheckResult, check
from judge.ruling.portraits import Painted, Portrait
from judge.ruling.ruling import Ruling, Step, Verdict
from judge.ruling.wording.looks import Look

__all__ = [
    "Board",
    "CheckResult",
    "Citation",
    "FaceRead",
    "LineRead",
    "Look",
    "Painted",
    "Portrait",
    "Ruling",
    "Side",
    "Step",
    "Thing",
    "Verdict",
    "ask",
    "check",
    "read_card",
]
