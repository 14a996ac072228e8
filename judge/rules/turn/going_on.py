"""How the game goes on from step to step and from turn to turn (500)."""

from __future__ import annotations

from judge.abilities import durations as d
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import PlayerId
from judge.game.steps import STEPS, Step
from judge.rules.combat.damage_step import (
    strikers,
)
from judge.rules.combat.fighting import needs_blockers
from judge.rules.durations import beginning_of, end_of_combat
from judge.rules.process import Process


@cites("508.8", "略过宣告阻挡者和战斗伤害步骤")
def skip_combat(process: Process) -> None:
    """Without attackers, combat goes to its end."""
    process.do(e.BeginStep(Step.END_OF_COMBAT))


@cites("510.4", "该阶段得到第二个战斗伤害步骤")
def begin_first_damage(process: Process) -> None:
    """With first or double strike about, there are two combat damage steps."""
    process.do(e.BeginStep(Step.FIRST_COMBAT_DAMAGE))


@cites("511.3", "所有生物、战役和鹏洛客被移出战斗")
def end_combat(process: Process) -> None:
    """As the end of combat step ends, everything is removed from combat."""
    process.do(e.CombatEnded())


@cites("500.4", "牌手法术力池中剩余的法术力将被清空")
def empty_pools(process: Process) -> None:
    """As a step ends, unused mana empties."""
    if any(player.mana for player in process.state.players):
        process.do(e.PoolsEmptied())


@cites("500.1", "一个回合依照下列顺序包含五个阶段")
def begin_step(process: Process, step: Step) -> None:
    """A step begins."""
    process.do(e.BeginStep(step))
    if step is Step.UPKEEP:
        beginning_of(process, d.NextUpkeep)


@cites("500.8", "它们会在某个阶段之后直接加入新的阶段")
def begin_inserted(process: Process, step: Step) -> None:
    """A step or phase that an effect inserted begins."""
    process.do(e.BeginStep(step))


@cites("500.1", "一个回合依照下列顺序包含五个阶段")
def begin_turn(process: Process, player: PlayerId) -> None:
    """A player's turn begins; what lasted until then ends."""
    process.do(e.BeginTurn(player, process.state.turn.number + 1))
    beginning_of(process, d.YourNextTurn)


@cites("500.7", "一些效应可以赋予牌手额外的回合")
def begin_extra_turn(process: Process, player: PlayerId) -> None:
    """The extra turn that was created last is taken first."""
    process.do(e.ExtraTurnBegun(), e.BeginTurn(player, process.state.turn.number + 1))
    beginning_of(process, d.YourNextTurn)


@cites("614.10", "令牌手略过事件、步骤、或回合的效应为替代性效应")
def skipped(process: Process, player: PlayerId, what: str, *events: e.Event) -> None:
    """A turn or step is skipped."""
    process.do(e.SkipUsed(player, what), *events)


def next_turn(process: Process) -> None:
    """The next turn begins: an extra one, or that of the next player who does not skip it."""
    state = process.state
    if state.extra_turns:
        player = state.extra_turns[-1]
        begin_extra_turn(process, player)
        return
    order = state.order_from(state.turn.active)
    following = order[1:] or order
    for player in (*following, *order):
        if (player, "turn") in process.state.skips:
            skipped(process, player, "turn", e.TurnSkipped(player))
            continue
        begin_turn(process, player)
        return


def end_step(process: Process) -> None:
    """The step ends and the one that follows begins."""
    step = process.state.turn.step
    empty_pools(process)
    if step is Step.END_OF_COMBAT:
        end_combat(process)
        end_of_combat(process)
    if step is Step.DECLARE_ATTACKERS and not needs_blockers(process.view):
        skip_combat(process)
    elif step is Step.DECLARE_BLOCKERS and strikers(process.view):
        begin_first_damage(process)
    else:
        begin_next(process)


def begin_next(process: Process) -> None:
    """The step after this one begins, or the next turn."""
    state = process.state
    step = state.turn.step
    if state.coming and not (step.is_combat and step is not Step.END_OF_COMBAT):
        begin_inserted(process, state.coming[0])
        return
    if step is Step.CLEANUP:
        next_turn(process)
        return
    following = STEPS[step.place + 1]
    if following is Step.FIRST_COMBAT_DAMAGE:
        following = Step.COMBAT_DAMAGE
    active = state.turn.active
    while (active, following.value) in process.state.skips:
        if following is Step.CLEANUP:
            raise Unsupported("614.10", "a cleanup step that is skipped")
        skipped(process, active, following.value, e.StepSkipped(following))
        following = STEPS[following.place + 1]
    begin_step(process, following)
    while process.state.turn.step is not following and following is not Step.CLEANUP:
        following = STEPS[following.place + 1]  # that one was skipped by a static ability
        begin_step(process, following)


@cites("514.3a", "在此刻，游戏检查是否有任何状态动作需要执行")
def another_cleanup(process: Process) -> None:
    """After priority in a cleanup step, there is another one."""
    empty_pools(process)
    process.do(e.BeginStep(Step.CLEANUP))
