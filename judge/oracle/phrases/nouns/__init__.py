"""Noun phrases of objects: a noun and its filters become one filter.

A noun phrase that means permanents includes `IsPermanent`, one of cards `IsCard`, one of spells
`IsSpell`; the zone of cards comes from the verb or from words of its own.
"""

from __future__ import annotations

from judge.oracle.phrases.nouns.phrases import (
    A_TABLES,
    CARDS,
    EACH_AND,
    EACH_AND_CORE,
    KIND_ITEM,
    NP,
    NP_CORE,
    OF_SIZE,
    OTHER_SOURCES,
    PERMANENTS,
    SOURCES,
    SPELLS,
    STACK_OBJECTS,
    STATE_NOUN,
)
from judge.oracle.phrases.nouns.words import (
    KIND,
    KIND_LIST,
    KIND_LIST_AND,
    LEADING,
    NOUN_WORD,
    TYPE_WORDS,
    TYPE_WORDS_AND,
    TYPED_NOUN,
)

TABLES = (
    NOUN_WORD,
    LEADING,
    KIND,
    TYPED_NOUN,
    TYPE_WORDS,
    TYPE_WORDS_AND,
    KIND_LIST,
    KIND_LIST_AND,
    NP_CORE,
    KIND_ITEM,
    NP,
    STATE_NOUN,
    PERMANENTS,
    CARDS,
    EACH_AND,
    EACH_AND_CORE,
    SPELLS,
    STACK_OBJECTS,
    SOURCES,
    OTHER_SOURCES,
    OF_SIZE,
    *A_TABLES,
)
