"""What players do or undergo: learning (701.45), the Ring (701.52), being controlled (719)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.cite import cites
from judge.game import events as e
from judge.game.state import PlayerId
from judge.rules.choices.recipients import choose, players
from judge.rules.effects.players import draw_one
from judge.rules.engine import Do
from judge.rules.given.ring import BEARER, bearer_of, of_ring
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Purpose


@cites("701.45a", "你可以弃一张牌。如果你如此作，则抓一张牌")
def learn(process: Process, effect: o.Act, context: Context) -> bool:
    """A card may be discarded, and then one is drawn; no Lesson cards are outside the game."""
    for player in players(process, effect.player, context):
        hand = process.state.player(player).hand
        own = Context(context.source, player)
        gone = choose(process, player, hand, 0, 1, Purpose.DISCARD, own)
        if process.do(*(e.Discard(player, card) for card in gone)):
            draw_one(process, player)
        process.do(e.Acted("learn", player))
    return True


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


@cites("106.4", "法术力池")
def lose_mana(process: Process, effect: pl.LoseMana, context: Context) -> bool:
    """Players lose all unspent mana."""
    found = players(process, effect.player, context)
    batch = (e.PoolsEmptied(one) for one in found if process.state.player(one).mana)
    return bool(process.do(*batch))


@cites("719.1", "一些牌允许牌手在下一个回合被另一位牌手所操控")
@cites("719.5", "牌手的操控者替该牌手作出所有规则或任何物件要求作出选择与决定")
@cites("719.5a", "牌手的操控者只能利用该牌手的资源")
def control_player(process: Process, effect: pl.ControlPlayer, context: Context) -> bool:
    """Players are controlled during the next turn they take, by the latest such effect."""
    found = players(process, effect.player, context)
    teams = dict.fromkeys(mate for one in found for mate in process.state.together(one))
    mark = "to be controlled by"
    with process.also(*(with_team.numbers if len(teams) > len(found) else ())):
        made = process.do(*(e.PlayerMarked(one, mark, context.controller) for one in teams))
    return bool(made)


@cites("805.8", "前者牌手操控受影响之牌手的队伍")
def with_team() -> None:
    """Who controls a player controls that player's team."""


EFFECTS: Mapping[type[Effect], Do] = {
    pl.LoseMana: lose_mana,
    pl.ControlPlayer: control_player,
}
