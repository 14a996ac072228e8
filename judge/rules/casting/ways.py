"""Which ways of casting a card there are (601.3)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from judge.abilities import Cost, Keyword, Static
from judge.abilities.amounts import X
from judge.abilities.bases import Condition, Filter
from judge.abilities.conditions import Matches
from judge.abilities.filters import (
    AllOf,
    Compares,
    HasTargets,
    InZone,
    IsCard,
    ManaValueParity,
    Non,
    Quality,
    Targets,
)
from judge.abilities.statics import (
    AlternativeCost,
    AsThoughInGraveyard,
    CostInstead,
    FlashForMore,
    PlayFrom,
)
from judge.abilities.walk import put, within
from judge.abilities.who import This
from judge.cards import CardType
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import FloatingRule, ObjectId, OnStack, PlayerId, Zone
from judge.rules.casting.commanders import is_castable_commander, is_open
from judge.rules.casting.gained import would_gain
from judge.rules.faces import face_down_view, ways_from_adventure, ways_of_half
from judge.rules.keyword_rules.plot import as_plotted
from judge.rules.keyword_rules.preparation import ways_from_preparation
from judge.rules.meaning import Context, find_players, holds, matches
from judge.rules.process import Process
from judge.rules.qualities.lasting_words import as_begun
from judge.rules.requests import Cast, Why
from judge.rules.rulebook import Rulebook, Way
from judge.rules.sides import of_cards
from judge.rules.statics import RuleInForce, rules_in_force
from judge.rules.view import View
from judge.values import Value

USUAL = Way(name="")


def ways_of(view: View, card: ObjectId, player: PlayerId) -> Iterator[Way]:
    """Every way in which a card could be cast from where it is."""
    ways = tuple(own_ways(view, card, player))
    yield from ways
    for way in ways:
        if not way.name and not way.free and way.cost is None:
            yield from instead_of(view, card, player, way)
            yield from with_flash(view, card, way)


def asks_of_targets(words: object) -> bool:
    """True of words about the targets of a spell, which are chosen while it is proposed."""
    return any(isinstance(part, Targets | HasTargets) for part in within(words))


def of_own_choices(condition: object) -> bool:
    """True of a condition about the targets of the spell whose words it is among, or its X."""
    return any(
        isinstance(part, X)
        or (isinstance(part, Matches) and part.objects == This() and asks_of_targets(part.filter))
        for part in within(condition)
    )


@cites("601.3b", "如果某效应允许牌手视同具有闪现异能地来施放")
def with_flash(view: View, card: ObjectId, way: Way) -> Iterator[Way]:
    """The way at any time, by paying more, that a card's own words allow."""
    for rule in rules_in_force(view, FlashForMore):
        if rule.source == card and way.additional is None:
            yield way.with_(
                name="as though it had flash", additional=rule.rule.cost, at_any_time=True
            )


@cites("118.9", "替代性费用")
def instead_of(view: View, card: ObjectId, player: PlayerId, way: Way) -> Iterator[Way]:
    """Ways by what effects let a player pay rather than the mana cost of such spells."""
    for rule in rules_in_force(view, CostInstead):
        own = rule.context
        wanted = of_cards(rule.rule.filter)
        if player in find_players(view, rule.rule.player, own) and matches(view, wanted, card, own):
            yield way.with_(name="alternative cost", cost=rule.rule.cost)


def own_ways(view: View, card: ObjectId, player: PlayerId) -> Iterator[Way]:
    """The ways that a card has by the rules, by itself, and by what lets players cast it."""
    held = view.object(card)
    if is_castable_commander(view, card, player):
        yield USUAL.with_(zone=Zone.COMMAND)
    if held.zone is Zone.HAND and held.owner == player:
        yield USUAL
    yield from ways_from_adventure(view, card, player)
    yield from ways_from_preparation(view, card, player)
    gained = would_gain(view, card, player)
    for ability in (*view.of(card).abilities, *as_plotted(view, card), *gained):
        if isinstance(ability, Keyword) and view.rulebook.knows(ability.name):
            hook = view.rulebook.keyword(ability.name).ways
            if hook is not None and (held.owner == player or borrows(view, card, player)):
                ways = hook(view, card, ability)
                yield from (way for way in ways if is_open(view, way, card, player))
    for rule in rules_in_force(view, AlternativeCost):
        context = Context(card, player)
        said = rule.rule.condition
        later = said if of_own_choices(said) else None
        if rule.source == card and (later is not None or holds(view, said, context)):
            yield Way(
                name="alternative cost", zone=held.zone, cost=rule.rule.cost, for_choices=later
            )
    yield from permitted_ways(view, card, player)


def permitted_ways(view: View, card: ObjectId, player: PlayerId) -> Iterator[Way]:
    """The ways that effects permit: "you may cast spells from the top of your library"."""
    held = view.object(card)
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
            for way in ways_allowed(view, card, player, allowed.rule):
                seen, wanted = face_down_view(view, card, way), allowed.rule.filter
                later = None
                if counts_x(seen, card, wanted) and not way.free and way.cost is None:
                    wanted, later = before_x(wanted), with_x(as_begun(view, wanted, own))
                if matches(seen, wanted, card, own):
                    yield way.with_(used_up=key, for_choices=later)


