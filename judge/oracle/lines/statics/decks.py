"""What cards say of how decks are built (113.6n), and of drafting them (905.2).

What is done during the draft is over as the game begins: it is kept as the words that say it.
"""

from __future__ import annotations

import re

from judge.abilities.ability import Static
from judge.abilities.statics import OfDecks
from judge.language import Lexeme, Table, t, w
from judge.language.template import SELF

Statics = tuple[Static, ...]


def _of_decks(about: str, most: int | None = None) -> Statics:
    return (Static(OfDecks(about, most), zone=None),)


DRAFTING = Table(
    "drafting",
    (
        Lexeme(
            re.compile(
                rf"(?:draft {SELF} face up|reveal {SELF} as you draft it\b|as you draft a|"
                rf"as long as {SELF} is face up during the draft|immediately after the draft|"
                r"each player passes the last card from each booster pack)"
                r'(?:(?! noted as you drafted| chosen as you drafted)[^"])*'
            ),
            lambda text: text,
            str,
            lambda value: isinstance(value, str),
            first="draei",
        ),
    ),
    ("draft ~ face up", "draft ~ face up"),
)
DECK_RULE = Table(
    "deck_rule",
    (
        w(_of_decks("commander"), "~ can be your commander", "~可以作为你的指挥官"),
        t(
            _of_decks,
            "a deck can have any number of cards named ~|"
            "a deck can have up to {most:number_word} cards named ~",
            "名称为~的牌，在套牌中[的/之]数量不受限制|"
            "套牌中至多可以有{most:number_word}张名称为~的牌",
            about="copies",
        ),
        w(
            _of_decks("ante"),
            "remove ~ from your deck before playing if you're not playing for ante",
            "如果你不是进行赌注游戏，则于游戏开始前将~从你的套牌中移除",
        ),
        t(_of_decks, "{about:drafting}", "{about:drafting}"),
    ),
    ("~ can be your commander", "~可以作为你的指挥官"),
)
TABLES = (DRAFTING, DECK_RULE)
