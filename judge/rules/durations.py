"""Continuous effects end as their durations run out (611.2, 514.2)."""

from __future__ import annotations

from collections.abc import Callable

from judge.abilities import durations as d
from judge.abilities.bases import Duration
from judge.abilities.walk import within
from judge.abilities.who import This
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ContinuousEffect, FloatingRule, PlayerId
from judge.rules.lapsing import has_lapsed
from judge.rules.meaning import Context, holds
from judge.rules.process import Process
from judge.rules.view import View

Lasting = ContinuousEffect | FloatingRule
BY_STATE = (d.UntilLeaves, d.AsLongAs)


def end_those(process: Process, is_over: Callable[[Lasting, Duration], bool]) -> None:
    """Ends the effects and rules whose duration is over."""
    state = process.state
    lasting: tuple[Lasting, ...] = (*state.effects, *state.rules)
    over = [held.timestamp for held in lasting if is_over(held, held.duration)]
    if over:
        process.do(e.EffectsEnded(tuple(over)))


@cites("514.2", "直至回合结束")
def end_of_turn(process: Process) -> None:
    """Effects "until end of turn" and "this turn" end, delayed triggers of this turn too."""
    state = process.state
    own = state.active_players

    def over(held: Lasting, duration: Duration) -> bool:
        if isinstance(duration, d.EndOfYourNextTurn):
            return held.controller in own and held.begun < state.turns_taken
        return isinstance(duration, d.EndOfTurn)

    waiting = [w.timestamp for w in state.delayed if w.in_turn == state.turns_taken]
    if waiting:
        process.do(e.EffectsEnded(tuple(waiting)))
    end_those(process, over)


@cites("511.2", "战斗结束")
def end_of_combat(process: Process) -> None:
    """Effects "until end of combat" end."""
    end_those(process, lambda held, duration: isinstance(duration, d.EndOfCombat))


@cites("500.5", "直到")
def beginning_of(process: Process, cls: type[Duration], players: tuple[PlayerId, ...]) -> None:
    """What lasts until a turn or step of its controller ends as it begins."""
    waiting = tuple(
        held.timestamp
        for held in process.state.delayed
        if isinstance(held.until, cls) and held.controller in players
    )
    if waiting:
        process.do(e.EffectsEnded(waiting))
    end_those(
        process,
        lambda held, duration: isinstance(duration, cls) and held.controller in players,
    )


@cites("611.2b", "只要")
def no_longer_so(process: Process) -> None:
    """Effects "for as long as" something is so end once it is not."""
    state = process.state
    lasting: tuple[Lasting, ...] = (*state.effects, *state.rules)
    if any(isinstance(held.duration, BY_STATE) for held in lasting):
        end_those(process, lambda held, duration: is_over(process.view, held, duration))


def is_over(view: View, held: Lasting, duration: Duration) -> bool:
    """True if what an effect's duration asks for isn't so."""
    source = held.source
    if isinstance(duration, d.UntilLeaves):
        return source is None or not view.is_permanent(source)
    if not isinstance(duration, d.AsLongAs):
        return False
    is_gone = source is not None and not view.is_there(source)
    if is_gone and any(isinstance(part, This) for part in within(duration.condition)):
        return True
    about = held.objects if isinstance(held, ContinuousEffect) else held.about
    return not holds(view, duration.condition, Context(source, held.controller).about(*about))


@cites("611.2b", "该效应没有任何效果")
def never_begins(process: Process, batch: tuple[e.Event, ...], event: e.Event) -> Lasting | None:
    """The effect of an event, where its duration is over before it would begin.

    It is over too if it ended in response, though it is so again.
    "For as long as you control that creature" begins with what gives control of it.
    """
    held = _lasting(event)
    if held is None:
        return None
    if has_lapsed(process, held.duration):
        return held
    if not is_over(process.view, held, held.duration):
        return None
    begins = len(batch) > 1 and not is_over(process.tentatively(*batch), held, held.duration)
    return None if begins else held


def _lasting(event: e.Event) -> Lasting | None:
    match event:
        case e.EffectBegan(effect=held) | e.RuleBegan(rule=held):
            return held if isinstance(held.duration, BY_STATE) else None
    return None
