"""Copies with exceptions that hold only for copies of a kind (707.9f)."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.bases import Amount, Filter, Modification
from judge.abilities.filters import IsThis
from judge.abilities.statics import EntersAsCopy
from judge.cards import CardType
from judge.language import t
from judge.oracle.lines.replacements.replacing import Statics, one

Mods = tuple[Modification, ...]


def _copy_if(f: Filter, e: Mods, k: CardType, n: Amount, c: str, x: Mods) -> Statics:
    copy = EntersAsCopy(f, e, counters=((c, n),), only_of=k, further=x)
    return one(p.Enters(IsThis()), copy, optional=True)


COPYING = (
    t(
        _copy_if,
        "|".join(
            f"you may have ~ enter{to} as a copy of a {{f:copied_permanent}}, except "
            f"{{e:exceptions_one}} and, if it's a {{k:card_type@s}}, it enters with "
            f"{{n:plural_count}} additional {{c:counter}} counters on it and {{x:exceptions}}"
            for to in (" the battlefield", "")
        ),
        "你可以使~当成任一{f:copied_permanent}的复制品来进战场，但{e:exceptions_one}，且若它是"
        "{k:card_type}，则它进战场时上面额外有{n:plural_count}个{c:counter}指示物并{x:has}",
        ex=(
            "you may have ~ enter as a copy of a creature on the battlefield, except it's "
            "legendary and snow in addition to its other types and, if it's a creature, it enters "
            "with two additional +1/+1 counters on it and it has flying",
            "你可以使~当成任一战场上的生物的复制品来进战场，但它额外具传奇与雪境此两种类别，"
            "且若它是生物，则它进战场时上面额外有两个+1/+1指示物并具飞行异能",
        ),
    ),
)
