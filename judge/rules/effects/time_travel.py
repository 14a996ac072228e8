"""Players travel in time (701.54)."""

from __future__ import annotations

from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.choices.recipients import choose, players
from judge.rules.choices.word import choose_word
from judge.rules.meaning import Context
from judge.rules.possibility import may_have_counters
from judge.rules.process import Process
from judge.rules.requests import Purpose
from judge.rules.view import View


@cites("701.54a", "在其上放置一个计时指示物，或从其上移去一个计时指示物")
def travel(process: Process, effect: o.Act, context: Context) -> bool:
    """A time counter is put on or removed from each of any number of objects that have one."""
    for player in players(process, effect.player, context):
        view = process.view
        own = Context(context.source, player)
        among = (
            *(i.id for i in view.permanents() if i.controller == player and _timed(view, i.id)),
            *suspended(view, player),
        )
        picked = choose(process, player, among, 0, len(among), Purpose.COUNTERS, own)
        batch: list[e.Event] = []
        for id_ in picked:
            if choose_word(process, player, "time counter", ("add", "remove"), own) == "remove":
                batch.append(e.CountersRemoved(id_, "time", 1))
            elif may_have_counters(view, id_, "time"):
                batch.append(e.CountersPut(id_, "time", 1, player))
        process.do(*batch)
        process.do(e.Acted("time travel", player))
    return True


def _timed(view: View, id_: ObjectId) -> bool:
    return view.object(id_).counters.count("time") > 0


@cites("702.62b", "如果一张具有延缓的牌位于放逐区，且其上有计时指示物，则此牌为“已延缓”")
def suspended(view: View, player: PlayerId) -> tuple[ObjectId, ...]:
    """The suspended cards that a player owns."""
    return tuple(
        id_
        for id_ in view.state.zone_of(Zone.EXILE, player)
        if view.object(id_).owner == player
        and _timed(view, id_)
        and any(keyword.name == "suspend" for keyword in view.keywords(id_))
    )
