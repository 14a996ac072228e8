"""The Ring tempts players (701.52)."""

from __future__ import annotations

from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.game import events as e
from judge.game.state import PlayerId
from judge.rules.choices.recipients import choose, players
from judge.rules.given.ring import BEARER, bearer_of, of_ring
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Purpose


@cites("701.52a", "于魔戒引诱你时，选择一个由你操控的生物")
def tempt(process: Process, effect: o.Act, context: Context) -> bool:
    """The Ring tempts players: first the emblem, then the choice of a bearer."""
    for player in players(process, effect.player, context):
        get_ring(process, player)
        view = process.view
        among = tuple(
            held.id
            for held in view.permanents()
            if held.controller == player and view.of(held.id).is_creature
        )
        own = Context(context.source, player)
        picked = choose(process, player, among, 1, 1, Purpose.OTHER, own)
        before = bearer_of(process.state, player)
        batch: list[e.Event] = []
        if picked and before is not None and before not in picked:
            batch.append(e.Marked(before, BEARER, None))
        batch += (e.Marked(id_, BEARER, player) for id_ in picked if id_ != before)
        process.do(*batch)
        tempted(process, player)
    return True


@cites("701.52c", "其在选择持戒人之前获得一个该徽记")
def get_ring(process: Process, player: PlayerId) -> None:
    """The player gets the emblem, or it gets one ability more."""
    times = process.state.player(player).mark("tempted")
    before = times if isinstance(times, int) else 0
    process.do(e.RingTempted(player, of_ring(before + 1)))


@cites("701.52d", "即使其中部分或全部动作无法完成也是一样")
def tempted(process: Process, player: PlayerId) -> None:
    """The Ring has tempted a player, whether or not there was a creature to choose."""
    process.do(e.Acted("tempt", player))
