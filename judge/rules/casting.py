"""Casting spells (601) and playing lands (305): what may be done with priority."""

from __future__ import annotations

from judge.cards import CardType
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.events import LandPlayed, SpellCast
from judge.game.state import ObjectId, PlayerId
from judge.rules.mana import pay
from judge.rules.outcomes import Cast, Events, Illegal, Outcome, PlayLand, Why, carry_out
from judge.rules.rulebook import Rulebook
from judge.rules.targets import refuses, target_kinds
from judge.rules.view import View

LANDS_A_TURN = 1


@cites("601.2", "施放咒语指将其从当前区域（通常是手牌）放进堆叠，且支付其费用")
def cast(rulebook: Rulebook, view: View, player: PlayerId, action: Cast) -> Outcome:
    """A card goes from its owner's hand to the stack, its targets are chosen, its cost is paid."""
    card = action.object
    if card not in view.state.player(player).hand:
        return Illegal(Why.NOT_IN_HAND, card, cast.numbers)
    now = view.of(card)
    if CardType.LAND in now.types:
        return Illegal(Why.IS_A_LAND, card, play_land.numbers)
    if "Aura" in now.subtypes:
        raise Unsupported("303.4a", "casting an Aura")
    for check in (check_timing(view, player, card), check_targets(rulebook, view, player, action)):
        if check is not None:
            return check
    paid = pay_cost(view, player, card)
    if isinstance(paid, Illegal):
        return paid
    return paid + carry_out(put_on_stack, player, action)


@cites("601.2a", "要声明施放咒语，该牌手首先将该牌（或该牌的复制）从其现在的区域移到堆叠上")
def put_on_stack(player: PlayerId, action: Cast) -> Events:
    """The card becomes the top object of the stack."""
    return (SpellCast(player, action.object, action.targets),)


@cites("117.1a", "牌手可以随时在自己回合的行动阶段，拥有优先权且堆叠为空时，施放非瞬间咒语")
def check_timing(view: View, player: PlayerId, card: ObjectId) -> Illegal | None:
    """Any spell but an instant is cast in one's own main phase with the stack empty."""
    if CardType.INSTANT in view.of(card).types or _is_sorcery_time(view, player):
        return None
    return Illegal(Why.WRONG_TIME, card, check_timing.numbers)


@cites("601.2c", "该牌手为咒语要求的每个目标宣告其所选择的相对应的物件或牌手")
def check_targets(rulebook: Rulebook, view: View, player: PlayerId, action: Cast) -> Illegal | None:
    """Each target that the spell needs is chosen, and each is legal."""
    kinds = target_kinds(view.of(action.object).abilities)
    if len(kinds) != len(action.targets):
        return Illegal(Why.WRONG_NUMBER, action.object, check_targets.numbers)
    for kind, target in zip(kinds, action.targets, strict=True):
        refused = refuses(rulebook, view, kind, target, player)
        if refused:
            because = (*refused, *check_targets.numbers)
            return Illegal(Why.BAD_TARGET, action.object, because, target)
    return None


@cites("601.2h", "不能被支付的费用不可支付")
def pay_cost(view: View, player: PlayerId, card: ObjectId) -> Events | Illegal:
    """The mana cost is paid, unless the scenario takes it as paid; a card without one can't be."""
    if not view.state.player(player).pays_mana:
        return ()
    cost = view.of(card).cost
    paid = pay(view, player, cost) if cost is not None else None
    return Illegal(Why.NOT_ENOUGH_MANA, card, pay_cost.numbers) if paid is None else paid


@cites("305.1", "使用地为特殊动作；它不使用堆叠")
def play_land(rulebook: Rulebook, view: View, player: PlayerId, action: PlayLand) -> Outcome:
    """A land goes from the hand to the battlefield."""
    card = action.object
    if card not in view.state.player(player).hand:
        return Illegal(Why.NOT_IN_HAND, card, play_land.numbers)
    if CardType.LAND not in view.of(card).types:
        return Illegal(Why.NOT_A_LAND, card, play_land.numbers)
    if not _is_sorcery_time(view, player):
        return Illegal(Why.WRONG_TIME, card, play_land.numbers)
    refused = check_land_count(view, player)
    return refused if refused is not None else carry_out(put_land, player, card)


@cites("305.2b", "则其不能使用地")
def check_land_count(view: View, player: PlayerId) -> Illegal | None:
    """One land a turn."""
    if view.state.player(player).lands_played < LANDS_A_TURN:
        return None
    return Illegal(Why.LAND_PLAYED, player, check_land_count.numbers)


@cites("305.1", "牌手只是简单的将地从手上放置进战场")
def put_land(player: PlayerId, card: ObjectId) -> Events:
    """The land enters the battlefield."""
    return (LandPlayed(player, card),)


def _is_sorcery_time(view: View, player: PlayerId) -> bool:
    turn = view.state.turn
    return turn.active == player and turn.step.is_main and not view.state.stack
