"""Descriptions of creatures and other things: tokens, what something becomes, named by text."""

from __future__ import annotations

from judge.oracle.phrases.tokens.becoming import BECOMING, KIND_BESIDES, PLAIN_BECOMING, THING
from judge.oracle.phrases.tokens.described import (
    SUBTYPES_RUN,
    TOKEN,
    TOKEN_COLORS,
    TOKEN_KIND,
    TOKEN_WITH,
    TOKENS,
    TYPES_RUN,
)
from judge.oracle.phrases.tokens.kinds import TABLES as KINDS

TABLES = (
    SUBTYPES_RUN,
    TOKEN_COLORS,
    TOKEN_KIND,
    TYPES_RUN,
    TOKEN,
    TOKEN_WITH,
    TOKENS,
    *KINDS,
    THING,
    BECOMING,
    KIND_BESIDES,
    PLAIN_BECOMING,
)
