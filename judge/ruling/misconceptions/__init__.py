"""What players often get wrong about a rule, and what the answer would be by it.

A misconception reads some functions of the rules in another way. A play listens for answers that
would be others by that reading; only then it is worth to play again by it.
"""

from judge.ruling.misconceptions.misconception import (
    Misconception,
    Mistaken,
    Reading,
    doubts_of,
)
from judge.ruling.misconceptions.of_combat import OF_COMBAT
from judge.ruling.misconceptions.of_layers import OF_LAYERS
from judge.ruling.misconceptions.of_objects import OF_OBJECTS
from judge.ruling.misconceptions.of_resolving import OF_RESOLVING

MISCONCEPTIONS = (*OF_LAYERS, *OF_OBJECTS, *OF_RESOLVING, *OF_COMBAT)
DOUBTS = doubts_of(MISCONCEPTIONS)

__all__ = [
    "DOUBTS",
    "MISCONCEPTIONS",
    "Misconception",
    "Mistaken",
    "Reading",
    "doubts_of",
]
