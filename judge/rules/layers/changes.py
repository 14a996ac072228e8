"""One modification of one object's characteristics (613.1); `judge.rules.layers` says when."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any

from judge.abilities import Keyword
from judge.abilities import modifications as m
from judge.abilities.ability import Activated
from judge.abilities.bases import Modification
from judge.cards import CardType, Characteristics, Color
from judge.cards.subtypes import BASIC_LAND_TYPES, Family, family, subtype
from judge.cards.types import FAMILY_OF, SPELL_TYPES
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import Counters
from judge.rules.given.intrinsic import with_land_types
from judge.rules.grants import as_given
from judge.rules.layers.borrowed import abilities_of, keywords_of, types_of
from judge.rules.layers.own_cost import with_own_cost
from judge.rules.layers.text import with_words
from judge.rules.mana_abilities import is_of_mana
from judge.rules.meaning import Context, amount_of
from judge.rules.qualities import chosen_word
from judge.rules.qualities.lasting_words import with_choices
from judge.rules.view import View
from judge.values import Bilingual

TYPE_CHOICES = ("creature type", "basic land type", "land type")
OF_TYPES = (m.BecomeTypes, m.LoseTypes, m.ChangeText)
_POWER_TOUGHNESS_COUNTER = re.compile(r"([+-]\d+)/([+-]\d+)")


def modified(
    view: View, now: Characteristics, change: Modification, context: Context
) -> Characteristics:
    """The characteristics after one modification."""
    apply = CHANGES.get(type(change))
    if apply is None:
        raise Unsupported("613.1", "a change of characteristics of this kind", "对特征的此种改变")
    after = apply(view, now, change, context)
    return with_land_types(now, after) if isinstance(change, OF_TYPES) else after


@cites("205.3d", "一个物件不能得到不对应该物件任何类别的副类别")
def fitted(
    now: Characteristics, change: Modification, parts: tuple[Modification, ...]
) -> Modification:
    """A modification with those of its subtypes that the object can gain, by its types by then.

    Other parts of the same effect may give it the types.
    """
    if not isinstance(change, m.BecomeTypes):
        return change
    given = (kind for one in parts if isinstance(one, m.BecomeTypes) for kind in one.types)
    fit = _correlated(frozenset(change.subtypes), now.types.union(given))
    if fit.issuperset(change.subtypes):
        return change
    return change.with_(subtypes=tuple(name for name in change.subtypes if name in fit))


def _types(
    view: View, now: Characteristics, change: m.BecomeTypes, context: Context
) -> Characteristics:
    subtypes = frozenset(change.subtypes) | _unnamed(view, change, context)
    if change.in_addition:
        return now.with_(
            types=now.types | frozenset(change.types),
            subtypes=now.subtypes | subtypes,
            supertypes=now.supertypes | frozenset(change.supertypes),
        )
    if sets_land_type(change, subtypes) and CardType.LAND in now.types:
        return now.with_(subtypes=now.subtypes - family(Family.LAND) | subtypes, abilities=())
    types = frozenset(change.types) | (now.types & SPELL_TYPES) if change.types else now.types
    kept = now.subtypes - _families_of(subtypes)
    is_basic = CardType.LAND in change.types and subtypes & frozenset(BASIC_LAND_TYPES)  # 305.7
    return now.with_(
        types=types,
        subtypes=_correlated(kept, types) | subtypes,
        supertypes=now.supertypes | frozenset(change.supertypes),
        abilities=() if is_basic else now.abilities,
    )


def _unnamed(view: View, change: m.BecomeTypes, context: Context) -> frozenset[str]:
    """The subtypes that a modification does not name: the chosen one, or all creature types."""
    if change.all_creature_types:
        return family(Family.CREATURE)
    if not change.chosen_type:
        return frozenset()
    chosen = next(
        (word for what in TYPE_CHOICES if (word := chosen_word(view, what, context))), None
    )
    return frozenset() if chosen is None else frozenset({str(chosen)})


@cites("305.7", "它失去所有原本的规则叙述、地类别")
def sets_land_type(change: m.BecomeTypes, subtypes: Collection[str]) -> bool:
    """True if a land's type is set: other land types and the abilities of its text are lost."""
    return not change.in_addition and not change.types and bool(family(Family.LAND) & {*subtypes})


def rules_of(change: Modification) -> tuple[str, ...]:
    """The rules, besides those of its layer, by which a modification does what it does."""
    match change:
        case m.BecomeTypes(in_addition=True, types=types) if types:
            return keeps_types.numbers
        case m.BecomeTypes() if sets_land_type(change, change.subtypes):
            return sets_land_type.numbers
        case m.BecomeTypes(in_addition=False) | m.LoseTypes():
            return replaces_types.numbers
        case m.DefinePowerToughness():
            return defines_size.numbers
        case m.GainAbilitiesOf(keywords=keywords):
            return (keywords_of if keywords else abilities_of).numbers
    return ()


@cites("205.1b", "在此情况下，所有该物件原本的类别、超类别与副类别均会保留")
def keeps_types() -> None:
    """What becomes something in addition, or is still what it was, keeps its types."""


@cites("205.1a", "新的牌类别会取代所有原本的类别")
def replaces_types() -> None:
    """A type that is set replaces those of its kind; a card type that is lost takes subtypes."""


@cites("208.2a", "如果该异能需要使用的数字不能确定，则以0来代替")
def defines_size() -> None:
    """A power or toughness that an ability defines is so everywhere."""


def _families_of(subtypes: frozenset[str]) -> frozenset[str]:
    """All subtypes of the sets that some subtypes belong to: setting one replaces these."""
    known = {found.family for name in subtypes if (found := subtype(name)) is not None}
    return frozenset().union(*(family(name) for name in known))


