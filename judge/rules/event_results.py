"""Events become what they come to: a destroyed permanent goes to a graveyard, a draw moves a card.

One function a kind of event; each result may be replaced in its turn, so none is final here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.budget import spend
from judge.cite import Cited, cites
from judge.errors import Limit
from judge.game import events as e
from judge.game.state import Kind, ObjectId, PlayerId, Zone
from judge.rules.damage import can_be_dealt, is_any, results_of
from judge.rules.view import View

Events = tuple[e.Event, ...]


@cites("701.7a", "将其从战场移至其拥有者的坟墓场")
def bury_destroyed(view: View, event: e.Destroyed) -> Events:
    """A destroyed permanent goes to its owner's graveyard."""
    return (e.Moved(event.object, Zone.GRAVEYARD),)


@cites("701.17a", "其操控者将它从战场直接移到其拥有者的坟墓场")
def bury_sacrificed(view: View, event: e.Sacrificed) -> Events:
    """A sacrificed permanent goes to its owner's graveyard."""
    return (e.Moved(event.object, Zone.GRAVEYARD, player=event.player),)


@cites("701.8a", "将它从其拥有者的手上移到该牌手的坟墓场中")
def bury_discarded(view: View, event: e.Discard) -> Events:
    """A discarded card goes from the hand to the graveyard."""
    return (e.Moved(event.object, Zone.GRAVEYARD, player=event.player),)


@cites("404.1", "皆放在其拥有者的坟墓场顶端")
def bury(view: View, event: e.PutIntoGraveyard) -> Events:
    """What is put into a graveyard goes to its owner's."""
    return (e.Moved(event.object, Zone.GRAVEYARD),)


@cites("701.5a", "取消它并将其移出堆叠")
def take_off_countered(view: View, event: e.Countered) -> Events:
    """A countered spell goes to its owner's graveyard or where the effect says; an ability goes."""
    if _is_no_card(view, event.object):
        return (e.CeasedToExist(event.object),)
    return (e.Moved(event.object, event.to, event.place),)


@cites("608.2m", "该咒语被放进其拥有者的坟墓场")
def take_off_resolved(view: View, event: e.LeftStack) -> Events:
    """A spell that has resolved goes to its owner's graveyard; an ability ceases to exist."""
    return _off_stack(view, event.object)


@cites("608.2b", "将其从堆叠上移除")
def take_off_fizzled(view: View, event: e.DidNotResolve) -> Events:
    """A spell that doesn't resolve goes to its owner's graveyard; an ability ceases to exist."""
    return _off_stack(view, event.object)


@cites("608.2a", "如果该条件不符合，该异能被移出堆叠且没有任何效果")
def take_off_unmet(view: View, event: e.ConditionFailed) -> Events:
    """A triggered ability whose condition is not so ceases to exist."""
    return _off_stack(view, event.object)


def _off_stack(view: View, id_: ObjectId) -> Events:
    held = view.state.objects.get(id_)
    if held is None or held.zone is not Zone.STACK:
        return ()
    if _is_no_card(view, id_):
        return (e.CeasedToExist(id_),)
    return (e.Moved(id_, Zone.GRAVEYARD),)


def _is_no_card(view: View, id_: ObjectId) -> bool:
    """True for abilities and copies, which are nothing off the stack (704.5e)."""
    return view.object(id_).kind in (Kind.ABILITY, Kind.COPY)


@cites("121.1", "牌手以将其牌库顶的牌放到手上的方式抓牌")
def take_card(view: View, event: e.Draw) -> Events:
    """The top card of the library is put into the hand."""
    library = view.state.player(event.player).library
    return (e.Moved(library[0], Zone.HAND, player=event.player),) if library else ()


@cites("305.1", "牌手只是简单的将地从手上放置进战场")
def put_land(view: View, event: e.LandPlayed) -> Events:
    """A land that is played is put onto the battlefield."""
    entering = e.Entering(controller=event.player, face=event.face)
    moved = e.Moved(event.object, Zone.BATTLEFIELD, entering=entering, player=event.player)
    return (moved,)


