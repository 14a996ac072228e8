"""Keyword abilities (702) by name, each with what follows its name.

`keywords.tsv` names them all in both languages with the shape of their parameter. The values:

- `number`: "annihilator 2"; -1 stands for X. `cost`: "cycling {2}", "ward—pay 3 life".
- `quality`: what protection and hexproof are from (no zone is meant), what is enchanted, equipped,
  championed, or has affinity; what kind of land a landwalk or a typecycling names.
- `word`: the name as printed of a landwalk or typecycling ("islandwalk", "plainscycling"), what a
  partner is called, a companion's condition, a prototype's size, and "player" of "enchant player".

One wording may be several abilities: "protection from red and from white" (702.16g), "kicker {1}
and/or {2}" (702.33b). So a keyword reads to a tuple.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from judge.abilities import Amount, Cost, Filter, Keyword
from judge.abilities.costs import PayMana
from judge.abilities.filters import AnyOf, Non, OfSubtype, OfSupertype, OfType
from judge.cards import CardType, ManaCost, Supertype
from judge.language import Include, Lexeme, ListOf, Table, Template, Word, t, w
from judge.language.template import Row
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.qualities import BASIC_LANDS
from judge.oracle.lexicon.qualities import TABLES as QUALITIES

Keywords = tuple[Keyword, ...]
_ZH_LINE = "{items:keyword_items}|{items:keyword_items}异能"

_LINES = Path(__file__).with_name("keywords.tsv").read_text(encoding="utf-8").splitlines()[1:]
NAMES: tuple[tuple[str, str, str], ...] = tuple(
    (en, zh, shape) for en, zh, shape in (line.split("\t") for line in _LINES)
)
_LAND = OfType(CardType.LAND)
_WALKS: tuple[tuple[Filter, str, str], ...] = (
    *((OfSubtype(name), f"{name.lower()}walk", f"{zh}行者") for name, zh in BASIC_LANDS),
    *(
        (every(OfSubtype(n), OfSupertype(Supertype.SNOW)), f"snow {n.lower()}walk", f"雪境{z}行者")
        for n, z in BASIC_LANDS
    ),
    (OfSubtype("Desert"), "desertwalk", "沙漠行者"),
    (every(Non(OfSupertype(Supertype.BASIC)), _LAND), "nonbasic landwalk", "非基本地行者"),
    (every(OfSupertype(Supertype.SNOW), _LAND), "snow landwalk", "雪境地行者"),
    (every(OfSupertype(Supertype.LEGENDARY), _LAND), "legendary landwalk", "传奇地行者"),
)
_CYCLINGS: tuple[tuple[Filter, str, str], ...] = (
    *((OfSubtype(name), f"{name.lower()}cycling", zh) for name, zh in BASIC_LANDS),
    (every(OfSupertype(Supertype.BASIC), _LAND), "basic landcycling", "基本地"),
    (_LAND, "landcycling", "地"),
    (OfSubtype("Sliver"), "slivercycling", "裂片妖"),
    (OfSubtype("Wizard"), "wizardcycling", "法术师"),
)


def _keyword(name: str, **fields: object) -> Keywords:
    """One keyword ability, as the tuple that every keyword reads to."""
    return (Keyword(name, **fields),)  # type: ignore[arg-type]  # the slots give what they name


def _fields(
    slots: frozenset[str], fixed: Mapping[str, object], value: object
) -> Mapping[str, object] | None:
    """The slots of a row that wrote this very keyword; None if it has more, less or others."""
    if not (isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], Keyword)):
        return None
    fields = {key: getattr(value[0], key) for key in Keyword.__struct_fields__}
    plain = Keyword(value[0].name)
    others = {key: getattr(plain, key) for key in fields if key not in slots} | dict(fixed)
    if any(fields[key] != wanted for key, wanted in others.items()):
        return None
    return None if any(fields[key] is None for key in slots) else fields


def _row(
    en: str, zh: str, *slots: str, ex: tuple[str, str] | None = None, **fixed: object
) -> Template:
    """The row of the keyword abilities that are these slots and fixed fields, and nothing else."""
    row = t(_keyword, en, zh, ex=ex, unmake=partial(_fields, frozenset(slots), fixed))
    return row.with_(fixed=fixed)


def _named(shape: str) -> tuple[Word, ...]:
    """The names of the keyword abilities of a shape."""
    return tuple(w(en, en, zh) for en, zh, its in NAMES if its == shape)


def _craft(cost: Cost, **of: object) -> Keywords:
    """702.167a: with so many of one kind, or with one of each of several kinds."""
    kinds = tuple(of[name] for name in "abcd" if name in of)
    if kinds:
        of = {"quality": AnyOf(kinds), "number": len(kinds), "word": "one of each"}  # type: ignore[arg-type]
    return _keyword("craft", cost=cost, **of)


_NAMES = (
    Table(
        "gift",
        (
            w("a card", "a card", "一张牌"),
            w("a Food", "a food", "食品"),
            w("a Treasure", "a treasure", "珍宝"),
            w("a tapped Fish", "a tapped fish", "已横置的鱼"),
            w("an Octopus", "an octopus", "章鱼"),
            w("an extra turn", "an extra turn", "额外一个回合"),
        ),
        ("a card", "一张牌"),
    ),
    Table("or_more", (w("or more", "or more", "或更多"),), ("or more", "或更多")),
    Table("keyword_of_number", _named("number"), ("annihilator", "歼灭")),
    Table("keyword_of_cost", _named("cost"), ("cycling", "循环")),
    Table("keyword_of_both", _named("number cost"), ("awaken", "醒转")),
    Table(
        "keyword_from",
        (w("hexproof", "hexproof", "辟邪"), w("protection", "protection", "的保护|保护")),
        ("protection", "保护"),
    ),
    Table(
        "typecycling",
        tuple(w((quality, en), en, zh) for quality, en, zh in _CYCLINGS),
        ("plainscycling", "平原"),
    ),
)
_BY_SHAPE: tuple[Row, ...] = (
    *(w(_keyword(en), en, zh) for en, zh, shape in NAMES if shape == "plain"),
    _row(
        "{name:keyword_of_number} {number:keyword_number}",
        "{name:keyword_of_number}{number:keyword_number}",
        *("name", "number"),
    ),
    _row(
        "{name:keyword_of_cost} {cost:mana_cost}|{name:keyword_of_cost}—{cost}",
        "{name:keyword_of_cost}{cost:mana_cost}|{name:keyword_of_cost}～{cost}",
        *("name", "cost"),
    ),
    _row(
        "{name:keyword_of_both} {number:keyword_number}—{cost}",
        "{name:keyword_of_both}{number:keyword_number}～{cost}",
        *("name", "number", "cost"),
    ),
)


def _typecycling(of: tuple[Filter, str], cost: Cost) -> Keywords:
    """702.29e: "plainscycling {2}" is cycling that searches for a Plains."""
    return _keyword("typecycling", quality=of[0], word=of[1], cost=cost)


def _type_cycled(value: object) -> Mapping[str, object] | None:
    fields = _fields(frozenset(("quality", "word", "cost")), {"name": "typecycling"}, value)
    return None if fields is None else {**fields, "of": (fields["quality"], fields["word"])}


def _from_each(name: str, qualities: tuple[Filter, ...]) -> Keywords:
    """702.16g, 702.11g: from each of several qualities is as many abilities."""
    return tuple(Keyword(name, quality=quality) for quality in qualities)


def _kickers(one: Cost, two: Cost) -> Keywords:
    return (Keyword("kicker", cost=one), Keyword("kicker", cost=two))


def _offering(subtype: str) -> Keywords:
    return (Keyword("offering", quality=OfSubtype(subtype), word=subtype),)


def _with_x(n: Amount, name: str = "ward") -> Keywords:
    """A keyword ability whose X other words say; that of ward is mana to pay."""
    if name == "ward":
        return (Keyword("ward", cost=Cost((PayMana(ManaCost(("1",)), n),))),)
    return (Keyword(name, number=-1, amount=n),)


_SPECIAL: tuple[Row, ...] = (
    *(w((Keyword("landwalk", quality=f, word=en),), en, zh) for f, en, zh in _WALKS),
    t(
        _typecycling,
        "{of:typecycling} {cost:mana_cost}|{of:typecycling}—{cost}",
        "循环{of:typecycling}{cost:mana_cost}|{of:typecycling}循环{cost:mana_cost}",
        unmake=_type_cycled,
    ),
    w(_keyword("hexproof"), "hexproof", "辟邪"),
    _row(
        "{name:keyword_from} from {quality:kw_quality}",
        "反{quality:kw_quality}{name:keyword_from}",
        *("name", "quality"),
    ),
    t(
        _from_each,
        "{name:keyword_from} from {qualities:kw_qualities}",
        "反{qualities:kw_qualities}{name:keyword_from}",
    ),
    _row(
        "enchant {quality:enchanted}",
        "结附于{quality:enchanted}|{quality:enchanted_of_old}",
        "quality",
        name="enchant",
    ),
    w(_keyword("enchant", word="player"), "enchant player", "结附于牌手|牌手结界"),
    w(_keyword("enchant", word="opponent"), "enchant opponent", "结附于对手|对手结界"),
    _row(
        "equip {quality:permanents@s}[ {cost:mana_cost}/—{cost}]",
        "佩带{quality:permanents}{cost:mana_cost}|佩带{quality:permanents}～{cost}",
        "quality",
        "cost",
        name="equip",
    ),
    _row(
        "affinity for {quality:permanents@p}",
        "{quality:permanents}共鸣",
        "quality",
        name="affinity",
    ),
    _row("champion {quality:a_permanent}", "夺冠{quality:permanents}", "quality", name="champion"),
    t(_offering, "{subtype@s} offering", "{subtype}献祭"),
    _row(
        "splice onto {quality:spliced}[ {cost:mana_cost}/—{cost}]",
        "通联{quality:spliced}{cost:mana_cost}|通联{quality:spliced}～{cost}",
        "quality",
        "cost",
        name="splice",
    ),
    _row(
        "bands with other {quality:kw_quality}",
        "与其他{quality:kw_quality}结合",
        "quality",
        name="bands with other",
    ),
    _row(
        "partner with {word:rest}", "与{word:named}拍档", "word", ex=("", ""), name="partner with"
    ),
    _row("companion — {word:rest}", "行侣～{word:rest}", "word", name="companion"),
    t(
        _craft,
        "craft with {quality:material@s} {cost:mana_cost}|"
        "craft with {number:number_word@p} {quality:material@p} {cost:mana_cost}|"
        "craft with {number:number_word} {word:or_more} [{quality:material@p}/{quality:cards@p}] "
        "{cost:mana_cost}|"
        "craft with a {a:material@s}, a {b:material@s}, a {c:material@s}, and a {d:material@s} "
        "{cost:mana_cost}",
        "",
    ),
    _row("emerge from {quality:material@s} {cost:mana_cost}", "", "quality", "cost", name="emerge"),
    _row(
        "devour {quality:material@s} {number:keyword_number}",
        "",
        "quality",
        "number",
        name="devour",
    ),
    _row(
        "prototype {cost:mana_cost} — {word:size_text}",
        "试作{cost:mana_cost}～{word:size_text}",
        "cost",
        "word",
        name="prototype",
    ),
    _row(
        "gift {word:gift}",
        "礼赠{word:gift}",
        "word",
        name="gift",
        ex=("gift a card", "礼赠一张牌"),
    ),
    t(
        _kickers,
        "kicker {one:mana_cost} and/or {two:mana_cost}",
        "增幅{one:mana_cost}和/或{two:mana_cost}",
    ),
    _row(
        "suspend x—{cost}. x can't be 0",
        "延缓x～{cost}。x不能为0",
        "cost",
        number=-1,
        name="suspend",
    ),
    t(
        _with_x,
        "ward {{x}}, where x is {n:amount}|{name:keyword_of_number} x, where x is {n:amount}",
        "守护{{x}}，x为{n:amount}|{name:keyword_of_number}x，x为{n:amount}",
        ex=(
            "firebending x, where x is the number of creatures you control",
            "振火x，x为由你操控的生物数量",
        ),
    ),
    w(_keyword("vanishing"), "vanishing", "消逝"),
    w(_keyword("indestructible"), "", "~不会毁坏"),
    w(_keyword("reach"), "", "~能视同具飞行异能地进行阻挡|~可以视同具飞行异能地进行阻挡"),
    w(
        _keyword("flash"),
        "",
        "你可以于你能够使用瞬间的时机下，使用~|你可以于你能够施放瞬间的时机下施放~",
    ),
    w(_keyword("hideaway"), "hideaway", "掩蔽"),
    w(_keyword("modular", word="sunburst"), "modular—sunburst", "套件～辉映"),
    w(_keyword("umbra armor"), "totem armor", ""),
)


def _all_of(items: tuple[Keywords, ...]) -> Keywords:
    return tuple(keyword for item in items for keyword in item)


def _items(value: object) -> Mapping[str, object] | None:
    return {"items": tuple((item,) for item in value)} if isinstance(value, tuple) else None


def _text(pattern: str) -> Lexeme:
    return Lexeme(re.compile(pattern), str, str, lambda value: isinstance(value, str), raw=True)


KEYWORD = Table(
    "keyword",
    (*_BY_SHAPE, *_SPECIAL),
    ("flying", "飞行"),
)
TABLES = (
    *QUALITIES,
    *_NAMES,
    Table(
        "keyword_number",
        (w(-1, "x", "x"), Include("number")),
        ("2", "2"),
    ),
    KEYWORD,
    Table(
        "keyword_items",
        (
            ListOf("keyword", (", ", ", ", ", "), ("，", "，", "，")),
            ListOf("keyword", ("; ", "; ", "; "), ("、", "、", "、"), least=2),
        ),
        ("flying, vigilance", "飞行，警戒"),
    ),
    Table(
        "keyword_line",
        (t(_all_of, "{items:keyword_items}", _ZH_LINE, unmake=_items),),
        ("flying, vigilance", "飞行，警戒"),
    ),
    Table(
        "keyword_list",
        (
            ListOf("keyword", (", ", " and ", ", and "), ("，", "与", "与")),
            ListOf("keyword", (", ", " and ", " and "), ("、", "和", "和"), least=2),
        ),
        ("flying and haste", "飞行与敏捷"),
    ),
    Table(
        "keyword_phrase",
        (t(_all_of, "{items:keyword_list}", "{items:keyword_list}[异能]", unmake=_items),),
        ("flying and haste", "飞行与敏捷"),
    ),
    Table(
        "keyword_name",
        tuple(w(en, en, zh) for en, zh, _ in NAMES if "…" not in zh and en != "landwalk"),
        ("flying", "飞行"),
    ),
    Table("rest", (_text(".+"),), ("each card is red", "每张牌均为红色")),
    Table("named", (_text("[^，。]+?(?=拍档)"),), ("toothy", "大牙")),
    Table("size_text", (_text(r"\d+/\d+"),), ("3/3", "3/3")),
)
