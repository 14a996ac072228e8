"""Which objects may be chosen together: what a grouping of words asks becomes bounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

from judge.abilities.bases import Grouping
from judge.abilities.filters import Quality
from judge.abilities.groupings import (
    AllDifferent,
    BothShare,
    OfOneGraveyard,
    TotalAtLeast,
    TotalAtMost,
    Trait,
)
from judge.budget import step
from judge.cards.subtypes import Family, family
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId, Recipient
from judge.rules.meaning import Context, amount_of
from judge.rules.qualities import number_of
from judge.rules.requests import Bounds
from judge.rules.view import View

NUMBERS = {
    Trait.POWER: Quality.POWER,
    Trait.TOUGHNESS: Quality.TOUGHNESS,
    Trait.MANA_VALUE: Quality.MANA_VALUE,
}


def bounds_of(
    view: View, group: Grouping | None, among: tuple[Recipient, ...], context: Context
) -> Bounds | None:
    """What limits the choice among objects; None where nothing does."""
    if group is None:
        return None
    ids = tuple(ObjectId(i) for i in among if isinstance(i, int))
    if any(view.of(i).name is None and not view.of(i).types for i in ids):
        raise Unsupported("608.2d", "a choice among cards that are not known", "在未知的牌中选择")
    if isinstance(group, TotalAtMost):
        weights = tuple((i, number_of(view, group.quality, i)) for i in ids)
        return Bounds(weights=weights, most=amount_of(view, group.limit, context))
    if isinstance(group, TotalAtLeast):
        weights = tuple((i, number_of(view, group.quality, i)) for i in ids)
        return Bounds(weights=weights, least=amount_of(view, group.limit, context))
    step(len(ids) ** 2)
    may = GROUPINGS[type(group)]
    return Bounds(frozenset(two for two in combinations(ids, 2) if not may(view, group, *two)))


def exact_group(group: Grouping | None, bounds: Bounds) -> Grouping | None:
    """A grouping with its limit as the number that it is now."""
    if isinstance(group, TotalAtMost) and bounds.most is not None:
        return group.with_(limit=bounds.most)
    return group


def _of_one_graveyard(view: View, group: OfOneGraveyard, a: ObjectId, b: ObjectId) -> bool:
    return view.object(a).owner == view.object(b).owner


def _differ(view: View, group: AllDifferent, a: ObjectId, b: ObjectId) -> bool:
    match group.trait:
        case Trait.NAME:
            return have_different_names(view, a, b)
        case Trait.CONTROLLER:
            return view.object(a).controller != view.object(b).controller
        case trait:
            return number_of(view, NUMBERS[trait], a) != number_of(view, NUMBERS[trait], b)


@cites("201.2b", "且其中没有任意两个物件具有共通的名称时，这些物件的名称才各不相同")
def have_different_names(view: View, a: ObjectId, b: ObjectId) -> bool:
    """True of two objects that have names, none of them the same."""
    one, other = view.of(a).name, view.of(b).name
    if one is None or other is None:
        return False
    return not set(one.en.split(" // ")) & set(other.en.split(" // "))


def _share(view: View, group: BothShare, a: ObjectId, b: ObjectId) -> bool:
    one, other = view.of(a), view.of(b)
    match group.trait:
        case Trait.CREATURE_TYPE:
            return bool(one.subtypes & other.subtypes & family(Family.CREATURE))
        case Trait.CARD_TYPE:
            return bool(one.types & other.types)
        case Trait.COLOR:
            return bool(one.colors & other.colors)
        case trait:
            raise TypeError(f"{trait!r} is not shared")


GROUPINGS: Mapping[type[Grouping], Callable[..., bool]] = {
    OfOneGraveyard: _of_one_graveyard,
    AllDifferent: _differ,
    BothShare: _share,
}
