"""Abilities and creature types that an object has because others have them."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities import modifications as m
from judge.abilities.ability import Activated
from judge.abilities.bases import Ability
from judge.abilities.costs import PayLoyalty
from judge.cards import Characteristics
from judge.cards.subtypes import Family, family
from judge.cite import cites
from judge.rules.meaning import Context, find_objects
from judge.rules.view import View


@cites("201.5b", "则所获得的异能上所有指前者物件的名称都被视为后者物件的名称")
def abilities_of(view: View, change: m.GainAbilitiesOf, context: Context) -> tuple[Ability, ...]:
    """The abilities of others to be gained; one that names its object means what gains it."""
    if change.keywords:
        return keywords_of(view, change, context)
    return tuple(
        ability
        for id_ in find_objects(view, change.of, context)
        for own in view.of(id_).abilities
        for ability in (_activated(view, own) if change.activated_only else (own,))
        if isinstance(ability, Ability) and (not change.loyalty_only or is_loyalty(ability))
    )


@cites("606.2", "在费用中包含忠诚符号的起动式异能为忠诚异能")
def is_loyalty(ability: Ability) -> bool:
    """True of an activated ability with a loyalty symbol in its cost."""
    return isinstance(ability, Activated) and any(
        isinstance(part, PayLoyalty) for part in ability.cost.parts
    )


@cites("602.1", "起动式异能具有费用和效应")
def _activated(view: View, own: object) -> tuple[object, ...]:
    """An ability if it is activated; of a keyword ability, what it means that is.

    One that means nothing else is gained as what it is: "equip {2}".
    """
    if not isinstance(own, Keyword) or not view.rulebook.knows(own.name):
        return (own,) if isinstance(own, Activated) else ()
    meant = view.rulebook.meaning_of(own)
    activated = tuple(one for one in meant if isinstance(one, Activated))
    return (own,) if activated and activated == meant else activated


@cites("702.1c", "则它赋予该关键字异能或指示物的每一种适用的变化形式或变量")
def keywords_of(view: View, change: m.GainAbilitiesOf, context: Context) -> tuple[Ability, ...]:
    """Each variant that others have of these keyword abilities, once."""
    found = (a for id_ in find_objects(view, change.of, context) for a in view.of(id_).abilities)
    held = dict.fromkeys(a for a in found if isinstance(a, Keyword) and a.name in change.keywords)
    return tuple(held)


def types_of(
    view: View, now: Characteristics, change: m.CreatureTypesOf, context: Context
) -> Characteristics:
    """The characteristics with the creature types of others, and those named besides."""
    others = (view.of(i).subtypes for i in find_objects(view, change.of, context))
    creature = family(Family.CREATURE)
    taken = frozenset(name for names in others for name in names if name in creature)
    return now.with_(subtypes=now.subtypes - creature | taken | frozenset(change.besides))
