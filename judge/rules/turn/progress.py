"""How the game goes on from step to step and from turn to turn (500)."""

from __future__ import annotations

from judge.abilities import durations as d
from judge.abilities.statics import SkipsExtraTurns
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import GameState, PlayerId
from judge.game.steps import STEPS, Step
from judge.rules.combat.damage_step import (
    strikers,
)
from judge.rules.combat.parties import needs_blockers
from judge.rules.durations import beginning_of, end_of_combat
from judge.rules.effects.player_control import EXTRA_TURN
from judge.rules.influence.game import determine_ranges
from judge.rules.mana.kept import lasting, pools_emptied
from judge.rules.meaning import find_players
from judge.rules.patterns.players import is_step
from judge.rules.process import Process
from judge.rules.statics import rules_in_force
from judge.rules.turn.first_draw import skips_first_draw

OF_ONE_MARKER = 4  # players
OF_A_STEP = {Step.UPKEEP: d.NextUpkeep, Step.END: d.NextEndStep}
OF_A_TURN = (
    d.YourNextTurn,
    d.NextUpkeep,
    d.NextEndStep,
    d.NextUntap,
    d.DuringNextUntap,
    d.EndOfYourNextTurn,
)


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
    """As a step ends, unused mana empties; what lasts until end of turn does after cleanup."""
    process.do(*pools_emptied(process.view, lasting(process.state.turn.step)))


@cites("500.1", "一个回合依照下列顺序包含五个阶段")
def begin_step(process: Process, step: Step, *, inserted: bool = False) -> bool:
    """A step begins; False if a static ability has it skipped."""
    begun = _has_begun(process.do(e.BeginStep(step, inserted)))
    if begun and step in OF_A_STEP:
        beginning_of(process, OF_A_STEP[step], process.state.active_players)
    return begun


def _has_begun(batch: tuple[e.Event, ...]) -> bool:
    return any(isinstance(event, (e.BeginStep, e.BeginTurn)) for event in batch)


@cites("500.8", "它们会在某个阶段之后直接加入新的阶段")
def begin_inserted(process: Process, step: Step) -> bool:
    """A step or phase that an effect inserted begins; False if it is skipped."""
    return begin_step(process, step, inserted=True)


@cites("500.1", "一个回合依照下列顺序包含五个阶段")
def begin_turn(process: Process, player: PlayerId) -> None:
    """A player's turn begins; what lasted until then ends."""
    if _has_begun(process.do(e.BeginTurn(player, process.state.turn.number + 1))):
        _begun(process)


def _begun(process: Process) -> None:
    """What lasted until a turn that has begun ends, and its first step begins."""
    determine_ranges(process)
    for player in process.state.active_players:
        if process.state.player(player).mark(EXTRA_TURN):
            add_extra_turn(process, player)
    beginning_of(process, d.YourNextTurn, process.state.active_players)
    go_to(process, Step.UNTAP)


@cites("500.7", "一些效应可以赋予牌手额外的回合")
def add_extra_turn(process: Process, player: PlayerId) -> None:
    """A player whose turn has begun takes another after it, as an effect said."""
    process.do(e.PlayerMarked(player, EXTRA_TURN, None), e.ExtraTurnAdded(player))


@cites("500.7", "一些效应可以赋予牌手额外的回合")
def begin_extra_turn(process: Process, player: PlayerId) -> None:
    """The extra turn that was created last is taken first."""
    turn = e.BeginTurn(player, process.state.turn.number + 1, extra=True)
    if _has_begun(process.do(e.ExtraTurnBegun(player), turn)):
        _begun(process)


@cites("614.10", "令牌手略过事件、步骤、或回合的效应为替代性效应")
@cites("500.10", "略过一个步骤、阶段或回合视同其并未存在")
def skipped(process: Process, player: PlayerId, what: str, *events: e.Event) -> None:
    """A turn or step is skipped."""
    process.do(e.SkipUsed(player, what), *events)


@cites("614.10", "令牌手略过事件、步骤、或回合的效应为替代性效应")
def skips_extra_turns(process: Process, player: PlayerId) -> bool:
    """True if an effect has the player, or one of the team, skip the extra turn."""
    team = process.state.together(player)
    return any(
        set(team) & set(find_players(process.view, held.rule.player, held.context))
        for held in rules_in_force(process.view, SkipsExtraTurns)
    )


