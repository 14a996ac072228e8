"""What happens at the beginning of each step by itself: turn-based actions (703)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from judge.abilities import SagaChapter
from judge.abilities import durations as d
from judge.abilities.statics import (
    DoesntUntap,
    HandSizeChange,
    MayStayTapped,
    NoMaximumHandSize,
    UntapLimit,
    UntapsWithOthers,
)
from judge.cite import cites
from judge.game import events as e
from judge.game.earlier import Told
from judge.game.state import FloatingRule, GameObject, ObjectId, PlayerId
from judge.game.steps import Step
from judge.rules.attractions import visit_attractions
from judge.rules.choices.recipients import choose
from judge.rules.combat.attackers import declare_attackers
from judge.rules.combat.blockers import declare_blockers
from judge.rules.combat.damage_order import order_attackers, order_blockers
from judge.rules.combat.damage_step import (
    assign_attackers,
    assign_blockers,
    deal_combat_damage,
    note_strikers,
)
from judge.rules.combat.defender import choose_defender
from judge.rules.durations import beginning_of, end_of_turn, end_those
from judge.rules.earlier import HOW_MANY_SPELLS, Bounds, told
from judge.rules.editions import CHAPTERS_COUNT
from judge.rules.effects.zones.draws import draw_one
from judge.rules.keyword_rules.saddle import end_saddled
from judge.rules.meaning import Context, amount_of, find_players, matches
from judge.rules.phasing import phasing_in, phasing_out, rules_of_attached
from judge.rules.process import Process
from judge.rules.requests import Purpose
from judge.rules.statics import RuleInForce, rules_in_force
from judge.rules.turn.first_draw import skips_first_draw
from judge.rules.view import View

HAND_SIZE = 7
Action = Callable[[Process], None]
Sized = RuleInForce[NoMaximumHandSize] | RuleInForce[HandSizeChange]


@cites("502.1", "首先，主动牌手操控的所有已跃回且具有时间跳跃异能的永久物跃离")
@cites("702.26a", "由该牌手操控、且具时间跳跃异能的所有已跃回永久物“跃离”")
def phase(process: Process) -> None:
    """What has phasing phases out, and what had phased out phases in, all at once."""
    view, active = process.view, process.state.active_players
    held = [view.state.objects[i] for i in view.state.battlefield]
    own = [one for one in held if one.controller in active]
    out = (one.id for one in own if one.phased_out is None and view.has(one.id, "phasing"))
    back = (one.id for one in own if one.phased_out == "directly")
    gone, there = phasing_out(view, out), phasing_in(view, back)
    ids = (*(one.object for one in gone), *(one.object for one in there))
    with process.also(*rules_of_attached(view, ids)):
        process.do(*gone, *there)


@cites("502.2", "如果当前是白昼，且上一个回合的主动牌手没有在该回合中施放任何咒语，则成为黑夜")
def turn_day_and_night(process: Process) -> None:
    """It becomes night if nothing was cast last turn, day if two spells were."""
    state = process.state
    if state.day is None or state.last_active is None:
        return
    casts = Counter(event.player for event in state.last_turn if isinstance(event, e.SpellCast))
    wanted = 1 if state.day else 2
    reached = [
        told(state, Told.SPELLS_CAST, (player,), last_turn=True)
        .plus(Bounds(casts[player], casts[player]))
        .reaches(wanted, HOW_MANY_SPELLS)
        for player in state.together(state.last_active)
    ]
    if state.day and not any(reached):
        process.do(e.DayBecame(False))
    elif not state.day and any(reached):
        process.do(e.DayBecame(True))


@cites("502.3", "主动牌手确定哪些由其操控的永久物会重置")
def untap(process: Process) -> None:
    """The active player's permanents untap at once, but for those that don't."""
    beginning_of(process, d.NextUntap, process.state.active_players)
    view, batch, kept = process.view, list[e.Event](), list[ObjectId]()
    for held in view.permanents():
        if held.controller not in view.state.active_players:
            continue
        if held.mark("doesn't untap"):
            batch.append(e.Marked(held.id, "doesn't untap", None))
            kept += [held.id] if held.tapped else []
        elif held.tapped and stays_tapped(process, held):
            kept.append(held.id)
        elif held.tapped:
            batch.append(e.Untap(held.id))
    held_back = keep_some_tapped(process, [one for one in batch if isinstance(one, e.Untap)])
    untapped = [one for one in batch if one not in held_back]
    process.do(*untapped, *_untapped_besides(process, untapped))
    if kept:
        process.note_after(process.because, *kept)
    active = process.state.active_players
    end_those(process, lambda one, until: until == d.DuringNextUntap() and one.controller in active)


def _untapped_besides(process: Process, batch: list[e.Event]) -> Iterator[e.Untap]:
    """What effects untap at the same time, of players whose untap step it isn't."""
    view, known = process.view, {getattr(one, "object", None) for one in batch}
    for rule in rules_in_force(view, UntapsWithOthers):
        if rule.controller in view.state.active_players:
            continue
        for held in view.permanents():
            wanted = held.tapped and held.id not in known
            if wanted and matches(view, rule.rule.filter, held.id, rule.context):
                known.add(held.id)
                yield e.Untap(held.id)


