"""What is counted, as it follows "for each"."""

from __future__ import annotations

from judge.abilities.amounts import (
    AttackedWith,
    ColorsSpent,
    Count,
    OpponentCount,
    Plus,
    ThatMuch,
    TimesKicked,
)
from judge.abilities.bases import Amount
from judge.abilities.filters import ControlledBy, InZone, IsAttachedTo, IsCard
from judge.abilities.who import You
from judge.language import Table, t, w
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.verbs.counting import happened_to
from judge.oracle.phrases.amounts.worked_out import (
    basic_types_among,
    count_of,
    counters_on,
    this_way,
)


def _both_counted(a: Amount, b: Amount) -> Amount:
    return Plus((a, b))


COUNTED = Table(  # after "for each"; in Chinese with the word "each", before what is done
    "counted",
    (
        t(
            lambda a: a,
            "{a:tally@s}",
            "每[有一]个{a:tally}|[战场上每有一个/每有一张]{a:tally}",
        ),
        t(_both_counted, "{a:tally@s} and each {b:tally@s}", ""),
        t(
            count_of,
            "{f:each_and}",
            "每有一[个/张]{f:each_and}|{f:each_located}",
            ex=("aura and equipment you control", "每有一个由你操控的灵气和武具"),
        ),
        t(
            lambda f: Count(every(f, ControlledBy(You()))),
            "",
            "[你每操控一/由你操控的每]个{f:permanents}",
        ),
        w(Count(every(IsCard(), InZone("hand", You()))), "", "你每有一张手牌"),
        t(
            lambda o, f: Count(every(f, IsAttachedTo(o))),
            "",
            "{o:object_ref}上每[结附/装备]一个{f:permanents}",
        ),
        t(
            counters_on,
            "",
            "{o:object_ref}上每有一个[{k:counter}]指示物|其上每有一个{k:counter}指示物",
            ex=("+1/+1 counter on it", "它上每有一个+1/+1指示物"),
        ),
        t(
            basic_types_among,
            "",
            "{f:permanents}中每有一[种/个]基本地类别|{f:permanents}之中每有一种基本地类别",
        ),
        t(
            happened_to,
            "",
            "本回合中每有一个{f:permanents}{v:object_verbs@B}",
            ex=("", "本回合中每有一个生物死去"),
        ),
        t(
            this_way,
            "",
            "每以此法{d:done_this_way}一张{f:cards}|每以此法{d:done_this_way}一个{f:permanents}",
            ex=("", "每以此法消灭一个生物"),
        ),
        w(OpponentCount(), "", "你每有一位对手|每有一位对手"),
        w(AttackedWith(), "", "本回合中你每以一个生物攻击过"),
        w(
            ThatMuch(),
            "1 damage dealt this way|1 life lost this way|1 damage prevented this way"
            "|1 life you gained|1 life you lost",
            "每以此法防止1点伤害",
        ),
        w(TimesKicked("kicker"), "", "~每被增幅过一次|它每被增幅一次|每增幅过一次"),
        w(
            ColorsSpent(),
            "",
            "施放~时每支付过一种颜色的法术力|施放~时用来支付费用的法术力中每有一种颜色",
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
            "{z:said_zone}中[每有一/的每]张{f:cards}|{z:said_zone}每有一张{f:cards}",
        ),
    ),
)
