"""Keyword abilities that are had by others: "The same is true for fear and first strike" """

from __future__ import annotations

from judge.abilities.ability import Static
from judge.abilities.amounts import QualityOf
from judge.abilities.bases import Duration, Filter, Modification, Objects
from judge.abilities.conditions import Exists
from judge.abilities.effects.objects import Change
from judge.abilities.filters import (
    ControlledBy,
    InZone,
    IsCard,
    IsThis,
    OwnedBy,
    Quality,
)
from judge.abilities.modifications import (
    BecomeColors,
    BecomeTypes,
    CreatureTypesOf,
    GainAbilities,
    GainAbilitiesOf,
    SetPowerToughness,
)
from judge.abilities.relations import ExiledWithThis
from judge.abilities.statics import Continuous
from judge.abilities.who import Every, LastLinked, You
from judge.language import REJECTED, UNSAID, Include, ListOf, Table, t, w
from judge.oracle.lexicon.filters import ELSEWHERE, either, every


def _shared(f: Filter, k: str, j: str, ks: tuple[str, ...]) -> tuple[Modification, ...] | None:
    """What gives each of the keyword abilities that one of these has; it is named twice."""
    if k != j:
        return None
    return (GainAbilitiesOf(Every(f), activated_only=False, keywords=(k, *ks)),)


def _gained(o: Objects, k: str, d: Duration, f: Filter, j: str, ks: tuple[str, ...]) -> object:
    mods = _shared(f, k, j, ks)
    return REJECTED if mods is None else Change(o, mods, d)


def _yours(f: Filter) -> Filter:
    return every(f, ControlledBy(You()))


def _gained_of_yours(
    o: Objects, k: str, d: Duration, f: Filter, j: str, ks: tuple[str, ...]
) -> object:
    return _gained(o, k, d, _yours(f), j, ks)


def _had(f: Filter, k: str, s: Filter, j: str, ks: tuple[str, ...]) -> object:
    mods = _shared(f, k, j, ks)
    return REJECTED if mods is None else (Static(Continuous(s, mods)),)


def _as_last(f: Filter, g: Filter, s: str) -> object:
    """The size and creature types of the last card exiled, with one type kept."""
    if f != g:
        return REJECTED
    last = LastLinked(f)
    power, toughness = QualityOf(Quality.POWER, last), QualityOf(Quality.TOUGHNESS, last)
    mods = (CreatureTypesOf(last, (s,)), SetPowerToughness(power, toughness))
    return (Static(Continuous(IsThis(), mods), Exists(_exiled(f))),)


def _everywhere(f: Filter, m: tuple[Modification, ...], g: Filter, h: Filter) -> object:
    """What permanents are, spells on the stack and cards elsewhere are too."""
    if not all(isinstance(mod, BecomeTypes | BecomeColors) for mod in m):
        return REJECTED
    return (Static(Continuous(either(f, g, every(h, ELSEWHERE)), m)),)


def _elsewhere(h: Filter, m: tuple[Modification, ...]) -> object:
    """What cards have and are that are not on the battlefield."""
    if not all(isinstance(mod, BecomeTypes | BecomeColors | GainAbilities) for mod in m):
        return REJECTED
    return (Static(Continuous(every(h, ELSEWHERE), m)),)


def _exiled(f: Filter) -> Filter:
    return every(f, IsCard(), InZone("exile"), ExiledWithThis())


