"""Words of an ability that is being carried out, as the very objects and players they mean now.

What begins as it is carried out and lasts (a rule, a duration) is understood later, when nothing is
known of targets and results any more.
"""

from __future__ import annotations

from typing import TypeVar

from judge.abilities import references as r
from judge.abilities.bases import Ability, Objects, Players
from judge.abilities.walk import changed
from judge.abilities.who import (
    ControllerOf,
    DefendingPlayer,
    ExactObject,
    ExactPlayer,
    OwnerOf,
    Target,
    TargetPlayer,
    TheRest,
    Triggering,
    TriggerSource,
)
from judge.errors import Unsupported
from judge.rules.meaning.context import Context
from judge.rules.meaning.lookup import find_objects, find_players
from judge.rules.view import View

T = TypeVar("T")
OBJECTS = (r.TheTarget, r.Said, r.Kept, r.PaidWith, Target, TheRest)
OF_THE_EVENT = (Triggering, TriggerSource)
PLAYERS = (
    r.TheTargetPlayer,
    r.SaidPlayers,
    r.KeptPlayers,
    r.OnePlayer,
    TargetPlayer,
    r.TriggerPlayer,
)


def exactly(view: View, value: T, context: Context, *, own_event: bool = False) -> T:
    """A value in which every word that refers is what it means now.

    `own_event`: it is about an event of its own, whose player and objects are meant.
    """
    event = () if own_event else OF_THE_EVENT
    done = _exact(view, value, context, PLAYERS[:-1] if own_event else PLAYERS, event)
    assert isinstance(done, type(value))
    return done


def with_players(view: View, value: T, context: Context) -> T:
    """A value in which "its controller" and "defending player" are the players they are now."""
    done = _exact(view, value, context, (ControllerOf, OwnerOf, DefendingPlayer))
    assert isinstance(done, type(value))
    return done


def _exact(
    view: View,
    value: object,
    context: Context,
    players: tuple[type[Players], ...],
    event: tuple[type[Objects], ...] = (),
) -> object:
    if isinstance(value, Ability):
        return value
    if isinstance(value, Objects) and isinstance(value, (*OBJECTS, *event)):
        return _objects(view, value, context)
    if isinstance(value, Players) and isinstance(value, players):
        return _player(view, value, context)
    return changed(value, lambda inner: _exact(view, inner, context, players, event))


def _objects(view: View, who: Objects, context: Context) -> object:
    found = find_objects(view, who, context)
    return ExactObject(found[0]) if len(found) == 1 else r.Those(tuple(found))


def _player(view: View, who: Players, context: Context) -> Players:
    found = find_players(view, who, context)
    if len(found) != 1:
        raise Unsupported(
            "611.2a",
            "a lasting rule about several players spoken of before",
            "涉及先前提及的多位牌手的持续性规则",
        )
    return ExactPlayer(found[0])
