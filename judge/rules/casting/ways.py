"""Which ways of casting a card there are, and whether and when it may be cast (601.3)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace

from judge.abilities import Keyword
from judge.abilities.bases import Filter
from judge.abilities.filters import (
    AllOf,
    Compares,
    ManaValueParity,
    Quality,
)
from judge.abilities.patterns import Casts
from judge.abilities.statics import (
    AlternativeCost,
    AsThoughFlash,
    AsThoughInGraveyard,
    CantCast,
    CastOnlyIf,
    CostInstead,
    FlashForMore,
    PlayFrom,
)
from judge.abilities.walk import within
from judge.abilities.who import ExactPlayer
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import FloatingRule, ObjectId, OnStack, PlayerId, Zone
from judge.rules.casting.commanders import is_castable_commander, is_open
from judge.rules.earlier import HOW_MANY_SPELLS
from judge.rules.faces import face_down_view, ways_from_adventure, ways_of_half
from judge.rules.meaning import Context, find_players, holds, matches
from judge.rules.patterns import count_happened
from judge.rules.process import Process
from judge.rules.requests import Cast, Why
from judge.rules.rulebook import Rulebook, Way
from judge.rules.sides import of_cards
from judge.rules.statics import RuleInForce, keyword_rules, rules_in_force
from judge.rules.timing import is_sorcery_time
from judge.rules.view import View

USUAL = Way(name="")


def ways_of(view: View, card: ObjectId, player: PlayerId) -> Iterator[Way]:
    """Every way in which a card could be cast from where it is."""
    ways = tuple(own_ways(view, card, player))
    yield from ways
    for way in ways:
        if not way.name and not way.free and way.cost is None:
            yield from instead_of(view, card, player, way)
            yield from with_flash(view, card, way)


@cites("601.3b", "如果某效应允许牌手视同具有闪现异能地来施放")
def with_flash(view: View, card: ObjectId, way: Way) -> Iterator[Way]:
    """The way at any time, by paying more, that a card's own words allow."""
    for rule in rules_in_force(view, FlashForMore):
        if rule.source == card and way.additional is None:
            yield replace(
                way, name="as though it had flash", additional=rule.rule.cost, at_any_time=True
            )


@cites("118.9", "替代性费用")
def instead_of(view: View, card: ObjectId, player: PlayerId, way: Way) -> Iterator[Way]:
    """Ways by what effects let a player pay rather than the mana cost of such spells."""
    for rule in rules_in_force(view, CostInstead):
        own = rule.context
        wanted = of_cards(rule.rule.filter)
        if player in find_players(view, rule.rule.player, own) and matches(view, wanted, card, own):
            yield replace(way, name="alternative cost", cost=rule.rule.cost)


def own_ways(view: View, card: ObjectId, player: PlayerId) -> Iterator[Way]:
    """The ways that a card has by the rules, by itself, and by what lets players cast it."""
    held = view.object(card)
    if is_castable_commander(view, card, player):
        yield replace(USUAL, zone=Zone.COMMAND)
    if held.zone is Zone.HAND and held.owner == player:
        yield USUAL
    yield from ways_from_adventure(view, card, player)
    for ability in view.of(card).abilities:
        if isinstance(ability, Keyword) and view.rulebook.knows(ability.name):
            hook = view.rulebook.keyword(ability.name).ways
            if hook is not None and (held.owner == player or borrows(view, card, player)):
                ways = hook(view, card, ability)
                yield from (way for way in ways if is_open(view, way, card, player))
    for rule in rules_in_force(view, AlternativeCost):
        context = Context(card, player)
        if rule.source == card and holds(view, rule.rule.condition, context):
            yield Way(name="alternative cost", zone=held.zone, cost=rule.rule.cost)
    for allowed in rules_in_force(view, PlayFrom):
        own = allowed.context
        on_top = not allowed.rule.top_only or view.state.player(held.owner).library[:1] == (card,)
        if (
            allowed.rule.zone == held.zone.value
            and on_top
            and player in find_players(view, allowed.rule.player, own)
        ):
            key = permission_of(allowed)
            if key is not None and dict(view.state.used).get(key, 0):
                continue
            usual = Way(name="", zone=held.zone, free=allowed.rule.free, used_up=key)
            others = () if allowed.rule.free else other_costs(view, card)
            for way in (usual, *others):
                if matches(face_down_view(view, card, way), allowed.rule.filter, card, own):
                    yield replace(way, used_up=key)


