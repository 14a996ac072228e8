"""Creatures are tapped for their total power: to crew, to saddle, for teamwork (702.122)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.abilities.bases import Effect
from judge.abilities.costs import TapPower
from judge.abilities.statics import CantCrew, CrewsAs
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.engine import Paid, Pay
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskPick, Paying, Picked, Purpose, Why
from judge.rules.statics import applies, rules_in_force
from judge.rules.view import View

CREW, SADDLE, TEAMWORK = "crew", "saddle", "teamwork"
TEAM_SINCE = "2026-08-07"


@cites("702.122b", "该生物便“搭载载具”")
@cites("702.122a", "横置任意数量由你操控且力量总和等于或大于N的其他未横置生物")
def crew(
    process: Process, player: PlayerId, part: TapPower, context: Context, paying: Paying
) -> tuple[ObjectId, ...]:
    """Creatures are tapped, each of which crews the Vehicle."""
    picked = tap_together(process, player, part, context, paying)
    vehicle = () if context.source is None else (context.source,)
    process.do(*(e.Acted("crew", player, id_, others=vehicle) for id_ in picked))
    return picked


@cites("702.194a", "you may tap any number of creatures you control with total", edition=TEAM_SINCE)
def team_up(
    process: Process, player: PlayerId, part: TapPower, context: Context, paying: Paying
) -> tuple[ObjectId, ...]:
    """Creatures are tapped for the teamwork of a spell."""
    return tap_together(process, player, part, context, paying)


def tap_together(
    process: Process, player: PlayerId, part: TapPower, context: Context, paying: Paying
) -> tuple[ObjectId, ...]:
    """Other untapped creatures of the player's choice with enough power in all are tapped."""
    view = process.view
    able = _able(view, player, context, part)
    picked = tuple(dict.fromkeys(paying.for_("crew", able) or paying.for_("tap", able)))
    if not picked:
        least = _fewest(view, able, part)
        if least is None:
            raise process.refuse(Why.CANT_PAY, player, *_barred(view, player, part))
        picked = _ask(process, player, able, least, context)
    total = sum(_counted(view, id_, part) for id_ in picked if id_ in able)
    if not set(picked) <= set(able) or total < part.power:
        raise process.refuse(Why.CANT_PAY, player, *_barred(view, player, part))
    otherwise = any(_counted(view, id_, part) != view.power(id_) for id_ in picked)
    with process.also(*(as_though.numbers if otherwise else ())):
        process.do(*(e.Tap(id_) for id_ in picked))
    return picked


@cites("609.4", "视同")
def as_though() -> None:
    """A creature crews as though its power were another."""


def _counted(view: View, id_: ObjectId, part: TapPower) -> int:
    """The power that a creature counts for, where it crews as though that were another."""
    found = [
        held.rule
        for held in rules_in_force(view, CrewsAs)
        if (part.to == CREW or (part.to == SADDLE and held.rule.mounts))
        and applies(view, held, held.rule.filter, id_)
    ]
    by_toughness = any(rule.by_toughness for rule in found)
    own = view.toughness(id_) if by_toughness else view.power(id_)
    return own + sum(rule.more for rule in found)


@cites("702.122c", "不能搭载载具")
def cant_crew(view: View, id_: ObjectId) -> bool:
    """A creature that can't crew Vehicles isn't tapped for the cost of it."""
    rules = rules_in_force(view, CantCrew)
    return any(applies(view, held, held.rule.filter, id_) for held in rules)


def _barred(view: View, player: PlayerId, part: TapPower) -> tuple[str, ...]:
    """The rule by which a creature of the player's is none to crew with."""
    mine = (held.id for held in view.permanents() if held.controller == player)
    barred = part.to == CREW and any(cant_crew(view, id_) for id_ in mine)
    return cant_crew.numbers if barred else ()


def _able(view: View, player: PlayerId, context: Context, part: TapPower) -> tuple[ObjectId, ...]:
    """The creatures that may be tapped, those that count for most first."""
    found = (
        held.id
        for held in view.permanents()
        if held.controller == player
        and not held.tapped
        and held.id != context.source
        and view.of(held.id).is_creature
        and not (part.to == CREW and cant_crew(view, held.id))
    )
    return tuple(sorted(found, key=lambda id_: -_counted(view, id_, part)))


def _fewest(view: View, able: tuple[ObjectId, ...], part: TapPower) -> int | None:
    for number in range(len(able) + 1):
        if sum(_counted(view, id_, part) for id_ in able[:number]) >= part.power:
            return number
    return None


def _ask(
    process: Process, player: PlayerId, able: tuple[ObjectId, ...], least: int, context: Context
) -> tuple[ObjectId, ...]:
    if least == len(able):
        return able
    answer = process.ask(AskPick(player, able, least, len(able), Purpose.COST, context.source))
    picked = answer.objects if isinstance(answer, Picked) else ()
    return tuple(dict.fromkeys(ObjectId(int(id_)) for id_ in picked))


def _crew(
    process: Process,
    player: PlayerId,
    part: TapPower,
    context: Context,
    paying: Paying,
    spared: Any,
) -> Paid:
    return TAPPING[part.to](process, player, part, context, paying)


TAPPING: Mapping[str, Callable[..., tuple[ObjectId, ...]]] = {
    CREW: crew,
    SADDLE: tap_together,
    TEAMWORK: team_up,
}
CREWED: Mapping[type[Effect], Pay] = {TapPower: _crew}
