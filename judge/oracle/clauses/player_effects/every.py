"""Every predicate of a player."""

from __future__ import annotations

from judge.language import Include, Table
from judge.oracle.clauses.player_effects.cards import CARDS
from judge.oracle.clauses.player_effects.game import GAME
from judge.oracle.clauses.player_effects.life import LIFE
from judge.oracle.clauses.player_effects.revealing import REVEALING
from judge.oracle.clauses.player_effects.sacrificing import SACRIFICE
from judge.oracle.clauses.player_effects.searching import SEARCHING
from judge.oracle.clauses.player_effects.tokens import TOKENS

PRED = Table(  # what is said of a player
    "pred",
    (
        *CARDS,
        *SEARCHING,
        *REVEALING,
        *LIFE,
        *TOKENS,
        *GAME,
        *SACRIFICE,
        Include("mana_pred"),
        Include("act"),
        Include("size_changed"),
        Include("act_third"),
    ),
    ("draws a card", "抓一张牌"),
)
