"""The rules of static abilities and effects that bear on combat, with what they speak of.

Conditions are asked with the player in mind who would be attacked: "unless defending player
controls an Island" is about that player before anything attacks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from judge.abilities.ability import Static
from judge.abilities.bases import Filter, Players, StaticRule
from judge.abilities.durations import AsLongAs
from judge.game.state import ContinuousEffect, FloatingRule, ObjectId, PlayerId, Recipient
from judge.rules.meaning import Context, find_players, holds, matches
from judge.rules.references.words import defender_of
from judge.rules.view import InForce, View

R = TypeVar("R", bound=StaticRule)


class Bearing(Generic[R]):
    """A rule in force, with the context in which its words are understood."""

    __slots__ = ("context", "held", "rule", "view")

    def __init__(self, view: View, held: InForce, rule: R, defender: PlayerId | None) -> None:
        self.view = view
        self.held = held
        self.rule = rule
        self.context = Context(held.source, held.controller).about(*held.about)
        self.context.player = defender

    def means(self, filter_: Filter | None, id_: ObjectId) -> bool:
        """True if a filter of the rule describes an object; none at all describes any."""
        return filter_ is None or matches(self.view, filter_, id_, self.context)

    def names(self, players: Players | None, player: PlayerId) -> bool:
        """True if a player is among those that the rule speaks of; none at all is any."""
        return players is None or player in find_players(self.view, players, self.context)

    def attacked(self, players: Players | None, target: Recipient, planeswalkers: bool) -> bool:
        """True if a target is one of these players, or a planeswalker of theirs if those too."""
        if players is None:
            return True
        if not isinstance(target, int):
            return self.names(players, target)
        if not planeswalkers or not self.view.of(ObjectId(target)).is_planeswalker:
            return False
        return self.names(players, self.view.object(ObjectId(target)).controller)


def bearing(
    view: View,
    kind: type[R],
    target: Recipient | None = None,
    such: Callable[[R], bool] = lambda rule: True,
) -> Iterator[Bearing[R]]:
    """The rules of a kind in force; `target` is what would be attacked, for their conditions.

    `such` leaves out others before their conditions are asked.
    """
    defender = defender_of(view, target) if target is not None else None
    for held in view.statics:
        if isinstance(held.rule, kind) and such(held.rule):
            one = Bearing(view, held, held.rule, defender)
            if _holds(one):
                yield one


def _holds(one: Bearing[R]) -> bool:
    match one.held.origin:
        case Static(condition=condition):
            return holds(one.view, condition, one.context)
        case FloatingRule(duration=AsLongAs(condition=condition)):
            return holds(one.view, condition, one.context)
        case ContinuousEffect(duration=AsLongAs(condition=condition)):
            return holds(one.view, condition, one.context)
    return True
