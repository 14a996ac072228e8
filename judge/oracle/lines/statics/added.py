"""What a player and objects have together, and what a sentence adds: "It's still a land"."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.abilities.ability import Static
from judge.abilities.bases import Condition, Filter
from judge.abilities.conditions import Not
from judge.abilities.filters import IsOne
from judge.abilities.modifications import GainAbilities
from judge.abilities.statics import Continuous
from judge.abilities.walk import put, within
from judge.abilities.who import Granter
from judge.language import REJECTED, ListOf, Table, t
from judge.oracle.lexicon.filters import every
from judge.oracle.lines.static import if_static
from judge.oracle.phrases.tokens.becoming import kept_types

Abilities = tuple[Ability, ...]


def _still_lands(a: Abilities) -> object:
    """ "It's still a land": what it is besides."""
    made = tuple(_with_types_kept(one) for one in a)
    return REJECTED if made == a else made


def _with_types_kept(ability: object) -> object:
    if not isinstance(ability, Static) or not isinstance(ability.rule, Continuous):
        return ability
    kept = kept_types(ability.rule.modifications)
    return ability.with_(rule=ability.rule.with_(modifications=kept))


def _sparing(a: Abilities) -> object:
    """702.16n: what gives the protection is not removed by it."""
    spared = IsOne(Granter())
    made: object = a
    for part in within(a):
        if isinstance(part, Keyword) and part.name == "protection" and part.quality is not None:
            made = put(made, part, part.with_(spared=spared))
    return REJECTED if made == a else made


def _continuous_if(a: Abilities, c: Condition) -> object:
    """Of what objects are and have; a rule has rows of its own."""
    of_objects = all(isinstance(one, Static) and isinstance(one.rule, Continuous) for one in a)
    return if_static(c, a) if of_objects else REJECTED


def _unless_static(a: Abilities, c: Condition) -> object:
    return _continuous_if(a, Not(c))


def _each_if(f: Filter, items: tuple[Continuous, ...]) -> Abilities:
    """ "Each creature has vigilance if it's white, …": each keyword for those that are so."""
    return tuple(
        Static(Continuous(every(f, one.what), one.modifications))
        for one in items
        if isinstance(one.what, Filter)
    )


KEPT_IF = Table(  # a keyword, and which of the objects have it
    "kept_if",
    (
        t(
            lambda k, c: Continuous(c, (GainAbilities(k),)),
            "{k:keyword_phrase} if it's {c:color_filter}",
            "若为{c:color_filter}则具{k:keyword_phrase}",
        ),
    ),
    ("vigilance if it's white", "若为白色则具警戒异能"),
)
KEPT_IF_RUN = Table(
    "kept_if_run",
    (ListOf("kept_if", (", ", " and ", ", and "), ("，", "，", "，"), 2),),
    (
        "vigilance if it's white and trample if it's green",
        "若为白色则具警戒异能，若为绿色则具践踏异能",
    ),
)
ADDED = Table(
    "static_added",
    (
        t(
            _unless_static,
            "{a:static_one} unless {c:condition}",
            "除非{c:condition}，否则{a:static_one}",
            ex=("~ gets +1/+1 unless it's your turn", "除非在你的回合，否则~得+1/+1"),
            rank=1,
        ),
        t(
            _continuous_if,
            "{a:static_one} if {c:condition}",
            "",
            ex=("~ gets +1/+1 if it's your turn", ""),
            rank=1,
        ),
        t(
            _each_if,
            "{f:subject@s} has {items:kept_if_run}",
            "{f:subject}{items:kept_if_run}",
            ex=(
                "each creature you control has vigilance if it's white and trample if it's green",
                "每个由你操控的生物若为白色则具警戒异能，若为绿色则具践踏异能",
            ),
        ),
        t(
            _still_lands,
            "{a:static_one}. it's still a land|{a:static_one}. they're still lands",
            "{a:static_one}。它仍[然]是地|{a:static_one}。它们仍[然]是地",
            ex=(
                "enchanted land is a 3/3 creature. it's still a land",
                "所结附的地是3/3生物。它仍然是地",
            ),
        ),
        t(
            _sparing,
            "{a:static_one}. this effect doesn't remove ~",
            "{a:static_one}。此效应不会[移除~/将~移除]",
            ex=(
                "enchanted creature has protection from red. this effect doesn't remove ~",
                "所结附的生物具反红保护异能。此效应不会移除~",
            ),
        ),
    ),
    (
        "enchanted land is a 3/3 creature. it's still a land",
        "所结附的地是3/3生物。它仍然是地",
    ),
)
TABLES = (KEPT_IF, KEPT_IF_RUN, ADDED)
