"""A card with cleave is held as two faces: its text, and that without what is in brackets."""

from __future__ import annotations

import re

from judge.cards import Card
from judge.cite import cites

NAME = "cleave"
_CLEAVE = re.compile(r"^(Cleave\b|贯通)", re.MULTILINE)
_BRACKETED = re.compile(r"[\[［][^\]］]*[\]］]")
_BRACKETS = re.compile(r"[\[\]［］]")
_GAP = re.compile(r" +(?=[.,;。，；]|$)|(?<= ) +", re.MULTILINE)


@cites("702.148a", "方式为删去此咒语的规则叙述中被方括号包围的所有叙述")
@cites("702.148b", "贯通所代表的第二个异能是改变叙述的效应")
def with_cleaved(card: Card) -> Card:
    """The card; one with cleave with a second face, which is what it is if its cost is paid."""
    face = card.faces[0]
    if card.layout != "normal" or not _CLEAVE.search(face.text):
        return card
    whole = _BRACKETS.sub("", face.text)
    cleaved = _GAP.sub("", _BRACKETED.sub("", face.text))
    return Card((face.with_(text=whole), face.with_(text=cleaved)), NAME)
