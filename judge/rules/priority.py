"""Priority (117), and the one step a game takes at a time.

`advance` does the next thing that happens by itself, or says what is asked of whom; `decide` puts
an answer into the state. A game is these two in turn, and any state can be kept and gone on from.
"""

from __future__ import annotations

from typing import NamedTuple

from judge.cite import cites
from judge.game import events as e
from judge.game.state import Answer, GameState, ObjectId, PlayerId
from judge.game.steps import Step
from judge.rules.activation import activate
from judge.rules.casting import cast, play_land
from judge.rules.durations import no_longer_so
from judge.rules.face_down_reveals import unmask_all
from judge.rules.game_end import end_game
from judge.rules.process import Happened, OneWay, Process
from judge.rules.requests import (
    Action,
    Activate,
    Asked,
    AskPriority,
    Cast,
    Concede,
    DoEffect,
    Illegal,
    NoAction,
    PlayLand,
    Refused,
    Request,
    Special,
)
from judge.rules.resolution import resolve
from judge.rules.rulebook import Rulebook
from judge.rules.special_actions import do_effect, take_special_action
from judge.rules.state_based import check_state
from judge.rules.triggers import note_state_triggers, put_triggers
from judge.rules.turn import TURN_BASED_ACTIONS, another_cleanup, end_step
from judge.values import Value


class Progress(NamedTuple):
    """A state gone on to, with what happened; or what is asked, or why an answer is refused."""

    state: GameState
    log: tuple[Happened, ...] = ()
    request: Request | None = None
    illegal: Illegal | None = None
    meanwhile: GameState | None = None  # how things are as the request is made
    one_way: tuple[OneWay, ...] = ()  # what there was no choice in, since nothing was under way


def advance(rulebook: Rulebook, state: GameState) -> Progress:
    """The game after the next thing that happens by itself, or the question it waits for."""
    if state.result is not None:
        return Progress(state)
    process = Process(rulebook, state)
    try:
        _next(process)
        end_game_if_over(process)
    except Asked as asked:
        return Progress(
            state,
            request=asked.request,
            meanwhile=process.state,
            one_way=tuple(process.one_way),
        )
    except Refused as refused:
        illegal = _as_before(state, process.state, refused.illegal)
        return Progress(state.with_(answers=()), illegal=illegal)
    done = process.state.with_(answers=())
    return Progress(done, tuple(process.log), one_way=tuple(process.one_way))


def _as_before(before: GameState, tried: GameState, illegal: Illegal) -> Illegal:
    """What was refused about objects as they were before: a card, not yet the spell it becomes."""

    def first(id_: ObjectId) -> ObjectId:
        held = tried.objects.get(id_)
        if held is None or id_ in before.objects:
            return id_
        same = (one.id for one in before.objects.values() if one.body == held.body)
        return next(same, id_)

    subject, of = illegal.subject, illegal.part_of
    return illegal.with_(
        subject=first(subject) if isinstance(subject, int) else subject,
        part_of=None if of is None else first(of),
    )


def decide(state: GameState, request: Request, decision: Value) -> GameState:
    """The state with a player's answer to a request; `advance` goes on from it, or refuses it."""
    return state.with_(answers=(*state.answers, Answer(request, decision)))


@cites("104.1", "游戏")
def end_game_if_over(process: Process) -> None:
    """The game ends at once where somebody has won, or all have lost (104.1)."""
    end_game(process)
    if process.state.result is not None:
        unmask_all(process)


def _next(process: Process) -> None:
    state = process.state
    actions = TURN_BASED_ACTIONS.get(state.turn.step, ())
    if state.turn.stage < len(actions):
        act(process)
    elif state.turn.step is Step.UNTAP:
        end_step(process)
    elif state.priority is None:
        before_priority(process)
    elif state.priority.passes >= len(state.get_priority):
        all_passed(process)
    else:
        with_priority(process)


@cites("703.4", "回合动作如下列所示")
def act(process: Process) -> None:
    """The next turn-based action of the step."""
    turn = process.state.turn
    TURN_BASED_ACTIONS[turn.step][turn.stage](process)
    process.do(e.ActionDone())


