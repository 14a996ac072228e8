"""How often commanders were cast from the command zone in this game."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import BodyId, GameState, PlayerId


def key_of(body: BodyId) -> tuple[str, BodyId]:
    """How the casts of a commander from the command zone are counted in the state."""
    return ("commander", body)


@cites("903.8", "他于这盘游戏先前的时段中每从统帅区施放过一次该指挥官")
def times_cast(state: GameState, player: PlayerId) -> int:
    """How often a player has cast their commanders from the command zone, all together."""
    objects = state.objects.values()
    own = {held.body for held in objects if held.is_commander and held.owner == player}
    counted = dict(state.used)
    return sum(counted.get(key_of(body), 0) for body in own)
