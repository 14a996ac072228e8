"""What something becomes."""

from __future__ import annotations

from judge.abilities.bases import Modification
from judge.abilities.modifications import (
    BecomeColors,
    BecomeTypes,
    GainAbilities,
    LoseAbilities,
    SetPowerToughness,
)
from judge.cards import CardType, Supertype
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.phrases.tokens.types import ARTIFACT, CREATURE, Abilities, Colors, Size


def _becoming(
    k: tuple[CardType, ...] = (),
    z: Size | None = None,
    c: Colors | None = None,
    b: tuple[str, ...] = (),
    a: Abilities = (),
    q: Abilities = (),
    in_addition: bool = False,
    loses: bool = False,
) -> object:
    """205.1a, 205.1b: "artifact creature" keeps the types there are, new creature types do not."""
    if CREATURE not in k and z is not None and not b:
        return REJECTED
    mods: list[Modification] = []
    if in_addition or ARTIFACT not in k or CREATURE not in k:
        mods.append(BecomeTypes(k, b, in_addition=in_addition))
    else:
        mods.append(BecomeTypes(k, in_addition=True))
        if b:
            mods.append(BecomeTypes(subtypes=b, in_addition=False))
    if c is not None:
        mods.append(BecomeColors(c))
    if loses:
        mods.append(LoseAbilities())
    if a or q:
        mods.append(GainAbilities((*a, *q)))
    if z is not None:
        mods.append(SetPowerToughness(z[0], z[1]))
    return tuple(mods)


def _add(m: tuple[Modification, ...], a: Abilities) -> object:
    if any(isinstance(mod, GainAbilities) for mod in m):
        return REJECTED
    at = len(m) - 1 if isinstance(m[-1], SetPowerToughness) else len(m)
    return (*m[:at], GainAbilities(a), *m[at:])


def _add_base(m: tuple[Modification, ...], z: Size) -> object:
    if any(isinstance(mod, SetPowerToughness) for mod in m):
        return REJECTED
    return (*m, SetPowerToughness(z[0], z[1]))


def _add_base_with(m: tuple[Modification, ...], z: Size, a: Abilities) -> object:
    sized = _add_base(m, z)
    return _add(sized, a) if isinstance(sized, tuple) else REJECTED


def kept_types(m: tuple[Modification, ...]) -> object:
    """ "In addition to its other types": all that it was it still is."""
    types = [mod for mod in m if isinstance(mod, BecomeTypes)]
    every_type = any(mod.all_creature_types for mod in types)
    merged = (
        BecomeTypes(
            types[0].types, types[-1].subtypes, in_addition=True, all_creature_types=every_type
        )
        if types
        else None
    )
    rest = tuple(mod for mod in m if not isinstance(mod, BecomeTypes))
    return (merged, *rest) if merged is not None else REJECTED


def _legendary(m: tuple[Modification, ...]) -> object:
    kept = kept_types(m)
    legend = BecomeTypes(supertypes=(Supertype.LEGENDARY,), in_addition=True)
    return (legend, *kept) if isinstance(kept, tuple) else REJECTED


def _of_all_types(m: tuple[Modification, ...]) -> object:
    at = next((i for i, mod in enumerate(m) if isinstance(mod, BecomeTypes)), None)
    if at is None or not isinstance(kind := m[at], BecomeTypes):
        return REJECTED
    return (*m[:at], kind.with_(all_creature_types=True), *m[at + 1 :])


def _kept_colors(m: tuple[Modification, ...]) -> object:
    kept = kept_types(m)
    if kept is REJECTED or not isinstance(kept, tuple):
        return REJECTED
    return tuple(
        mod.with_(in_addition=True) if isinstance(mod, BecomeColors) else mod for mod in kept
    )


