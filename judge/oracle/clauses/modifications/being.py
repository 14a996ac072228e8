"""Colors and types: "is an artifact in addition to its other types"."""

from __future__ import annotations

from judge.abilities.modifications import BecomeColors, BecomeTypes, LoseTypes
from judge.cards import CardType, Color, Supertype
from judge.cards.subtypes import BASIC_LAND_TYPES
from judge.language import UNSAID, Include, ListOf, Table, t, w
from judge.oracle.clauses.modifications.defining import Mods


def _colors(c: tuple[Color, ...]) -> Mods:
    return (BecomeColors(c),)


COLORS = Table(
    "colors",
    (
        ListOf("color", (", ", " and ", ", and "), ("、", "和", "和")),
        ListOf("color", (UNSAID,) * 3, ("、", "与", "与"), 2),
        w(tuple(Color), "all colors", "所有颜色"),
        w((), "colorless", "无色"),
    ),
    ("red", "红色"),
)


def _super(s: Supertype) -> Mods:
    return (BecomeTypes(supertypes=(s,), in_addition=True),)


def _not_kind(k: CardType) -> Mods:
    return (LoseTypes((k,)),)


BEING = Table(  # after "is" and "are"
    "being",
    (
        t(_colors, "{c:colors}", "{c:colors}"),
        w((BecomeColors((None,)),), "the chosen color", "所选颜色|所选的颜色"),
        w(
            (BecomeColors((None,), in_addition=True),),
            "the chosen color in addition to its other colors|"
            "the chosen color in addition to their other colors",
            "所选颜色，且同时具有其原本颜色|所选颜色以及其原本颜色",
        ),
        t(_super, "{s:supertype}", "{s:supertype}的"),
        Include("becoming"),
        w(
            (BecomeTypes(chosen_type=True),),
            "the chosen type in addition to their other types|"
            "the chosen type in addition to its other types",
            "所选类别，且具其原本类别|所选类别以及其原本类别",
        ),
        w(
            (BecomeTypes(chosen_type=True, in_addition=False),),
            "the chosen type",
            "所选类别|所选的类别|所选的生物类别",
        ),
        w(
            (BecomeTypes(subtypes=BASIC_LAND_TYPES, in_addition=True),),
            "every basic land type in addition to its other types|"
            "every basic land type in addition to their other types",
            "所有基本地类别，且具其原本类别|所有基本地类别，且同时具有其原本类别|"
            "每一种基本地类别，且同时具有其原本类别",
        ),
        w(
            (BecomeTypes(all_creature_types=True),),
            "every creature type|all creature types",
            "所有生物类别|每一种生物类别",
        ),
    ),
    ("black", "黑色"),
)
NOT_BEING = Table(
    "not_being",
    (
        t(
            _not_kind,
            "@s isn't [a/an] {k:card_type@s}|@p aren't {k:card_type@p}",
            "不是{k:card_type}",
        ),
        w(
            (LoseTypes(supertypes=(Supertype.LEGENDARY,)),),
            "@s isn't legendary|@p aren't legendary",
            "不是传奇|并非传奇",
        ),
    ),
    ("isn't a creature", "不是生物"),
)
