"""State-based actions (704): all that apply are collected on one snapshot and performed at once.

Left out because nothing that is carried out can bring them about: schemes and planes (704.6).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from judge.abilities.statics import KeepsPlayingWithoutLife, LegendRuleOff, MostCounters
from judge.cards import CardType, Supertype
from judge.cite import Cited, cites
from judge.game import events as e
from judge.game.state import GameObject, Kind, ObjectId, Player, PlayerId, Zone
from judge.rules.choices.recipients import choose
from judge.rules.damage import lethal_size
from judge.rules.dungeons import remove_dungeons
from judge.rules.influence.reach import in_range
from judge.rules.keyword_rules.preparation import is_kept
from judge.rules.keyword_rules.protection import repel_auras, repel_equipment, unattach_bestowed
from judge.rules.keyword_rules.sectors import assign_sectors, leave_sectors
from judge.rules.meaning import Context, matches
from judge.rules.process import Process
from judge.rules.requests import Purpose
from judge.rules.state_actions.attachments import (
    DROPPING,
    detach_others,
    remove_auras,
    remove_equipment,
)
from judge.rules.state_actions.batch import Numbers, at_once
from judge.rules.state_actions.lore_and_defense import (
    change_protectors,
    discard_roles,
    give_protectors,
    remove_battles,
    sacrifice_sagas,
)
from judge.rules.state_actions.speed import begin_speed
from judge.rules.state_actions.variants import OF_TEAMS, hit_by_commander, save_commanders
from judge.rules.statics import rules_in_force
from judge.rules.teams import bars
from judge.rules.view import View

Events = tuple[e.Event, ...]
POISON_TO_LOSE = 10


@cites("704.5a", "如果一位牌手的生命值为0或更少")
def lose_at_no_life(view: View, process: Process) -> Events:
    """A player with 0 or less life loses the game; a team does by 704.6a."""
    if view.state.variant.shares_turns:
        return ()
    return tuple(
        e.GameLost(p.id)
        for p in _playing(view)
        if p.life <= 0 and not bars(view, KeepsPlayingWithoutLife, p.id)
    )


@cites("704.5b", "曾试图从空的牌库中抓牌")
def lose_for_drawing(view: View, process: Process) -> Events:
    """A player who tried to draw from an empty library loses the game."""
    return tuple(e.GameLost(p.id) for p in _playing(view) if p.drew_from_empty)


@cites("704.5c", "如果一位牌手具有十个或更多的中毒指示物")
def lose_to_poison(view: View, process: Process) -> Events:
    """A player with ten or more poison counters loses the game; not one of a team (704.6b)."""
    if view.state.variant.shares_turns:
        return ()
    return tuple(
        e.GameLost(p.id) for p in _playing(view) if p.counters.count("poison") >= POISON_TO_LOSE
    )


@cites("704.5d", "如果一个衍生物处于任何非战场的区域中")
def remove_tokens(view: View, process: Process) -> Events:
    """A token that is not on the battlefield ceases to exist."""
    tokens = (
        held.id
        for held in _elsewhere(view)
        if held.kind is Kind.TOKEN and held.zone is not Zone.BATTLEFIELD
    )
    return tuple(e.CeasedToExist(id_) for id_ in sorted(tokens))


@cites("704.5e", "如果咒语的复制处于任何非堆叠的区域中")
@cites("707.10a", "如果咒语的复制处于任何非堆叠的区域中，它便会消失")
def remove_copies(view: View, process: Process) -> Events:
    """A copy of a spell that is not on the stack ceases to exist."""
    copies = (
        held.id
        for held in _elsewhere(view)
        if held.kind is Kind.COPY
        and held.zone not in (Zone.STACK, Zone.BATTLEFIELD)
        and not is_kept(view, held)
    )
    return tuple(e.CeasedToExist(id_) for id_ in sorted(copies))


def _elsewhere(view: View) -> Iterator[GameObject]:
    for pile in (*view.piles[1:], *view.below):
        yield from pile.no_cards
    yield from (view.state.objects[id_] for id_ in view.state.no_cards)


@cites("704.5f", "如果一个生物的防御力为0或更低")
def die_of_no_toughness(view: View, process: Process) -> Events:
    """A creature with toughness 0 or less goes to the graveyard."""
    return tuple(e.PutIntoGraveyard(c.id) for c in view.piles[0].frail)


@cites("120.5", "由于永久物受到伤害的结果，状态动作可能将消灭生物")
@cites("704.5g", "其上标记的伤害大于或等于其防御力")
def die_of_damage(view: View, process: Process) -> Events:
    """A creature with lethal damage is destroyed."""
    return tuple(
        e.Destroyed(c.id)
        for c in _creatures(view)
        if c.damage and view.toughness(c.id) > 0 and lethal_size(view, c.id) <= c.damage
    )


@cites("704.5h", "一个生物受到具死触之来源的伤害")
def die_of_deathtouch(view: View, process: Process) -> Events:
    """A creature dealt damage by a source with deathtouch is destroyed."""
    return tuple(
        e.Destroyed(c.id)
        for c in _creatures(view)
        if c.id in view.state.deathtouched and view.toughness(c.id) > 0
    )


@cites("704.5i", "如果一个鹏洛客的忠诚为0")
def die_of_no_loyalty(view: View, process: Process) -> Events:
    """A planeswalker with loyalty 0 goes to the graveyard."""
    return tuple(
        e.PutIntoGraveyard(held.id)
        for held in view.permanents_of(CardType.PLANESWALKER)
        if not held.counters.count("loyalty")
    )


@cites("704.5j", "这称为“传奇规则”")
def keep_one_legend(view: View, process: Process) -> Events:
    """Of several legendary permanents of one name and controller, one is kept."""
    gone: list[ObjectId] = []
    for player, among in _legends(view):
        kept = choose(process, player, among, 1, 1, Purpose.LEGEND, Context(None, player))
        gone.extend(id_ for id_ in among if id_ not in kept)
    return tuple(e.PutIntoGraveyard(id_) for id_ in gone)


@cites("704.5k", "这称为“普世规则”")
def keep_last_world(view: View, process: Process) -> Events:
    """Of several world permanents in range of each other, only the newest is kept."""
    worlds = list(view.permanents_of(Supertype.WORLD))
    return tuple(e.PutIntoGraveyard(p.id) for p in worlds if not _stays(view, p, worlds))


@cites("801.12", "只有当其操控者影响范围内有其他普世永久物时")
def _stays(view: View, world: GameObject, worlds: list[GameObject]) -> bool:
    """True of the newest of the world permanents in a player's range, if it is the only newest."""
    near = [held for held in worlds if in_range(view, world.controller, held.id)]
    newest = max(near, key=lambda held: held.timestamp)
    together = [held for held in near if held.entered_at == newest.entered_at]
    return world is newest and (len(together) == 1 or not newest.entered_at)