def next_turn(process: Process) -> None:
    """The next turn begins: an extra one, or that of the next player who does not skip it."""
    state = process.state
    extra = next_extra(process)
    if extra is not None:
        player = state.together(extra)[0]
        if skips_extra_turns(process, player):
            with process.also(*skips_extra_turns.numbers):
                process.do(e.ExtraTurnBegun(extra), e.TurnSkipped(player))
        elif (player, "turn") not in state.skips:
            begin_extra_turn(process, player)
            return
        else:
            skipped(process, player, "turn", e.ExtraTurnBegun(extra), e.TurnSkipped(player))
        next_turn(process)
        return
    for player in _seats_after(process, state.regular or state.turn.active):
        if state.player(player).has_left:
            pass_over(process, player)
        elif (player, "turn") in process.state.skips:
            skipped(process, player, "turn", e.TurnSkipped(player))
        else:
            begin_turn(process, player)
            return


def next_extra(process: Process) -> PlayerId | None:
    """Whose extra turn comes next: the latest; None if there is none now."""
    state = process.state
    if state.variant.has_turn_markers:
        return with_marker(process)
    return state.extra_turns[-1] if state.extra_turns else None


@cites("807.4i", "该牌手于当前回合结束后保留回合标记并开始其下一个回合")
@cites("807.4j", "则改为在该牌手进行其下一个回合之前首先进行此额外的回合")
def with_marker(process: Process) -> PlayerId | None:
    """Whose extra turn comes next by the turn marker: of who keeps it, or of who gets it."""
    state = process.state
    if len(state.in_game) < OF_ONE_MARKER:
        raise Unsupported(
            "807.4a",
            "a Grand Melee of fewer than four players: no turn marker",
            "少于四位牌手的大型混战：没有回合标记",
        )
    seats = _seats_after(process, state.regular or state.turn.active)
    following = next(player for player in seats if player in state.in_game)
    return next((one for one in (state.turn.active, following) if one in state.extra_turns), None)


def _seats_after(process: Process, active: PlayerId) -> tuple[PlayerId, ...]:
    """The players, or the first of each team, in turn order from the one after a player, twice."""
    ids = tuple(p.id for p in process.state.players)
    firsts = tuple(i for i in ids if process.state.together(i)[0] == i)
    place = firsts.index(process.state.together(active)[0]) + 1
    return (*firsts[place:], *firsts, *firsts[:place])


@cites("800.4k", "如果一个已经离开游戏的牌手将要开始一个回合，该回合不会开始")
@cites("800.4m", "将持续到该牌手下个回合或该回合中的特定时间点的持续性效应会持续到该回合本将开始时")
def pass_over(process: Process, player: PlayerId) -> None:
    """The turn of a player who has left does not begin; what lasted until then ends."""
    for duration in OF_A_TURN:
        beginning_of(process, duration, (player,))


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
    coming, following = next_inserted(process.state), process.state.turn.following
    if coming is not None:
        if is_skipped(process, coming) or not begin_inserted(process, coming):
            begin_next(process)
    elif following:
        go_to(process, following[0])
    else:
        next_turn(process)


def next_inserted(state: GameState) -> Step | None:
    """The step or phase that an effect inserted right after this one, if any."""
    step, coming = state.turn.step, state.coming[:1]
    if not coming or (step.is_combat and step is not Step.END_OF_COMBAT):
        return None
    return coming[0] if step.ends_phase or not coming[0].begins_phase else None


def go_to(process: Process, step: Step) -> None:
    """A step of the turn begins, or the one that follows if it is skipped."""
    if step is Step.FIRST_COMBAT_DAMAGE:
        step = Step.COMBAT_DAMAGE
    if is_skipped(process, step) or not begin_step(process, step):
        if step is Step.CLEANUP:
            raise Unsupported("614.10", "a cleanup step that is skipped", "略过清除步骤")
        go_to(process, _after(step))


def begin_play(process: Process) -> None:
    """The step begins in which a play starts, or the one that follows if it is skipped."""
    step = process.state.turn.step
    if not begin_step(process, step):
        go_to(process, _after(step))


def _after(step: Step) -> Step:
    """What follows a step that is skipped; combat is skipped as a whole phase."""
    whole = step is Step.BEGINNING_OF_COMBAT
    return Step.POSTCOMBAT_MAIN if whole else STEPS[step.place + 1]


def is_skipped(process: Process, step: Step) -> bool:
    """True if a player was to skip the next step or phase that this would begin, and now does."""
    state = process.state
    if skips_first_draw(process, step):
        return True
    for player, what in state.skips:
        if player in state.active_players and is_step(step, what):
            skipped(process, player, what, e.StepSkipped(step))
            return True
    return False


@cites("514.3a", "在此刻，游戏检查是否有任何状态动作需要执行")
def another_cleanup(process: Process) -> None:
    """After priority in a cleanup step, there is another one."""
    empty_pools(process)
    process.do(e.BeginStep(Step.CLEANUP))