def _correlated(subtypes: frozenset[str], types: frozenset[CardType]) -> frozenset[str]:
    """The subtypes that objects of these card types can have (205.1a)."""
    families = {FAMILY_OF[kind] for kind in types if kind in FAMILY_OF}
    return frozenset(
        name for name in subtypes if (known := subtype(name)) is None or known.family in families
    )


def _lose_types(
    view: View, now: Characteristics, change: m.LoseTypes, context: Context
) -> Characteristics:
    types = now.types - frozenset(change.types)
    subtypes = now.subtypes - frozenset(change.subtypes)
    if change.all_creature_types:
        subtypes -= family(Family.CREATURE)
    return now.with_(
        types=types,
        subtypes=_correlated(subtypes, types) if change.types else subtypes,
        supertypes=now.supertypes - frozenset(change.supertypes),
    )


def _colors(
    view: View, now: Characteristics, change: m.BecomeColors, context: Context
) -> Characteristics:
    colors = frozenset(color for color in change.colors if color is not None)
    if None in change.colors:
        chosen = chosen_word(view, "color", context)
        colors |= frozenset() if chosen is None else {Color(str(chosen))}
    return now.with_(colors=now.colors | colors if change.in_addition else colors)


def _gain(
    view: View, now: Characteristics, change: m.GainAbilities, context: Context
) -> Characteristics:
    given = with_choices(view, as_given(change.abilities, context.source), context)
    gained = with_own_cost(now, given)
    return now.with_(abilities=_joined(now.abilities, gained))


def _joined(held: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    """Both in turn; the same two give the same tuple, for what is kept of each tuple."""
    known = _JOINED.get((id(held), id(more)))
    if known is not None and known[0] is held and known[1] is more:
        return known[2]
    if len(_JOINED) >= MOST_JOINED:
        _JOINED.clear()
    joined = (*held, *more)
    _JOINED[id(held), id(more)] = (held, more, joined)
    return joined


MOST_JOINED = 4096
_JOINED: dict[tuple[int, int], tuple[tuple[Any, ...], tuple[Any, ...], tuple[Any, ...]]] = {}


def _lose(
    view: View, now: Characteristics, change: m.LoseAbilities, context: Context
) -> Characteristics:
    if change.except_mana:
        return now.with_(
            abilities=tuple(
                a for a in now.abilities if isinstance(a, Activated) and is_of_mana(view, a)
            )
        )
    if not change.keywords:
        return now.with_(abilities=())
    kept = tuple(
        a for a in now.abilities if not (isinstance(a, Keyword) and a.name in change.keywords)
    )
    if len(kept) == len(now.abilities):
        return now
    return now.with_(abilities=kept)


def _of_others(
    view: View, now: Characteristics, change: m.GainAbilitiesOf, context: Context
) -> Characteristics:
    return now.with_(abilities=(*now.abilities, *abilities_of(view, change, context)))


def _set(
    view: View,
    now: Characteristics,
    change: m.SetPowerToughness | m.DefinePowerToughness,
    context: Context,
) -> Characteristics:
    power, toughness = now.power, now.toughness
    if change.power is not None:
        power = amount_of(view, change.power, context)
    if change.toughness is not None:
        toughness = amount_of(view, change.toughness, context)
    return now.with_(power=power, toughness=toughness)


def _modify(
    view: View, now: Characteristics, change: m.ModifyPowerToughness, context: Context
) -> Characteristics:
    if now.power is None and now.toughness is None:
        return now
    return now.with_(
        power=(now.power or 0) + amount_of(view, change.power, context),
        toughness=(now.toughness or 0) + amount_of(view, change.toughness, context),
    )


def _switch(
    view: View, now: Characteristics, change: m.SwitchPowerToughness, context: Context
) -> Characteristics:
    return now.with_(power=now.toughness, toughness=now.power)


def _copy(
    view: View, now: Characteristics, change: m.CopyValues, context: Context
) -> Characteristics:
    if not isinstance(change.values, Characteristics):
        raise TypeError(f"{change.values!r} are no copiable values")
    return change.values


def _name(
    view: View, now: Characteristics, change: m.GainName, context: Context
) -> Characteristics:
    return now.with_(name=Bilingual(change.name, change.name))


def _text(
    view: View, now: Characteristics, change: m.ChangeText, context: Context
) -> Characteristics:
    if change.old is None or change.new is None:
        raise Unsupported("613.1c", "a word that was not chosen", "未经选择的词语")
    return with_words(now, change.old, change.new)


CHANGES: Mapping[
    type[Modification], Callable[[View, Characteristics, Any, Context], Characteristics]
] = {
    m.BecomeTypes: _types,
    m.LoseTypes: _lose_types,
    m.CreatureTypesOf: types_of,
    m.BecomeColors: _colors,
    m.GainAbilities: _gain,
    m.LoseAbilities: _lose,
    m.GainAbilitiesOf: _of_others,
    m.SetPowerToughness: _set,
    m.DefinePowerToughness: _set,
    m.ModifyPowerToughness: _modify,
    m.SwitchPowerToughness: _switch,
    m.CopyValues: _copy,
    m.GainName: _name,
    m.NoManaCost: lambda v, now, change, c: now.with_(cost=None),
    m.ChangeText: _text,
}


def changed_by_counters(now: Characteristics, counters: Counters) -> Characteristics:
    """The characteristics with +N/+M counters counted."""
    if now.power is None or now.toughness is None:
        return now
    power, toughness = now.power, now.toughness
    for kind, number in counters.kinds:
        change = _POWER_TOUGHNESS_COUNTER.fullmatch(kind)
        if change is not None:
            power += number * int(change[1])
            toughness += number * int(change[2])
    if (power, toughness) == (now.power, now.toughness):
        return now
    return now.with_(power=power, toughness=toughness)
