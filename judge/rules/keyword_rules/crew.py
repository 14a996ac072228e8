"""Creatures are tapped for their total power: to crew a Vehicle (702.122), or for teamwork."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.abilities.bases import Effect
from judge.abilities.costs import TapPower
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.engine import Paid, Pay
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskPick, Paying, Picked, Purpose, Why
from judge.rules.view import View

TEAM_SINCE = "2026-08-07"


@cites("702.122b", "该生物便“搭载载具”")
@cites("702.122a", "横置任意数量由你操控且力量总和等于或大于N的其他未横置生物")
def crew(
    process: Process, player: PlayerId, power: int, context: Context, paying: Paying
) -> tuple[ObjectId, ...]:
    """Creatures are tapped, each of which crews the Vehicle."""
    picked = tap_together(process, player, power, context, paying)
    vehicle = () if context.source is None else (context.source,)
    process.do(*(e.Acted("crew", player, id_, others=vehicle) for id_ in picked))
    return picked


@cites("702.194a", "you may tap any number of creatures you control with total", edition=TEAM_SINCE)
def team_up(
    process: Process, player: PlayerId, power: int, context: Context, paying: Paying
) -> tuple[ObjectId, ...]:
    """Creatures are tapped for the teamwork of a spell."""
    return tap_together(process, player, power, context, paying)


def tap_together(
    process: Process, player: PlayerId, power: int, context: Context, paying: Paying
) -> tuple[ObjectId, ...]:
    """Other untapped creatures of the player's choice with enough power in all are tapped."""
    view = process.view
    able = _able(view, player, context)
    picked = tuple(dict.fromkeys(paying.for_("crew", able) or paying.for_("tap", able)))
    if not picked:
        least = _fewest(view, able, power)
        if least is None:
            raise process.refuse(Why.CANT_PAY, player)
        picked = _ask(process, player, able, least, context)
    total = sum(view.power(id_) for id_ in picked if id_ in able)
    if not set(picked) <= set(able) or total < power:
        raise process.refuse(Why.CANT_PAY, player)
    process.do(*(e.Tap(id_) for id_ in picked))
    return picked


def _able(view: View, player: PlayerId, context: Context) -> tuple[ObjectId, ...]:
    """The creatures that may be tapped, those with the greatest power first."""
    found = (
        held.id
        for held in view.permanents()
        if held.controller == player
        and not held.tapped
        and held.id != context.source
        and view.of(held.id).is_creature
    )
    return tuple(sorted(found, key=lambda id_: -view.power(id_)))


def _fewest(view: View, able: tuple[ObjectId, ...], power: int) -> int | None:
    for number in range(len(able) + 1):
        if sum(view.power(id_) for id_ in able[:number]) >= power:
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
    return (crew if part.crews else team_up)(process, player, part.power, context, paying)


CREWED: Mapping[type[Effect], Pay] = {TapPower: _crew}
