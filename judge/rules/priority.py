"""Priority (117), and the one step a game takes at a time.

`advance` does the next thing that happens by itself, or says what is asked of whom; `decide` puts
an answer into the state. A game is these two in turn, and any state can be kept and gone on from.
"""

from __future__ import annotations

from dataclasses import dataclass

from judge.cite import cites
from judge.game.events import (
    ActionDone,
    Answered,
    Conceded,
    Event,
    GivePriority,
    Pass,
    StateChecked,
    stamp,
)
from judge.game.perform import perform
from judge.game.state import GameState
from judge.game.steps import Step
from judge.rules.casting import cast, play_land
from judge.rules.ending import end_game
from judge.rules.layers import project
from judge.rules.outcomes import (
    AskPriority,
    Cast,
    Concede,
    Events,
    Illegal,
    NoAction,
    Outcome,
    PlayLand,
    Request,
    carry_out,
)
from judge.rules.resolving import resolve
from judge.rules.rulebook import Rulebook
from judge.rules.state_based import check_state
from judge.rules.turn import TURN_BASED_ACTIONS, end_step
from judge.rules.view import View
from judge.values import Value


@dataclass(frozen=True, slots=True)
class Progress:
    """A state gone on to by a batch of events; or what is asked, or why an answer is refused."""

    state: GameState
    batch: Events = ()
    request: Request | None = None
    illegal: Illegal | None = None


def advance(rulebook: Rulebook, state: GameState) -> Progress:
    """The game after the next thing that happens by itself, or the question it waits for."""
    if state.result is not None:
        return Progress(state)
    view = project(state, rulebook)
    actions = TURN_BASED_ACTIONS.get(state.turn.step, ())
    if state.turn.stage < len(actions):
        action = actions[state.turn.stage]
        made = action(rulebook, view)
        if isinstance(made, tuple):
            return _performed(state, (*stamp(made, action.numbers), ActionDone()))
        return _waiting(state, made)
    if state.turn.step is Step.UNTAP:
        return _performed(state, end_step(rulebook, view))
    if state.priority is None or state.answers:
        return _before_priority(rulebook, view)
    if state.priority.passes == len(state.players):
        return _all_passed(rulebook, view)
    return Progress(state, request=AskPriority(state.priority.player))


def decide(rulebook: Rulebook, state: GameState, request: Request, decision: Value) -> Progress:
    """The game after a player's answer to a request; refused answers change nothing."""
    if not isinstance(request, AskPriority):
        return Progress(perform(state, (Answered(request, decision),)))
    view = project(state, rulebook)
    made: Outcome
    match decision:
        case NoAction():
            return _performed(state, carry_out(pass_priority, request))
        case Cast():
            made = cast(rulebook, view, request.player, decision)
        case PlayLand():
            made = play_land(rulebook, view, request.player, decision)
        case Concede():
            made = carry_out(concede, decision)
        case _:
            raise TypeError(f"{decision!r} answers no priority")
    if not isinstance(made, tuple):
        return _waiting(state, made)
    return _performed(state, (*made, *carry_out(keep_priority, request)))


@cites("117.3d", "如果牌手拥有优先权但选择不执行任何动作，该牌手让过")
def pass_priority(request: AskPriority) -> Events:
    """The player passes, and the next player gets priority."""
    return (Pass(request.player),)


@cites("117.3c", "则该牌手在此之后得到优先权")
def keep_priority(request: AskPriority) -> Events:
    """Who acted gets priority again."""
    return (GivePriority(request.player),)


@cites("117.3a", "主动牌手得到优先权")
def begin_priority(view: View) -> Events:
    """The active player gets priority."""
    return (GivePriority(view.active),)


@cites("104.3a", "牌手可以在任何时候认输")
def concede(decision: Concede) -> Events:
    """A player concedes and loses."""
    return (Conceded(decision.player),)


@cites("117.5", "当每次将有牌手得到优先权时，游戏首先作为单一事件处理所有生效的状态动作")
def _before_priority(rulebook: Rulebook, view: View) -> Progress:
    """State-based actions, again and again until there are none; then a player gets priority."""
    made = check_state(rulebook, view)
    if isinstance(made, Request):
        return _waiting(view.state, made)
    if made:
        return _performed(view.state, (*made, StateChecked()))
    if view.state.turn.step is Step.CLEANUP:  # 514.3: usually nobody gets priority
        return _performed(view.state, (StateChecked(), *end_step(rulebook, view)))
    return _performed(view.state, (StateChecked(), *carry_out(begin_priority, view)))


@cites("117.4", "则堆叠顶端的咒语或异能结算，或如果堆叠为空，则该阶段或步骤结束")
def _all_passed(rulebook: Rulebook, view: View) -> Progress:
    """The top of the stack resolves, or the step ends."""
    if view.state.stack:
        return _performed(view.state, resolve(rulebook, view))
    return _performed(view.state, end_step(rulebook, view))


def _performed(state: GameState, batch: tuple[Event, ...]) -> Progress:
    after = perform(state, batch)
    ending = end_game(after)
    return Progress(perform(after, ending), (*batch, *ending))


def _waiting(state: GameState, made: Request | Illegal) -> Progress:
    if isinstance(made, Illegal):
        return Progress(state.with_(answers=()), illegal=made)
    return Progress(state, request=made)