def permission_of(allowed: RuleInForce[PlayFrom]) -> Hashable:
    """What is noted once a permission good for one spell is made use of; None of any other."""
    if not allowed.rule.once:
        return None
    begun = allowed.origin.timestamp if isinstance(allowed.origin, FloatingRule) else None
    return ("play from", allowed.source, allowed.rule, begun)


def borrows(view: View, card: ObjectId, player: PlayerId) -> bool:
    """True of a card in another graveyard that a player may play as though in their own (609.4)."""
    held = view.object(card)
    return held.zone is Zone.GRAVEYARD and any(
        player in find_players(view, rule.rule.player, rule.context)
        for rule in rules_in_force(view, AsThoughInGraveyard)
    )


@cites("609.4a", "如果两个效应令牌手可以（或生物可以）将两个不同的条件“视同”正确的情况下作一些事")
def as_though_twice(view: View, card: ObjectId, player: PlayerId) -> tuple[str, ...]:
    """The rule by which a card is cast as though it were elsewhere and had flash, both at once."""
    return as_though_twice.numbers if borrows(view, card, player) else ()


@cites("118.9", "替代性费用")
def other_costs(view: View, card: ObjectId) -> Iterator[Way]:
    """Ways by alternative costs from the hand, for a card that an effect lets a player cast."""
    for ability in view.keywords(card):
        hook = view.rulebook.keyword(ability.name).ways
        for way in hook(view, card, ability) if hook is not None else ():
            if way.zone is Zone.HAND and way.name != "fuse":  # 702.102a: only from the hand
                yield replace(way, zone=view.object(card).zone)


@cites("601.3", "牌手只能在某规则或效应允许牌手施放该咒语、且没有规则或效应禁止该牌手施放该咒语时")
def find_way(process: Process, player: PlayerId, action: Cast) -> Way:
    """The way in which the card is cast: the one named, else the first that there is."""
    view = process.view
    every = list(ways_of(view, action.object, player))
    ways = ways_of_half(view, action.object, every)
    named = [way for way in ways if way.name == action.using] if action.using else ways
    if action.using and not named:
        because: tuple[str, ...] = ()
        if process.rulebook.knows(action.using):
            because = rules_of_casting(process.rulebook, OnStack(using=action.using))
        raise process.refuse(Why.NO_PERMISSION, action.object, *because)
    if not named:
        barred = ways_of_half.numbers if every else ()
        raise process.refuse(Why.NOT_IN_HAND, action.object, *barred)
    way = named[0]
    if way.condition is not None:
        context = Context(action.object, player)
        if not holds(view, way.condition, context):
            because = rules_of_casting(process.rulebook, OnStack(using=way.name))
            raise process.refuse(Why.NO_PERMISSION, action.object, *because)
    if CardType.LAND in view.of(action.object).types and way.face_down is None:
        both = only_as_land.numbers if len(view.of(action.object).types) > 1 else ()
        raise process.refuse(Why.IS_A_LAND, action.object, *both, *never_cast.numbers)
    return way


@cites("305.1", "使用地为特殊动作；它不使用堆叠")
def never_cast() -> None:
    """A land is played as a special action, and never cast."""


@cites("305.9", "它不能作为咒语被使用")
def only_as_land() -> None:
    """What is a land and something else is played as a land, and not cast."""


@cites("117.1a", "牌手可以随时在自己回合的行动阶段，拥有优先权且堆叠为空时，施放非瞬间咒语")
def check_timing(process: Process, player: PlayerId, card: ObjectId, way: Way) -> tuple[str, ...]:
    """Any spell but an instant is cast in one's own main phase with the stack empty.

    The rules of the keyword ability by which another is cast at another time, if any.
    """
    view = process.view
    check_own_restriction(process, player, card)
    if is_sorcery_time(view, player) or way.at_any_time:
        return ()
    if CardType.INSTANT in view.of(card).types:
        return ()
    flash = process.rulebook.first(view, card, lambda keyword: keyword.at_instant_speed)
    if flash is not None:
        return flash.numbers
    for allowed in rules_in_force(view, AsThoughFlash):
        own = allowed.context
        wanted = of_cards(allowed.rule.filter)
        if player in find_players(view, allowed.rule.player, own) and matches(
            view, wanted, card, own
        ):
            both = as_though_twice(view, card, player)
            return both if wanted == AllOf(()) else (*both, *as_though_flash.numbers)
    raise process.refuse(Why.WRONG_TIME, card)


