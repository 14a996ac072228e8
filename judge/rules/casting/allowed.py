"""Whether and when a card may be cast in some way (601.3), and whether as proposed (601.2e)."""

from __future__ import annotations

from judge.abilities import Static
from judge.abilities.bases import Filter
from judge.abilities.filters import (
    AllOf,
)
from judge.abilities.patterns import Casts
from judge.abilities.statics import AsThoughFlash, CantCast, CastOnlyIf, CastTime
from judge.abilities.walk import within
from judge.abilities.who import ExactPlayer
from judge.cards import CardType, Supertype
from judge.cards.types import SPELL_TYPES
from judge.cite import cites
from judge.game.state import ObjectId, OnStack, PlayerId, Zone
from judge.rules.casting.ways import (
    asks_of_targets,
    borrows,
    counts_x,
    of_mana_value,
    of_own_choices,
    rules_of_casting,
    with_x,
)
from judge.rules.earlier import HOW_MANY_SPELLS
from judge.rules.meaning import Context, find_players, holds, matches
from judge.rules.patterns import count_happened
from judge.rules.points_of_combat import rules_of_time
from judge.rules.process import Process
from judge.rules.requests import Why
from judge.rules.rulebook import Way
from judge.rules.sides import of_cards
from judge.rules.statics import RuleInForce, keyword_rules, rules_in_force
from judge.rules.timing import is_sorcery_time
from judge.rules.view import InForce, View

LEADING = {CardType.CREATURE, CardType.PLANESWALKER}


@cites("609.4a", "如果两个效应令牌手可以（或生物可以）将两个不同的条件“视同”正确的情况下作一些事")
def as_though_twice(view: View, card: ObjectId, player: PlayerId) -> tuple[str, ...]:
    """The rule by which a card is cast as though it were elsewhere and had flash, both at once."""
    return as_though_twice.numbers if borrows(view, card, player) else ()


@cites("117.1a", "牌手可以随时在自己回合的行动阶段，拥有优先权且堆叠为空时，施放非瞬间咒语")
def check_timing(
    process: Process, player: PlayerId, card: ObjectId, way: Way
) -> tuple[Way, tuple[str, ...]]:
    """Any spell but an instant is cast in one's own main phase with the stack empty.

    The way, and the rules by which another is cast at another time, if any.
    """
    view = process.view
    if is_sorcery_time(view, player) or way.at_any_time:
        return way, ()
    if way.as_sorcery:
        because = rules_of_casting(process.rulebook, OnStack(using=way.name))
        raise process.refuse(Why.WRONG_TIME, card, *because)
    if CardType.INSTANT in view.of(card).types:
        return way, ()
    flash = process.rulebook.first(view, card, lambda keyword: keyword.at_instant_speed)
    if flash is not None:
        return way, flash.numbers
    allowed = flash_allowed(view, player, card)
    if allowed is not None:
        return way, allowed
    if by := flash_for_choices(view, player, card):
        return way.with_(flash_for_choices=by), ()
    raise process.refuse(
        Why.WRONG_TIME, card, *(own_flash.numbers if _may_flash(view, card) else ())
    )


def flash_allowed(view: View, player: PlayerId, card: ObjectId) -> tuple[str, ...] | None:
    """The rules by which something lets a player cast it as though it had flash; else None."""
    for allowed in rules_in_force(view, AsThoughFlash):
        if _is_undecided(view, card, allowed):
            continue
        own = allowed.context
        wanted = _asked(view, allowed.rule.filter, card)
        if player in find_players(view, allowed.rule.player, own) and matches(
            view, wanted, card, own
        ):
            both = as_though_twice(view, card, player)
            return both if wanted == AllOf(()) else (*both, *as_though_flash.numbers)
    return None


def _asked(view: View, wanted: Filter, card: ObjectId) -> Filter:
    """What is asked of a card that is about to be a spell, or of the spell that it has become."""
    return wanted if view.object(card).zone is Zone.STACK else of_cards(wanted)


def _is_undecided(view: View, card: ObjectId, held: InForce | RuleInForce[AsThoughFlash]) -> bool:
    """True if choices of its proposal decide whether a card may be cast as though it had flash."""
    if view.object(card).zone is Zone.STACK or not isinstance(held.rule, AsThoughFlash):
        return False
    said = held.origin.condition if isinstance(held.origin, Static) else None
    own = held.source == card and of_own_choices(said)
    return own or may_change(view, card, held.rule.filter)


@cites("601.3d", "其操控者可以在该条件符合时视同其具有闪现异能地开始施放该咒语")
def own_flash() -> None:
    """The spell's own words say that it has flash on a condition of its choices."""


def _may_flash(view: View, card: ObjectId) -> bool:
    """True of a card that its own words let be cast so on a condition, which is not met."""
    statics = (one for one in view.abilities(card) if isinstance(one, Static))
    return any(isinstance(one.rule, AsThoughFlash) and one.condition for one in statics)


def flash_for_choices(view: View, player: PlayerId, card: ObjectId) -> tuple[str, ...]:
    """The rules by which some choices, made later, let it be cast as though it had flash."""
    for held in view.statics:
        if isinstance(held.rule, AsThoughFlash) and _is_undecided(view, card, held):
            context = Context(held.source, held.controller, is_static=True)
            if player in find_players(view, held.rule.player, context):
                return (own_flash if held.source == card else as_though_flash).numbers
    return ()


