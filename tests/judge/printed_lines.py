"""The lines of cards as they are read, and the phrases of a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from judge.abilities import Ability, SpellAbility
from judge.abilities.bases import Effect
from judge.cards import Card
from judge.cards.files import card_from_record, in_chinese
from judge.errors import Unsupported
from judge.language import Prepared, Reading, prepare
from judge.language.template import Lexeme
from judge.language.trees import Tree, text_of
from judge.oracle.reader import lines_of, names_of, read_in
from judge.oracle.references import Unclear, resolved
from judge.values import Lang, language_of

TABLES = ("keyword_line", "ability", "spell_line", "effects")


class Phrase(NamedTuple):
    """A part of a line: the table that read it, in which number, where it begins, what it says."""

    table: str
    number: str
    at: int
    tree: Tree


def phrases(tree: Tree, table: str, number: str = "", at: int = 0) -> Iterator[Phrase]:
    """The phrases of a line, the line itself first."""
    yield Phrase(table, number, at, tree)
    if isinstance(tree.row, Lexeme):
        return
    below = iter(tree.below)
    for part in tree.parts:
        if isinstance(part, str):
            at += len(part)
            continue
        inner = next(below)[1]
        yield from phrases(inner, part.table, part.number, at)
        at += len(text_of(inner))


def read(text: str, raw: str, lang: Lang) -> tuple[str, Tree, object] | None:
    """The table that reads a line, the tree of its reading, and what the line says at the end."""
    for table in TABLES:
        reading = read_in(table, text, lang, raw)
        if isinstance(reading, Reading):
            return table, reading.tree, _told(table, reading.value)
    return None


def rows_used(lines: Iterable[Prepared], lang: Lang) -> set[int]:
    """The rows, by identity, that something of the lines is read by."""
    used: set[int] = set()
    for line in lines:
        found = read(line.text, line.raw, lang)
        if found is not None:
            used |= {id(phrase.tree.row) for phrase in phrases(found[1], found[0])}
        if found is not None and found[0] == "ability":  # so may a line of a spell be
            again = read_in("spell_line", line.text, lang, line.raw)
            used |= {id(again.tree.row)} if isinstance(again, Reading) else set()
    return used


def _told(table: str, value: object) -> object:
    """What is read with its pronouns as what they mean, where that is clear by itself."""
    try:
        if isinstance(value, Effect):
            return resolved(SpellAbility(value)) if table == "effects" else value
        if isinstance(value, tuple):
            return tuple(resolved(one) if isinstance(one, Ability) else one for one in value)
    except Unclear as unclear:
        return unclear.word, value
    return value


def prepared(cards: Iterable[Card], lang: Lang, most: int = -1) -> Iterator[Prepared]:
    """So many lines of the cards in a language, or all of them, ready to be read."""
    for card in cards:
        for face in card.faces:
            for line in lines_of(face):
                text = prepare(line, lang, names_of(face))
                if most and text.text and language_of(line) is lang:
                    most -= 1
                    yield text


def cards_of(records: Iterable[dict[str, object]], lang: Lang) -> Iterator[Card]:
    """The cards of records that the base edition knows, as printed in a language."""
    for record in records:
        try:
            card = None if record.get("is_funny") else card_from_record(record)
        except Unsupported:
            continue
        printed = in_chinese(record, card) if card is not None and lang is Lang.ZH else card
        if printed is not None:
            yield printed
