"""What becomes something else and nothing more: "loses all other card types and abilities" """

from __future__ import annotations

from judge.abilities import Ability
from judge.abilities.ability import Static
from judge.abilities.bases import Duration, Filter, Modification, Objects
from judge.abilities.durations import ForGood
from judge.abilities.effects.objects import Change
from judge.abilities.modifications import (
    BecomeTypes,
    GainAbilities,
    GainName,
    LoseAbilities,
    SetPowerToughness,
)
from judge.abilities.statics import Continuous
from judge.language import REJECTED, Table, t, w

Mods = tuple[Modification, ...]
Abilities = tuple[Ability, ...]


def only(m: Mods, a: Abilities = (), name: str | None = None) -> Mods:
    """It is of these types and has these abilities, and no others (205.1a)."""
    types = [mod for mod in m if isinstance(mod, BecomeTypes)]
    gained = [one for mod in m if isinstance(mod, GainAbilities) for one in mod.abilities]
    sized = [mod for mod in m if isinstance(mod, SetPowerToughness)]
    kept = (BecomeTypes, GainAbilities, LoseAbilities, SetPowerToughness)
    whole = BecomeTypes(
        tuple(kind for mod in types for kind in mod.types),
        tuple(kind for mod in types for kind in mod.subtypes),
        in_addition=False,
    )
    has = (GainAbilities((*gained, *a)),) if gained or a else ()
    named = () if name is None else (GainName(name),)
    others = (mod for mod in m if not isinstance(mod, kept))
    return (*named, whole, *others, LoseAbilities(), *has, *sized)


def _static(f: Filter, m: Mods, a: Abilities = (), n: str | None = None) -> object:
    if not any(isinstance(mod, BecomeTypes) and mod.types for mod in m):
        return REJECTED
    return (Static(Continuous(f, only(m, a, n))),)


def _effect(o: Objects, m: Mods, keeps: bool, d: Duration | None = None) -> object:
    if not any(isinstance(mod, BecomeTypes) and mod.types for mod in m):
        return REJECTED
    return Change(o, m if keeps else only(m), d or ForGood())


TURNED_STATIC = Table(
    "turned_static",
    (
        t(
            _static,
            "{f:subject@s} is {m:plain_becoming} and loses all other card types and abilities|"
            "{f:subject@s} is {m:plain_becoming} and has {a:keyword_phrase}, and it loses all "
            "other abilities, card types, and creature types|"
            "{f:subject@s} loses all abilities and is {m:plain_becoming} named {n:card_name}",
            "{f:subject}是{m:plain_becoming}，并失去所有其他牌的类别和异能|"
            "{f:subject}是{m:plain_becoming}且具{a:keyword_phrase}，"
            "并失去所有其他异能、牌的类别和生物类别|"
            "{f:subject}失去所有异能且是名称为{n:card_name}的{m:plain_becoming}",
            ex=(
                'enchanted permanent is a colorless land with "{t}: add {c}" and loses all other '
                "card types and abilities",
                '所结附的永久物是具"{t}：加{c}"异能的无色地，并失去所有其他牌的类别和异能',
            ),
        ),
    ),
)
TURNED_EFFECT = Table(
    "turned_effect",
    (
        t(
            _effect,
            "{o:objects@s} becomes {m:plain_becoming} and loses all other {keeps:others_lost}"
            "[ {d:duration}]",
            "{o:objects}成为{m:plain_becoming}，[并/且]失去所有其他{keeps:others_lost}"
            "[{d:duration}]",
            ex=(
                'target creature becomes a treasure artifact with "{t}: add {g}" and loses all '
                "other card types and abilities",
                '目标生物成为具"{t}：加{g}"的珍宝神器，并失去所有其他牌的类别和异能',
            ),
        ),
    ),
)
OTHERS_LOST = Table(  # True where it keeps its abilities
    "others_lost",
    (
        w(False, "card types and abilities", "牌的类别和异能"),
        w(True, "card types", "牌的类别"),
    ),
    ("card types", "牌的类别"),
)
TABLES = (TURNED_STATIC, TURNED_EFFECT, OTHERS_LOST)
