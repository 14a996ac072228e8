"""What an object is: its types, colors, name and numbers."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping

from judge.abilities import filters as f
from judge.abilities.bases import Filter
from judge.abilities.references import Itself
from judge.abilities.walk import within
from judge.abilities.who import ControllerOf, OwnerOf
from judge.cards import CardType, ManaCost, Supertype
from judge.cards.subtypes import Family, family
from judge.cite import cites
from judge.game.state import GameObject, Kind, ObjectId, Zone
from judge.rules.engine import Test
from judge.rules.meaning.context import Context
from judge.rules.meaning.last_known import last_seen
from judge.rules.meaning.lookup import amount_of, find_objects, matches, objects_of
from judge.rules.qualities.basics import choice_of, chosen_word, is_copying
from judge.rules.view import View

COMPARE: Mapping[f.Comparison, Callable[[int, int], bool]] = {
    f.Comparison.LESS: operator.lt,
    f.Comparison.AT_MOST: operator.le,
    f.Comparison.EQUAL: operator.eq,
    f.Comparison.AT_LEAST: operator.ge,
    f.Comparison.GREATER: operator.gt,
}
_ITS_PLAYERS = (ControllerOf(Itself()), OwnerOf(Itself()))
PERMANENT_TYPES = frozenset(
    {
        CardType.ARTIFACT,
        CardType.BATTLE,
        CardType.CREATURE,
        CardType.ENCHANTMENT,
        CardType.LAND,
        CardType.PLANESWALKER,
    }
)


def _is_of_type(view: View, filter_: f.OfType, id_: ObjectId, context: Context) -> bool:
    return filter_.card_type in view.of(id_).types


@cites("715.2a", "即使该物件当前并没有用到其副特征")
def _has_adventure(view: View, filter_: f.HasAdventure, id_: ObjectId, context: Context) -> bool:
    """It has the characteristics of an Adventure, whichever it uses now."""
    return view.object(id_).layout == "adventure"


def number_of(view: View, quality: f.Quality, id_: ObjectId) -> int:
    """The power, toughness, mana value, … of an object, last known if it is gone."""
    match quality:
        case f.Quality.POWER:
            return view.power(id_)
        case f.Quality.TOUGHNESS:
            return view.toughness(id_)
        case f.Quality.TOTAL:
            return view.power(id_) + view.toughness(id_)
        case f.Quality.MANA_VALUE:
            return mana_value(view, id_)
        case f.Quality.COLORS:
            return len(view.of(id_).colors)


def mana_value(view: View, id_: ObjectId) -> int:
    """The mana value of an object (202.3): X counts only on the stack, and a copy has its own."""
    held, cost = view.object(id_), view.of(id_).cost
    if is_back_face(view, id_):
        cost = held.faces[0].cost
    if held.face and held.layout == "meld":  # 202.3c: a melded permanent, those of both cards
        costs = [part.printed.cost for part in held.components]
        return sum(one.mana_value for one in costs if one is not None)
    if cost is None:
        return 0
    value = cost.mana_value
    if held.zone is Zone.STACK and held.stack is not None and held.stack.x:
        value += cost.symbols.count("X") * held.stack.x
    return value


@cites("202.3b", "如果某永久物或咒语是一张转化式双面牌背面的复制，该复制品的法术力值为0")
@cites("712.8c", "使用其正面的法术力费用来计算其法术力值")
def is_back_face(view: View, id_: ObjectId) -> bool:
    """True of a back face with the front face's mana value: not where it copies something."""
    held = view.object(id_)
    return held.face > 0 and held.layout in BACK_FACES and not is_copying(view, id_)


BACK_FACES = ("transform", "double_faced_token")


def _compares(view: View, filter_: f.Compares, id_: ObjectId, context: Context) -> bool:
    number = number_of(view, filter_.quality, id_)
    if any(part in _ITS_PLAYERS for part in within(filter_.amount)):
        context = context.about(id_)  # "cards in its controller's graveyard"
    return COMPARE[filter_.comparison](number, amount_of(view, filter_.amount, context))