def keep_some_tapped(process: Process, batch: list[e.Untap]) -> list[e.Untap]:
    """What is not untapped: what players leave tapped, and of too many what they don't pick."""
    stay = _left_tapped(process, batch)
    left = [one for one in batch if one.object not in stay]
    for rule in rules_in_force(process.view, UntapLimit):
        own = Context(rule.source, rule.controller)
        for player in process.state.active_players:
            among = tuple(
                one.object
                for one in left
                if process.view.object(one.object).controller == player
                and matches(process.view, rule.rule.filter, one.object, own)
            )
            most = min(rule.rule.most, len(among))
            picked = choose(process, player, among, most, most, Purpose.OTHER, own)
            left = [one for one in left if one.object in picked or one.object not in among]
    return [one for one in batch if one not in left]


@cites("502.3", "某些效应可以让牌手的某些永久物无法重置")
def _left_tapped(process: Process, batch: list[e.Untap]) -> tuple[ObjectId, ...]:
    """What its controller chooses not to untap."""
    chosen: tuple[ObjectId, ...] = ()
    for rule in rules_in_force(process.view, MayStayTapped):
        own = Context(rule.source, rule.controller)
        among = tuple(
            one.object
            for one in batch
            if process.view.object(one.object).controller == rule.controller
            and one.object not in chosen
            and matches(process.view, rule.rule.filter, one.object, own)
        )
        if among:
            chosen += choose(process, rule.controller, among, 0, len(among), Purpose.OTHER, own)
    return chosen


def stays_tapped(process: Process, held: GameObject) -> bool:
    """True if an effect says that a permanent doesn't untap during its untap step."""
    return any(
        matches(process.view, rule.rule.filter, held.id, rule.context)
        for rule in rules_in_force(process.view, DoesntUntap)
    )


@cites("504.1", "首先，主动牌手抓一张牌")
def draw(process: Process) -> None:
    """The active player draws a card, unless the draw step is skipped."""
    state = process.state
    if skips_first_draw(process, Step.DRAW):
        return
    numbers = draw_in_team.numbers if state.variant.shares_turns else draw.numbers
    with process.also(*numbers):
        for player in state.active_players:
            draw_one(process, player)


@cites("805.4b", "队伍中的每位牌手于其队伍的抓牌步骤中抓一张牌")
@cites("504.1", "首先，主动牌手抓一张牌")
def draw_in_team() -> None:
    """Each player of the active team draws a card in its draw step."""


@cites("505.4", "主动牌手在其操控的每个传纪上放置一个学问指示物")
def advance_sagas(process: Process) -> None:
    """Each Saga of the active player gets a lore counter, in the precombat main phase."""
    view = process.view
    sagas = [
        held
        for held in view.permanents()
        if held.controller in view.state.active_players and "Saga" in view.of(held.id).subtypes
    ]
    edition = view.rulebook.edition
    if not all(_chapters(view, held.id) for held in sagas):
        edition.rules_as(CHAPTERS_COUNT)
    if edition.has(CHAPTERS_COUNT):
        sagas = [held for held in sagas if has_chapters(view, held.id)]
    process.do(*(e.CountersPut(held.id, "lore", 1, held.controller) for held in sagas))