@cites("119.4", "其所支付的生命从总生命值中减去")
def pay_life(view: View, event: e.LifePaid) -> Events:
    """Life that is paid is lost."""
    return (e.LifeLost(event.player, event.amount),)


@cites("701.6a", "将该数量的、具有该特征的衍生物放进战场")
def create_tokens(view: View, event: e.Tokens) -> Events:
    """So many tokens are put onto the battlefield."""
    one = e.Created(event.player, event.printed, event.entering, event.faces, event.layout)
    spend(Limit.OBJECTS, event.number)
    return (one,) * event.number


@cites("120.4d", "最后，伤害事件发生")
@cites("120.4c", "造成的伤害变换为其结果")
def deal(view: View, event: e.Damage) -> Events:
    """Damage is turned into its results (120.3)."""
    return results_of(view, event)


@cites("701.15a", "改为移除其上标记的所有伤害，然后其操控者将它横置")
def regenerate(view: View, event: e.Regenerated) -> Events:
    """All marked damage is removed, it is tapped, and removed from combat."""
    id_ = event.object
    made: list[e.Event] = [e.DamageHealed(id_)]
    if not view.object(id_).tapped:
        made.append(e.Tap(id_))
    if view.attack_of(id_) is not None or view.block_of(id_) is not None:
        made.append(e.RemovedFromCombat(id_))
    return tuple(made)


@cites("809.5b", "如果皇帝输去了游戏，则皇帝所在的队伍输去游戏")
@cites("104.3i", "如果一位皇帝输掉游戏，其队伍便输掉游戏")
def lose_with_emperor(view: View, event: e.GameLost | e.Conceded) -> Events:
    """The rest of a team loses with its emperor."""
    return tuple(e.GameLost(mate) for mate in _generals(view, event.player))


@cites("809.5c", "如果游戏对皇帝来说为平手，则皇帝所在的队伍为平手")
@cites("104.4h", "如果游戏对皇帝为平手，游戏对其队伍便为平手")
def draw_with_emperor(view: View, event: e.GameDrawn) -> Events:
    """The game is a draw for the rest of a team as it is for its emperor."""
    return tuple(e.GameDrawn(mate) for mate in _generals(view, event.player))


def _generals(view: View, player: PlayerId) -> tuple[PlayerId, ...]:
    """The others of an emperor's team; none of another player's."""
    return view.state.teammates(player) if view.state.player(player).is_emperor else ()


RESULTS: Mapping[type[e.Event], Cited[[View, Any], Events]] = {
    e.Destroyed: bury_destroyed,
    e.Sacrificed: bury_sacrificed,
    e.Discard: bury_discarded,
    e.PutIntoGraveyard: bury,
    e.Countered: take_off_countered,
    e.LeftStack: take_off_resolved,
    e.DidNotResolve: take_off_fizzled,
    e.ConditionFailed: take_off_unmet,
    e.Draw: take_card,
    e.LandPlayed: put_land,
    e.LifePaid: pay_life,
    e.Tokens: create_tokens,
    e.Damage: deal,
    e.Regenerated: regenerate,
    e.GameLost: lose_with_emperor,
    e.Conceded: lose_with_emperor,
    e.GameDrawn: draw_with_emperor,
}


def results(view: View, event: e.Event) -> Events:
    """What an event comes to, each by the rules that make it so; its own results if it has any."""
    given: Events = getattr(event, "results", ())
    rule = RESULTS.get(type(event))
    if given or rule is None:
        return given
    return e.stamp(rule(view, event), rule.numbers)


@cites("121.4", "尝试从空牌库抓牌的牌手")
def draw_from_empty(view: View, event: e.Draw) -> Events | None:
    """A draw from an empty library draws nothing, which state-based actions will see."""
    if view.state.player(event.player).library:
        return None
    return (e.DrawFromEmpty(event.player),)


