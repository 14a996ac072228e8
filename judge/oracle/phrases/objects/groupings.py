"""Several that are chosen together, and what they must be to one another."""

from __future__ import annotations

from judge.abilities.bases import Amount, Filter, Grouping
from judge.abilities.filters import Quality
from judge.abilities.groupings import AllDifferent, BothShare, TotalAtLeast, TotalAtMost, Trait
from judge.language import Table, Template, Word, t, w

Grouped = tuple[Filter, Grouping | None]
DIFFERENT = (
    (Trait.NAME, "names", "名称"),
    (Trait.POWER, "powers", "力量"),
    (Trait.TOUGHNESS, "toughnesses", "防御力"),
    (Trait.MANA_VALUE, "mana values", "法术力值"),
)
SHARED = (
    (Trait.CREATURE_TYPE, "creature type", "生物类别"),
    (Trait.CARD_TYPE, "card type", "牌张类别"),
    (Trait.COLOR, "color", "颜色"),
)


def _total(q: Quality, n: Amount) -> Grouping:
    return TotalAtMost(q, n)


GROUPING_ROWS: tuple[Template | Word, ...] = (
    *(
        w(AllDifferent(trait), f" with different {en}", f"{zh}各不相同")
        for trait, en, zh in DIFFERENT
    ),
    w(
        AllDifferent(Trait.CONTROLLER),
        " controlled by different players| with different controllers",
        "由不同牌手操控|操控者各不相同",
    ),
    t(
        _total,
        " with total {q:quality} {n:simple_amount} or less|"
        " with total {q:quality} less than or equal to {n:amount}",
        "{q:quality}总和等于或小于{n:simple_amount}|{q:quality}总和等于或小于{n:amount}",
    ),
)
GROUPING = Table("grouping", GROUPING_ROWS, (" with different names", "名称各不相同"))
AT_LEAST = Table(  # of what pays a cost
    "grouping_least",
    (
        t(
            lambda q, n: TotalAtLeast(q, n),
            " with total {q:quality} {n:number} or greater",
            "{q:quality}总和等于或大于{n:number}|总{q:quality}等于或大于{n:number}",
            ex=(" with total power 12 or greater", "力量总和等于或大于12"),
        ),
    ),
    (" with total power 12 or greater", "力量总和等于或大于12"),
)
SHARING = Table(  # of two: of three or more they would all have to share one
    "sharing_two",
    tuple(
        w(BothShare(trait), f" that share a {en}", f"具共通{zh}|具共通之{zh}")
        for trait, en, zh in SHARED
    ),
    (" that share a creature type", "具共通生物类别"),
)


def _together(what: str, sample: tuple[str, str]) -> Table:
    return Table(
        f"{what}_together",
        (
            t(
                lambda f, g=None: (f, g),
                f"@p {{f:{what}@p}}[{{g:grouping}}]",
                f"[{{g:grouping}}的]{{f:{what}}}",
                ex=sample,
            ),
        ),
        sample,
    )


TABLES = (
    GROUPING,
    AT_LEAST,
    SHARING,
    _together("permanents", ("creatures you control", "由你操控的生物")),
    _together("cards", ("creature cards", "生物牌")),
)
