"""The turn (500-505, 512-514): which step follows, and the turn-based actions of each (703)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.cite import Cited, cites
from judge.errors import Unsupported
from judge.game.events import (
    BeginStep,
    BeginTurn,
    CombatEnded,
    DamageRemoved,
    Discard,
    Draw,
    DrawFromEmpty,
    Event,
    PoolsEmptied,
    StepSkipped,
    Untap,
)
from judge.game.state import GameState
from judge.game.steps import STEPS, Step
from judge.rules.combat.attackers import declare_attackers
from judge.rules.combat.blockers import declare_blockers, order_attackers, order_blockers
from judge.rules.combat.damage_step import (
    assign_attackers,
    assign_blockers,
    deal_combat_damage,
    note_strikers,
    strikers,
)
from judge.rules.outcomes import (
    AskDiscard,
    Events,
    Illegal,
    Outcome,
    Picked,
    Why,
    answer_to,
    carry_out,
)
from judge.rules.rulebook import Rulebook
from judge.rules.view import View

HAND_SIZE = 7
Action = Cited[[Rulebook, View], Outcome]


@cites("502.3", "主动牌手确定哪些由其操控的永久物会重置")
def untap(rulebook: Rulebook, view: View) -> Outcome:
    """The active player's permanents untap."""
    return tuple(
        Untap(held.id)
        for held in view.permanents()
        if held.controller == view.active and held.tapped
    )


@cites("504.1", "首先，主动牌手抓一张牌")
def draw(rulebook: Rulebook, view: View) -> Outcome:
    """The active player draws a card."""
    if view.state.turn.number == 1 and view.active == view.state.players[0].id:
        return carry_out(skip_draw)
    if not view.state.player(view.active).library:
        return (DrawFromEmpty(view.active),)
    return (Draw(view.active),)


@cites("103.8a", "先手牌手略过其第一个回合的抓牌步骤")
def skip_draw() -> Events:
    """The starting player's first draw step is skipped."""
    return (StepSkipped(Step.DRAW),)


@cites("505.4", "主动牌手在其操控的每个传纪上放置一个学问指示物")
def advance_sagas(rulebook: Rulebook, view: View) -> Outcome:
    """Sagas are not carried out."""
    for held in view.permanents():
        if "Saga" in view.of(held.id).subtypes:
            raise Unsupported("505.4", "a Saga on the battlefield")
    return ()


@cites("514.1", "其必须弃掉足够的牌来让手牌数等同于手牌上限")
def discard_to_hand_size(rulebook: Rulebook, view: View) -> Outcome:
    """The active player discards down to seven cards."""
    hand = view.state.player(view.active).hand
    excess = len(hand) - HAND_SIZE
    if excess <= 0:
        return ()
    request = AskDiscard(view.active, excess)
    picked = answer_to(view.state, request)
    if not isinstance(picked, Picked):
        return request
    if len(set(picked.objects) & set(hand)) != excess:
        return Illegal(Why.WRONG_NUMBER, view.active, discard_to_hand_size.numbers)
    return tuple(Discard(view.active, id_) for id_ in picked.objects)


@cites("514.2", "永久物（包括跃离的永久物）上标记的所有伤害被移除")
def remove_damage(rulebook: Rulebook, view: View) -> Outcome:
    """Marked damage is removed and effects until end of turn end."""
    if view.state.effects or any(held.damage for held in view.permanents()):
        return (DamageRemoved(),)
    return ()


TURN_BASED_ACTIONS: Mapping[Step, tuple[Action, ...]] = {
    Step.UNTAP: (untap,),
    Step.DRAW: (draw,),
    Step.PRECOMBAT_MAIN: (advance_sagas,),
    Step.DECLARE_ATTACKERS: (declare_attackers,),
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


@cites("508.8", "略过宣告阻挡者和战斗伤害步骤")
def skip_combat(state: GameState) -> Events:
    """Without attackers, combat goes to its end."""
    return (BeginStep(Step.END_OF_COMBAT),)


@cites("510.4", "该阶段得到第二个战斗伤害步骤")
def begin_first_damage(state: GameState) -> Events:
    """With first or double strike about, there are two combat damage steps."""
    return (BeginStep(Step.FIRST_COMBAT_DAMAGE),)


@cites("511.3", "所有生物、战役和鹏洛客被移出战斗")
def end_combat(state: GameState) -> Events:
    """As the end of combat step ends, everything is removed from combat."""
    return (CombatEnded(),)


@cites("500.4", "牌手法术力池中剩余的法术力将被清空")
def empty_pools(state: GameState) -> Events:
    """As a step ends, unused mana empties."""
    return (PoolsEmptied(),) if any(player.mana for player in state.players) else ()


@cites("500.1", "一个回合依照下列顺序包含五个阶段")
def begin_next(state: GameState) -> Events:
    """The step after this one begins, or the next turn."""
    if state.turn.step is not Step.CLEANUP:
        following = STEPS[state.turn.step.place + 1]
        if following is Step.FIRST_COMBAT_DAMAGE:
            following = Step.COMBAT_DAMAGE
        return (BeginStep(following),)
    return (BeginTurn(state.opponent(state.turn.active), state.turn.number + 1),)


def end_step(rulebook: Rulebook, view: View) -> tuple[Event, ...]:
    """The step ends and the one that follows begins."""
    state = view.state
    ended = carry_out(empty_pools, state)
    attacks = view.combat.attacks
    if state.turn.step is Step.END_OF_COMBAT:
        ended += carry_out(end_combat, state)
    if state.turn.step is Step.DECLARE_ATTACKERS and not attacks:
        return ended + carry_out(skip_combat, state)
    if state.turn.step is Step.DECLARE_BLOCKERS and strikers(rulebook, view):
        return ended + carry_out(begin_first_damage, state)
    return ended + carry_out(begin_next, state)
