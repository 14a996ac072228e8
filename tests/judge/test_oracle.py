"""Card text is read in both languages to one value, and written back as it was read."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from judge.abilities import Keyword
from judge.abilities.effects.combinators import DefineX
from judge.abilities.walk import within
from judge.abilities.who import Target
from judge.cards import (
    CardType,
    Color,
    ManaCost,
    Supertype,
    TypeLine,
    builtin_pool,
    face_from,
)
from judge.language import Declined, Grammar, Reading, Table, Template, normalise, t, w
from judge.language.template import SELF, Slot, Wording
from judge.language.writing import write
from judge.oracle import Oracle
from judge.oracle.book import grammar
from judge.oracle.reader import effect_of, read_line
from judge.values import Lang, Value

ORACLE = Oracle()
GRAMMAR = grammar()
TEMPLATES = [
    (name, row)
    for name, table in GRAMMAR.tables.items()
    for row in table.rows
    if isinstance(row, Template)
]
NOUN = re.compile(
    r"\b(creature(?! (?:card|spell|token))|card|spell|permanent|source|token|goblin)\b"
)
UNPROVED = Path(__file__).with_name("rows_unproved.txt")


def words(wording: Wording, lang: Lang) -> str | None:
    """A wording, its slots filled with the samples of their tables; None if one has none."""
    found = ""
    for part in wording.parts:
        filled = part if isinstance(part, str) else _sample(part, lang)
        if filled is None:
            return None
        found += filled
    return found


@cache
def _sample(slot: Slot, lang: Lang) -> str | None:
    table = GRAMMAR.tables.get(slot.table)
    sample = None if table is None else table.sample
    if sample is None:
        return None
    if lang is Lang.ZH:
        return sample[1].replace("~", SELF)
    text = sample[0].replace("~", SELF)
    return NOUN.sub(r"\1s", text, count=1) if slot.number == "p" else text


def examples(row: Template) -> tuple[str | None, ...]:
    """The texts of a row in English and Chinese: its own, or its first wordings filled."""
    if row.examples is not None:
        return tuple(text.replace("~", SELF) or None for text in row.examples)
    firsts = ((lang, next(iter(row.wordings(lang)), None)) for lang in Lang)
    return tuple(None if w is None else words(w, lang) for lang, w in firsts)


def is_proved(table: str, row: Template) -> bool:
    """True if the row's texts read to one value, which writes as a text of that value."""
    values = []
    for lang, text in zip(Lang, examples(row), strict=True):
        reading = text and GRAMMAR.read(table, text, lang)
        if not isinstance(reading, Reading):
            return False
        values.append(reading.value)
    return values[0] == values[1]


@cache
def unproved() -> tuple[str, ...]:
    """The rows that no texts prove, by their table and first wording."""
    return tuple(
        sorted(
            {
                f"{table}: {(*row.en, *row.zh)[0].replace(SELF, '~')}"
                for table, row in TEMPLATES
                if not is_proved(table, row)
            }
        )
    )


def test_every_row_reads_its_texts_in_both_languages_to_one_value() -> None:
    """Rows that no text proves, such as those of one language, are listed, and are no others."""
    listed = UNPROVED.read_text(encoding="utf-8").splitlines()
    assert listed == sorted(set(listed))
    assert set(unproved()) - set(listed) == set()
    assert len(listed) < len(TEMPLATES) / 4


def test_every_slot_names_a_table() -> None:
    """A wording whose slot names no table could never be read."""
    missing = {
        (name, part.table)
        for name, row in TEMPLATES
        for lang in Lang
        for wording in row.wordings(lang)
        for part in wording.parts
        if isinstance(part, Slot) and part.table not in GRAMMAR.tables
    }
    assert missing == set()


def test_what_a_row_writes_reads_to_the_same() -> None:
    """The standard wording of the value of an example is read to that value again."""
    wrong = []
    for table, row in TEMPLATES:
        for lang, text in zip(Lang, examples(row), strict=True):
            reading = text and GRAMMAR.read(table, text, lang)
            if not isinstance(reading, Reading):
                continue
            written = next((w for w, _ in write(GRAMMAR.tables, table, reading.value, lang)), None)
            if written is None:
                continue  # what is made by a function need not be writable
            again = GRAMMAR.read(table, written, lang)
            if not isinstance(again, Reading) or again.value != reading.value:
                wrong.append((table, text, written))
    assert wrong == []


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
    ("english", "chinese"),
    [
        (
            "You gain 2 life for each creature card in your graveyard.",
            "你的坟墓场每有一张生物牌，便获得2点生命。",
        ),
        (
            "Prevent all combat damage that would be dealt by nongreen creatures this turn.",
            "于本回合中，防止非绿色的生物将造成的所有战斗伤害。",
        ),
        ("As Ox enters, choose a player.", "当牛进战场时，选择一位牌手。"),
        (
            "Whenever Ox attacks, you may have other attacking creatures get +X/+X until end of "
            "turn, where X is Ox's power.",
            "每当牛攻击时，你可以让其他进行攻击的生物得+X/+X直到回合结束，X为牛的力量。",
        ),
        (
            "When Ox enters, look at the top four cards of your library, exile one of them face "
            "down, then put the rest on the bottom of your library in any order.",
            "当牛进战场时，检视你牌库顶的四张牌，将其中一张牌面朝下地放逐，然后将其余的牌以任意顺序置于你牌库底。",
        ),
        (
            "{T}: Add {C}. If you control an Urza's Mine and an Urza's Tower, add {C}{C} instead.",
            "{T}：加{1}到你的法术力池中。如果你操控克撒的矿脉和克撒的塔，则改为加{2}到你的法术力池中。",
        ),
    ],
)
def test_what_could_be_read_in_two_ways_means_one_thing(english: str, chinese: str) -> None:
    """Of two ways to take the words a rule of the tables leaves the one that the card means."""
    read = []
    for text in (english, chinese):
        line = read_line(text, ("Ox", "牛"))
        read.append(effect_of([text], ("Ox", "牛")) if isinstance(line, Declined) else line)
    assert read[0] == read[1]
    assert not isinstance(read[0], Declined)


