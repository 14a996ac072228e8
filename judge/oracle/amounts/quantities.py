"""Amounts that are worked out from the game."""

from __future__ import annotations

from judge.abilities.amounts import (
    ColorsSpent,
    CountersOn,
    Devotion,
    ExcessDealt,
    GreatestOf,
    Half,
    LifeTotal,
    ManaSpent,
    MarkedNumber,
    Minus,
    OpponentCount,
    Plus,
    QualityOf,
    ThatMuch,
    Times,
    TimesKicked,
    TotalOf,
)
from judge.abilities.bases import Amount, Filter, Objects, Players
from judge.abilities.filters import Quality
from judge.abilities.who import EachOpponent, Granter, It, ThatPlayer, You
from judge.cards import Color
from judge.language import GRANTER, Include, ListOf, Table, t, w
from judge.oracle.amounts.worked_out import (
    basic_types_among,
    colors_among,
    count_of,
    counters_on,
    types_among,
)
from judge.oracle.votes import VOTES_NUMBER


def _quality(q: Quality, o: Objects) -> Amount:
    return QualityOf(q, o)


def _greatest(q: Quality, f: Filter) -> Amount:
    return GreatestOf(q, f)


def _total(q: Quality, f: Filter) -> Amount:
    return TotalOf(q, f)


def _plus(a: Amount, b: Amount) -> Amount:
    return Plus((a, b) if isinstance(a, int) else (b, a))


def _minus(a: Amount, b: int) -> Amount:
    return Minus(a, b)


def _times(a: Amount, n: int) -> Amount:
    return Times(n, a)


def _half(a: Amount, rounded_up: bool) -> Amount:
    return Half(a, rounded_up)


def _devotion(colors: tuple[Color, ...]) -> Amount:
    return Devotion(colors)


def _life(p: Players) -> Amount:
    return LifeTotal(p)


