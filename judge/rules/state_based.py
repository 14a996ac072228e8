"""State-based actions (704): all that apply are collected on one snapshot and performed at once.

Left out because nothing that is carried out can bring them about: copies (704.5e), limits on
counters (704.5r), dungeons (704.5t), sectors (704.5u), roles (704.5y), and those of 704.6.
"""

from __future__ import annotations

from judge.cards import CardType, Supertype
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.events import (
    CeasedToExist,
    CountersRemoved,
    Destroyed,
    Event,
    GameLost,
    NotDestroyed,
    PutIntoGraveyard,
    Unattached,
)
from judge.game.state import GameObject, Kind, ObjectId, PlayerId, Zone
from judge.rules.outcomes import AskLegend, Events, Outcome, Picked, Request, answer_to
from judge.rules.rulebook import Rulebook
from judge.rules.view import View

POISON_TO_LOSE = 10


@cites("704.5a", "如果一位牌手的生命值为0或更少")
def lose_at_no_life(rulebook: Rulebook, view: View) -> Outcome:
    """A player with 0 or less life loses the game."""
    return tuple(GameLost(p.id) for p in view.state.players if p.life <= 0)


@cites("704.5b", "曾试图从空的牌库中抓牌")
def lose_for_drawing(rulebook: Rulebook, view: View) -> Outcome:
    """A player who tried to draw from an empty library loses the game."""
    return tuple(GameLost(p.id) for p in view.state.players if p.drew_from_empty)


@cites("704.5c", "如果一位牌手具有十个或更多的中毒指示物")
def lose_to_poison(rulebook: Rulebook, view: View) -> Outcome:
    """A player with ten or more poison counters loses the game."""
    return tuple(
        GameLost(p.id) for p in view.state.players if p.counters.count("poison") >= POISON_TO_LOSE
    )


@cites("704.5d", "如果一个衍生物处于任何非战场的区域中")
def remove_tokens(rulebook: Rulebook, view: View) -> Outcome:
    """A token that is not on the battlefield ceases to exist."""
    tokens = (
        held.id
        for held in view.state.objects.values()
        if held.kind is Kind.TOKEN and held.zone is not Zone.BATTLEFIELD
    )
    return tuple(CeasedToExist(id_) for id_ in sorted(tokens))


@cites("704.5f", "如果一个生物的防御力为0或更低")
def die_of_no_toughness(rulebook: Rulebook, view: View) -> Outcome:
    """A creature with toughness 0 or less goes to the graveyard."""
    return tuple(PutIntoGraveyard(c.id) for c in _creatures(view) if view.toughness(c.id) <= 0)


@cites("704.5g", "其上标记的伤害大于或等于其防御力")
def die_of_damage(rulebook: Rulebook, view: View) -> Outcome:
    """A creature with lethal damage is destroyed."""
    return tuple(
        Destroyed(c.id)
        for c in _creatures(view)
        if c.damage and 0 < view.toughness(c.id) <= c.damage
    )


@cites("704.5h", "一个生物受到具死触之来源的伤害")
def die_of_deathtouch(rulebook: Rulebook, view: View) -> Outcome:
    """A creature dealt damage by a source with deathtouch is destroyed."""
    return tuple(
        Destroyed(c.id)
        for c in _creatures(view)
        if c.id in view.state.deathtouched and view.toughness(c.id) > 0
    )


@cites("704.5i", "如果一个鹏洛客的忠诚为0")
def die_of_no_loyalty(rulebook: Rulebook, view: View) -> Outcome:
    """A planeswalker with loyalty 0 goes to the graveyard."""
    return tuple(
        PutIntoGraveyard(held.id)
        for held in view.permanents()
        if view.of(held.id).is_planeswalker and not held.counters.count("loyalty")
    )


@cites("704.5j", "这称为“传奇规则”")
def keep_one_legend(rulebook: Rulebook, view: View) -> Outcome:
    """Of several legendary permanents of one name and controller, one is kept."""
    gone: list[ObjectId] = []
    for player, among in _legends(view):
        request = AskLegend(player, among)
        picked = answer_to(view.state, request)
        if not isinstance(picked, Picked):
            return request
        gone.extend(id_ for id_ in among if id_ not in picked.objects)
    return tuple(PutIntoGraveyard(id_) for id_ in gone)


@cites("704.5k", "这称为“普世规则”")
def keep_last_world(rulebook: Rulebook, view: View) -> Outcome:
    """Of several world permanents, only the newest is kept."""
    worlds = [p for p in view.permanents() if Supertype.WORLD in view.of(p.id).supertypes]
    newest = max((held.timestamp for held in worlds), default=0)
    alone = sum(held.timestamp == newest for held in worlds) == 1
    if len(worlds) < 2:
        return ()
    return tuple(
        PutIntoGraveyard(held.id) for held in worlds if not (alone and held.timestamp == newest)
    )


@cites("704.5m", "如果一个灵气贴附于不合法之物件或牌手上，或未贴附于任何物件或牌手上")
def remove_auras(rulebook: Rulebook, view: View) -> Outcome:
    """An Aura that is not attached goes to the graveyard."""
    return tuple(
        PutIntoGraveyard(held.id)
        for held in view.permanents()
        if "Aura" in view.of(held.id).subtypes and not view.is_permanent(held.attached_to)
    )


