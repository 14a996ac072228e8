"""Slots that nearly every focus has: will and can, adverbs, words that may be left out."""

from __future__ import annotations

CAN = "{_:can}"
WILL = "{_:will}"
BE = "{_:be}"
STILL = "{_:adverbs}"
DAMAGE = "{_:damage}"
MID = "{_:mid}"
ZH_CAN = "{_:mid}能[先/]{_:mid}"
Q = "[吗/]"
