"""What a question states: what is there, what is done, what an effect does.

A clause reads to a mapping: `does` says which kind it is, the other keys who and what it is of.
"""

from __future__ import annotations

from judge.asking.canonical.rows import NO_SIGN, optional, table
from judge.asking.wordings import (
    asides,
    besides,
    changing,
    commanders,
    everyday,
    narrated,
    of_game,
    preludes,
    stacked,
)
from judge.asking.wordings.foci import offered
from judge.asking.wordings.statements import (
    casts,
    effects,
    fights,
    moments,
    parts,
    seats,
    stands,
    talk,
)
from judge.language import ListOf, Table

TABLES: tuple[Table, ...] = (
    *talk.TABLES,
    *parts.TABLES,
    *seats.TABLES,
    table(
        "standing",
        *stands.STANDING,
        *seats.SEATS,
        *narrated.STANDING,
        *stacked.STANDING,
        *changing.STANDING,
        *commanders.STANDING,
        *besides.STANDING,
        *preludes.STANDING,
        *everyday.STANDING,
        *of_game.STANDING,
    ),
    table("said_by_the_way", *talk.SAID, *talk.CLAIMS, *asides.ASIDES, *offered.SAID),
    table("bare", *effects.BARE),
    table(
        "done",
        *casts.CASTS,
        *fights.FIGHTS,
        *narrated.DONE,
        *stacked.DONE,
        *changing.DONE,
        *besides.DONE,
        *preludes.DONE,
        *everyday.DONE,
        *of_game.DONE,
    ),
    table(
        "effect_said",
        *effects.EFFECTS,
        *narrated.EFFECTS,
        *stacked.EFFECTS,
        *changing.EFFECTS,
        *besides.EFFECTS,
        *preludes.EFFECTS,
        *everyday.EFFECTS,
    ),
    table(
        "before",
        *seats.AT_THE_TABLE,
        *moments.BEFORE,
        *narrated.MOMENTS,
        *besides.MOMENTS,
        *preludes.BEFORE,
    ),
    optional("before_clause", ListOf("before", *NO_SIGN)),
    optional("after_clause", ListOf("after", *NO_SIGN)),
    table("after", *moments.AFTER, *seats.BEHIND, *stacked.AFTER, *besides.AFTER, *preludes.AFTER),
)
