"""Who and what is within a player's range of influence (801.2)."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import GameState, ObjectId, PlayerId, Recipient, Zone
from judge.rules.view import View


@cites("801.2", "一位牌手的影响范围指，从该牌手开始，以座位为单位，其可以影响的最大范围")
@cites("801.2a", "不同的牌手可以有不同的影响范围")
def seats_within(state: GameState, player: PlayerId) -> tuple[PlayerId, ...]:
    """The other players still in the game no more seats from a player than the range is."""
    seats = state.player(player).seats_reached
    others = state.order_from(player)[1:]
    if seats is None or 2 * seats >= len(others):
        return others
    return (*others[:seats], *others[len(others) - seats :])


@cites("801.2b", "一位牌手总是在其自己的影响范围之内")
def reaches(state: GameState, player: PlayerId, other: PlayerId) -> bool:
    """True if a player is within another's range of influence, as it is this turn."""
    if not state.limited or player == other:
        return True
    held = state.player(player)
    return held.seats_reached is None or other in held.within_range


@cites("801.2d", "如果一个物件的操控者为一位牌手或该牌手影响范围以内的牌手")
def in_range(view: View, player: PlayerId, one: Recipient) -> bool:
    """True if a player or object is within a player's range; a card goes by its owner.

    A battle is too if its protector is. An object that is gone goes by what it was last.
    """
    state = view.state
    if not state.limited:
        return True
    if not isinstance(one, int):
        return reaches(state, player, PlayerId(one))
    held = view.object(ObjectId(one))
    own = held.controller if held.zone in (Zone.BATTLEFIELD, Zone.STACK) else held.owner
    protector = held.choice("protector")
    return reaches(state, player, own) or (
        protector is not None and reaches(state, player, PlayerId(str(protector)))
    )


@cites("801.5a", "其必须选择影响范围以内的物件或牌手")
def among(view: View, player: PlayerId, found: tuple[Recipient, ...]) -> tuple[Recipient, ...]:
    """Of some objects and players those that a player may choose: what is in range."""
    if not view.state.limited:
        return found
    return tuple(one for one in found if in_range(view, player, one))


def opponents_in_range(state: GameState, player: PlayerId) -> tuple[PlayerId, ...]:
    """A player's opponents within range, in turn order from that player."""
    return tuple(one for one in state.opponents(player) if reaches(state, player, one))


def unlimited(view: View) -> View:
    """The view as it would be without limited ranges, to see what they leave out."""
    state = view.state.with_(limited=False)
    return View(state, view.rulebook, view.changed, view.notes, has_effects=view.has_effects)
