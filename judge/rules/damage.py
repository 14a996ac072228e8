"""Damage becomes its results (120.3): life lost, counters, marked damage, life gained."""

from __future__ import annotations

from judge.cite import cites
from judge.game.events import (
    CountersPut,
    CountersRemoved,
    Damage,
    DamageKind,
    DamageMarked,
    LifeLost,
)
from judge.game.state import ObjectId, PlayerId, Share
from judge.rules.outcomes import Events, carry_out
from judge.rules.rulebook import Results, Rulebook
from judge.rules.view import DamageDealing, View


@cites("120.3", "伤害可能造成一个或多个以下效果")
def deal(
    rulebook: Rulebook, view: View, source: ObjectId, share: Share, kind: DamageKind
) -> Events:
    """The damage that a source deals to one recipient, and what it becomes."""
    if share.amount <= 0:
        return carry_out(deal_nothing)
    dealing = DamageDealing(source, share, kind is DamageKind.COMBAT)
    results = tuple(event for rule in RESULTS for event in carry_out(rule, rulebook, view, dealing))
    return (Damage(source, share.recipient, share.amount, kind, results),)


@cites("120.8", "如果一个来源将造成0点伤害，则它将不造成任何伤害")
def deal_nothing() -> Events:
    """Damage of 0 is no damage."""
    return ()


@cites("120.3a", "失去等量的生命")
def lose_life(rulebook: Rulebook, view: View, dealing: DamageDealing) -> Events:
    """Damage dealt to a player by a source without infect: loss of life."""
    player = dealing.share.recipient
    if isinstance(player, int) or _in_place_of_life(rulebook, view, dealing):
        return ()
    return (LifeLost(player, dealing.share.amount),)


@cites("120.3b", "给予该牌手等量的中毒指示物")
def give_poison(rulebook: Rulebook, view: View, dealing: DamageDealing) -> Events:
    """Damage dealt to a player by a source with infect: poison counters."""
    instead = _in_place_of_life(rulebook, view, dealing)
    if isinstance(dealing.share.recipient, int) or instead is None:
        return ()
    return carry_out(instead, view, dealing)


@cites("120.3c", "移去等量的忠诚指示物")
def remove_loyalty(rulebook: Rulebook, view: View, dealing: DamageDealing) -> Events:
    """Damage dealt to a planeswalker: loyalty counters are removed."""
    recipient = dealing.share.recipient
    if not isinstance(recipient, int) or not view.of(recipient).is_planeswalker:
        return ()
    held = view.object(recipient).counters.count("loyalty")
    removed = min(held, dealing.share.amount)
    return (CountersRemoved(recipient, "loyalty", removed),) if removed else ()


@cites("120.3d", "放置等量的-1/-1指示物")
def put_minus_counters(rulebook: Rulebook, view: View, dealing: DamageDealing) -> Events:
    """Damage dealt to a creature by a source with wither or infect: -1/-1 counters."""
    instead = _in_place_of_marking(rulebook, view, dealing)
    return carry_out(instead, view, dealing) if instead else ()


@cites("120.3e", "在生物上标记受到等量的伤害")
def mark_damage(rulebook: Rulebook, view: View, dealing: DamageDealing) -> Events:
    """Damage dealt to a creature by any other source: marked damage."""
    recipient = dealing.share.recipient
    if not isinstance(recipient, int) or not view.of(recipient).is_creature:
        return ()
    if _in_place_of_marking(rulebook, view, dealing):
        return ()
    return (DamageMarked(recipient, dealing.share.amount),)


@cites("120.3", "取决于牌手或永久物受到伤害、伤害来源的特征")
def add_results(rulebook: Rulebook, view: View, dealing: DamageDealing) -> Events:
    """What abilities of the source add to the other results."""
    hooks = (keyword.damage_besides for keyword in rulebook.of(view, dealing.source))
    return tuple(
        event for hook in hooks if hook is not None for event in carry_out(hook, view, dealing)
    )


RESULTS = (
    lose_life,
    give_poison,
    remove_loyalty,
    put_minus_counters,
    mark_damage,
    add_results,
)


def _in_place_of_life(rulebook: Rulebook, view: View, dealing: DamageDealing) -> Results | None:
    hooks = (keyword.damage_to_player for keyword in rulebook.of(view, dealing.source))
    return next((hook for hook in hooks if hook is not None), None)


def _in_place_of_marking(rulebook: Rulebook, view: View, dealing: DamageDealing) -> Results | None:
    recipient = dealing.share.recipient
    if not isinstance(recipient, int) or not view.of(recipient).is_creature:
        return None
    hooks = (keyword.damage_to_creature for keyword in rulebook.of(view, dealing.source))
    return next((hook for hook in hooks if hook is not None), None)


def minus_counters(dealing: DamageDealing) -> Events:
    """As many -1/-1 counters as the damage, on what is damaged."""
    return (CountersPut(dealing.share.recipient, "-1/-1", dealing.share.amount),)


def poison_counters(player: PlayerId, number: int) -> Events:
    """Poison counters for a player."""
    return (CountersPut(player, "poison", number),)
