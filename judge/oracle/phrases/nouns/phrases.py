"""Noun phrases, with and without an article."""

from __future__ import annotations

from judge.abilities.bases import Amount, Filter
from judge.abilities.filters import (
    Attacking,
    Blocked,
    Blocking,
    Compares,
    Comparison,
    ControlledBy,
    FaceDown,
    IsAbility,
    IsCard,
    IsCommander,
    IsPermanent,
    IsSpell,
    IsToken,
    Modified,
    OfSubtype,
    OfType,
    Other,
    OwnedBy,
    Quality,
    Tapped,
    Unblocked,
    WithKeyword,
)
from judge.abilities.walk import within
from judge.abilities.who import You
from judge.cards import CardType
from judge.cards.subtypes import Family, family
from judge.language import REJECTED, UNSAID, Include, ListOf, Table, t, w
from judge.oracle.lexicon.filters import either, every, is_in_zone, parts_of
from judge.oracle.phrases.nouns.noun import Noun
from judge.oracle.phrases.nouns.words import is_no_owner, of_words


def of_kind(noun: Noun) -> Filter:
    """The filter with the word for what kind of object it is."""
    match noun.kind:
        case "permanent":
            return every(IsPermanent(), noun.filter)
        case "card":
            return every(IsCard(), noun.filter)
        case "spell":
            return every(IsSpell(), noun.filter)
        case _:
            return noun.filter


def _listed(items: tuple[Noun, ...]) -> object:
    if len(items) == 1:
        return items[0]
    each_named = all(item.kind == "card" for item in items)  # "basic land card or Gate card"
    each_named = each_named or repeats_noun(tuple(item.filter for item in items))
    if not each_named and items[-1].led is False and any(item.led for item in items[:-1]):
        return REJECTED  # "white creature or land": what is white?
    if _is_led_creature(items[-1]) and any(map(_is_creature_word, items[:-1])):
        return REJECTED  # "Elf or Soldier creature" is a creature of either type
    kinds = {item.kind for item in items}
    if "source" in kinds or ("ability" in kinds and kinds != {"ability", "spell"}):
        return REJECTED
    if len(kinds) == 1:
        several = tuple(item.filter for item in items)
        return Noun(items[0].kind, either(*several), several=several)
    if items[-1].kind == "spell" and items[-1].filter != every() and "ability" not in kinds:
        return REJECTED  # "artifact or creature spell": both are spells
    each = [of_kind(item) for item in items]
    if set(each) >= BOTH_KINDS:  # of an activated or a triggered ability: of any
        each = [one for one in each if one not in BOTH_KINDS] + [IsAbility()]
    return Noun("mixed", either(*each))


BOTH_KINDS = {IsAbility(True, False), IsAbility(False, True)}


def repeats_noun(several: tuple[Filter, ...]) -> bool:
    """True of a list that repeats its noun, so that each part has adjectives of its own.

    "White creature or artifact creature": only the first is white.
    """
    each = (frozenset(parts_of(one)) for one in several)
    return any(isinstance(part, OfType) for part in frozenset.intersection(*each))


def _is_led_creature(noun: Noun) -> bool:
    own = parts_of(noun.filter)
    typed = any(isinstance(part, OfSubtype) for part in own)
    return noun.kind == "permanent" and typed and OfType(CardType.CREATURE) in own


def _is_creature_word(noun: Noun) -> bool:
    own = noun.filter
    return isinstance(own, OfSubtype) and own.subtype in CREATURE_TYPES


def _narrowed(n: Noun, f: Filter) -> object:
    if is_no_owner(f, n.filter):
        return REJECTED
    if n.kind == "ability" and isinstance(f, Other):
        return REJECTED
    own = [part for part in parts_of(f) if any(map(_is_creature_s, within(part)))]
    if own and any(map(_is_creature, n.several)) and not all(map(_is_creature, n.several)):
        *others, last = n.several
        if any(map(_is_creature, others)):
            return REJECTED  # "creature or land with flying"
        rest = [part for part in parts_of(f) if part not in own]
        return Noun(n.kind, every(either(*others, every(last, *own)), *rest), n.led)
    return Noun(n.kind, every(n.filter, f), n.led)


def _in_front(n: Noun, f: Filter) -> object:
    """A word before a list is said of all its nouns, unless each part has a noun of its own."""
    own = f != Other() and len(n.several) > 1 and repeats_noun(n.several)
    return REJECTED if own else _narrowed(n, f)


def _described(n: Noun, f: Filter) -> object:
    """What stands beside a list is said of all its nouns; how one permanent stands is not."""
    return _in_front(n, f) if isinstance(f, STATES) else _narrowed(n, f)


def _in_state(n: Noun, f: Filter) -> object:
    found = _narrowed(n, f)
    return found.with_(led=True) if isinstance(found, Noun) else found