QUALITY = Table(
    "quality",
    (
        w(Quality.POWER, "power", "力量"),
        w(Quality.TOUGHNESS, "toughness", "防御力"),
        w(Quality.TOTAL, "total power and toughness", "力量和防御力的总和"),
        w(Quality.MANA_VALUE, "mana value|converted mana cost", "总法术力费用|法术力值|法术力总值"),
    ),
    ("power", "力量"),
)
QUANTITY = Table(  # what "equal to" and "where X is" are followed by
    "quantity",
    (
        Include("simple_amount"),
        Include("times_number"),
        t(
            count_of,
            "the number of {f:permanents@p}|the number of {f:spells@p}",
            "{f:permanents}[的]数量|{f:permanents}之数量",
        ),
        t(
            count_of,
            "the number of {f:located_cards@p}",
            "{f:located_cards}[的]数量|{f:located_cards}之数量|{f:located_cards}[的]总数",
        ),
        t(_quality, "{o:possessor} {q:quality}", "{o:possessor}{q:quality}"),
        t(_quality, "the {q:quality} of {o:object_ref}", ""),
        t(
            _greatest,
            "the greatest {q:quality} among {f:permanents@p}|"
            "the highest {q:quality} among {f:permanents@p}",
            "{f:permanents}中[的]最大的{q:quality}|{f:permanents}之中的最大{q:quality}|"
            "{f:permanents}中最大的{q:quality}",
        ),
        t(
            _greatest,
            "the greatest {q:quality} among {f:located_cards@p}|"
            "the highest {q:quality} among {f:located_cards@p}",
            "{f:located_cards}中[的]最大的{q:quality}|{f:located_cards}之中的最大{q:quality}",
        ),
        t(
            _total,
            "the total {q:quality} of {f:permanents@p}",
            "{f:permanents}的{q:quality}总和|{f:permanents}的总{q:quality}",
        ),
        t(
            counters_on,
            "the number of {k:counter} counters on {o:object_ref}",
            "{o:object_ref}上[的]{k:counter}指示物[的]数量",
        ),
        t(
            counters_on,
            "the number of {k:counter} counters {o:has_counters}",
            "{o:has_counters}的{k:counter}指示物数量|{o:has_counters}的{k:counter}指示物的数量",
        ),
        t(counters_on, "", "其上[的]{k:counter}指示物[的]数量", o=It()),
        t(_devotion, "your devotion to {colors:devoted}", "你对{colors:devoted}的献力"),
        t(
            basic_types_among,
            "the number of basic land types among {f:permanents@p}",
            "{f:permanents}之中的基本地类别数量|{f:permanents}中[的]基本地类别[的]数量",
        ),
        t(
            types_among,
            "the number of card types among {f:located_cards@p}",
            "{f:located_cards}[的]类别数量|{f:located_cards}的牌之类别数量|"
            "{f:located_cards}[的]牌类别数量",
        ),
        t(
            colors_among,
            "the number of colors among {f:permanents@p}",
            "{f:permanents}中的颜色数量",
        ),
        t(_life, "{p:possessive} life total", "{p:possessive}[的]总生命|{p:possessive}的生命"),
        w(
            ThatMuch(),
            "that much|that number|the damage dealt|that damage|the amount of life lost|"
            "the amount of life gained|the damage prevented this way|"
            "the number of counters removed this way",
            "前者|该伤害|该数量",
        ),
        w(MarkedNumber("devoured"), "the number of creatures it devoured", "它吞噬的生物数量"),
        w(
            ExcessDealt(),
            "that excess damage|the excess damage dealt this way|"
            "the amount of excess damage dealt to that creature this way|"
            "the amount of excess damage dealt this way",
            "该过量伤害|以此法造成的过量伤害|以此法对该生物造成的过量伤害数量",
        ),
        w(
            ColorsSpent(),
            "the number of colors of mana spent to cast ~|"
            "the number of colors of mana spent to cast it",
            "施放此咒语时支付过的法术力颜色数量",
        ),
        w(
            ManaSpent(),
            "the amount of mana spent to cast ~|the amount of mana spent to cast it",
            "",
        ),
        w(TimesKicked("kicker"), "the number of times ~ was kicked", "此咒语增幅的次数"),
        VOTES_NUMBER,
        w(OpponentCount(), "the number of opponents you have", "你对手的数量"),
    ),
    ("the number of creatures you control", "由你操控的生物数量"),
)
AMOUNT = Table(
    "amount",
    (
        Include("quantity"),
        t(_plus, "{a:quantity} plus {b:simple_amount}", "{a:quantity}加{b:simple_amount}"),
        t(_plus, "{b:simple_amount} plus {a:quantity}", "{b:simple_amount}加{a:quantity}"),
        t(_minus, "{a:quantity} minus {b:simple_amount}", "{a:quantity}减{b:simple_amount}"),
        t(_times, "twice {a:quantity}", "{a:quantity}的两倍|两倍{a:quantity}", n=2),
        t(_times, "three times {a:quantity}", "{a:quantity}的三倍", n=3),
        t(
            lambda k: CountersOn(k, Granter()),
            f"the number of {{k:counter}} counters on {GRANTER}",
            f"{GRANTER}上的{{k:counter}}指示物数量",
            ex=(f"the number of charge counters on {GRANTER}", f"{GRANTER}上的充电指示物数量"),
        ),
        t(
            _half,
            "half {a:quantity}, rounded up|half {a:quantity} rounded up",
            "{a:quantity}的一半，小数点后进位|{a:quantity}的一半（小数点后进位）",
            rounded_up=True,
        ),
        t(
            _half,
            "half {a:quantity}, rounded down|half {a:quantity} rounded down",
            "{a:quantity}的一半，小数点后舍去",
            rounded_up=False,
        ),
    ),
    ("twice the number of creatures you control", "由你操控的生物数量的两倍"),
)
DEVOTED = Table(
    "devoted",
    (ListOf("color", (", ", " and ", ", and "), ("、", "与", "与")),),
    ("black", "黑色"),
)
HAS_COUNTERS = Table(
    "has_counters",
    (
        w(You(), "you have", "你"),
        w(ThatPlayer(), "that player has", "该牌手"),
        w(EachOpponent(), "your opponents have", "你的对手"),
    ),
    ("you have", "你"),
)
