"""A replacement or prevention effect that an event would be changed by, and what it is about."""

from __future__ import annotations

from collections.abc import Hashable

from corpus.structs import Struct
from judge.abilities import filters as f
from judge.abilities import who as w
from judge.abilities.amounts import MarkedNumber, TimesKicked, X
from judge.abilities.bases import Instead
from judge.abilities.filters import IsIt, IsThis
from judge.abilities.relations import ExiledWithThis, MarkOfThis
from judge.abilities.statics import EntersAsCopy, EntersWith, Replacement
from judge.abilities.walk import within
from judge.abilities.who import It, This, Triggering
from judge.game.state import FloatingRule, ObjectId, Occurred
from judge.rules.meaning import Context
from judge.rules.view import InForce, View
from judge.values import Value

ITSELF = (This, IsThis, It, IsIt, Triggering)
OF_SOURCE = (
    *(w.This, w.AttachedTo, w.AttachedPlayer, w.Linked, w.LastLinked, w.ChosenPlayer),
    *(
        f.IsThis,
        f.Other,
        f.IsAttachedTo,
        f.HostOfThis,
        f.OfChosenType,
        f.WasDamagedBy,
    ),
    *(MarkOfThis, ExiledWithThis, MarkedNumber, TimesKicked),
)
CHOSEN_BY_SOURCE = (f.OfColor(None), f.ManaValueParity(None), f.Named(None))


class Words(Struct):
    """A view, and the context in which the words of an effect are understood in it."""

    view: View
    context: Context


class Candidate(Struct):
    """An effect in force that applies to an event.

    `key` names the effect, so that it applies only once to an event (614.5). `outside` are the
    words as of now; `inside` as they would be with the object on the battlefield (614.12).
    """

    held: InForce
    rule: Replacement
    key: Hashable
    occurred: Occurred
    outside: Words
    inside: Words

    @property
    def instead(self) -> Instead:
        """What it makes of the event."""
        return self.rule.instead

    @property
    def shield(self) -> FloatingRule | None:
        """The rule set up by a spell or ability that this is; None for a static ability."""
        return self.held.origin if isinstance(self.held.origin, FloatingRule) else None

    @property
    def is_own(self) -> bool:
        """True for an effect of the very object that enters the battlefield."""
        return isinstance(self.key, tuple) and self.key[0] == "own"

    def words(self, value: object) -> Words:
        """Where a value is understood: with the object there if it speaks of that object itself."""
        its_x = self.is_own and X() in within(value)  # of the spell that it was
        return self.inside if its_x or speaks_of_itself(value) else self.outside

    @property
    def rank(self) -> int:
        """Its place in the order of 616.1a-e."""
        if self.rule.self_replacing:
            return 0
        match self.rule.instead:
            case EntersWith(under=under) if under is not None:
                return 1
            case EntersAsCopy():
                return 2
            case EntersWith(transformed=True):
                return 3
        return 4


def speaks_of_itself(value: object) -> bool:
    """True if a value has words for the object it is on or is about."""
    return isinstance(value, Value) and any(isinstance(part, ITSELF) for part in within(value))


def depends_on_source(value: object) -> bool:
    """True if a value means something else for each object it is on: "this", "the chosen color"."""
    return isinstance(value, Value) and any(
        isinstance(part, OF_SOURCE) or part in CHOSEN_BY_SOURCE for part in within(value)
    )


def context_of(held: InForce, occurred: Occurred, source: ObjectId | None) -> Context:
    """The context of an effect that is applied to an event."""
    context = Context(source, held.controller).about(*(held.about or occurred.it))
    context.triggering = occurred.it
    context.trigger_source = occurred.source
    context.trigger_player = occurred.player
    context.amount = occurred.amount
    return context