def _own_numbers(view: View, filter_: f.OwnNumbers, id_: ObjectId, context: Context) -> bool:
    number, other = (number_of(view, q, id_) for q in (filter_.quality, filter_.other))
    return COMPARE[filter_.comparison](number, other)


@cites("201.2", "一张牌的名称总是视为其名称的英文版")
def _named(view: View, filter_: f.Named, id_: ObjectId, context: Context) -> bool:
    name = view.of(id_).name
    wanted: object = filter_.name or context.chosen.get("card name")
    if wanted is None and context.source is not None:
        wanted = choice_of(view, context.source, "card name")
    return name is not None and any(
        wanted in (name.en, name.zh, *written.split(" // ")) for written in (name.en, name.zh)
    )  # 709.4a: a split card has two names


def _same_name(view: View, filter_: f.SameNameAs, id_: ObjectId, context: Context) -> bool:
    name = view.of(id_).name
    others = (last_seen(view, i, context) for i in find_objects(view, filter_.objects, context))
    return name is not None and any(view.of(other).name == name for other in others)


def _is_one(view: View, filter_: f.IsOne, id_: ObjectId, context: Context) -> bool:
    return id_ in find_objects(view, filter_.objects, context)


def _shares_type(view: View, filter_: f.SharesType, id_: ObjectId, context: Context) -> bool:
    own = view.of(id_).subtypes & family(Family.CREATURE)
    others = (last_seen(view, i, context) for i in find_objects(view, filter_.objects, context))
    return any(own & view.of(i).subtypes for i in others)


def _shares_card_type(
    view: View, filter_: f.SharesCardType, id_: ObjectId, context: Context
) -> bool:
    own = view.of(id_).types
    others = (last_seen(view, i, context) for i in find_objects(view, filter_.objects, context))
    return any(own & view.of(i).types for i in others)


@cites("110.4", "永久物的类别有六种")
def _shares_permanent_type(
    view: View, filter_: f.SharesPermanentType, id_: ObjectId, context: Context
) -> bool:
    own = view.of(id_).types & PERMANENT_TYPES
    others = (last_seen(view, i, context) for i in find_objects(view, filter_.objects, context))
    return any(own & view.of(i).types for i in others)


def _extreme(view: View, filter_: f.Extreme, id_: ObjectId, context: Context) -> bool:
    if not matches(view, filter_.filter, id_, context):
        return False
    own = number_of(view, filter_.quality, id_)
    others = (
        number_of(view, filter_.quality, i) for i in objects_of(view, filter_.filter, context)
    )
    return all(own <= other if filter_.least else own >= other for other in others)


def _shares_color(view: View, filter_: f.SharesColor, id_: ObjectId, context: Context) -> bool:
    own = view.of(id_).colors
    others = (last_seen(view, i, context) for i in find_objects(view, filter_.objects, context))
    return any(own & view.of(i).colors for i in others)


def _of_color(view: View, filter_: f.OfColor, id_: ObjectId, context: Context) -> bool:
    color = filter_.color if filter_.color is not None else chosen_word(view, "color", context)
    return color in view.of(id_).colors


