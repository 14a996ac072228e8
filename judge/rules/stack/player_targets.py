"""Targets that are chosen for each player: "for each player, exile up to one target …" (601.2c)."""

from __future__ import annotations

from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import AtOnce, ForEach, Modes, Sequence
from judge.abilities.effects.objects import Destroy, GainControl, Move
from judge.abilities.references import SaidPlayers
from judge.abilities.walk import put, targets_of
from judge.abilities.who import EachOpponent, EachPlayer, Seat, Together
from judge.cite import cites
from judge.game.state import PlayerId
from judge.rules.influence.reach import reaches
from judge.rules.process import Process


@cites("601.2c", "该牌手为咒语要求的每个目标宣告其所选择的相对应的物件或牌手")
def for_each_player(process: Process, effect: Effect, controller: PlayerId) -> Effect:
    """An effect with targets for each player, taken apart: a word "target" for each of them."""
    if isinstance(effect, Sequence):
        return Sequence(tuple(for_each_player(process, p, controller) for p in effect.parts))
    if isinstance(effect, Modes):
        return effect.with_(
            modes=tuple(for_each_player(process, m, controller) for m in effect.modes)
        )
    if not isinstance(effect, ForEach) or not targets_of(effect.effect):
        return effect
    if not isinstance(effect.who, (EachPlayer, EachOpponent)):
        return effect
    seats = [player.id for player in process.state.players]
    place = seats.index(process.state.turn.active)
    seats = [*seats[place:], *seats[:place]]
    team = process.state.player(controller).team
    if isinstance(effect.who, EachOpponent):
        seats = [
            seat
            for seat in seats
            if seat != controller and (team is None or process.state.player(seat).team != team)
        ]
    seats = [seat for seat in seats if reaches(process.state, controller, seat)]
    word = SaidPlayers(effect.label)
    done_at_once = _together([put(effect.effect, word, Seat(seat)) for seat in seats])
    if done_at_once is not None:
        return done_at_once
    return AtOnce(tuple(_of_seat(effect, Seat(seat)) for seat in seats))


def _together(each: list[object]) -> Effect | None:
    """One action on the targets of all players (608.2f), where it is the same but for them."""
    same = [one for one in each if isinstance(one, (Destroy, GainControl, Move))]
    if not same or len(same) < len(each):
        return None
    whole = same[0].with_(objects=Together(tuple(one.objects for one in same)))
    return whole if all(one.with_(objects=whole.objects) == whole for one in same) else None


def _of_seat(effect: ForEach, seat: Seat) -> Effect:
    renewed = put(effect.effect, SaidPlayers(effect.label), seat)
    if not isinstance(renewed, Effect):
        raise TypeError(f"{effect!r} is no effect")
    return ForEach(seat, renewed, label=effect.label)
