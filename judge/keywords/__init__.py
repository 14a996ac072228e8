"""The keyword abilities that are carried out, one file each; a new one is listed in KEYWORDS."""

from __future__ import annotations

from judge.keywords.deathtouch import DEATHTOUCH
from judge.keywords.defender import DEFENDER
from judge.keywords.double_strike import DOUBLE_STRIKE
from judge.keywords.fear import FEAR
from judge.keywords.first_strike import FIRST_STRIKE
from judge.keywords.flying import FLYING
from judge.keywords.haste import HASTE
from judge.keywords.hexproof import HEXPROOF
from judge.keywords.horsemanship import HORSEMANSHIP
from judge.keywords.indestructible import INDESTRUCTIBLE
from judge.keywords.infect import INFECT
from judge.keywords.intimidate import INTIMIDATE
from judge.keywords.lifelink import LIFELINK
from judge.keywords.menace import MENACE
from judge.keywords.reach import REACH
from judge.keywords.shadow import SHADOW
from judge.keywords.shroud import SHROUD
from judge.keywords.skulk import SKULK
from judge.keywords.toxic import TOXIC
from judge.keywords.trample import TRAMPLE
from judge.keywords.vigilance import VIGILANCE
from judge.keywords.wither import WITHER

KEYWORDS = (
    DEATHTOUCH,
    DEFENDER,
    DOUBLE_STRIKE,
    FEAR,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    HEXPROOF,
    HORSEMANSHIP,
    INDESTRUCTIBLE,
    INFECT,
    INTIMIDATE,
    LIFELINK,
    MENACE,
    REACH,
    SHADOW,
    SHROUD,
    SKULK,
    TOXIC,
    TRAMPLE,
    VIGILANCE,
    WITHER,
)
