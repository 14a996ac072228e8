"""The rules that static abilities and effects make so, asked for by kind (604, 611)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar, cast

from judge.abilities import Static
from judge.abilities.bases import Filter, StaticRule
from judge.game.state import FloatingRule, ObjectId, PlayerId, Recipient
from judge.rules.meaning import Context, holds, matches
from judge.rules.view import View
from judge.values import Value

R = TypeVar("R", bound=StaticRule)


class RuleInForce(Generic[R]):
    """A rule that is so now, with the object, player and things it is about."""

    __slots__ = ("about", "controller", "origin", "rule", "source")

    def __init__(
        self,
        rule: R,
        source: ObjectId | None,
        controller: PlayerId,
        origin: Value,
        about: tuple[Recipient, ...],
    ) -> None:
        self.rule = rule
        self.source = source
        self.controller = controller
        self.origin = origin
        self.about = about

    @property
    def context(self) -> Context:
        """What its words are said of."""
        own = Context(self.source, self.controller, is_static=isinstance(self.origin, Static))
        return own.about(*self.about)


def rules_in_force(view: View, cls: type[R]) -> Iterator[RuleInForce[R]]:
    """The rules of a class whose conditions hold, in the order of their objects."""
    for held in view.rules_of(cls):
        origin = held.origin
        if isinstance(origin, (Static, FloatingRule)) and origin.condition is not None:
            context = Context(held.source, held.controller, is_static=isinstance(origin, Static))
            if not holds(view, origin.condition, context):
                continue
        yield RuleInForce(cast(R, held.rule), held.source, held.controller, held.origin, held.about)


def keyword_rules(view: View, held: RuleInForce[R]) -> tuple[str, ...]:
    """The rules of the keyword ability that a rule in force comes from; none if it is its own."""
    if held.source is None or not isinstance(held.origin, Static):
        return ()
    return view.rulebook.rules_behind(view.of(held.source).abilities, held.origin)


def applies(view: View, held: RuleInForce[R], filter_: Filter, id_: ObjectId) -> bool:
    """True if an object is among those a rule's filter means."""
    return matches(view, filter_, id_, held.context)
