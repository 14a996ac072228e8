"""Card text is read in both languages to one value, and written back as it was read."""

from __future__ import annotations

import pytest

from judge.abilities import Keyword
from judge.cards import (
    Card,
    CardType,
    Color,
    ManaCost,
    Supertype,
    TypeLine,
    builtin_pool,
    face_from,
)
from judge.keywords import KEYWORDS
from judge.language import Declined, Lexeme, Reading, Template, Word, normalise
from judge.oracle import KeywordName, Oracle
from judge.values import Lang

ORACLE = Oracle(KeywordName(k.name, k.has_number) for k in KEYWORDS)
TEMPLATES = [
    (name, row)
    for name, table in ORACLE.grammar.tables.items()
    for row in table.rows
    if isinstance(row, Template)
]
POOL = list(builtin_pool())


@pytest.mark.parametrize(("table", "row"), TEMPLATES, ids=lambda value: str(value)[:40])
def test_the_examples_of_a_row_are_one_value(table: str, row: Template) -> None:
    """A row's English and Chinese example read to one value, which writes both of them."""
    values = []
    for lang, example in zip((Lang.EN, Lang.ZH), row.examples, strict=True):
        reading = ORACLE.grammar.read(table, example, lang)
        assert isinstance(reading, Reading), reading
        assert ORACLE.grammar.write(table, reading.value, lang) == example
        values.append(reading.value)
    assert values[0] == values[1]
    assert row.writes(values[0])


def test_no_two_rows_have_one_wording() -> None:
    """A wording that two rows of a table share would have two readings."""
    for table in ORACLE.grammar.tables.values():
        for lang in Lang:
            wordings = [
                wording
                for row in table.rows
                if not isinstance(row, Lexeme)
                for wording in (
                    row.wordings(lang)
                    if isinstance(row, Template)
                    else (row.en if lang is Lang.EN else row.zh)
                    if isinstance(row, Word)
                    else ()
                )
            ]
            assert len(wordings) == len(set(wordings)), (table.name, lang)


@pytest.mark.parametrize("card", POOL, ids=lambda card: card.name.en)
def test_every_card_of_the_pool_is_read(card: Card) -> None:
    """The whole text of every built-in card is read, and writes back."""
    face = card.faces[0]
    abilities = ORACLE.read(face)
    assert not isinstance(abilities, Declined), abilities
    assert bool(abilities) is bool(face.text)


def test_chinese_text_reads_to_what_the_english_reads() -> None:
    """The same creature in Chinese has the same abilities."""
    english = {"name": "Ox", "type": "Creature — Ox", "text": "Deathtouch, trample\nToxic 2"}
    chinese = {"name": "牛", "type": "生物～牛", "text": "死触，践踏\n下毒2（提示文字。）"}
    expected = (Keyword("deathtouch"), Keyword("trample"), Keyword("toxic", 2))
    assert ORACLE.read(face_from(english)) == ORACLE.read(face_from(chinese)) == expected


def test_a_spell_in_chinese_reads_to_what_the_english_reads() -> None:
    """Lightning Bolt and 闪电击 mean the same."""
    english = builtin_pool().get("Lightning Bolt")
    assert english is not None
    chinese = face_from(
        {"name": "闪电击", "type": "瞬间", "text": "闪电击对任意一个目标造成3点伤害。"}
    )
    assert ORACLE.read(english.faces[0]) == ORACLE.read(chinese)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Trample, banding", "banding"),
        ("Whenever this creature attacks, draw a card.", "whenever"),
        ("Flying. Trample", ". trample"),
        ("死触，结合", "结合"),
        ("Toxic", "toxic"),
        ("Flying unless you say so", "unless"),
    ],
)
def test_a_word_that_is_not_read_declines_the_text(text: str, words: str) -> None:
    """A text is read wholly or not at all; what was not read is named."""
    declined = ORACLE.read(face_from({"name": "Ox", "type": "Creature — Ox", "text": text}))
    assert isinstance(declined, Declined)
    assert words in declined.words


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("3/3 creature with deathtouch and trample", "具死触和践踏的3/3生物"),
        ("2/2 black creature", "2/2黑色生物"),
        (
            "1/1 artifact creature with flying, haste and toxic 2",
            "具飞行、敏捷和下毒2的1/1神器生物",
        ),
        ("0/4 creature with defender", "具守军的0/4生物"),
    ],
)
def test_a_creature_named_by_what_it_is(name: str, other: str) -> None:
    """A creature may be named by its size and abilities, in either language."""
    english, chinese = ORACLE.creature(name), ORACLE.creature(other)
    assert english is not None
    assert english == chinese
    assert (english.name.en, english.name.zh) == (name, other)


@pytest.mark.parametrize("name", ["3/3 creature with banding", "3/3 creatures", "三只生物"])
def test_a_creature_that_is_not_read_is_none(name: str) -> None:
    """A description with a word that is not read describes nothing."""
    assert ORACLE.creature(name) is None


def test_type_lines() -> None:
    """Type lines of both languages; a word that is no type is refused."""
    line = TypeLine.parse("传奇神器生物～魔像")
    assert line.types == (CardType.ARTIFACT, CardType.CREATURE)
    assert line.supertypes == (Supertype.LEGENDARY,)
    assert TypeLine.parse("Basic Snow Land — Forest").subtypes == ("Forest",)
    for wrong in ("Creeture — Ox", "生勿～牛"):
        with pytest.raises(ValueError, match="is not a card type"):
            TypeLine.parse(wrong)


def test_mana_costs() -> None:
    """Mana value and colors of a cost; what is no symbol is refused."""
    cost = ManaCost.parse("{X}{2/W}{U/P}{B}")
    assert cost.mana_value == 4
    assert cost.colors == (Color.WHITE, Color.BLUE, Color.BLACK)
    for wrong in ("{Q}", "2G", "{2}G"):
        with pytest.raises(ValueError, match="is not a mana symbol"):
            ManaCost.parse(wrong)


def test_normalise_takes_reminders_and_names_away() -> None:
    """Reminder text goes, names become one sign, and nothing else is lost."""
    text = "Shock deals 2 damage to any target. (Not to lands.)"
    assert normalise(text, Lang.EN, ("Shock",)) == "\ue000 deals 2 damage to any target"
