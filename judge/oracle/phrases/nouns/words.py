"""Nouns and the words that lead them."""

from __future__ import annotations

from judge.abilities.bases import Filter
from judge.abilities.filters import (
    AllOf,
    AnyOf,
    Historic,
    IsAbility,
    IsCommander,
    IsPermanentCard,
    IsSpell,
    IsToken,
    Non,
    OfColor,
    OfSubtype,
    OfSupertype,
    OfType,
)
from judge.abilities.walk import within
from judge.cards import CardType, Supertype
from judge.cards.subtypes import Family, family
from judge.language import REJECTED, UNSAID, Include, ListOf, Table, t, w
from judge.oracle.lexicon.filters import either, every
from judge.oracle.lexicon.words import OUTLAWS, TYPES
from judge.oracle.phrases.nouns.noun import Noun

CREATURE_TYPES = family(Family.CREATURE)
LAND_TYPES, WALKER_TYPES = family(Family.LAND), family(Family.PLANESWALKER)
SPELLS_ONLY = (OfType(CardType.INSTANT), OfType(CardType.SORCERY))


def _noun(kind: str, filter_: Filter | None = None) -> Noun:
    return Noun(kind, filter_ if filter_ is not None else AllOf())


def _led(a: Filter, n: Noun) -> object:
    """An adjective of type, color or supertype, and its noun."""
    if n.kind in ("ability", "mixed"):
        return REJECTED
    is_spell_type = isinstance(a, OfType) and a.card_type in (CardType.INSTANT, CardType.SORCERY)
    if is_spell_type and n.kind == "permanent":
        return REJECTED
    if is_no_owner(a, n.filter):
        return REJECTED
    if isinstance(a, OfSubtype) and n.filter == AllOf() and n.kind == "permanent":
        return REJECTED if n.led else Noun(n.kind, every(a, n.filter))
    if a == OfSupertype(Supertype.BASIC):
        n = n.with_(filter=_basic_land(n.filter))
        if any(part == OfType(CardType.LAND) for part in within(n.filter)) and isinstance(
            n.filter, AnyOf
        ):
            return Noun(n.kind, n.filter, led=True)
    distributes = isinstance(a, (Non, OfColor, OfSupertype, AnyOf))
    return Noun(n.kind, every(a, n.filter), led=n.led or distributes)


def _basic_land(of: Filter) -> Filter:
    """ "Basic land or creature card": only the land is basic; "basic Plains or Island" both."""
    match of:
        case AllOf(parts=(AnyOf() as either_, *rest)):
            return AllOf((_basic_land(either_), *rest))
        case AnyOf(parts=parts) if OfType(CardType.LAND) in parts:
            basic = every(OfSupertype(Supertype.BASIC), OfType(CardType.LAND))
            return AnyOf(tuple(basic if p == OfType(CardType.LAND) else p for p in parts))
    return of


def is_no_owner(a: Filter, of: Filter) -> bool:
    """True of a planeswalker type before a land type: 克撒的矿脉 is 克撒的, a type of its own."""
    owned = any(isinstance(one, OfSubtype) and one.subtype in LAND_TYPES for one in within(of))
    return owned and isinstance(a, OfSubtype) and a.subtype in WALKER_TYPES


def of_words(a: tuple[Filter, ...], n: Noun) -> object:
    if n.filter == AllOf():
        return Noun(n.kind, every(either(*a), n.filter))
    creatures = n.filter == OfType(CardType.CREATURE) and n.kind == "permanent"
    own = all(isinstance(one, OfSubtype) and one.subtype in CREATURE_TYPES for one in a)
    if creatures and own:  # "Elf or Soldier creature": a creature of either type
        return Noun(n.kind, every(either(*a), n.filter), led=True)
    return REJECTED


def _of_subtypes(a: tuple[Filter, ...], n: Noun) -> object:
    """ "Angel or Human creature card": both subtypes are said of the card."""
    fits = n.kind in ("card", "spell") and not n.led and all(isinstance(s, OfSubtype) for s in a)
    return Noun(n.kind, every(either(*a), n.filter), led=True) if fits else REJECTED


def _subtype_noun(name: str) -> Noun:
    return Noun("permanent", OfSubtype(name))


def _ability(activated: bool, triggered: bool) -> Noun:
    return Noun("ability", IsAbility(activated, triggered))


