"""What a question asks: a dozen foci, each of an object, a player, or an action.

A focus reads to a mapping: `asks` says which one it is. Each module of this room has the rows of
its subject (`ASKED`).
"""

from __future__ import annotations

from types import ModuleType

from judge.asking.canonical.rows import table
from judge.asking.wordings import commanders
from judge.asking.wordings.foci import (
    allowed,
    around,
    blocks,
    cards,
    costs,
    counts,
    damage,
    deaths,
    life,
    offered,
    parts,
    places,
    traits,
    triggers,
    zones,
)
from judge.language import Table, w
from judge.language.template import Row

SUBJECTS: tuple[ModuleType, ...] = (
    deaths,
    damage,
    traits,
    zones,
    triggers,
    counts,
    life,
    cards,
    costs,
    blocks,
    allowed,
    offered,
)
OPEN: tuple[Row, ...] = (
    w(
        {"asks": "changes"},
        "what happens to me|what happens to my opponent|what happens|what happens now|what"
        " happens then|what will happen|what happens next|what is the result for me|what is the"
        " result"
        "|what is the outcome|what is the outcome for me|what becomes of me|what is the consequence"
        "|what are the consequences|what does this mean for me|what does that mean for me"
        "|what is the result for my opponent|what are the consequences for me|what will happen"
        " to me",
        "会发生什么事|会发生什么|会怎样|会怎么样|怎么结算|怎么样|结果如何|我会怎样|我会怎么样"
        "|对手会怎样|对手会怎么样|他会怎样|他会怎么样|结果是什么|结果会怎样|结果会如何|会有什么结果"
        "|会有什么后果|后果是什么|对我来说结果如何|对我而言结果如何|我的结果如何|我的下场如何|会发生什么情况"
        "|我会发生什么事|我会发生什么|对我会有什么结果",
    ),
)
TABLES: tuple[Table, ...] = (
    *places.TABLES,
    *parts.TABLES,
    *around.TABLES,
    *(one for subject in SUBJECTS for one in getattr(subject, "TABLES", ())),
    table(
        "focus",
        *(one for subject in SUBJECTS for one in subject.ASKED),
        *commanders.ASKED,
        *OPEN,
    ),
)