def _is_creature(filter_: Filter) -> bool:
    """True of a word for creatures alone."""
    return any(
        part == OfType(CardType.CREATURE)
        or (isinstance(part, OfSubtype) and part.subtype in CREATURE_TYPES)
        for part in parts_of(filter_)
    )


def _is_creature_s(quality: object) -> bool:
    """True of what only a creature has: "artifact or creature with flying" is any artifact."""
    sized = isinstance(quality, Compares) and quality.quality in (
        *(Quality.POWER, Quality.TOUGHNESS, Quality.TOTAL),
    )
    return sized or isinstance(quality, WithKeyword)


def _in_its_size(f: Filter, n: Noun) -> object:
    """ "1/1 creature"; a token of a size is one that is created."""
    is_token = any(isinstance(part, IsToken) for part in within(n.filter))
    return REJECTED if is_token else _in_front(n, f)


CREATURE_TYPES = family(Family.CREATURE)
STATES = (Tapped, Attacking, Blocking, Blocked, Unblocked, FaceDown, Modified)
NP_CORE = Table(
    "np_core",
    (
        Include("kind"),
        t(_listed, "@items {items:kind_list}", "{items:kind_list}"),
        t(_listed, "@p {items:kind_list_and@p}", "@p {items:kind_list_and}"),
        t(_narrowed, "@n {f:negative} {n:state_noun}", ""),
        t(
            _in_front,
            "@n {f:besides} {n:np_core}|@n {f:besides}, {n:np_core}",
            "@n {f:besides}{n:np_core}",
        ),
        t(_in_its_size, "@n {f:of_size} {n:np_core}", "@n {f:of_size}{n:np_core}"),
    ),
    ("creature", "生物"),
)
STATE_NOUN = Table(  # in a list, or after "nonblack": "tapped creature"
    "state_noun",
    (t(_in_state, "@n {f:state_word} {n:kind}", "@n {f:state_word}{n:kind}"),),
    ("tapped creature", "已横置的生物"),
)
KIND_ITEM = Table("kind_item", (Include("kind"), Include("state_noun")), ("land", "地"))
NP = Table(
    "np",
    (
        Include("np_core"),
        t(_described, "@n {n:np_core}{f:posts}", "@n {f:posts}的{n:np_core}|@n {f:posts}的{n:np}"),
        t(_described, "", "@n {f:posts}之{n:np_core}|@n {n:np_core}，且其{f:post}"),
        t(_in_front, "", "@n {f:besides}{n:np}|@n {f:leading}的{n:np}"),
    ),
    ("creature you control", "由你操控的生物"),
)


def _permanents(n: Noun) -> object:
    return of_kind(n) if n.kind == "permanent" else REJECTED


def _cards_there(n: Noun, z: Filter) -> object:
    return every(of_kind(n), z) if n.kind == "card" else REJECTED


def _of_permanents(n: object) -> object:
    return _permanents(n) if isinstance(n, Noun) else REJECTED


def _of_cards(n: object) -> object:
    """Cards, where it is said in which zone they are."""
    found = _cards(n) if isinstance(n, Noun) else REJECTED
    return found if isinstance(found, Filter) and is_in_zone(found) else REJECTED


def _cards(n: Noun) -> object:
    return of_kind(n) if n.kind == "card" else REJECTED


def _spells(n: Noun) -> object:
    return of_kind(n) if n.kind == "spell" else REJECTED


def _stack_objects(n: Noun) -> object:
    """Spells, abilities, or spells and permanents together."""
    return n.filter if n.kind in ("ability", "mixed") else REJECTED


def _sources(n: Noun) -> object:
    """Any object that can be a source: a "source", or permanents and spells alike."""
    return n.filter if n.kind == "source" else REJECTED


def _each_narrowed(n: Noun, f: Filter) -> object:
    """Permanents, or cards of which it is said where they are."""
    found = _narrowed(n, f)
    return _of_cards(found) if n.kind == "card" else _of_permanents(found)


PERMANENTS = Table(
    "permanents",
    (t(_permanents, "@n {n:np}", "@n {n:np}"),),
    ("creature you control", "由你操控的生物"),
)
EACH_AND_CORE = Table(  # "each Aura and Equipment": of either kind
    "each_and_core",
    (
        t(_listed, "{items:kind_list_and@s}", ""),
        t(
            of_words,
            "{a:type_words_and} {n:noun_word@s}",
            "{a:type_words_and}{n:noun_word}",
            ex=("instant and sorcery card", "瞬间与法术牌"),
        ),
    ),
)
EACH_AND = Table(
    "each_and",
    (
        t(_permanents, "{n:each_and_core}", ""),
        t(
            _cards_there,
            "{n:each_and_core} in {z:said_zone}",
            "{z:said_zone}中的{n:each_and_core}",
            ex=(
                "instant and sorcery card in your graveyard",
                "你的坟墓场中的瞬间与法术牌",
            ),
        ),
        t(
            _each_narrowed,
            "{n:each_and_core}{f:posts}",
            "{f:posts}的{n:each_and_core}",
            ex=("instant and sorcery card exiled with ~", "以~放逐的瞬间与法术牌"),
        ),
    ),
)
CARDS = Table("cards", (t(_cards, "@n {n:np}", "@n {n:np}"),), ("creature card", "生物牌"))
SPELLS = Table("spells", (t(_spells, "@n {n:np}", "@n {n:np}"),), ("creature spell", "生物咒语"))
STACK_OBJECTS = Table(
    "stack_objects",
    (t(_stack_objects, "@n {n:np}", "@n {n:np}"),),
    ("spell or ability", "咒语或异能"),
)


