"""What a question asks: a dozen foci, each of an object, a player, or an action.

A focus reads to a mapping: `asks` says which one it is.
"""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings import (
    besides,
    changing,
    commanders,
    everyday,
    narrated,
    of_game,
    outcomes,
    stacked,
)
from judge.asking.wordings.foci import (
    allowed,
    around,
    further,
    of_more,
    of_objects,
    of_players,
    offered,
    parts,
    places,
)
from judge.language import Table, w
from judge.language.template import Row

OPEN: tuple[Row, ...] = (
    w(
        {"asks": "changes"},
        "what happens to me|what happens to my opponent|what happens|what happens now|what"
        " happens then|what will happen|what happens next",
        "会发生什么事|会发生什么|会怎样|会怎么样|怎么结算|怎么样|结果如何|我会怎样|我会怎么样"
        "|对手会怎样|对手会怎么样|他会怎样|他会怎么样",
    ),
)
TABLES: tuple[Table, ...] = (
    *places.TABLES,
    *parts.TABLES,
    *around.TABLES,
    *offered.TABLES,
    *further.TABLES,
    table(
        "focus",
        *of_objects.OF_OBJECTS,
        *of_more.OF_MORE,
        *of_players.OF_PLAYERS,
        *allowed.ALLOWED,
        *offered.OFFERED,
        *OPEN,
        *narrated.OF_GAME,
        *stacked.ASKED,
        *changing.OF_GAME,
        *commanders.ASKED,
        *besides.ASKED,
        *outcomes.ASKED,
        *everyday.ASKED,
        *further.OF_PLAY,
        *of_game.ASKED,
    ),
)
