"""When the items of a scenario are to be done: whether the moment of one is gone."""

from __future__ import annotations

from judge.game.state import GameState, PlayerId
from judge.game.steps import Step
from judge.rules.priority import is_passed_over
from judge.scenario.model import Item, Moment
from judge.scenario.play import is_at

LAST_STEP_OF = {
    "attack": Step.DECLARE_ATTACKERS,
    "block": Step.DECLARE_BLOCKERS,
    "order": Step.DECLARE_BLOCKERS,
    "assign": Step.COMBAT_DAMAGE,
}


def is_past(state: GameState, at: Moment | None) -> bool:
    """True if the game has gone beyond a moment."""
    if at is None:
        return False
    number = state.turn.number if at.turn is None else at.turn
    if state.turn.number != number:
        return state.turn.number > number
    return (at.step or Step.CLEANUP) not in (state.turn.step, *state.steps_to_come)


def is_passed_by(state: GameState, item: Item) -> bool:
    """True if the moment of an item is here, but its player gets no priority (807.5a)."""
    here = is_at(state, item.at) and (item.respond or not state.stack)
    waits = item.action in (*LAST_STEP_OF, "resolve", "check", "pass", "concede")
    return here and not waits and is_passed_over(state, PlayerId(item.player or state.turn.active))


def is_missed(state: GameState, item: Item) -> bool:
    """True if the moment of an item is gone."""
    if item.at is not None and item.at.turn is not None and is_past(state, item.at):
        return True
    last = LAST_STEP_OF.get(item.action)
    if last is None or (last is not state.turn.step and last in state.steps_to_come):
        return False
    if item.action == "order" and state.stack and state.turn.step is last:
        return False  # something may be about to come that blocks (509.6, 509.7)
    if item.action == "attack":
        return item.at is not None and is_at(state, item.at)
    return item.at is None or item.at.turn in (None, state.turn.number)