@cites("505.4", "with one or more chapter abilities", edition=CHAPTERS_COUNT)
def has_chapters(view: View, id_: ObjectId) -> bool:
    """True of a Saga that has not lost all its chapter abilities."""
    return _chapters(view, id_)


def _chapters(view: View, id_: ObjectId) -> bool:
    return any(isinstance(one, SagaChapter) for one in view.of(id_).abilities)


@cites("514.1", "其必须弃掉足够的牌来让手牌数等同于手牌上限")
def discard_to_hand_size(process: Process) -> None:
    """The active player discards down to the maximum hand size."""
    for player in process.state.active_players:
        discard_down(process, player)


@cites("514.1", "其必须弃掉足够的牌来让手牌数等同于手牌上限")
def discard_down(process: Process, player: PlayerId) -> None:
    """One player discards down to the maximum hand size."""
    hand = process.state.player(player).hand
    size = hand_size(process, player)
    in_order = hand_size.numbers if len(_sizes(process.view, player)) > 1 else ()
    if size is None or len(hand) <= size:
        if len(hand) == size or (size is None and len(hand) > HAND_SIZE):
            process.note(process.because, player)
        return
    number = len(hand) - size
    picked = choose(process, player, hand, number, number, Purpose.DISCARD, Context(None, player))
    with process.also(*in_order):
        process.do(*(e.Discard(player, id_) for id_ in picked))


@cites("613.11", "所有其他效应按照时间印记顺序生效")
def hand_size(process: Process, player: PlayerId) -> int | None:
    """The maximum hand size of a player past all effects, in their order; None if there is none."""
    view = process.view
    size: int | None = HAND_SIZE
    for held in _sizes(view, player):
        rule, own = held.rule, held.context
        if isinstance(rule, HandSizeChange):
            size = None if size is None else size + rule.more
        else:
            size = None if rule.size is None else amount_of(view, rule.size, own)
    return None if size is None else max(0, size)


def _sizes(view: View, player: PlayerId) -> list[Sized]:
    """The effects on the maximum hand size of a player, in the order of their timestamps."""
    found: list[Sized] = [*rules_in_force(view, NoMaximumHandSize)]
    found += rules_in_force(view, HandSizeChange)
    own = [one for one in found if player in find_players(view, one.rule.player, one.context)]
    return sorted(own, key=lambda one: stamp_of(view, one))


@cites("613.7a", "该静止式异能所在的物件具有的时间印记")
def stamp_of(view: View, held: Sized) -> int:
    """The timestamp of an effect: its own, or that of the object with the static ability."""
    if isinstance(held.origin, FloatingRule):
        return held.origin.timestamp
    return 0 if held.source is None else view.object(held.source).timestamp


@cites("514.2", "永久物（包括跃离的永久物）上标记的所有伤害被移除")
def remove_damage(process: Process) -> None:
    """Marked damage is removed and effects until end of turn end."""
    state = process.state
    durations = [*(one.duration for one in state.effects), *(one.duration for one in state.rules)]
    lasting = any(isinstance(one, (d.EndOfTurn, d.EndOfYourNextTurn)) for one in durations)
    if lasting or any(state.objects[id_].damage for id_ in state.battlefield):
        process.do(e.DamageRemoved())
    end_saddled(process)
    end_of_turn(process)


TURN_BASED_ACTIONS: Mapping[Step, tuple[Action, ...]] = {
    Step.UNTAP: (phase, turn_day_and_night, untap),
    Step.DRAW: (draw,),
    Step.PRECOMBAT_MAIN: (advance_sagas, visit_attractions),
    Step.BEGINNING_OF_COMBAT: (choose_defender,),
    Step.DECLARE_ATTACKERS: (choose_defender, declare_attackers),  # a script may begin here
    Step.DECLARE_BLOCKERS: (declare_blockers, order_blockers, order_attackers),
    Step.FIRST_COMBAT_DAMAGE: (
        note_strikers,
        assign_attackers,
        assign_blockers,
        deal_combat_damage,
    ),
    Step.COMBAT_DAMAGE: (assign_attackers, assign_blockers, deal_combat_damage),
    Step.CLEANUP: (discard_to_hand_size, remove_damage),
}
