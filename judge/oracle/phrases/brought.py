"""Counters as they are put on something: of which kinds, and how many of each."""

from __future__ import annotations

from judge.abilities.bases import Amount
from judge.language import ListOf, Table, t

Brought = tuple[tuple[str, Amount], ...]


def _brought(name: str, more: str) -> tuple[Table, Table]:
    """ "A +1/+1 counter and two flying counters", plain or additional."""
    extra = f" {more}" if more else ""
    own = Table(
        f"{name}_one",
        (
            t(
                lambda k, n: (k, n),
                f"{{n:count@s}}{extra} {{k:counter}} counter|"
                f"{{n:count@p}}{extra} {{k:counter}} counters",
                "{n:count}个{k:counter}指示物",
                ex=(f"two{extra} charge counters", "两个充电指示物"),
            ),
        ),
        (f"an {more} charge counter" if more else "a charge counter", "一个充电指示物"),
    )
    several = Table(
        name,
        (ListOf(f"{name}_one", (", ", " and ", ", and "), ("、", "和", "和")),),
        own.sample,
    )
    return own, several


BROUGHT_AND = Table(
    "brought_and",
    (ListOf("brought_one", (", ", " and ", ", and "), ("、", "和", "和"), least=2),),
    ("a charge counter and a +1/+1 counter", "一个充电指示物和一个+1/+1指示物"),
)
BROUGHT_OR = Table(
    "brought_or",
    (
        ListOf("brought_one", (", ", " or ", ", or "), ("、", "或", "或"), least=2),
        t(
            lambda ks: tuple((k, 1) for k in ks),
            "a {ks:counters_or} counter|a counter from among {ks:counters_or}",
            "一个{ks:counters_or}指示物",
            ex=("a flying or charge counter", "一个飞行或充电指示物"),
        ),
    ),
    ("a charge counter or a +1/+1 counter", "一个充电指示物或一个+1/+1指示物"),
)
COUNTERS_OR = Table(
    "counters_or",
    (ListOf("counter", (", ", " or ", ", or "), ("、", "或", "或"), least=2),),
    ("flying or charge", "飞行或充电"),
)
TABLES = (
    *_brought("brought", ""),
    *_brought("brought_more", "additional"),
    BROUGHT_AND,
    BROUGHT_OR,
    COUNTERS_OR,
)
