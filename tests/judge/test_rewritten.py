"""What is said of a line in the other language means the same, and reads as cards are printed."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from judge.cards import Card, CardType, Face, TypeLine
from judge.cards.files import card_from_record, in_chinese
from judge.cards.imports import records_in
from judge.errors import Unsupported
from judge.oracle.printing import CHINESE, ENGLISH
from judge.oracle.reports import report, rewritten
from judge.rules.card_reader import oracle_of
from judge.ruling.asking import rulebook_of
from judge.values import Bilingual, Lang

BASELINE = Path(__file__).with_name("rewritten.json")
CARDS = 1_500  # drawn of all that have Chinese text
OX = Bilingual("Ox", "牛")


@pytest.mark.parametrize("habit", [*ENGLISH, *CHINESE], ids=lambda habit: habit.before)
def test_a_habit_changes_its_example(habit: object) -> None:
    """Each habit of printing has a text before and after it."""
    assert habit.regex.sub(habit.new, habit.before) == habit.after  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("english", "chinese"),
    [
        ("Whenever Ox attacks, draw a card.", "每当牛攻击时，抓一张牌。"),
        ("At the beginning of your upkeep, sacrifice Ox.", "在你的维持开始时，牺牲牛。"),
        ("Creatures you control get +1/+1.", "由你操控的生物得+1/+1。"),
        ("Untap all creatures you control.", "重置所有由你操控的生物。"),
        ("Creatures you control have flying.", "由你操控的生物具有飞行异能。"),
        ("Equipped creature gets +2/+2.", "佩带此武具的生物得+2/+2。"),
        ('Enchanted land has "{T}: Add {G}."', "所结附的地具有「{T}：加{G}。」"),
        ("Creatures can't block this turn.", "生物本回合不能进行阻挡。"),
        ("You draw X cards and you lose X life.", "你抓X张牌，且你失去X点生命。"),
        (
            "{T}: Create a 1/1 white Spirit creature token with flying.",
            "{T}：派出一个1/1白色，具飞行异能的精怪衍生生物。",
        ),
        (
            "Return target creature card from your graveyard to your hand.",
            "将目标生物牌从你的坟墓场移回你手上。",
        ),
        (
            "When Ox is put into a graveyard from the battlefield, draw a card.",
            "当牛从战场进入坟墓场时，抓一张牌。",
        ),
        (
            "{T}: Draw a card. Activate only once each turn.",
            "{T}：抓一张牌。此异能每回合中只能起动一次。",
        ),
    ],
)
def test_a_line_is_said_as_cards_are_printed(english: str, chinese: str, creature: Face) -> None:
    """Both ways: the words of current cards."""
    assert rewritten(english, creature, Lang.ZH) == chinese
    assert rewritten(chinese, creature, Lang.EN) == english


def test_what_would_read_as_something_else_is_not_said(creature: Face) -> None:
    """ "如果" of an effect is no condition of the trigger, which "if" after the comma would be."""
    line = "当牛进战场时，如果你操控神器，则抓一张牌。"
    assert rewritten(line, creature, Lang.EN) is None


@pytest.fixture
def creature() -> Face:
    """A creature called Ox."""
    return Face(OX, TypeLine((CardType.CREATURE,), (), ("Ox",)), power="1", toughness="1")


@pytest.mark.slow
def test_most_lines_are_said_in_the_other_language(shared: Path) -> None:
    """Prints the shares (`-s`) of the lines read that are said; what is said reads as the same."""
    said: Counter[tuple[Lang, bool]] = Counter()
    for card, printed in _drawn(shared / "cards" / "cards.jsonl"):
        for faces, lang in ((card.faces, Lang.ZH), (printed.faces, Lang.EN)):
            for face in faces:
                for line in report(oracle_of(rulebook_of(None)), face):
                    if line.declined is None and line.abilities:
                        said[lang, rewritten(line.text, face, lang) is not None] += 1
    baseline = json.loads(BASELINE.read_text(encoding="utf-8"))
    for lang in Lang:
        share = said[lang, True] / (said[lang, True] + said[lang, False])
        print(f"said in {lang.value}: {share:.2%}, at least {baseline[lang.value]:.2%}")
        assert share >= baseline[lang.value]


def _drawn(path: Path) -> list[tuple[Card, Card]]:
    """Cards and their Chinese printings, drawn with a fixed seed."""
    records = [record for record in records_in(path) if not record.get("is_funny")]
    Random(2026).shuffle(records)
    found: list[tuple[Card, Card]] = []
    for record in records:
        try:
            card = card_from_record(record)
        except Unsupported:
            continue
        printed = in_chinese(record, card)
        if printed is not None:
            found.append((card, printed))
        if len(found) == CARDS:
            break
    return found
