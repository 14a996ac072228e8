"""What a pattern is held against: the views around a batch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from judge.abilities.bases import Filter, Players
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Recipient, Zone
from judge.game.state import Occurred as Occurrence
from judge.rules.editions import Edition
from judge.rules.meaning import Context, find_players, matches
from judge.rules.view import View


class Look(NamedTuple):
    """The views before and after a batch, and which objects its tokens became."""

    before: View
    after: View
    created: Mapping[int, ObjectId] = MappingProxyType({})
    is_past: bool = False  # looked up later: nothing is known of what else happened with it

    @property
    def edition(self) -> Edition:
        """The edition that is played by."""
        return self.after.rulebook.edition

    def entered(self, event: e.Event) -> ObjectId | None:
        """The permanent that an event put onto the battlefield; None if it put none there."""
        if isinstance(event, e.Created):
            return self.created.get(id(event))
        if isinstance(event, e.Moved) and event.to is Zone.BATTLEFIELD:
            known = self.after.state.known.get(event.object)
            became = known.became if known is not None else None
            return became if became is not None and self.after.exists(became) else None
        return None


Match = Callable[[Look, Any, Any, Context], Occurrence | tuple[Occurrence, ...] | None]


def fits(view: View, filter_: Filter | None, id_: Recipient | None, context: Context) -> bool:
    """True if an object is of a filter; True too where there is no filter."""
    if filter_ is None:
        return True
    return isinstance(id_, int) and matches(view, filter_, ObjectId(id_), context)


def done_to(
    view: View, pattern: Any, player: PlayerId, id_: ObjectId, context: Context
) -> Occurrence | None:
    """What a player of the pattern does to an object of its filter; None for any other."""
    if not is_by(view, pattern.player, player, context):
        return None
    if not fits(view, pattern.filter, id_, context):
        return None
    return Occurrence((id_,), player, 1)


def is_by(view: View, players: Players | None, player: PlayerId | None, context: Context) -> bool:
    """True if a player is one of some; True too where no players are named."""
    if players is None or player is None:
        return players is None
    if not view.state.player(player).has_lost:
        return player in find_players(view, players, context)
    return player in who_may_have_done(view, players, context)


def who_may_have_done(view: View, players: Players, context: Context) -> tuple[PlayerId, ...]:
    """The players of whom an effect can find what they did, those who left the game too."""
    if len(view.state.in_game) == len(view.state.players):
        return find_players(view, players, context)
    return those_who_left(view, players, context)


@cites("800.4i", "该效应能够得知已离开游戏之牌手所作出的动作")
def those_who_left(view: View, players: Players, context: Context) -> tuple[PlayerId, ...]:
    """The players meant, as though those who left the game were still in it."""
    there = tuple(one.with_(has_lost=False) for one in view.state.players)
    state = view.state.with_(players=there)
    then = View(state, view.rulebook, view.changed, view.notes, has_effects=view.has_effects)
    return find_players(then, players, context)