NOUN_WORD = Table(
    "noun_word",
    (
        *(w(_noun("permanent", OfType(kind)), f"@s {en}|@p {en}s", zh) for kind, en, zh in TYPES),
        t(_subtype_noun, "@name {name:subtype}", "{name:subtype}"),
        w(_noun("permanent", OUTLAWS), "@s outlaw|@p outlaws", ""),
        w(_noun("permanent"), "@s permanent|@p permanents", "永久物"),
        w(_noun("permanent", IsCommander()), "@s commander|@p commanders", "指挥官"),
        w(_noun("permanent", IsToken()), "@s token|@p tokens", "衍生物|衍生"),
        w(
            _noun("permanent", every(IsToken(), OfType(CardType.CREATURE))),
            "@s creature token|@p creature tokens",
            "衍生生物|生物衍生物",
        ),
        w(_noun("card"), "@s card|@p cards", "牌"),
        w(_noun("spell"), "@s spell|@p spells", "咒语"),
        w(_noun("card", IsPermanentCard()), "@s permanent card|@p permanent cards", "永久物牌"),
        w(
            _noun("spell", Non(either(*SPELLS_ONLY))),
            "@s permanent spell|@p permanent spells",
            "永久物咒语",
        ),
        w(_ability(True, False), "@s activated ability|@p activated abilities", "起动式异能"),
        w(_ability(False, True), "@s triggered ability|@p triggered abilities", "触发式异能"),
        w(
            _ability(True, True),
            "@s activated or triggered ability|@p activated or triggered abilities"
            "|@s activated ability or triggered ability",
            "起动式或触发式异能",
        ),
        w(
            _noun("mixed", either(IsSpell(), IsAbility())),
            "@s spell or ability|@p spells or abilities|@p spells and abilities",
            "咒语或异能",
        ),
        w(
            _noun("mixed", either(IsSpell(), IsAbility())),
            "",
            "咒语，起动式异能或触发式异能",
        ),
        w(_noun("source"), "@s source|@p sources", "来源"),
    ),
    ("creature", "生物"),
)
LEADING = Table(
    "leading",
    (
        Include("negative"),
        Include("color_filter"),
        Include("type_filter"),
        Include("subtype_filter"),
        t(lambda supertype: OfSupertype(supertype), "{supertype}", "{supertype}"),
        w(Historic(), "historic", "史迹"),
    ),
    ("red", "红色"),
)
KIND = Table(
    "kind",
    (
        Include("noun_word"),
        t(_led, "@n {a:leading@s} {n:kind}", "@n {a:leading}{n:kind}|@n {a:leading}的{n:kind}"),
        t(_led, "@n {a:negative}, {n:kind}", "{a:negative}[且/，]{n:kind}"),
        t(of_words, "@n {a:type_words} {n:noun_word}", "{a:type_words}{n:noun_word}"),
        t(
            _of_subtypes,
            "@n {a:type_words} {n:typed_noun}",
            "{a:type_words}{n:typed_noun}",
            ex=("angel or human creature card", "天使或人类生物牌"),
            rank=-1,
        ),
        t(
            of_words,
            "@p {a:type_words_and} {n:noun_word@p}",
            "@p {a:type_words_and}{n:noun_word}",
        ),
    ),
    ("land", "地"),
)
TYPED_NOUN = Table(
    "typed_noun",
    (t(_led, "@n {a:type_filter@s} {n:noun_word}", "{a:type_filter}{n:noun_word}"),),
    ("creature card", "生物牌"),
)
TYPE_WORDS = Table(
    "type_words",
    (
        ListOf("type_word", (", ", " or ", ", or "), ("、", "或", "或"), least=2),
        ListOf("type_word", (", ", " and/or ", ", and/or "), ("、", "和/或", "和/或"), least=2),
    ),
    ("instant or sorcery", "瞬间或法术"),
)
TYPE_WORDS_AND = Table(
    "type_words_and",
    (
        ListOf("type_word", (", ", " and ", ", and "), ("、", "和", "和"), least=2),
        ListOf("type_word", (UNSAID, UNSAID, UNSAID), ("、", "与", "与"), least=2),
        ListOf("type_word", (UNSAID, UNSAID, UNSAID), ("、", "及", "及"), least=2),
    ),
    ("instant and sorcery", "瞬间和法术"),
)
KIND_LIST = Table(
    "kind_list",
    (
        ListOf("kind_item", (", ", " or ", ", or "), ("、", "或", "或"), least=2),
        ListOf("kind_item", (", ", " and/or ", ", and/or "), ("、", "和/或", "和/或"), least=2),
    ),
    ("artifact or land", "神器或地"),
)
KIND_LIST_AND = Table(
    "kind_list_and",
    (
        ListOf("kind_item", (", ", " and ", ", and "), ("、", "和", "和"), least=2),
        ListOf("kind_item", (UNSAID, UNSAID, UNSAID), ("、", "与", "与"), least=2),
        ListOf("kind_item", (UNSAID, UNSAID, UNSAID), ("、", "及", "及"), least=2),
    ),
    ("artifacts and lands", "神器和地"),
)