def counts_x(view: View, card: ObjectId, wanted: Filter) -> bool:
    """True where words ask for the mana value of a spell whose X is still to be chosen."""
    cost = view.of(card).cost
    return cost is not None and "X" in cost.symbols and any(map(of_mana_value, within(wanted)))


def of_mana_value(part: object) -> bool:
    """True of "with mana value 3 or less" and "with an odd mana value"."""
    compares = isinstance(part, Compares) and part.quality is Quality.MANA_VALUE
    return compares or isinstance(part, ManaValueParity)


def before_x(wanted: Filter) -> Filter:
    """What is asked of a card whose X is not chosen: anything but its mana value, or not that."""
    parts = tuple(within(wanted))
    negated = [one for one in parts if isinstance(one, Non) and of_mana_value(one.part)]
    return _without(wanted, (*negated, *filter(of_mana_value, parts)))


@cites("202.3e", "于该物件在堆叠中时X视同其被选择的数字")
def with_x(wanted: Filter) -> Condition:
    """The same of the spell with its X: where the card was is not asked again."""
    places = tuple(part for part in within(wanted) if isinstance(part, IsCard | InZone))
    return Matches(This(), _without(wanted, places))


def _without(wanted: Filter, parts: Iterable[Value]) -> Filter:
    less: object = wanted
    for part in parts:
        less = put(less, part, AllOf(()))
    assert isinstance(less, Filter)
    return less


def ways_allowed(view: View, card: ObjectId, player: PlayerId, allowed: PlayFrom) -> Iterator[Way]:
    """The usual way and, unless the permission says what is paid, those by alternative costs."""
    more, zone = allowed.additional, view.object(card).zone
    is_other = allowed.free or allowed.cost is not None
    beside = is_other and zone is Zone.HAND  # the usual way is there too
    name = "alternative cost" if beside else ""
    yield Way(name=name, zone=zone, cost=allowed.cost, additional=more, free=allowed.free)
    if is_other:
        return
    for way in other_costs(view, card, player):
        parts = tuple(part for cost in (way.additional, more) if cost for part in cost.parts)
        yield way.with_(additional=Cost(parts) if parts else None)


def permission_of(allowed: RuleInForce[PlayFrom]) -> Hashable:
    """What is noted once a permission good for one spell is made use of; None of any other."""
    if not allowed.rule.once:
        return None
    begun = allowed.origin.timestamp if isinstance(allowed.origin, FloatingRule) else None
    often = "play from" if begun is None else "once"  # a static ability's: once each turn
    return (often, allowed.source, allowed.rule, begun)


def borrows(view: View, card: ObjectId, player: PlayerId) -> bool:
    """True of a card in another graveyard that a player may play as though in their own (609.4)."""
    held = view.object(card)
    return held.zone is Zone.GRAVEYARD and any(
        player in find_players(view, rule.rule.player, rule.context)
        for rule in rules_in_force(view, AsThoughInGraveyard)
    )


@cites("118.9", "替代性费用")
def other_costs(view: View, card: ObjectId, player: PlayerId) -> Iterator[Way]:
    """Ways by alternative costs from the hand, for a card that an effect lets a player cast."""
    for ability in (*view.keywords(card), *would_gain(view, card, player)):
        hook = view.rulebook.keyword(ability.name).ways
        for way in hook(view, card, ability) if hook is not None else ():
            if way.zone is Zone.HAND and way.name != "fuse":  # 702.102a: only from the hand
                yield way.with_(zone=view.object(card).zone)


def check_permission_read(view: View, card: ObjectId) -> None:
    """Raises `Unsupported` where a card may be cast from where it is only with some choices."""
    for held in view.statics:
        said = held.origin.condition if isinstance(held.origin, Static) else None
        if held.source == card and isinstance(held.rule, PlayFrom) and of_own_choices(said):
            raise Unsupported(
                "601.3", "a permission to cast a card with some choices", "须有特定选择的施放许可"
            )


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
        check_permission_read(view, action.object)
        barred = ways_of_half.numbers if every else ()
        held = view.object(action.object)
        here = held.zone is Zone.HAND and held.owner == player
        raise process.refuse(Why.NO_PERMISSION if here else Why.NOT_IN_HAND, action.object, *barred)
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


def rules_of_casting(rulebook: Rulebook, stack: OnStack) -> tuple[str, ...]:
    """The rules of the keyword abilities by which a spell is cast so, and costs are paid."""
    found: list[str] = []
    paid = (name.partition(" {")[0].partition(" #") for name, times in stack.paid if times)
    for name, second, _ in ((stack.using or "", "", ""), *paid):
        if rulebook.knows(name):
            keyword = rulebook.keyword(name)
            hook = keyword.ways if name == stack.using else keyword.extras
            found += hook.numbers if hook is not None else ()
            found += keyword.separately.numbers if second and keyword.separately else ()
    return tuple(dict.fromkeys(found))
