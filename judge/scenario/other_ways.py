"""The ways in which a card that was refused may be cast now, where the scenario named none."""

from __future__ import annotations

from collections.abc import Iterator

from judge.errors import Unsupported
from judge.game.state import GameState, PlayerId
from judge.rules.casting import ways_of
from judge.rules.layers import project
from judge.rules.priority import advance, decide
from judge.rules.requests import AskPriority, Cast, Illegal, OtherWay, Why
from judge.rules.rulebook import Way
from judge.scenario import choices
from judge.scenario.fitting import FITS
from judge.scenario.play import Play
from judge.values import Value

BY_WAY = (Why.WRONG_TIME, Why.NOT_ENOUGH_MANA, Why.CANT_PAY)  # what another way may help against
MOST_STEPS = 100


def with_other_ways(play: Play, player: PlayerId, action: Value, illegal: Illegal) -> Illegal:
    """The refusal of a spell, with the ways in which it might have been cast at that moment."""
    if not isinstance(action, Cast) or action.using is not None or illegal.why not in BY_WAY:
        return illegal
    found: dict[str, OtherWay] = {}
    for way in _named(play, player, action):
        if way.name not in found and _is_open(play, player, action.with_(using=way.name)):
            found[way.name] = OtherWay(way.name, way.cost, way.additional, way.free)
    return illegal.with_(ways=tuple(found.values()))


def _named(play: Play, player: PlayerId, action: Cast) -> Iterator[Way]:
    view = project(play.state, play.rulebook)
    return (way for way in ways_of(view, action.object, player) if way.name)


def _is_open(play: Play, player: PlayerId, action: Cast) -> bool:
    """True if it is not refused so, all that is asked on the way answered by default."""
    state: GameState = decide(play.state, AskPriority(player), action)
    assumed = [*play.assumptions]
    try:
        for _ in range(MOST_STEPS):
            progress = advance(play.rulebook, state)
            request = progress.request
            if request is None or isinstance(request, AskPriority) or type(request) not in FITS:
                return progress.illegal is None
            play.meanwhile = progress.meanwhile
            state = decide(state, request, choices.default(play, request))
    except Unsupported:
        return False
    finally:
        play.meanwhile = None
        play.assumptions[:] = assumed
    return False
