"""What is counted, as it follows "for each"."""

from __future__ import annotations

from judge.abilities.amounts import (
    AttackedWith,
    ColorsSpent,
    Count,
    MarkedNumber,
    OpponentCount,
    ThatMuch,
    ThisWay,
    TimesKicked,
)
from judge.abilities.bases import Amount, Filter
from judge.abilities.filters import ControlledBy
from judge.abilities.who import It, You
from judge.language import Include, Table, t, w
from judge.oracle.amounts.worked_out import (
    basic_types_among,
    colors_among,
    count_of,
    counters_on,
    types_among,
)
from judge.oracle.filters import every
from judge.oracle.votes import VOTES_COUNTED


def _counted_yours(f: Filter) -> Amount:
    return Count(every(f, ControlledBy(You())))


COUNTED = Table(  # after "for each"; in Chinese with the word "each", before what is done
    "counted",
    (
        t(
            count_of,
            "{f:permanents@s}",
            "每有一个{f:permanents}|战场上每有一个{f:permanents}|每个{f:permanents}",
        ),
        t(_counted_yours, "", "你每操控一个{f:permanents}|由你操控的每个{f:permanents}"),
        t(count_of, "{f:located_cards@s}", "每有一张{f:located_cards}|{f:each_located}"),
        t(
            counters_on,
            "{k:counter} counter on {o:object_ref}",
            "{o:object_ref}上每有一个{k:counter}指示物",
        ),
        t(
            counters_on,
            "counter on {o:object_ref}",
            "{o:object_ref}上每有一个指示物",
            k=None,
            ex=("counter on it", "它上每有一个指示物"),
        ),
        t(counters_on, "", "其上每有一个{k:counter}指示物", o=It()),
        t(
            basic_types_among,
            "basic land type among {f:permanents@p}",
            "{f:permanents}中每有一种基本地类别|{f:permanents}中每有一个基本地类别",
        ),
        t(
            types_among,
            "card type among {f:located_cards@p}",
            "{f:located_cards}中每有一种牌的类别",
        ),
        t(colors_among, "color among {f:permanents@p}", "{f:permanents}中每有一种颜色"),
        Include("times_counted"),
        VOTES_COUNTED,
        w(MarkedNumber("devoured"), "creature it devoured", "每有一个它吞噬的生物"),
        w(
            OpponentCount(),
            "opponent you have|opponent|of your opponents",
            "你每有一位对手|每有一位对手",
        ),
        w(
            AttackedWith(),
            "creature you attacked with this turn",
            "本回合中你每以一个生物攻击过",
        ),
        w(
            ThatMuch(),
            "1 damage dealt this way|1 life lost this way|1 damage prevented this way",
            "每以此法防止1点伤害",
        ),
        w(
            ThisWay(),
            "card discarded this way|card exiled this way|card milled this way|"
            "card returned this way",
            "每有一张以此法弃掉的牌|每有一张以此法放逐的牌|每有一张以此法磨掉的牌",
        ),
        t(
            lambda f: ThisWay(f),
            "{f:permanents@s} destroyed this way|{f:permanents@s} sacrificed this way|"
            "{f:permanents@s} returned this way|{f:permanents@s} exiled this way|"
            "{f:permanents@s} returned to its owner's hand this way",
            "每有一个以此法消灭的{f:permanents}|每有一个以此法牺牲的{f:permanents}|"
            "每有一个以此法移回的{f:permanents}|每有一个以此法放逐的{f:permanents}",
        ),
        w(
            TimesKicked("kicker"),
            "time ~ was kicked|time it was kicked",
            "~每被增幅过一次|它每被增幅一次|每增幅过一次",
        ),
        w(
            ColorsSpent(),
            "color of mana spent to cast ~|color of mana spent to cast it",
            "施放~时每支付过一种颜色的法术力",
        ),
    ),
    ("creature you control", "每有一个由你操控的生物"),
)
EACH_LOCATED = Table(
    "each_located",
    (
        t(
            lambda f, z: every(f, z),
            "",
            "{z:said_zone}中每有一张{f:cards}|{z:said_zone}中的每张{f:cards}|"
            "{z:said_zone}每有一张{f:cards}",
        ),
    ),
)
