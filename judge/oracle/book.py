"""All tables of card text, and the grammar that they make."""

from __future__ import annotations

from functools import cache

from judge.language import Grammar
from judge.oracle import (
    activated,
    amounts,
    conditions,
    costs,
    counters,
    damage_sentences,
    durations,
    effect_sentences,
    keywords,
    lines,
    mana_effects,
    mana_spending,
    melding,
    modifications,
    moving,
    named,
    nouns,
    object_effects,
    objects,
    patterns,
    player_effects,
    player_restrictions,
    players,
    playing_sentences,
    posts,
    replacements,
    restriction_abilities,
    restrictions,
    rule_sentences,
    sentences,
    sharing,
    shields,
    spell_rules,
    spells_cast,
    static_sentences,
    tokens,
    turning,
    verbs,
    votes,
    words,
)

PARTS = (
    words,
    nouns,
    posts,
    players,
    objects,
    amounts,
    counters,
    durations,
    conditions,
    verbs,
    patterns,
    tokens,
    modifications,
    moving,
    player_effects,
    object_effects,
    sentences,
    sharing,
    replacements,
    shields,
    damage_sentences,
    static_sentences,
    effect_sentences,
    playing_sentences,
    lines,
    named,
    costs,
    activated,
    mana_effects,
    mana_spending,
    keywords,
    restrictions,
    restriction_abilities,
    player_restrictions,
    rule_sentences,
    spell_rules,
    spells_cast,
    votes,
    turning,
    melding,
)
TABLES = tuple(table for part in PARTS for table in part.TABLES)


@cache
def grammar() -> Grammar:
    """The grammar of card text; each language is put together when it is first read."""
    return Grammar(*TABLES)
