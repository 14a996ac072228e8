"""Size and abilities: "gets +1/+1 and has flying"."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities import Ability, Keyword
from judge.abilities.bases import Amount, Filter, Modification, StaticRule
from judge.abilities.filters import Colorless, InZone, IsCard, IsPermanent, OfColor, Quality
from judge.abilities.modifications import (
    BecomeColors,
    BecomeTypes,
    GainAbilities,
    GainAbilitiesOf,
    GainOneOf,
    LoseAbilities,
    LoseTypes,
    ModifyPowerToughness,
    Restricted,
    SetPowerToughness,
)
from judge.abilities.relations import ExiledWithThis
from judge.abilities.walk import within
from judge.abilities.who import Every
from judge.cards import Color
from judge.language import REJECTED, UNSAID, Include, ListOf, Table, t, w
from judge.oracle.clauses.modifications.defining import Mods, keywords_lost, only, rules_of, sizes
from judge.oracle.lexicon.filters import every
from judge.oracle.phrases.amounts.worked_out import times


def _change(c: tuple[Amount, Amount]) -> Mods:
    return (ModifyPowerToughness(c[0], c[1]),)


def changed_for_each(c: tuple[Amount, Amount], n: Amount) -> object:
    if not all(isinstance(side, int) for side in c):
        return REJECTED
    return (ModifyPowerToughness(times(c[0], n), times(c[1], n)),)


def _gain(a: tuple[Ability, ...]) -> Mods:
    return (GainAbilities(a),)


def _lose(k: tuple[Keyword, ...]) -> object:
    if any(one != Keyword(one.name) for one in k):
        return REJECTED
    return (LoseAbilities(tuple(one.name for one in k)),)


def _lose_and_cant(k: tuple[Keyword, ...]) -> object:
    lost = _lose(k)
    return REJECTED if lost is REJECTED else (lost[0].with_(cant_have=True),)  # type: ignore[index]


def _base(s: tuple[Amount, Amount]) -> Mods:
    return (SetPowerToughness(s[0], s[1]),)


def _base_side(q: Quality, n: Amount) -> object:
    if q == Quality.MANA_VALUE:
        return REJECTED
    return (SetPowerToughness(n, None) if q == Quality.POWER else SetPowerToughness(None, n),)


def _restricted(rules: tuple[StaticRule, ...]) -> Mods:
    return tuple(Restricted(rule) for rule in rules)


ALL_EXILED = every(IsCard(), InZone("exile"), ExiledWithThis())  # the linked cards


def _lender(f: Filter) -> object:
    """Each object of a filter that says where it is."""
    said = any(isinstance(part, IsPermanent | InZone) for part in within(f))
    return Every(f) if said and f != ALL_EXILED else REJECTED


def _flat(items: tuple[Mods, ...]) -> Mods:
    return tuple(_merged([one for item in items for one in item]))


def _merged(mods: list[Modification]) -> Iterator[Modification]:
    """Abilities gained one after the other are gained together."""
    gained = [mod for mod in mods if isinstance(mod, GainAbilities)]
    whole = tuple(ability for mod in gained for ability in mod.abilities)
    for mod in mods:
        if not isinstance(mod, GainAbilities):
            yield mod
        elif mod is gained[0]:
            yield GainAbilities(whole)


def _types(k: tuple[Modification, ...]) -> Mods:
    return k


MOD = Table(  # alike in effects and in static abilities
    "mod",
    (
        w((GainAbilities((Keyword("indestructible"),)),), "", "不会毁坏|不会被毁坏"),
        w(
            (GainAbilities((Keyword("reach"),)),),
            "",
            "能视同具飞行异能地进行阻挡|可以视同具飞行异能地进行阻挡",
        ),
        t(
            _change,
            "@@ <gets/get> {c:change}|@@ <gets/get> an additional {c:change}",
            "得{c:change}|[各/额外/额外再/再/便额外/便再]得{c:change}",
            unmake=sizes(ModifyPowerToughness, "c"),
        ),
        t(
            changed_for_each,
            "@@ <gets/get> {c:change} for each {n:counted}",
            "{n:counted}[便/，/，便]得{c:change}",
        ),
        t(
            lambda o: (GainAbilitiesOf(o),),
            "@@ <gains/gain> all activated abilities of {o:target_permanent}",
            "获得{o:target_permanent}的所有起动式异能",
        ),
        t(
            _lose,
            "@@ <loses/lose> {k:keyword_phrase}",
            "失去{k:keyword_phrase}",
            unmake=keywords_lost,
        ),
        w(
            (LoseAbilities(),),
            "@s loses all abilities|@p lose all abilities",
            "失去所有异能|失去所有的异能",
        ),
        t(
            _base_side,
            "@@ <has/have> base {q:numbered@s} {n:number}",
            "基础{q:numbered}为{n:number}|的基础{q:numbered}为{n:number}",
        ),
        t(_restricted, "@rules {rules:predicate}", "{rules:predicate}", unmake=rules_of),
    ),
    ("gets +1/+1", "得+1/+1"),
)
_COLORLESS_OR_A_COLOR = tuple(
    Keyword("protection", quality=quality) for quality in (Colorless(), *map(OfColor, Color))
)
GAINING = Table(  # in effects
    "gaining",
    (
        Include("mod"),
        t(
            _gain,
            "@@ <gains/gain> {a:granted}",
            "[获得/得到/各获得]{a:granted}|具{a:keyword_phrase}",
            unmake=only(GainAbilities, a="abilities"),
        ),
        t(
            lambda a: (GainOneOf(a),),
            "@@ <gains/gain> your choice of {a:keyword_choice}",
            "[获得由你选择的/由你选择，获得]{a:keyword_choice}异能",
            ex=(
                "gains your choice of vigilance, lifelink, or indestructible",
                "获得由你选择的警戒、系命或不灭异能",
            ),
        ),
        w(
            (GainOneOf(_COLORLESS_OR_A_COLOR),),
            "@s gains protection from colorless or from the color of your choice|"
            "@p gain protection from colorless or from the color of your choice",
            "获得反无色保护或反由你选择之颜色保护异能",
        ),
        t(_types, "@@ <becomes/become> {k:becoming}", "成为{k:becoming}|各成为{k:becoming}"),
        t(
            _base,
            "@@ <has/have> base power and toughness {s:size}",
            "基础力量[与/和]防御力为{s:size}|的基础力量[与/和]防御力为{s:size}|"
            "的基础力量与防御力成为{s:size}",
            unmake=sizes(SetPowerToughness, "s"),
        ),
        t(_base, "@@ <becomes/become> {s:size}", "成为{s:size}|各成为{s:size}"),
        w(
            (BecomeTypes(all_creature_types=True),),
            "@s gains all creature types|@p gain all creature types",
            "获得所有生物类别",
        ),
        w(
            (LoseTypes(all_creature_types=True),),
            "@s loses all creature types|@p lose all creature types",
            "失去所有生物类别",
        ),
        w(
            (BecomeColors((None,)),),
            "@s becomes the color of your choice|@p become the color of your choice",
            "成为由你选择的一种颜色|成为由你选择的颜色",
        ),
    ),
    ("gains flying", "获得飞行异能"),
)
HAVING = Table(  # in static abilities
    "having",
    (
        Include("mod"),
        t(
            _gain,
            "@@ <has/have> {a:granted}",
            "具[有]{a:granted}|各具{a:granted}|具{a:granted}各",
        ),
        t(
            _types,
            "@@ <is/are> {k:being}",
            "[是/为/成为/亦为/也是]{k:being}|额外具{k:kind_besides}",
        ),
        t(
            _base,
            "@@ <has/have> base power and toughness {s:size}",
            "基础力量[与/和]防御力为{s:size}|的基础力量[与/和]防御力为{s:size}",
        ),
        t(
            lambda o: (GainAbilitiesOf(o),),
            "@@ <has/have> all activated abilities of {o:lender}",
            "具[有]{o:lender}的所有起动式异能",
        ),
        t(
            lambda o: (GainAbilitiesOf(o, loyalty_only=True),),
            "@@ <has/have> all loyalty abilities of {o:lender}",
            "具有{o:lender}的所有忠诚异能|具{o:lender}的所有忠诚异能",
        ),
        t(
            _lose_and_cant,
            "@@ <loses/lose> {k:keyword_phrase} and can't have or gain {k:keyword_phrase}",
            "失去{k:keyword_phrase}[且不能/，且不能具有或]获得{k:keyword_phrase}",
        ),
    ),
    ("has flying", "具飞行异能"),
)


LENDER = Table(  # what has the abilities that something else has too
    "lender",
    (
        Include("linked"),
        t(
            _lender,
            "@p [all ]{f:permanents@p}|@p all {f:located_cards@p}|@p all {f:cards@p}",
            "[所有]{f:permanents}|[所有]{f:located_cards}|所有{f:cards}",
        ),
    ),
    ("all creatures you control", "所有由你操控的生物"),
)
KEYWORD_OR = Table(
    "keyword_or",
    (ListOf("keyword", (", ", " or ", ", or "), ("、", "或", "或"), 2),),
    ("flying or haste", "飞行或敏捷"),
)
KEYWORD_CHOICE = Table(
    "keyword_choice",
    (
        t(
            lambda items: tuple(one for item in items for one in item),
            "{items:keyword_or}",
            "{items:keyword_or}",
        ),
    ),
    ("flying or haste", "飞行或敏捷"),
)


def _list_rows(item: str) -> tuple[ListOf, ...]:
    return tuple(
        ListOf(item, (", ", " and ", ", and ") if least == 1 else (UNSAID,) * 3, zh, least)
        for least, zh in (
            (1, ("，", "且", "且")),
            (2, ("，", "并", "并")),
            (2, ("，", "，且", "，且")),
            (2, ("，", "，并", "，并")),
            (2, ("，", "，", "，")),
            (2, ("、", "并且", "并且")),
        )
    )


GAINING_LIST = Table("gaining_list", _list_rows("gaining"), ("gains flying", "获得飞行异能"))
HAVING_LIST = Table("having_list", _list_rows("having"), ("has flying", "具飞行异能"))
GAINS = Table(
    "gains",
    (t(_flat, "@items {items:gaining_list}", "{items:gaining_list}"),),
    ("gets +1/+1", "得+1/+1"),
)
HAS = Table(
    "has",
    (t(_flat, "@items {items:having_list}", "{items:having_list}"),),
    ("gets +1/+1", "得+1/+1"),
)
