"""What can be done to an object: what can't be is offered neither for a cost nor for an effect.

A row of the engine's `why_not` says by which rules something can't be done to an object: an empty
tuple is the rule under way alone, None is that it can be done.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.statics import CantBeSacrificed, CantHaveCounters
from judge.cite import cites
from judge.game.state import Counters, ObjectId, PlayerId, Recipient, Zone
from judge.rules.engine import Numbers, WhyNot
from judge.rules.meaning import Context, amount_of, matches
from judge.rules.sides import is_two_sided
from judge.rules.statics import rules_in_force
from judge.rules.view import View

CAN: Numbers = None


def why_not(
    view: View, player: PlayerId, effect: Effect, id_: ObjectId, context: Context
) -> Numbers:
    """By which rules a player can't do something to an object; None if they can."""
    row = view.engine.why_not.get(type(effect))
    return CAN if row is None else row(view, player, effect, id_, context)


def why_not_as_cost(
    view: View, player: PlayerId, part: Effect, id_: ObjectId, context: Context
) -> Numbers:
    """By which rules an object can't pay a part of a cost; None if it can pay all of it."""
    if isinstance(part, o.RemoveCounters):
        if part.number is None:
            return CAN  # all of none are none
        there = held_of(view.object(id_).counters, part.kind)
        return CAN if there >= amount_of(view, part.number, context) else ()
    return why_not(view, player, part, id_, context)


def held_of(counters: Counters, kind: str | None) -> int:
    """How many counters of a kind there are, or of all kinds."""
    return sum(number for one, number in counters.kinds if kind in (None, one))


@cites("701.21a", "只有未横置的永久物可以被横置")
def can_tap(view: View, id_: ObjectId) -> bool:
    """Only what is untapped can be tapped."""
    return view.is_permanent(id_) and not view.object(id_).tapped


@cites("701.21b", "只有已横置的永久物可以被重置")
def can_untap(view: View, id_: ObjectId) -> bool:
    """Only what is tapped can be untapped."""
    return view.is_permanent(id_) and view.object(id_).tapped


@cites("701.17a", "也不能牺牲不由其操控的永久物")
def own_only(view: View, player: PlayerId, id_: ObjectId) -> bool:
    """Nobody sacrifices what another player controls."""
    return view.is_permanent(id_) and view.object(id_).controller == player


@cites("101.2", "则以“不能”的效应为优先")
def may_be_sacrificed(view: View, id_: ObjectId) -> bool:
    """What an effect says can't be sacrificed is not, whatever a cost or an effect asks for."""
    rules = rules_in_force(view, CantBeSacrificed)
    return not any(matches(view, held.rule.filter, id_, held.context) for held in rules)


@cites("101.2", "则以“不能”的效应为优先")
def may_have_counters(view: View, on: Recipient, kind: str) -> bool:
    """False for what is gone, and what an effect bars from having counters of a kind."""
    if isinstance(on, str):
        return True
    return view.is_there(on) and not any(
        held.rule.kind in (None, kind) and matches(view, held.rule.filter, on, held.context)
        for held in rules_in_force(view, CantHaveCounters)
    )


def _tap(view: View, player: PlayerId, effect: o.Tap, id_: ObjectId, context: Context) -> Numbers:
    return CAN if can_tap(view, id_) else can_tap.numbers


def _untap(
    view: View, player: PlayerId, effect: o.Untap, id_: ObjectId, context: Context
) -> Numbers:
    return CAN if can_untap(view, id_) else can_untap.numbers


def _sacrifice(
    view: View, player: PlayerId, effect: o.Sacrifice, id_: ObjectId, context: Context
) -> Numbers:
    if not own_only(view, player, id_):
        return own_only.numbers
    return CAN if may_be_sacrificed(view, id_) else may_be_sacrificed.numbers


def _put_counters(
    view: View, player: PlayerId, effect: o.PutCounters, id_: ObjectId, context: Context
) -> Numbers:
    return CAN if may_have_counters(view, id_, effect.kind) else may_have_counters.numbers


def _remove_counters(
    view: View, player: PlayerId, effect: o.RemoveCounters, id_: ObjectId, context: Context
) -> Numbers:
    return CAN if held_of(view.object(id_).counters, effect.kind) else ()


def _unattach(
    view: View, player: PlayerId, effect: o.Unattach, id_: ObjectId, context: Context
) -> Numbers:
    return CAN if view.object(id_).attached_to is not None else ()


def _turn_face_down(
    view: View, player: PlayerId, effect: o.TurnFaceDown, id_: ObjectId, context: Context
) -> Numbers:
    return CAN if not is_two_sided(view.object(id_)) else ()


def _turn_face_up(
    view: View, player: PlayerId, effect: o.TurnFaceUp, id_: ObjectId, context: Context
) -> Numbers:
    return CAN if view.object(id_).face_down is not None else ()


def _move(view: View, player: PlayerId, effect: o.Move, id_: ObjectId, context: Context) -> Numbers:
    held = view.object(id_)
    is_there = held.phased_out is None and effect.from_zone in (None, held.zone.value)
    return CAN if is_there else ()


def _is_there(
    view: View, player: PlayerId, effect: Any, id_: ObjectId, context: Context
) -> Numbers:
    return CAN if view.is_there(id_) else ()


def _in_hand(view: View, player: PlayerId, effect: Any, id_: ObjectId, context: Context) -> Numbers:
    held = view.object(id_)
    return CAN if held.zone is Zone.HAND and held.owner == player else ()


WHY_NOT_DONE: Mapping[type[Effect], WhyNot] = {
    o.Tap: _tap,
    o.Untap: _untap,
    o.Sacrifice: _sacrifice,
    o.PutCounters: _put_counters,
    o.RemoveCounters: _remove_counters,
    o.Unattach: _unattach,
    o.TurnFaceDown: _turn_face_down,
    o.TurnFaceUp: _turn_face_up,
    o.Move: _move,
    pl.Discard: _in_hand,
    pl.DiscardObjects: _in_hand,
    pl.Reveal: _is_there,
}