@cites("704.5q", "如果一个永久物上同时具有+1/+1指示物和-1/-1指示物")
def annul_counters(view: View, process: Process) -> Events:
    """Pairs of +1/+1 and -1/-1 counters on a permanent are removed."""
    events: list[e.Event] = []
    for held in view.piles[0].countered:
        pairs = min(held.counters.count("+1/+1"), held.counters.count("-1/-1"))
        if pairs:
            events.append(e.CountersRemoved(held.id, "+1/+1", pairs))
            events.append(e.CountersRemoved(held.id, "-1/-1", pairs))
    return tuple(events)


@cites("704.5r", "则N个以外的指示物将被移去")
def limit_counters(view: View, process: Process) -> Events:
    """Counters beyond the number that a permanent may have are removed."""
    found: dict[tuple[ObjectId, str], int] = {}
    for rule in rules_in_force(view, MostCounters):
        own = rule.context
        for held in view.piles[0].countered:
            more = held.counters.count(rule.rule.kind) - rule.rule.most
            if more > 0 and matches(view, rule.rule.filter, held.id, own):
                key = (held.id, rule.rule.kind)
                found[key] = max(more, found.get(key, 0))
    return tuple(e.CountersRemoved(id_, kind, more) for (id_, kind), more in found.items())


StateBasedAction = Cited[[View, Process], Events]
STATE_BASED_ACTIONS: tuple[StateBasedAction, ...] = (
    lose_at_no_life,
    lose_for_drawing,
    lose_to_poison,
    remove_tokens,
    remove_copies,
    die_of_no_toughness,
    die_of_damage,
    die_of_deathtouch,
    die_of_no_loyalty,
    keep_one_legend,
    keep_last_world,
    remove_auras,
    unattach_bestowed,
    repel_auras,
    remove_equipment,
    repel_equipment,
    detach_others,
    annul_counters,
    limit_counters,
    sacrifice_sagas,
    remove_dungeons,
    assign_sectors,
    leave_sectors,
    remove_battles,
    give_protectors,
    change_protectors,
    discard_roles,
    begin_speed,
    *DROPPING,
    *OF_TEAMS,
    hit_by_commander,
    save_commanders,
)


