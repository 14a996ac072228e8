"""Whom a player's creatures may attack, by where the players sit (802, 803, 809.3c, 811.4)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.cite import Cited, cites
from judge.game.state import AttackOption, GameState, PlayerId

Seats = Cited[[GameState, PlayerId], tuple[PlayerId, ...]]


@cites("803.1a", "牌手只能攻击直接坐在其左侧的对手")
def on_the_left(state: GameState, player: PlayerId) -> tuple[PlayerId, ...]:
    """Who is seated immediately to a player's left, and is next in turn order."""
    return _others(state, player)[:1]


@cites("803.1b", "牌手只能攻击直接坐在其右侧的对手")
def on_the_right(state: GameState, player: PlayerId) -> tuple[PlayerId, ...]:
    """Who is seated immediately to a player's right."""
    return _others(state, player)[-1:]


@cites("809.3c", "牌手只能攻击坐在其旁边的对手")
def beside_of_emperors(state: GameState, player: PlayerId) -> tuple[PlayerId, ...]:
    """Who is seated immediately next to a player, in an Emperor game."""
    return tuple(dict.fromkeys((*_others(state, player)[:1], *_others(state, player)[-1:])))


@cites("811.4", "牌手不能攻击不坐在该牌手旁边的对手")
def beside(state: GameState, player: PlayerId) -> tuple[PlayerId, ...]:
    """Who is seated next to a player, in an Alternating Teams game."""
    return beside_of_emperors(state, player)


SEATS: Mapping[AttackOption, Seats] = {
    AttackOption.LEFT: on_the_left,
    AttackOption.RIGHT: on_the_right,
    AttackOption.NEIGHBOR: beside_of_emperors,
    AttackOption.NEIGHBORS: beside,
}
ONE_DEFENDER = (AttackOption.LEFT, AttackOption.RIGHT, AttackOption.NEIGHBOR)


def _others(state: GameState, player: PlayerId) -> tuple[PlayerId, ...]:
    """The other players in the game, from the one to the left on; empty seats don't count."""
    return tuple(other for other in state.order_from(player) if other != player)


def attacked_from_seat(state: GameState, player: PlayerId) -> tuple[PlayerId, ...]:
    """The opponents whom a player's creatures may attack from that player's seat."""
    opponents, seats = state.opponents(player), SEATS.get(state.variant.attack)
    if seats is None:
        return opponents
    near = seats(state, player)
    return tuple(one for one in opponents if one in near)


def rules_of_seats(state: GameState) -> tuple[str, ...]:
    """The rule by which not every opponent may be attacked; none if they may."""
    seats = SEATS.get(state.variant.attack)
    return () if seats is None else seats.numbers


def defenders(state: GameState) -> tuple[PlayerId, ...]:
    """The defending players: all opponents of the active player, or the one who was chosen."""
    opponents = state.opponents(state.turn.active)
    if state.variant.attack not in ONE_DEFENDER:
        return opponents
    chosen = state.combat.against if state.combat is not None else None
    return tuple(one for one in opponents if one == chosen)