SHARED_KEYWORD = Table(
    "shared_keyword",
    (
        Include("keyword_name"),
        w("landwalk", "landwalk", "地行者"),
        w("protection", "protection", "保护"),
        w("hexproof", "hexproof", "辟邪"),
    ),
    ("flying", "飞行"),
)
SHARED_KEYWORDS = Table(
    "shared_keywords",
    (
        ListOf("shared_keyword", (", ", " and ", ", and "), ("，", "与", "以及")),
        ListOf("shared_keyword", (UNSAID,) * 3, ("、", "与", "与"), 2),
        ListOf("shared_keyword", (UNSAID,) * 3, ("，", "，以及", "，以及"), 2),
    ),
    ("fear and haste", "恐惧与敏捷"),
)
SHARER = Table(  # which have the abilities, wherever they are
    "sharer",
    (
        t(
            lambda f: f,
            "{f:a_permanent}|a {f:located_cards@s}|an {f:located_cards@s}",
            "{f:a_permanent}|{f:located_cards}",
        ),
        t(
            _exiled,
            "",
            "[以~放逐的某/所压印的任一]张{f:cards}",
            ex=("", "以~放逐的某张生物牌"),
        ),
    ),
    ("a creature you control", "一个由你操控的生物"),
)
_SAME = ". the same is true for {ks:shared_keywords}"
_SAME_ZH = tuple(f"{mark}且{{ks:shared_keywords}}[等]异能亦比照办理" for mark in "；。")
SHARING = Table(
    "sharing",
    (
        t(
            _gained,
            "{o:objects} <gains/gain> {k:shared_keyword} {d:duration} if {f:sharer} has "
            "{j:shared_keyword}" + _SAME,
            "|".join(
                "若{f:sharer}具{j:shared_keyword}异能，则{o:objects}获得{k:shared_keyword}异能"
                "{d:duration}" + same
                for same in _SAME_ZH
            ),
            ex=(
                "creatures you control gain flying until end of turn if a creature you control "
                "has flying. the same is true for fear and haste",
                "若一个由你操控的生物具飞行异能，则由你操控的生物获得飞行异能直到回合结束；"
                "且恐惧与敏捷等异能亦比照办理",
            ),
        ),
        t(
            _gained_of_yours,
            "{o:objects} <gains/gain> {k:shared_keyword} {d:duration} if you control a "
            "{f:permanents@s} with {j:shared_keyword}" + _SAME,
            "|".join(
                "若你操控具{j:shared_keyword}异能的{f:permanents}，则{o:objects}获得"
                "{k:shared_keyword}异能{d:duration}" + same
                for same in _SAME_ZH
            ),
            rank=-1,
            ex=(
                "~ gains flying until end of turn if you control a creature with flying. the same "
                "is true for menace and trample",
                "若你操控具飞行异能的生物，则~获得飞行异能直到回合结束；且威慑与践踏异能亦比照办理",
            ),
        ),
    ),
)
SHARING_STATIC = Table(
    "sharing_static",
    (
        t(
            _had,
            "as long as {f:sharer} has {j:shared_keyword}, {s:subject@s} has {k:shared_keyword}"
            + _SAME,
            "|".join(
                "只要{f:sharer}具{j:shared_keyword}异能，{s:subject}便具{k:shared_keyword}异能"
                + same
                for same in _SAME_ZH
            ),
            ex=(
                "as long as a creature card in your graveyard has flying, ~ has flying. the same "
                "is true for haste",
                "只要你坟墓场中的生物牌具飞行异能，~便具飞行异能；且敏捷异能亦比照办理",
            ),
        ),
        t(
            _as_last,
            "as long as a card exiled with ~ is a {f:cards@s}, ~ has the power, toughness, "
            "and creature types of the last {g:cards@s} exiled with [~/it]. it's still a "
            "{s:creature_type@s}",
            "只要以~放逐的某张牌是{f:cards}，~便具以~放逐之最后一张{g:cards}的力量、防御力和"
            "生物类别。它仍然是{s:creature_type}",
            ex=(
                "as long as a card exiled with ~ is a creature card, ~ has the power, toughness, "
                "and creature types of the last creature card exiled with it. it's still a "
                "shapeshifter",
                "只要以~放逐的某张牌是生物牌，~便具以~放逐之最后一张生物牌的力量、防御力和生物类别。"
                "它仍然是变形兽",
            ),
        ),
        t(
            _elsewhere,
            "{h:cards_elsewhere} {m:has@p}",
            "{h:cards_elsewhere}{m:has}|{h:cards_elsewhere}均{m:has}",
            ex=(
                "creature cards you own that aren't on the battlefield have flash",
                "由你拥有且不在战场上的生物牌具闪现异能",
            ),
        ),
        t(
            _everywhere,
            "{f:subject@p} {m:has@p}. the same is true for {g:spells@p} and {h:cards_elsewhere}",
            "{f:subject}{m:has}。{g:spells}和{h:cards_elsewhere}也[是如此/额外具该类别]",
            ex=(
                "creatures you control are the chosen type. the same is true for creature spells "
                "you control and creature cards you own that aren't on the battlefield",
                "由你操控的生物是所选类别。由你操控的生物咒语和由你拥有且不在战场上的生物牌也是如此",
            ),
        ),
    ),
)
CARDS_ELSEWHERE = Table(
    "cards_elsewhere",
    (
        t(
            lambda f: every(f, OwnedBy(You())),
            "{f:cards@p} you own that aren't on the battlefield",
            "由你拥有且不在战场上的{f:cards}",
        ),
    ),
    ("creature cards you own that aren't on the battlefield", "由你拥有且不在战场上的生物牌"),
)
TABLES = (SHARED_KEYWORD, SHARED_KEYWORDS, SHARER, SHARING, SHARING_STATIC, CARDS_ELSEWHERE)