@cites("117.5", "当每次将有牌手得到优先权时，游戏首先作为单一事件处理所有生效的状态动作")
def before_priority(process: Process) -> None:
    """State-based actions until there are none, then triggers, again; then someone has priority."""
    no_longer_so(process)
    if check_state(process):
        process.do(e.StateChecked())
        return
    note_state_triggers(process)
    if put_triggers(process):
        process.do(e.StateChecked())
        return
    process.do(e.StateChecked())
    if process.state.turn.step is Step.CLEANUP:
        in_cleanup(process)
        return
    begin_priority(process)


@cites("514.3", "没有牌手在清除步骤中会得到优先权")
def in_cleanup(process: Process) -> None:
    """Usually nobody gets priority in a cleanup step; after state-based actions somebody does."""
    acted = any(isinstance(event, TELLING) for event in _since_step(process))
    if process.state.stack or acted:
        begin_priority(process)
    else:
        end_step(process)


TELLING = (e.Destroyed, e.PutIntoGraveyard, e.AbilityTriggered, e.GameLost, e.CeasedToExist)


def _since_step(process: Process) -> list[Value]:
    since: list[Value] = []
    after = False
    for event in process.state.history:
        if isinstance(event, e.BeginStep):
            since, after = [], False
        elif isinstance(event, e.DamageRemoved):
            after = True
        if after or isinstance(event, e.AbilityTriggered):
            since.append(event)
    return since


@cites("117.3a", "主动牌手得到优先权")
def begin_priority(process: Process) -> None:
    """The active player gets priority."""
    state = process.state
    order = state.order_from(state.turn.active)
    process.do(e.GivePriority(next(i for i in order if i in state.get_priority)))


@cites("807.5a", "该牌手才能得到属于此回合标记之堆叠的优先权")
def is_passed_over(state: GameState, player: PlayerId) -> bool:
    """True of a player who gets no priority: turn marker and stack are out of range."""
    return state.variant.has_turn_markers and player not in state.get_priority


@cites("117.4", "则堆叠顶端的咒语或异能结算，或如果堆叠为空，则该阶段或步骤结束")
def all_passed(process: Process) -> None:
    """The top of the stack resolves, or the step ends."""
    if process.state.stack:
        resolve(process)
    elif process.state.turn.step is Step.CLEANUP:
        another_cleanup(process)
    else:
        end_step(process)


def with_priority(process: Process) -> None:
    """The player with priority does something or passes."""
    priority = process.state.priority
    if priority is None:
        raise AssertionError("nobody has priority")
    player = priority.player
    decision = process.ask(AskPriority(player))
    match decision:
        case NoAction():
            pass_priority(process)
            return
        case Cast():
            cast(process, player, decision)
        case Activate():
            activate(process, player, decision)
        case PlayLand():
            play_land(process, player, decision)
        case Special():
            take_special_action(process, player, decision)
        case DoEffect():
            do_effect(process, player, decision)
        case Concede():
            concede(process, decision)
        case Action() | _:
            raise TypeError(f"{decision!r} answers no priority")
    keep_priority(process)


@cites("117.3d", "如果牌手拥有优先权但选择不执行任何动作，该牌手让过")
def pass_priority(process: Process) -> None:
    """The player passes, and the next player gets priority."""
    priority = process.state.priority
    if priority is not None:
        process.do(e.Pass(priority.player))


@cites("117.3c", "则该牌手在此之后得到优先权")
def keep_priority(process: Process) -> None:
    """Who acted gets priority again, once state-based actions and triggers are dealt with."""
    priority = process.state.priority
    if priority is None:
        return
    while _settle(process):
        process.do(e.StateChecked())
        end_game(process)
    process.do(e.StateChecked())
    player = priority.player
    if process.state.result is None and not process.state.player(player).has_lost:
        process.do(e.GivePriority(player))


def _settle(process: Process) -> bool:
    """State-based actions, or else triggers that wait; False if there is nothing to do."""
    if process.state.result is not None:
        return False
    if check_state(process):
        return True
    note_state_triggers(process)
    return put_triggers(process)


@cites("104.3a", "牌手可以在任何时候认输")
def concede(process: Process, decision: Concede) -> None:
    """A player concedes and loses."""
    process.do(e.Conceded(decision.player))
