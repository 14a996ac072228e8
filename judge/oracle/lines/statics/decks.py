"""What cards say of how decks are built (113.6n)."""

from __future__ import annotations

from judge.abilities.ability import Static
from judge.abilities.statics import OfDecks
from judge.language import Table, t

Statics = tuple[Static, ...]


def _of_decks(about: str, most: int | None = None) -> Statics:
    return (Static(OfDecks(about, most), zone=None),)


DECK_RULE = Table(
    "deck_rule",
    (
        t(_of_decks, "~ can be your commander", "~可以作为你的指挥官", about="commander"),
        t(
            _of_decks,
            "a deck can have any number of cards named ~|"
            "a deck can have up to {most:number_word} cards named ~",
            "名称为~的牌，在套牌中[的/之]数量不受限制|"
            "套牌中至多可以有{most:number_word}张名称为~的牌",
            about="copies",
        ),
        t(
            _of_decks,
            "remove ~ from your deck before playing if you're not playing for ante",
            "如果你不是进行赌注游戏，则于游戏开始前将~从你的套牌中移除",
            about="ante",
        ),
    ),
    ("~ can be your commander", "~可以作为你的指挥官"),
)
TABLES = (DECK_RULE,)