@cites("105.2a", "一个单色物件只包含五种颜色中的一种")
def is_monocolored(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    """True of what has exactly one color."""
    return len(view.of(id_).colors) == 1


@cites("105.2b", "一个多色物件包含五种颜色中的两种或以上")
def is_multicolored(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    """True of what has two or more colors, as by a hybrid symbol (202.2d)."""
    return len(view.of(id_).colors) > 1


@cites("105.2c", "一个无色物件没有任何颜色")
def is_colorless(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    """True of what has no color."""
    return not view.of(id_).colors


@cites("700.6", "史迹一词表示一个具有传奇此超类别、或具有神器此牌类别、或具有传纪此子类别的物件")
def is_historic(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    """True of what is legendary, an artifact or a Saga."""
    now = view.of(id_)
    return (
        Supertype.LEGENDARY in now.supertypes
        or CardType.ARTIFACT in now.types
        or "Saga" in now.subtypes
    )


def _is_ability(view: View, filter_: f.IsAbility, id_: ObjectId, context: Context) -> bool:
    held = view.object(id_)
    if held.kind is not Kind.ABILITY or held.stack is None:
        return False
    activated = type(held.stack.ability).__name__ == "Activated"
    return filter_.activated if activated else filter_.triggered


@cites("113.7a", "最后已知信息将被使用")
def from_source(view: View, filter_: f.FromSource, id_: ObjectId, context: Context) -> bool:
    """True of an ability whose source is, or was as it was last seen, of a filter."""
    stack = view.object(id_).stack
    if stack is None or stack.source is None or stack.ability is None:
        return False
    return matches(view, filter_.filter, last_seen(view, stack.source, context), context)


def _is_spell(held: GameObject) -> bool:
    return held.zone is Zone.STACK and held.kind is not Kind.ABILITY


def _chosen_type(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    """The type chosen: a creature type, a basic land type or a card type."""
    now = view.of(id_)
    subtypes = {
        chosen_word(view, what, context)
        for what in ("creature type", "basic land type", "land type")
    }
    return bool(subtypes & now.subtypes) or chosen_word(view, "card type", context) in now.types


def _parity(view: View, filter_: f.ManaValueParity, id_: ObjectId, context: Context) -> bool:
    """Of an odd or even mana value; of neither where it was to be chosen and wasn't."""
    chosen = chosen_word(view, "word", context) if filter_.even is None else None
    even = chosen == "even" if chosen in ("even", "odd") else filter_.even
    return even is not None and (mana_value(view, id_) % 2 == 0) is even


OF_KIND: Mapping[type[Filter], Test] = {
    f.IsSpell: lambda v, t, i, c: _is_spell(v.object(i)),
    f.IsAbility: _is_ability,
    f.FromSource: from_source,
    f.IsCard: lambda v, t, i, c: v.object(i).kind is Kind.CARD,
    f.IsToken: lambda v, t, i, c: v.object(i).kind is Kind.TOKEN,
    f.IsPermanentCard: lambda v, t, i, c: (
        v.object(i).kind is Kind.CARD and bool(v.of(i).types & PERMANENT_TYPES)
    ),
    f.OfType: _is_of_type,
    f.OfSupertype: lambda v, t, i, c: t.supertype in v.of(i).supertypes,
    f.OfSubtype: lambda v, t, i, c: t.subtype in v.of(i).subtypes,
    f.OfChosenType: _chosen_type,
    f.HasXInManaCost: lambda v, t, i, c: "X" in (v.of(i).cost or ManaCost()).symbols,
    f.HasManaCost: lambda v, t, i, c: v.of(i).cost in t.costs,
    f.OfColor: _of_color,
    f.Colorless: is_colorless,
    f.Multicolored: is_multicolored,
    f.Monocolored: is_monocolored,
    f.Named: _named,
    f.SameNameAs: _same_name,
    f.IsOne: _is_one,
    f.WithKeyword: lambda v, t, i, c: v.has(i, t.keyword),
    f.WithoutAbilities: lambda v, t, i, c: not v.of(i).abilities,
    f.Historic: is_historic,
    f.HasAdventure: _has_adventure,
    f.Compares: _compares,
    f.ManaValueParity: _parity,
    f.OwnNumbers: _own_numbers,
    f.SharesType: _shares_type,
    f.SharesCardType: _shares_card_type,
    f.SharesPermanentType: _shares_permanent_type,
    f.Extreme: _extreme,
    f.SharesColor: _shares_color,
}