@cites("704.5n", "如果一个武具或工事贴附于不合法之永久物")
def remove_equipment(rulebook: Rulebook, view: View) -> Outcome:
    """An Equipment on what is no creature, a Fortification on what is no land, comes off."""
    wanted = {"Equipment": CardType.CREATURE, "Fortification": CardType.LAND}
    off = []
    for held in view.permanents():
        for subtype, kind in wanted.items():
            on = held.attached_to
            if on is None or subtype not in view.of(held.id).subtypes:
                continue
            if not view.is_permanent(on) or kind not in view.of(on).types:
                off.append(Unattached(held.id))
    return tuple(off)


@cites("704.5p", "则它不再贴附，并留在战场上")
def detach_others(rulebook: Rulebook, view: View) -> Outcome:
    """A creature, or what is no Aura, Equipment or Fortification, comes off what it is on."""
    attachments = {"Aura", "Equipment", "Fortification"}
    return tuple(
        Unattached(held.id)
        for held in view.permanents()
        if held.attached_to is not None
        and (view.of(held.id).is_creature or not attachments & view.of(held.id).subtypes)
    )


@cites("704.5q", "如果一个永久物上同时具有+1/+1指示物和-1/-1指示物")
def annul_counters(rulebook: Rulebook, view: View) -> Outcome:
    """Pairs of +1/+1 and -1/-1 counters on a permanent are removed."""
    events: list[Event] = []
    for held in view.permanents():
        pairs = min(held.counters.count("+1/+1"), held.counters.count("-1/-1"))
        if pairs:
            events.append(CountersRemoved(held.id, "+1/+1", pairs))
            events.append(CountersRemoved(held.id, "-1/-1", pairs))
    return tuple(events)


@cites("704.5s", "如果一个传纪永久物上的学问指示物数量")
def sacrifice_sagas(rulebook: Rulebook, view: View) -> Outcome:
    """Sagas are not carried out."""
    if any("Saga" in view.of(held.id).subtypes for held in view.permanents()):
        raise Unsupported("704.5s", "a Saga on the battlefield")
    return ()


@cites("704.5v", "如果一个战役的布防为0")
def remove_battles(rulebook: Rulebook, view: View) -> Outcome:
    """Battles are not carried out."""
    if any(CardType.BATTLE in view.of(held.id).types for held in view.permanents()):
        raise Unsupported("704.5v", "a battle on the battlefield")
    return ()


STATE_BASED_ACTIONS = (
    lose_at_no_life,
    lose_for_drawing,
    lose_to_poison,
    remove_tokens,
    die_of_no_toughness,
    die_of_damage,
    die_of_deathtouch,
    die_of_no_loyalty,
    keep_one_legend,
    keep_last_world,
    remove_auras,
    remove_equipment,
    detach_others,
    annul_counters,
    sacrifice_sagas,
    remove_battles,
)


@cites("704.3", "所有适用的状态动作当作单一事件执行")
def check_state(rulebook: Rulebook, view: View) -> Events | Request:
    """All state-based actions that apply to the snapshot, as one batch; none if none applies."""
    found: list[Event] = []
    for action in STATE_BASED_ACTIONS:
        made = action(rulebook, view)
        if isinstance(made, Request):
            return made
        if isinstance(made, tuple):
            found.extend(event.with_(because=action.numbers) for event in made)
    merged: dict[Event, tuple[str, ...]] = {}
    for event in found:  # 704.7: two that come to the same are one
        bare = event.with_(because=())
        merged[bare] = (*merged.get(bare, ()), *event.because)
    batch = (event.with_(because=numbers) for event, numbers in merged.items())
    return tuple(kept for event in batch for kept in _destroy(rulebook, view, event))


@cites("701.7b", "因检查状态动作中的致命伤害")
def _destroy(rulebook: Rulebook, view: View, event: Event) -> Events:
    """A destruction, unless an ability keeps the permanent from being destroyed."""
    if not isinstance(event, Destroyed):
        return (event,)
    kept = rulebook.first(view, event.object, lambda keyword: keyword.indestructible)
    if kept is None:
        return (event,)
    if event.object not in view.state.damaged:
        return ()  # said when it was damaged
    return (NotDestroyed(event.object, because=(*event.because, *kept.numbers)),)


def _creatures(view: View) -> list[GameObject]:
    return [held for held in view.permanents() if view.of(held.id).is_creature]


def _legends(view: View) -> list[tuple[PlayerId, tuple[ObjectId, ...]]]:
    groups: dict[tuple[PlayerId, str], tuple[ObjectId, ...]] = {}
    for held in view.permanents():
        now = view.of(held.id)
        if Supertype.LEGENDARY in now.supertypes and now.name is not None:
            key = (held.controller, now.name.en)
            groups[key] = (*groups.get(key, ()), held.id)
    return [(player, among) for (player, _), among in groups.items() if len(among) > 1]
