"""Verbs, each once with all its forms; events, conditions and counts are made of them.

To add one: a row of `verb` in `fighting`, `changing` (what objects do) or `playing` (players).
"""

from __future__ import annotations

from judge.language import ListOf, Table
from judge.oracle.lexicon.verbs.changing import CHANGING
from judge.oracle.lexicon.verbs.counting import TABLES as COUNTED
from judge.oracle.lexicon.verbs.fighting import FIGHTING
from judge.oracle.lexicon.verbs.playing import PLAYING
from judge.oracle.lexicon.verbs.words import (
    CAST_ZONE,
    DAMAGE_KIND,
    DAMAGED_PLAYER,
    DONE,
    ENTERED_AS,
    ENTERED_FROM,
    GRAVE,
    HIT,
    OBJECT_DONE,
    ONE_OR_SO,
    ORDINAL,
    ORIGIN,
    PHASED,
    PLAY_ZONE,
    SEARCHED_LIBRARY,
    UNATTACHED,
    WHOSE_CONTROL,
)

OBJECT_VERB = Table("object_verb", (*FIGHTING, *CHANGING), ("attacks", "攻击"))
PLAYER_VERB = Table("player_verb", PLAYING, ("draw a card", "抓一张牌"))
OBJECT_VERBS, PLAYER_VERBS = (
    Table(
        f"{name}s",
        (ListOf(name, (", ", " or ", ", or "), ("，", "或", "或")),),
        sample,
    )
    for name, sample in (
        ("object_verb", ("attacks", "攻击")),
        ("player_verb", ("draw a card", "抓一张牌")),
    )
)
TABLES = (
    *COUNTED,
    OBJECT_VERB,
    PLAYER_VERB,
    OBJECT_VERBS,
    PLAYER_VERBS,
    DAMAGED_PLAYER,
    DAMAGE_KIND,
    HIT,
    CAST_ZONE,
    GRAVE,
    ORIGIN,
    PLAY_ZONE,
    SEARCHED_LIBRARY,
    ENTERED_AS,
    ENTERED_FROM,
    WHOSE_CONTROL,
    PHASED,
    UNATTACHED,
    ONE_OR_SO,
    ORDINAL,
    DONE,
    OBJECT_DONE,
)
