"""The color identity of a card, for Commander decks (903.4)."""

from __future__ import annotations

import re

from judge.cards.card import Card, Face
from judge.cards.mana import Color
from judge.cite import cites

_REMINDER = re.compile(r"[(（][^()（）]*[)）]")
_SYMBOL = re.compile(r"\{([^{}]+)\}")
_ALL_COLORS = re.compile(r"\b(?:is|are) all colors\b|[是为具]所有颜色|颜色为所有颜色")


@cites("903.4", "会综合该牌法术力费用或规则叙述中出现的法术力符号之颜色")
@cites("903.4c", "忽略规则提示文字")
@cites("903.4d", "会将双面牌的背面")
@cites("903.4e", "会将这些特征包括在内")
def color_identity(card: Card) -> frozenset[Color]:
    """The colors of the mana symbols of all faces, of color indicators, and defined by the text."""
    return frozenset(color for face in card.faces for color in _colors(face))


def _colors(face: Face) -> frozenset[Color]:
    text = _REMINDER.sub("", face.text)
    if _ALL_COLORS.search(text):
        return frozenset(Color)
    letters = {part for symbol in _SYMBOL.findall(text) for part in symbol.upper().split("/")}
    named = {color for color in Color if color.value in letters}
    return frozenset({*named, *face.color_indicator, *(face.cost.colors if face.cost else ())})
