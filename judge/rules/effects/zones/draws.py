"""Cards that are revealed as they have been drawn."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning import Context
from judge.rules.process import Process


@cites("701.16a", "展示")
def reveal_drawn(
    process: Process, player: PlayerId, before: tuple[ObjectId, ...], context: Context
) -> None:
    """What is in a player's hand, and was not before, is shown; then it is what is spoken of."""
    drawn = tuple(id_ for id_ in process.state.player(player).hand if id_ not in before)
    context.it = drawn
    if drawn:
        process.do(e.Revealed(player, drawn))
