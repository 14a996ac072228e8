"""Copies with exceptions that hold only for copies of a kind (707.9f)."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.bases import Amount, Filter, Modification
from judge.abilities.filters import IsThis
from judge.abilities.statics import EntersAsCopy
from judge.cards import CardType
from judge.language import REJECTED, ListOf, Table, t
from judge.oracle.lines.replacements.replacing import Statics, one

Mods = tuple[Modification, ...]


def _copy_if(f: Filter, e: Mods, k: CardType, n: Amount, c: str, x: Mods) -> Statics:
    copy = EntersAsCopy(f, e, counters=((c, n),), only_of=k, further=x)
    return one(p.Enters(IsThis()), copy, optional=True)


def _copy_each(f: Filter, c: tuple[tuple[CardType, str, Amount], ...], e: Mods) -> Statics:
    return one(p.Enters(IsThis()), EntersAsCopy(f, e, counters_of=c), optional=True)


COPY_COUNTER = Table(
    "copy_counter",
    (
        t(
            lambda k, b: (k, *b[0]) if len(b) == 1 else REJECTED,
            "it enters with {b:brought_more} on it if it's a {k:card_type@s}",
            "若它是{k:card_type}，则它进战场时上面额外有{b:brought_more}",
        ),
    ),
    (
        "it enters with an additional charge counter on it if it's a creature",
        "若它是生物，则它进战场时上面额外有一个充电指示物",
    ),
)
COPY_COUNTERS = Table(
    "copy_counters",
    (ListOf("copy_counter", (", ", ", ", ", "), ("，", "，", "，")),),
    COPY_COUNTER.sample,
)


COPYING = (
    t(
        _copy_each,
        "|".join(
            f"you may have ~ enter{to} as a copy of a {{f:copied_permanent}}, except "
            "{c:copy_counters}, and {e:exceptions}"
            for to in (" the battlefield", "")
        ),
        "你可以使~当成一个{f:copied_permanent}的复制品进战场，但{c:copy_counters}，且{e:exceptions}",
        ex=(
            "you may have ~ enter as a copy of a creature on the battlefield, except it enters "
            "with an additional charge counter on it if it's a creature, and it isn't legendary",
            "你可以使~当成一个战场上的生物的复制品进战场，但若它是生物，则它进战场时上面额外有一个"
            "充电指示物，且它不是传奇",
        ),
    ),
    t(
        _copy_if,
        "|".join(
            f"you may have ~ enter{to} as a copy of a {{f:copied_permanent}}, except "
            f"{{e:exceptions_one}} and, if it's a {{k:card_type@s}}, it enters with "
            f"{{n:plural_count}} additional {{c:counter}} counters on it and {{x:exceptions}}"
            for to in (" the battlefield", "")
        ),
        "你可以使~当成任一{f:copied_permanent}的复制品进战场，但{e:exceptions_one}，且若它是"
        "{k:card_type}，则它进战场时上面额外有{n:plural_count}个{c:counter}指示物并{x:has}",
        ex=(
            "you may have ~ enter as a copy of a creature on the battlefield, except it's "
            "legendary and snow in addition to its other types and, if it's a creature, it enters "
            "with two additional +1/+1 counters on it and it has flying",
            "你可以使~当成任一战场上的生物的复制品进战场，但它额外具传奇与雪境此两种类别，"
            "且若它是生物，则它进战场时上面额外有两个+1/+1指示物并具飞行异能",
        ),
    ),
)
