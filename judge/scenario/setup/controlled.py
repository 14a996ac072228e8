"""Who controls what from before the play, by the Auras and other effects that are there already."""

from __future__ import annotations

from judge.game.state import GameState
from judge.rules.control import settle_control
from judge.rules.process import Process
from judge.rules.rulebook import Rulebook


def with_controllers(state: GameState, rulebook: Rulebook) -> GameState:
    """The state with each permanent under the control that an effect gives, and as sick as written.

    A creature that Mind Control enchants as the play begins may attack, unless one of both came
    this turn.
    """
    process = Process(rulebook, state)
    settle_control(process)
    for id_ in state.battlefield:
        held, now = state.objects[id_], process.state.objects.get(id_)
        if now is None or now.controller == held.controller:
            continue
        attached = (state.objects[one] for one in state.battlefield)
        sick = held.sick or any(one.sick for one in attached if one.attached_to == id_)
        there = now if sick else now.with_(sick=False, marks=held.marks)
        state = state.with_(objects=state.objects.set(id_, there))
    return state
