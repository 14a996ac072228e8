"""Words that compose: what reads with one phrase reads with its neighbor, in both languages."""

from __future__ import annotations

import pytest

from judge.language import Declined
from judge.oracle.reader import effect_of, read_line

LINES = (
    ("Destroy target creature with flying or reach.", "消灭目标具飞行或延势异能的生物。"),
    (
        "You may pay 1 life. If you do, draw a card.",
        "你可以支付1点生命。若你如此作，则抓一张牌。",
    ),
    (
        "At the beginning of your end step, if you didn't attack this turn, draw a card.",
        "在你的结束步骤开始时，若你本回合未攻击，抓一张牌。",
    ),
    ("Destroy target creature enchanted player controls.", "消灭目标由所结附的牌手操控的生物。"),
    ("This creature gets +1/+1 for each Aura attached to it.", ""),
    ("{1}: Draw a card. Activate only during combat.", "{1}：抓一张牌。只能于战斗中起动。"),
    (
        "Ox deals 3 damage to any target. It deals 5 damage instead if you control a Wizard.",
        "Ox对任意一个目标造成3点伤害。若你操控法术师，则改为它造成5点伤害。",
    ),
    ("Target player discards two cards at random.", "目标牌手随机弃两张牌。"),
    (
        "Destroy target creature with power or toughness 4 or greater.",
        "消灭目标力量或防御力等于或大于4的生物。",
    ),
    (
        "Put a +1/+1 counter and a flying counter on target creature.",
        "在目标生物上放置一个+1/+1指示物和一个飞行指示物。",
    ),
    (
        "At the beginning of your upkeep, if you have 3 or more life, draw a card.",
        "在你的维持开始时，若你的生命为3或更多，抓一张牌。",
    ),
)


def value(line: str) -> object:
    """What a line says, by itself or as the effect of a spell."""
    read = read_line(line, ("Ox",))
    return effect_of([line], ("Ox",)) if isinstance(read, Declined) else read


@pytest.mark.parametrize(("english", "chinese"), LINES)
def test_a_line_of_composed_words_reads(english: str, chinese: str) -> None:
    """Both languages read to a value; of a whole sentence it is one value."""
    for line in filter(None, (english, chinese)):
        assert not isinstance(value(line), Declined), line


def test_a_condition_said_last_means_what_it_means_said_first() -> None:
    """ "It deals 5 damage instead if …" is "if …, it deals 5 damage instead"."""
    first = "Ox deals 3 damage to any target. If you control a Wizard, it deals 5 damage instead."
    assert value(first) == value(LINES[6][0])


def test_three_life_or_less_is_not_three_or_more() -> None:
    """What compares the other way means something else."""
    more = LINES[-1][0]
    assert value(more.replace("or more", "or less")) != value(more)
