"""Qualities that keyword abilities name: bare of any zone, as protection is from all of them.

>>> from judge.oracle.lexicon.qualities import ALL_COLORS
>>> len(ALL_COLORS)
5
"""

from __future__ import annotations

from judge.abilities import Filter
from judge.abilities.filters import (
    AllOf,
    Colorless,
    Compares,
    ControlledBy,
    IsAbility,
    IsPermanent,
    IsSpell,
    Monocolored,
    Multicolored,
    Named,
    Non,
    OfColor,
    OfSubtype,
    OfSupertype,
    OfType,
    Quality,
    Tapped,
)
from judge.abilities.who import ChosenPlayer, EachOpponent
from judge.cards import CardType, Color, Supertype
from judge.language import Include, ListOf, Table, t, w
from judge.oracle.lexicon.filters import either, every

BASIC_LANDS = (
    ("Plains", "平原"),
    ("Island", "海岛"),
    ("Swamp", "沼泽"),
    ("Mountain", "山脉"),
    ("Forest", "树林"),
)
ALL_COLORS: tuple[Filter, ...] = tuple(OfColor(color) for color in Color)
_COLORS = (
    (Color.WHITE, "white", "白"),
    (Color.BLUE, "blue", "蓝"),
    (Color.BLACK, "black", "黑"),
    (Color.RED, "red", "红"),
    (Color.GREEN, "green", "绿"),
)


def _of_type(kind: CardType) -> Filter:
    return OfType(kind)


def _non_subtype(subtype: str, kind: CardType) -> Filter:
    return every(Non(OfSubtype(subtype)), OfType(kind))


def _permanent(quality: Filter) -> Filter:
    return every(IsPermanent(), quality)


def _ability(ability: Filter) -> Filter:
    return ability


KW_QUALITY = Table(
    "kw_quality",
    (
        *(w(OfColor(color), en, zh) for color, en, zh in _COLORS),
        w(Multicolored(), "multicolored", "多色"),
        w(Monocolored(), "monocolored", "单色"),
        w(Colorless(), "colorless", "无色"),
        w(OfColor(None), "the chosen color", "该色"),
        w(AllOf(()), "everything", "一切"),
        w(OfSupertype(Supertype.SNOW), "snow", "雪境"),
        w(OfSupertype(Supertype.LEGENDARY), "legendary", "传奇"),
        w(ControlledBy(ChosenPlayer()), "the chosen player", "该牌手"),
        w(ControlledBy(EachOpponent()), "each of your opponents|each opponent|opponents", "对手"),
        w(Named(None), "the chosen card name|the chosen name", "该名称"),
        w(
            every(IsSpell(), either(*ALL_COLORS)),
            "spells that are one or more colors|colored spells",
            "有色咒语|一种或多种颜色的咒语",
        ),
        w(
            IsAbility(activated=True, triggered=True),
            "activated and triggered abilities",
            "起动式与触发式异能",
        ),
        t(OfType, "{card_type@p}", "{card_type}"),
        t(
            lambda s, k: every(OfSupertype(s), OfType(k)),
            "{s:supertype} {k:card_type@p}",
            "{s:supertype}{k:card_type}",
            ex=("legendary creatures", "传奇生物"),
        ),
        t(OfSubtype, "{subtype@p}", "{subtype}"),
        t(_non_subtype, "non-{subtype@s} {kind:card_type@p}", "非{subtype}{kind:card_type}"),
        t(
            lambda number, comparison: Compares(Quality.MANA_VALUE, comparison, number),
            "mana value {number} {comparison:or_so}",
            "[总法术力费用/法术力值]{comparison:compared_to}{number}",
            ex=("mana value 3 or greater", "法术力值等于或大于3"),
        ),
    ),
    ("red", "红"),
)
_ENCHANTED: tuple[tuple[Filter, str, str], ...] = (
    (OfType(CardType.CREATURE), "creature", "生物"),
    (OfType(CardType.LAND), "land", "地"),
    (OfType(CardType.ARTIFACT), "artifact", "神器"),
    (OfType(CardType.ENCHANTMENT), "enchantment", "结界"),
    *((OfSubtype(en), en.lower(), zh) for en, zh in BASIC_LANDS),
)
TABLES = (
    KW_QUALITY,
    Table(
        "kw_qualities",
        (
            w(ALL_COLORS, "each color|all colors", "五色|所有颜色"),
            ListOf(
                "kw_quality", (", from ", " and from ", ", and from "), ("、", "与", "与"), least=2
            ),
            ListOf("kw_quality", (", ", " and ", ", and "), ("、", "与", "与"), least=2),
        ),
        ("each color", "五色"),
    ),
    Table(
        "enchanted",
        (
            Include("permanents"),
            Include("enchanted_card"),
            *(w(_permanent(f), en, "") for f, en, _ in _ENCHANTED),  # what old Chinese words mean
        ),
        ("creature", "生物"),
    ),
    Table(
        "enchanted_card",
        (t(_ability, "{ability:located_cards@s}", "{ability:located_cards}", rank=1),),
        ("creature card in a graveyard", "坟墓场中的生物牌"),
    ),
    Table(
        "enchanted_of_old",
        (
            t(_permanent, "", "{quality:enchanted_type}结界"),
            w(IsPermanent(), "", "永久物结界"),
            t(
                lambda one, other: _permanent(either(one, other)),
                "",
                "{one:enchanted_type}结界或{other:enchanted_type}结界",
            ),
            t(
                lambda one, only: _permanent(every(one, only)),
                "",
                "{one:enchanted_type}结界（仅限{only:enchanted_only}）",
            ),
        ),
    ),
    Table(
        "enchanted_only",
        (
            Include("permanents"),
            t(OfColor, "{color}", "{color}"),
            w(Tapped(), "tapped", "已横置者|已横置"),
        ),
        ("creature you control", "由你操控的生物"),
    ),
    Table(
        "enchanted_type",
        (*(w(f, en, zh) for f, en, zh in _ENCHANTED),),
        ("creature", "生物"),
    ),
    Table(
        "spliced",
        (
            w(OfSubtype("Arcane"), "arcane", "古咒"),
            w(
                either(OfType(CardType.INSTANT), OfType(CardType.SORCERY)),
                "instant or sorcery",
                "瞬间或法术",
            ),
        ),
        ("arcane", "古咒"),
    ),
    Table(
        "material",
        (
            t(_of_type, "@kind {kind:card_type}", "{kind:card_type}"),
            t(OfSubtype, "@subtype {subtype}", "{subtype}"),
        ),
        ("artifact", "神器"),
    ),
)