def test_targets_are_chosen_before_x_is_what_it_says() -> None:
    """What X is goes into the number of targets: nothing says X yet as they are chosen."""
    text = "Up to X target creatures gain flying until end of turn, where X is your life total."
    effect = effect_of([text], ())
    assert isinstance(effect, DefineX)
    assert [part.most for part in within(effect) if isinstance(part, Target)] == [effect.x]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Trample, glibbering", "glibbering"),
        ("Whenever this creature giggles, draw a card.", "giggles"),
        ("Flying. Trample", ". trample"),
        ("死触，吱喳", "吱喳"),
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


@pytest.mark.parametrize(
    ("told", "names"),
    [
        (
            "3/3 creature with trample",
            "a 3/3 that has trample; trampling 3/3; 3/3 w/ trample; my opponent's 3/3 trampler; "
            "3/3 - trample; 3/3 (with trample); 拥有践踏的3/3; 3/3（践踏）; 对面的3/3并具有践踏; "
            "一张3/3践踏生物; 3/3 with 践踏",
        ),
        (
            "3/3 creature with deathtouch and trample",
            "3/3 with both deathtouch and trample; 3/3 deathtouch/trample; "
            "a 3/3 creature that has deathtouch and trample; deathtouching 3/3 trample; "
            "3/3并且有死触以及践踏; 兼具死触和践踏的3/3",
        ),
        ("3/3 creature", "a vanilla 3/3; 3/3 with no abilities; 3/3白板; 没有异能的3/3"),
        ("5/5 creature with indestructible", "a 5/5 that's indestructible; 5/5不会毁灭"),
        ("2/2 creature with flying and first strike", "flying 2/2 first striker; 会飞的2/2先攻"),
        ("2/2 green elf creature", "a green 2/2 Elf; 绿色2/2妖精"),
        ("1/1 creature token with flying", "a 1/1 token with flying; 1/1飞行衍生物"),
        ("3/3 creature with ward {2}", "3/3 with ward 2; a 3/3 ward {2}; 3/3守护2"),
        ("2/2 creature with hexproof and toxic 1", "2/2 hexproof, toxic 1; 2/2辟邪，下毒1"),
    ],
)
def test_near_wordings_of_a_creature_are_one_creature(told: str, names: str) -> None:
    """As players write it, in either language: the same creature by the same name."""
    found = {name: ORACLE.creature(name) for name in names.split("; ")}
    assert {name: face and face.name.en for name, face in found.items()} == dict.fromkeys(
        found, told
    )


@pytest.mark.parametrize(
    "name",
    [
        *("3/3 creature with glibbering", "3/3 creatures", "三只生物", "3/3 and 2/2"),
        *("3/3 with trample but no deathtouch", "two 3/3 tramplers", "tapped 3/3"),
        *("3/3 with two +1/+1 counters", "3/3 that can't block", "3/3没有践踏"),
    ],
)
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


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (Lang.EN, "you lost 3 or more life {} turn"),
        (Lang.ZH, "你{}回合失去过3点或更多生命"),
    ],
)
def test_how_much_there_was_last_turn_is_not_what_there_was_this_turn(
    lang: Lang, text: str
) -> None:
    """What is counted of this turn alone is not read of the turn before it."""
    this, last = ("this", "last") if lang is Lang.EN else ("本", "上")
    assert isinstance(GRAMMAR.read("one_condition", text.format(this), lang), Reading)
    assert isinstance(GRAMMAR.read("one_condition", text.format(last), lang), Declined)


class Blow(Value):
    """Damage, and to whom, if that is said."""

    number: int
    to: str = ""


BLOWS = Grammar(
    Table("number", (w(1, "one", "一"), w(2, "two", "二"))),
    Table("whom", (w("you", "you", "你"),)),
    Table(
        "blow",
        (
            t(
                Blow,
                "{number} damage|{number} damage to {to:whom}",
                "{number}点伤害|对{to:whom}{number}点伤害",
            ),
        ),
    ),
)


@pytest.mark.parametrize(
    ("blow", "en", "zh"),
    [(Blow(2), "two damage", "二点伤害"), (Blow(1, "you"), "one damage to you", "对你一点伤害")],
)
def test_a_row_that_may_say_more_leaves_nothing_out(blow: Blow, en: str, zh: str) -> None:
    """Of the wordings of a row one is written that says all that the value does."""
    assert BLOWS.write("blow", blow, Lang.EN) == en
    assert BLOWS.write("blow", blow, Lang.ZH) == zh


def test_what_a_row_has_no_words_for_is_not_written() -> None:
    """A shorter wording in its place would say less than the value."""
    with pytest.raises(LookupError):
        BLOWS.write("blow", Blow(1, "nobody"), Lang.EN)