def _of_kind(word: str) -> Callable[[View], object]:
    """Whether anything of a type, subtype or supertype is on the battlefield."""
    return lambda view: word in view.piles[0].kinds


# what there must be for an action to apply; of others this is not said
NEEDED: Mapping[StateBasedAction, Callable[[View], object]] = {
    die_of_damage: _of_kind(CardType.CREATURE),
    die_of_deathtouch: _of_kind(CardType.CREATURE),
    die_of_no_loyalty: _of_kind(CardType.PLANESWALKER),
    keep_one_legend: _of_kind(Supertype.LEGENDARY),
    keep_last_world: _of_kind(Supertype.WORLD),
    remove_auras: _of_kind("Aura"),
    sacrifice_sagas: _of_kind("Saga"),
    **dict.fromkeys(
        (remove_battles, give_protectors, change_protectors), _of_kind(CardType.BATTLE)
    ),
    discard_roles: lambda view: len(view.permanents_of("Role")) > 1,
    **dict.fromkeys(
        (unattach_bestowed, repel_auras, remove_equipment, repel_equipment, detach_others),
        lambda view: view.piles[0].attached,
    ),
    **dict.fromkeys((annul_counters, limit_counters), lambda view: view.piles[0].countered),
    leave_sectors: lambda view: view.piles[0].marked,
    remove_dungeons: lambda view: view.state.command,
    **dict.fromkeys(DROPPING, lambda view: view.state.limited),
    **dict.fromkeys(OF_TEAMS, lambda view: view.state.variant.shares_turns),
    hit_by_commander: lambda view: view.state.variant.counts_commander_damage,
    save_commanders: lambda view: view.state.variant.has_commanders,
}
_LOOKED_FOR = tuple((act, NEEDED.get(act)) for act in STATE_BASED_ACTIONS)


@cites("704.3", "所有适用的状态动作当作单一事件执行")
def check_state(process: Process) -> bool:
    """All state-based actions that apply to the snapshot, as one batch; False if none applies."""
    found = _found(process)
    if not found:
        return False
    done = process.do(*at_once(found))
    return any(not isinstance(event, e.NotDestroyed | e.NotLost) for event in done)


def _found(process: Process) -> list[tuple[e.Event, Numbers]]:
    """What each action that applies does, and the rules by which it does so."""
    view = process.view
    carried_out = process.carried_out
    found: list[tuple[e.Event, Numbers]] = []
    for act, needed in _LOOKED_FOR:
        if needed is not None and not needed(view):
            continue
        carried_out.append(act.numbers)
        try:
            events = act(view, process)
        finally:
            carried_out.pop()
        if events:
            found.extend((event, act.numbers) for event in events)
    return found


def _playing(view: View) -> list[Player]:
    return [player for player in view.state.players if not player.has_lost]


def _creatures(view: View) -> tuple[GameObject, ...]:
    return view.permanents_of(CardType.CREATURE)


def _legends(view: View) -> list[tuple[PlayerId, tuple[ObjectId, ...]]]:
    groups: dict[tuple[PlayerId, str], tuple[ObjectId, ...]] = {}
    for held in view.permanents_of(Supertype.LEGENDARY):
        now = view.of(held.id)
        if now.name is not None:
            if _is_spared(view, held.id):
                continue
            key = (held.controller, now.name.en)
            groups[key] = (*groups.get(key, ()), held.id)
    return [(player, among) for (player, _), among in groups.items() if len(among) > 1]


def _is_spared(view: View, id_: ObjectId) -> bool:
    """True if an effect says that the legend rule doesn't apply to a permanent."""
    return any(
        matches(view, rule.rule.filter, id_, rule.context)
        for rule in rules_in_force(view, LegendRuleOff)
    )