@cites("701.13a", "将该数量的牌从牌库顶置于其坟墓场")
def mill_cards(view: View, event: e.Mills) -> Events | None:
    """So many cards go from the top of the library to the graveyard, or as many as there are."""
    library = view.state.player(event.player).library
    top = [id_ for id_ in library if id_ not in event.spared][: event.number]
    return tuple(e.Moved(i, Zone.GRAVEYARD, player=event.player, milled=True) for i in top)


BECOMES: Mapping[type[e.Event], Cited[[View, Any], Events | None]] = {
    e.Draw: draw_from_empty,
    e.Mills: mill_cards,
}


def becomes(view: View, event: e.Event) -> Events | None:
    """What an event turns out to be when nothing replaces it; None if it is what it says."""
    rule = BECOMES.get(type(event))
    if rule is None:
        return None
    made = rule(view, event)
    return None if made is None else e.stamp(made, (*rule.numbers, *event.because))


def _exists(view: View, id_: ObjectId, zone: Zone | None = None) -> bool:
    held = view.state.objects.get(id_)
    return held is not None and zone in (None, held.zone)


def _damage(view: View, event: e.Damage) -> bool:
    return is_any(event) and can_be_dealt(view, event.recipient)


@cites("701.21a", "只有未横置的永久物可以被横置")
def can_tap(view: View, event: e.Tap) -> bool:
    """Only an untapped permanent can be tapped."""
    return view.is_permanent(event.object) and not view.object(event.object).tapped


@cites("701.21b", "只有已横置的永久物可以被重置")
def can_untap(view: View, event: e.Untap) -> bool:
    """Only a tapped permanent can be untapped."""
    return view.is_permanent(event.object) and view.object(event.object).tapped


@cites("119.9", "如果一位牌手获得0点生命，没有获得生命的事件发生")
def is_some(view: View, event: e.LifeGained | e.LifeLost) -> bool:
    """Gaining or losing 0 life is no event; nor for a player who has left the game."""
    return event.amount > 0 and not view.state.player(event.player).has_lost


@cites("111.8", "衍生物离开战场后将不能以任何方式回到战场上")
def can_move(view: View, event: e.Moved) -> bool:
    """An object moves from where it is; a token that has left the battlefield stays there."""
    held = view.state.objects.get(event.object)
    if held is None:
        return False
    return held.kind is not Kind.TOKEN or held.zone is Zone.BATTLEFIELD


def _counters(view: View, event: e.CountersPut | e.CountersRemoved) -> bool:
    there = not isinstance(event.recipient, int) or _exists(view, ObjectId(event.recipient))
    return event.amount > 0 and there


def _permanent(view: View, event: Any) -> bool:
    return view.is_permanent(event.object)


IS_EVENT: Mapping[type[e.Event], Callable[[View, Any], bool]] = {
    e.Damage: _damage,
    e.Moved: can_move,
    e.Tap: can_tap,
    e.Untap: can_untap,
    e.LifeGained: is_some,
    e.LifeLost: is_some,
    e.CountersPut: _counters,
    e.CountersRemoved: _counters,
    e.Destroyed: _permanent,
    e.Sacrificed: _permanent,
    e.Tokens: lambda view, event: event.number > 0,
    e.Mills: lambda view, event: event.number > 0,
    e.Discard: lambda view, event: _exists(view, event.object, Zone.HAND),
    e.Countered: lambda view, event: _exists(view, event.object, Zone.STACK),
    e.PutIntoGraveyard: lambda view, event: _exists(view, event.object),
    e.Regenerated: _permanent,
}


def is_event(view: View, event: e.Event) -> bool:
    """False where there is nothing to happen: 0 damage, an object that is gone (614.7)."""
    check = IS_EVENT.get(type(event))
    return check is None or check(view, event)
