"""A card's own name after "named" is only a name: the one that is printed (201.5).

It means neither the object that has the ability, nor a name that was chosen for it.
"""

from __future__ import annotations

import re

import pytest

from judge.abilities.filters import Named
from judge.abilities.walk import within
from judge.cards import Face, TypeLine, builtin_pool
from judge.language import SELF, Word
from judge.oracle import Oracle, report
from judge.oracle.book import grammar
from judge.oracle.lexicon.filters import NAMED_SO
from judge.oracle.partial import as_far_as_read
from judge.values import Bilingual, Lang

NAMED = re.compile(r"\bnamed ~|名[称\[\]]*为~")
UNREAD = "Zonk the frabjous wibble."
TEXTS = {  # in each language; a permanent, a cost, a spell, a rule about the stack
    "Creature": (
        "This creature gets +1/+1 for each other creature on the battlefield named {}.",
        "战场上每有一个名称为{}的其他生物，{}便得+1/+1。",
    ),
    "Legendary Creature": (
        "Discard another card named {}: Draw a card.",
        "弃掉另一张名称为{}的牌：抓一张牌。",
    ),
    "Instant": (
        "You gain X life, where X is the number of cards named {} in all graveyards.",
        "你获得X点生命，X为所有坟墓场中名称为{}的牌之数量。",
    ),
}
NAME = Bilingual("Grey Heron, Lord of Mire", "灰鹭")


def names_in(value: object) -> set[str | None]:
    return {part.name for part in within(value) if isinstance(part, Named)}


def face_of(kind: str, text: str) -> Face:
    return Face(name=NAME, type_line=TypeLine.parse(kind), text=text)


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("kind", TEXTS)
def test_it_is_the_printed_name_in_both_languages(kind: str, lang: Lang) -> None:
    """By the whole face, by each line, and where another line is not read."""
    text = TEXTS[kind][list(Lang).index(lang)].replace("{}", NAME.get(lang))
    face, oracle = face_of(kind, text), Oracle()
    assert names_in(oracle.read(face)) == {NAME.en}
    assert [names_in(line.abilities) for line in report(oracle, face)] == [{NAME.en}]
    if kind != "Instant":  # of a spell of which a line is not read nothing is known
        partly = as_far_as_read(oracle, face.with_(text=f"{text}\n{UNREAD}"))
        assert names_in(partly) == {NAME.en}


def test_the_reader_leaves_none_without_its_name() -> None:
    """In the built-in cards each such name is put in."""
    oracle = Oracle()
    faces = [face for card in builtin_pool() for face in card.faces]
    assert [face.name.en for face in faces if "~" in names_in(oracle.read(face))] == []


def test_a_chosen_name_is_never_the_words_for_a_printed_one() -> None:
    """Every row with "named ~" says the printed name, which the reader of the face puts in."""
    seen = 0
    for name, table in grammar().tables.items():
        for row in getattr(table, "rows", ()):
            if not isinstance(row, Word):
                continue
            words = "|".join((*row.en, *row.zh))
            if NAMED.search(words.replace(SELF, "~")):
                seen += 1
                held = set(within(row.value))
                assert NAMED_SO in held and Named(None) not in held, (name, words)
    assert seen >= 2
