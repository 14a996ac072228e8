"""Slots that many rows have: will and can, adverbs, words that may be left out."""

from __future__ import annotations

CAN = "{_:can}"
WILL = "{_:will}"
BE = "{_:be}"
STILL = "{_:adverbs}"
DAMAGE = "{_:damage}"
MID = "{_:mid}"
ZH_CAN = "{_:mid}能[先/]{_:mid}"
Q = "[吗/]"
ZH_MAY = "{_:mid}能{_:mid}"
FRESH = (
    "[on the turn i cast it/on the turn i play it/the same turn i cast it/the same turn i play it"
    "/on the turn it enters/in the turn it enters/in the turn i cast it/the turn it is cast"
    "/the turn it is played/the turn it comes in/the turn it enters/the turn i cast it/the turn"
    " it enters the battlefield"
    "/the same turn it comes in/the same turn it enters/on the turn it comes in/the turn i play it"
    "/the turn i play them/the turn i cast them/the turn they come in]"
)
ZH_FRESH = (
    "[刚下来就/刚进场就/刚进场/进场当回合/进场的那个回合/下来当回合/进场的回合/刚下就/进战场的回合"
    "/下来的回合/进场那回合/下来那回合]"
)