@cites("601.3", "没有规则或效应禁止该牌手施放该咒语")
@cites("113.6e", "一个物件上限制或修改该物件如何被使用或施放的异能")
def check_own_restriction(process: Process, player: PlayerId, card: ObjectId) -> None:
    """The card's own words on when it may be cast ("cast this spell only during combat") hold."""
    view = process.view
    for rule in rules_in_force(view, CastOnlyIf):
        if rule.source == card and not holds(view, rule.rule.condition, Context(card, player)):
            raise process.refuse(Why.OWN_RESTRICTION, card)


@cites("601.3b", "可以在声明该咒语期间考虑任何可能导致该咒语特性改变的选择")
def as_though_flash() -> None:
    """Spells of some qualities are cast as though they had flash: those that come to have them."""


@cites("601.3a", "该牌手可以在声明该咒语期间考虑任何可能导致这些特性改变的选择")
def may_change(view: View, card: ObjectId, prohibited: Filter) -> bool:
    """True of a card with X in its cost, where a mana value is what is prohibited."""
    cost = view.of(card).cost
    counts = any(
        isinstance(part, ManaValueParity)
        or (isinstance(part, Compares) and part.quality is Quality.MANA_VALUE)
        for part in within(prohibited)
    )
    on_stack = view.object(card).zone is Zone.STACK
    return counts and cost is not None and "X" in cost.symbols and not on_stack


@cites("601.2e", "游戏检查所声明的咒语是否能够合法施放")
def check_proposed(process: Process, player: PlayerId, spell: ObjectId) -> tuple[str, ...]:
    """With X chosen, no effect says that the player can't cast the spell.

    The rules by which it could be proposed although one might have said so.
    """
    limits = (rule.rule.filter for rule in rules_in_force(process.view, CantCast))
    cost = process.view.of(spell).cost
    if cost is None or "X" not in cost.symbols or all(limit is None for limit in limits):
        return ()
    with process.blaming(*may_change.numbers):
        check_prohibitions(process, player, spell)
    return may_change.numbers


@cites("601.3", "没有规则或效应禁止该牌手施放该咒语")
def check_prohibitions(process: Process, player: PlayerId, card: ObjectId) -> None:
    """No effect says that the player can't cast the spell, whatever is chosen for it."""
    view = process.view
    for rule in rules_in_force(view, CantCast):
        own = rule.context
        if player not in find_players(view, rule.rule.player, own):
            continue
        wanted = rule.rule.filter
        if wanted is not None and (
            may_change(view, card, wanted) or not matches(view, of_cards(wanted), card, own)
        ):
            continue
        if rule.rule.limit is None or _has_cast(view, player, rule.rule, own):
            numbers = keyword_rules(view, rule)
            raise process.refuse(Why.CANT_CAST, card, *numbers, by=rule.source)


def _has_cast(view: View, player: PlayerId, rule: CantCast, context: Context) -> bool:
    """True if a player has cast as many such spells this turn as a rule lets them cast."""
    number = count_happened(view, Casts(ExactPlayer(player), rule.filter), context)
    return number.reaches(rule.limit or 0, HOW_MANY_SPELLS)


def rules_of_casting(rulebook: Rulebook, stack: OnStack) -> tuple[str, ...]:
    """The rules of the keyword abilities by which a spell is cast so, and costs are paid."""
    found: list[str] = []
    paid = (name.partition(" {")[0] for name, times in stack.paid if times)
    for name in (stack.using or "", *paid):
        if rulebook.knows(name):
            keyword = rulebook.keyword(name)
            hook = keyword.ways if name == stack.using else keyword.extras
            found += hook.numbers if hook is not None else ()
    return tuple(dict.fromkeys(found))