@cites("601.3", "没有规则或效应禁止该牌手施放该咒语")
@cites("113.6e", "一个物件上限制或修改该物件如何被使用或施放的异能")
def check_own_restriction(process: Process, player: PlayerId, card: ObjectId) -> None:
    """The card's own words on when it may be cast ("cast this spell only during combat") hold.

    What they say of its targets or its X is asked once these are chosen, and nothing else then.
    """
    view = process.view
    chosen = view.object(card).zone is Zone.STACK
    for rule in rules_in_force(view, CastOnlyIf):
        condition = rule.rule.condition
        if rule.source != card or of_own_choices(condition) is not chosen:
            continue
        if not holds(view, condition, Context(card, player)):
            raise process.refuse(Why.OWN_RESTRICTION, card, *rules_of_time(condition))


@cites("205.4e", "除非牌手操控传奇生物或传奇鹏洛客，否则其不能施放传奇瞬间或法术咒语")
def check_legendary(process: Process, player: PlayerId, card: ObjectId) -> None:
    """Who casts a legendary instant or sorcery controls a legendary creature or planeswalker."""
    view = process.view
    spell = view.of(card)
    if Supertype.LEGENDARY not in spell.supertypes or spell.types.isdisjoint(SPELL_TYPES):
        return
    legends = view.permanents_of(Supertype.LEGENDARY.value)
    own = (view.of(held.id).types for held in legends if held.controller == player)
    if all(types.isdisjoint(LEADING) for types in own):
        raise process.refuse(Why.NO_LEGEND, card)


@cites("601.3b", "可以在声明该咒语期间考虑任何可能导致该咒语特性改变的选择")
def as_though_flash() -> None:
    """Spells of some qualities are cast as though they had flash: those that come to have them."""


@cites("601.3a", "该牌手可以在声明该咒语期间考虑任何可能导致这些特性改变的选择")
def may_change(view: View, card: ObjectId, prohibited: Filter) -> bool:
    """True where what is prohibited is of a mana value with X, or of targets, to be chosen yet."""
    if view.object(card).zone is Zone.STACK:
        return False
    return asks_of_targets(prohibited) or counts_x(view, card, prohibited)


@cites("601.2e", "游戏检查所声明的咒语是否能够合法施放")
def check_proposed(
    process: Process, player: PlayerId, spell: ObjectId, way: Way
) -> tuple[str, ...]:
    """With X and targets chosen, the player is allowed to cast the spell, and nothing forbids it.

    The rules by which it could be proposed although one might have said so.
    """
    check_own_restriction(process, player, spell)
    found: tuple[str, ...] = ()
    if any(map(of_mana_value, within(way.for_choices))):
        found = with_x.numbers
    if not holds(process.view, way.for_choices, Context(spell, player)):
        raise process.refuse(Why.NO_PERMISSION, spell, *found)
    limits = [rule.rule.filter for rule in rules_in_force(process.view, CantCast)]
    cost = process.view.of(spell).cost
    has_x = cost is not None and "X" in cost.symbols
    if any(limit is not None and (has_x or asks_of_targets(limit)) for limit in limits):
        with process.blaming(*may_change.numbers):
            check_prohibitions(process, player, spell)
        found = (*found, *may_change.numbers)
    if not way.flash_for_choices:
        return found
    if flash_allowed(process.view, player, spell) is None:
        because = (*check_timing.numbers, *way.flash_for_choices)
        raise process.refuse(Why.WRONG_TIME, spell, *because)
    return (*found, *way.flash_for_choices)


@cites("601.3", "没有规则或效应禁止该牌手施放该咒语")
def check_prohibitions(process: Process, player: PlayerId, card: ObjectId) -> None:
    """Nothing says that the player can't cast the spell, whatever is chosen for it."""
    check_own_restriction(process, player, card)
    check_legendary(process, player, card)
    view = process.view
    for rule in rules_in_force(view, CantCast):
        own = rule.context
        if player not in find_players(view, rule.rule.player, own):
            continue
        own = own.about(*own.it)
        own.player = player  # "each opponent can't cast …": "that player" is the one who casts
        wanted = rule.rule.filter
        if wanted is not None and (
            may_change(view, card, wanted)
            or not matches(view, _asked(view, wanted, card), card, own)
        ):
            continue
        if rule.rule.but is not None and _is_time(view, player, rule.rule.but):
            continue
        if rule.rule.limit is None or _has_cast(view, player, rule.rule, own):
            numbers = keyword_rules(view, rule)
            raise process.refuse(Why.CANT_CAST, card, *numbers, by=rule.source)


def _is_time(view: View, player: PlayerId, time: CastTime) -> bool:
    if time is CastTime.SORCERY:
        return is_sorcery_time(view, player)
    return player in view.state.active_players


def _has_cast(view: View, player: PlayerId, rule: CantCast, context: Context) -> bool:
    """True if a player has cast as many such spells this turn as a rule lets them cast."""
    number = count_happened(view, Casts(ExactPlayer(player), rule.filter), context)
    return number.reaches(rule.limit or 0, HOW_MANY_SPELLS)