def _of_size(s: tuple[Amount, Amount]) -> object:
    """ "A 1/1 creature": of this power and this toughness."""
    if not all(isinstance(side, int) for side in s):
        return REJECTED
    power, toughness = (
        Compares(quality, Comparison.EQUAL, side)
        for quality, side in zip((Quality.POWER, Quality.TOUGHNESS), s, strict=True)
    )
    return every(power, toughness)


OF_SIZE = Table("of_size", (t(_of_size, "{s:size}", "{s:size}[的]"),), ("1/1", "1/1"))
OTHER_SOURCES = Table(  # of damage, besides permanents
    "other_sources",
    (t(lambda f: f, "{f:sources@p}|{f:spells@p}", "{f:sources}|{f:spells}"),),
    ("red sources", "红色来源"),
)
SOURCES = Table("sources", (t(_sources, "@n {n:np}", "@n {n:np}"),), ("red source", "红色来源"))


def _one(f: Filter, another: bool = False) -> Filter:
    return every(Other(), f) if another else f


YOUR_COMMANDER = w(  # any of them, of two partners
    every(IsPermanent(), IsCommander(), OwnedBy(You())), "@s your commander", "你的指挥官"
)
SAMPLES = {
    "permanents": ("a creature you control", "一个由你操控的生物"),
    "cards": ("a creature card", "一张生物牌"),
    "spells": ("a creature spell", "一个生物咒语"),
    "stack_objects": ("a spell or ability", "一个咒语或异能"),
    "sources": ("a red source", "一个红色来源"),
}


def _a(what: str) -> Table:
    """ "A creature", "any creature", "another creature"."""
    zh = (
        f"一个{{f:{what}@s}}|一张{{f:{what}@s}}|一件{{f:{what}@s}}|任一{{f:{what}@s}}|任意{{f:{what}@s}}"
        f"|一名{{f:{what}@s}}|某{{f:{what}@s}}|某个{{f:{what}@s}}|{{f:{what}@s}}"
    )
    sample = SAMPLES[what]
    return Table(
        "one_" + what.rstrip("s"),
        (
            t(
                _one,
                f"@s a {{f:{what}@s}}|@s an {{f:{what}@s}}|@s any {{f:{what}@s}}|"
                f"@s {{another:another_one}} {{f:{what}@s}}",
                f"{zh}|{{another:another_one}}{{f:{what}@s}}",
            ),
            *((YOUR_COMMANDER,) if what == "permanents" else ()),
        ),
        sample,
    )


def one_of(fs: tuple[Filter, ...]) -> object:
    """ "A Plains or an Island": what both are is said once; whose they are, of both or of none."""
    parts = [frozenset(parts_of(f)) for f in fs]
    if len({frozenset(p for p in own if isinstance(p, WHOSE)) for own in parts}) > 1:
        return REJECTED
    common = frozenset.intersection(*parts)
    return every(*common, either(*(every(*(own - common)) for own in parts)))


WHOSE = (ControlledBy, OwnedBy)


def _several(what: str) -> tuple[Table, Table]:
    """ "A Plains", "a Plains or an Island"; and two or more of them alone."""
    one, sample = what.rstrip("s"), SAMPLES[what]
    several = t(one_of, f"@s {{fs:listed_{what}}}", "", ex=(f"{sample[0]} or {sample[0]}", ""))
    return (
        Table("a_" + one, (Include("one_" + one), several), sample),
        Table(
            "listed_" + what,
            (ListOf("one_" + one, (", ", " or ", ", or "), (UNSAID,) * 3, least=2),),
        ),
    )


KINDS = ("permanents", "cards", "spells", "stack_objects", "sources")
ANOTHER_ONE = Table(
    "another_one",
    (w(True, "another", "另一个|另一张|另一|一个其他|一张其他"),),
    ("another", "另一个"),
)
AT_RANDOM = Table("at_random", (w(True, "at random", "随机"),), ("at random", "随机"))
A_TABLES = (
    ANOTHER_ONE,
    AT_RANDOM,
    *map(_a, KINDS),
    *(table for what in KINDS for table in _several(what)),
)
