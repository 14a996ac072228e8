"""Words after a noun: whose it is, what it has, how big it is; in Chinese a clause before it."""

from __future__ import annotations

from judge.oracle.phrases.posts.having import HELD
from judge.oracle.phrases.posts.phrases import (
    BESIDES_WHICH,
    CARD_NAME,
    COMPARED_TO,
    KEYWORD_NAMES,
    KEYWORD_NAMES_ALL,
    MEASURE,
    NUMBERS_OR,
    OR_SO,
    POST,
    POSTS,
    PREDICATE,
    PREDICATES_OR,
    PREDICATIVE,
    THAN_IT,
)
from judge.oracle.phrases.posts.relating import EXTREME, SHARED_QUALITY

TABLES = (
    *HELD,
    EXTREME,
    POST,
    POSTS,
    CARD_NAME,
    PREDICATE,
    PREDICATIVE,
    PREDICATES_OR,
    MEASURE,
    KEYWORD_NAMES,
    KEYWORD_NAMES_ALL,
    COMPARED_TO,
    NUMBERS_OR,
    OR_SO,
    THAN_IT,
    BESIDES_WHICH,
    SHARED_QUALITY,
)