THING = Table(
    "thing",
    (
        t(
            lambda d: _becoming(**d._asdict()),
            "@d {d:colored_described_thing}",
            "{d:colored_described_thing}",
        ),
        t(
            lambda z, d: _becoming(z=z, **d._asdict()),
            "@d {z:size} {d:colored_described_thing}",
            "{z:size}{d:colored_described_thing}",
        ),
    ),
    ("2/2 red goblin creature", "2/2红色鬼怪生物"),
)
_KEEP = tuple(
    f" in addition to {whose} other {kind}"
    for whose, kind in (
        ("its", "types"),
        ("their", "types"),
        ("its", "land types"),
        ("their", "creature types"),
        ("its", "creature types"),
    )
)
KIND_BESIDES = Table(  # what it is besides, in Chinese
    "kind_besides",
    (
        t(
            kept_types,
            "",
            "{m:plain_becoming}此类别|{m:plain_becoming}此[生物/地]类别|"
            '"{m:plain_becoming}"此[生物]类别',
            ex=("", "天使此类别"),
        ),
        w((BecomeTypes(chosen_type=True),), "", "该类别"),
    ),
)
BECOMING = Table(  # what follows "becomes", "become", "is" and "are"
    "becoming",
    (
        Include("plain_becoming"),
        t(
            kept_types,
            "|".join("{m:plain_becoming}" + keep for keep in _KEEP),
            "{m:plain_becoming}，且具其原本类别",
        ),
        t(
            _legendary,
            "a legendary {m:thing} in addition to [its/their] other types",
            "传奇{m:thing}，且具其原本类别",
            ex=(
                "a legendary goblin in addition to its other types",
                "传奇鬼怪，且具其原本类别",
            ),
        ),
        t(
            _kept_colors,
            "{m:plain_becoming} in addition to [its/their] other colors and types",
            "",
        ),
        t(
            kept_types,
            "{m:plain_becoming} [that's/that is] still a land|"
            "{m:plain_becoming} that are still lands",
            "{m:plain_becoming}，[且/但]仍然是地|{m:plain_becoming}，且仍为地",
        ),
        t(
            kept_types,
            "{m:plain_becoming} that's still a planeswalker",
            "{m:plain_becoming}，且仍[然]是鹏洛客",
        ),
    ),
    ("a 2/2 red goblin creature", "2/2红色鬼怪生物"),
)
PLAIN_BECOMING = Table(
    "plain_becoming",
    (
        t(lambda m: m, "a {m:thing}|an {m:thing}|{m:thing}", "{m:thing}|一个{m:thing}"),
        t(
            _add,
            "a {m:thing} with {a:granted}|an {m:thing} with {a:granted}|{m:thing} with {a:granted}",
            "具{a:granted}的{m:thing}",
        ),
        t(
            _add_base,
            "a {m:thing} with base power and toughness {z:size}|"
            "an {m:thing} with base power and toughness {z:size}|"
            "{m:thing} with base power and toughness {z:size}",
            "基础力量与防御力为{z:size}的{m:thing}|{m:thing}，且基础力量与防御力为{z:size}",
            ex=(
                "a red goblin with base power and toughness 1/1",
                "基础力量与防御力为1/1的红色鬼怪",
            ),
        ),
        t(
            lambda m, z, a, b: _add_base_with(m, z, (*a, *b)),
            "a {m:thing} with base power and toughness {z:size}, {a:keyword}, and {b:keyword}|"
            "an {m:thing} with base power and toughness {z:size}, {a:keyword}, and {b:keyword}",
            "",
            ex=("a red goblin with base power and toughness 8/8, flying, and first strike", ""),
        ),
        t(
            _of_all_types,
            "a {m:thing} with all creature types|an {m:thing} with all creature types|"
            "{m:thing} with all creature types",
            "{m:thing}并具有所有生物类别|具有所有生物类别的{m:thing}",
            ex=("a 2/2 creature with all creature types", "2/2生物并具有所有生物类别"),
        ),
        t(
            _becoming,
            "",
            "{z:size}{c:token_colors}[，/且]具{a:keyword_phrase}的{b:subtypes_run}"
            "{k:types_run}|{z:size}[，/且]具{a:keyword_phrase}的{b:subtypes_run}{k:types_run}",
        ),
    ),
    ("a 2/2 red goblin creature", "2/2红色鬼怪生物"),
)
