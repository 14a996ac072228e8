"""One line of a permanent's text becomes its abilities: triggered, static, activated, keywords."""

from __future__ import annotations

from judge.oracle.lines import activated, replacements, statics
from judge.oracle.lines.ability import (
    ABILITY,
    GRANTED,
    QUOTED,
    RESTRICTION_ABILITIES,
    SPELL_LINE,
)
from judge.oracle.lines.anchors import ANCHOR
from judge.oracle.lines.occasions import TABLES as OCCASIONS
from judge.oracle.lines.static import HOST_IT, ITSELF_HAS, STATIC, STATIC_ONE, STATICS
from judge.oracle.lines.triggered import TRIGGERED, WHEN_WORD

TABLES = (
    *OCCASIONS,
    RESTRICTION_ABILITIES,
    SPELL_LINE,
    WHEN_WORD,
    TRIGGERED,
    STATIC_ONE,
    STATIC,
    HOST_IT,
    ITSELF_HAS,
    STATICS,
    ABILITY,
    ANCHOR,
    QUOTED,
    GRANTED,
    *activated.TABLES,
    *replacements.TABLES,
    *statics.TABLES,
)
