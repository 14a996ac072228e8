"""Of several active or defending players one is meant: the controller chooses (802.2a, 805.9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.abilities import who as w
from judge.abilities.bases import Effect, Players
from judge.abilities.walk import within
from judge.cite import cites
from judge.game.state import PlayerId
from judge.rules.choices.recipients import choose_player
from judge.rules.influence.reach import reaches
from judge.rules.influence.seats import defenders
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.references.words import MEANT, active_among, defending_among
from judge.rules.view import View

Among = Callable[[View, Context], tuple[PlayerId, ...]]


def one_is_meant(process: Process, effect: Effect, context: Context) -> tuple[str, ...]:
    """Has the controller choose what player an effect speaks of; the rules by which it is so."""
    state = process.state
    if not state.variant.shares_turns and (state.combat is None or len(defenders(state)) < 2):
        return ()
    parts = tuple(within(effect))
    if any(isinstance(part, Effect) for part in parts[1:]):
        return ()  # each of them is asked by itself
    found: list[str] = []
    for kind, among in SEVERAL.items():
        if any(isinstance(part, kind) for part in parts):
            found += _choose(process, kind, among(process.view, context), context)
    return tuple(found)


def _choose(
    process: Process, kind: type[Players], among: tuple[PlayerId, ...], context: Context
) -> tuple[str, ...]:
    near = tuple(one for one in among if reaches(process.state, context.controller, one))
    if len(among) < 2 or not near:
        return ()
    context.chosen[MEANT[kind]] = choose_player(process, context.controller, near, context.source)
    return rules_of_choice(process.state.variant.shares_turns, kind)


@cites("805.9", "该异能的操控者于其效应生效时选择该异能指代的是哪位牌手")
@cites("805.10e", "如果有多位防御牌手可供选择，则由该咒语或异能的操控者选择其中一位")
@cites("802.2a", "如果有多位防御牌手可供选择，则由该咒语或异能的操控者选择其中一位")
def rules_of_choice(by_team: bool, kind: type[Players]) -> tuple[str, ...]:
    """The rule by which the controller of a spell or ability chooses the player it speaks of."""
    active, of_team, of_player = rules_of_choice.numbers
    if kind is w.ActivePlayer:
        return (active,)
    return (of_team,) if by_team else (of_player,)


SEVERAL: Mapping[type[Players], Among] = {
    w.ActivePlayer: active_among,
    w.DefendingPlayer: defending_among,
}
