"""Cards that are in one place of a library together are put in an order."""

from __future__ import annotations

from judge.abilities.effects.objects import Position
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Arranged, AskArrange, AskWord, Purpose, Word


def arrange_top(
    process: Process, player: PlayerId, kept: tuple[ObjectId, ...], whose: PlayerId | None = None
) -> None:
    """Cards stay on top of a library, the player's or another's, in an order of their choice."""
    named = [i for i in kept if process.view.of(i).name is not None]
    if len(named) < 2:
        return
    answer = process.ask(AskArrange(player, kept, Purpose.ORDER))
    places = answer.places if isinstance(answer, Arranged) else tuple(range(len(kept)))
    process.do(e.Reordered(whose or player, tuple(kept[place] for place in places)))


@cites("401.4", "这些牌的拥有者可将它们依任意顺序排列")
def put_in_order(
    process: Process, put: tuple[ObjectId, ...], where: Position, by: PlayerId
) -> None:
    """Cards put on top of a library at once: their owner orders them, or who is told to."""
    if where not in (Position.TOP, Position.ANY_ORDER_TOP):
        return
    of = {i: process.state.objects[i] for i in put}
    for owner in dict.fromkeys(one.owner for one in of.values()):
        own = tuple(i for i, one in of.items() if one.owner == owner and one.zone is Zone.LIBRARY)
        arrange_top(process, owner if where is Position.TOP else by, own, owner)


@cites("608.2d", "则该牌手于这些效应生效时宣告其选择")
def chosen_end(process: Process, some: bool, context: Context) -> Position:
    """The top or the bottom of a library, as who moves something there chooses."""
    ends = (Position.TOP, Position.BOTTOM)
    if not some:
        return ends[0]
    request = AskWord(context.controller, "end of library", ends, context.source)
    answer = process.ask(request)
    return Position(answer.word) if isinstance(answer, Word) else ends[0]
