"""Replacement and prevention effects, and what happens instead."""

from __future__ import annotations

from judge.abilities.bases import (
    Amount,
    Condition,
    Effect,
    Filter,
    Instead,
    Modification,
    Pattern,
    Players,
    StaticRule,
)
from judge.abilities.costs import Cost
from judge.abilities.effects.objects import TokenSpec
from judge.cards import CardType


class Replacement(StaticRule):
    """An event of a pattern is replaced, if a condition holds as it would happen (614).

    `self_replacing` is an effect of the very spell or ability that makes the event (614.15).
    """

    pattern: Pattern
    instead: Instead
    condition: Condition | None = None
    optional: bool = False
    self_replacing: bool = False


class Prevented(Instead):
    """Damage is prevented: all of it, or so much; `then` follows with the amount prevented."""

    amount: Amount | None = None
    then: Effect | None = None


class Doubled(Instead):
    """As much, as many or as often, times a factor."""

    factor: int = 2
    token_kinds_only: bool = False


class Halved(Instead):
    """Half as many, rounded down."""


class TokensAsWell(Instead):
    """The tokens are created, and others as well: so many, or as many (`ThatMuch`)."""

    token: TokenSpec | str
    number: Amount = 1


class OtherTokens(Instead):
    """As many other tokens are created; of several kinds, as many of each."""

    tokens: tuple[TokenSpec | str, ...]


class Increased(Instead):
    """More by an amount; negative: less. `at_least` is a floor of the result."""

    by: Amount


class BecomesAmount(Instead):
    """The amount becomes another."""

    amount: Amount


class Produces(Instead):
    """Mana of these letters is produced instead; `keeps_amount`: as much, of the one type."""

    mana: str
    keeps_amount: bool = False


class ToZoneInstead(Instead):
    """The object goes to another zone; `then` follows; `with_counters` it has there."""

    zone: str
    position: str = "top"
    then: Effect | None = None
    counters: tuple[tuple[str, Amount], ...] = ()


class EntersWith(Instead):
    """The object enters tapped, with counters, or under someone's control (614.12).

    Counters may be negative: so many fewer than it would have. `under` is its controller then;
    `transformed` has it enter with its back face up, `prepared` with a copy of its prepare spell.
    """

    tapped: bool = False
    untapped: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()
    types: tuple[Modification, ...] = ()
    unless: Condition | None = None
    unless_paid: Cost | None = None  # "you may pay 2 life. If you don't, it enters tapped"
    under: Players | None = None
    transformed: bool = False
    prepared: bool = False


class EntersForCost(Instead):
    """Something is done instead; then it enters, or if that isn't done goes to a graveyard.

    `optional`: its controller need not do so; else it is done where it can be.
    """

    cost: Cost
    optional: bool = False


class AsEnters(Instead):
    """As the object enters, its controller makes a choice or does something."""

    effect: Effect


class EntersAsCopy(Instead):
    """The object may enter as a copy of an object of a filter (707.9)."""

    filter: Filter
    exceptions: tuple[Modification, ...] = ()
    until: object = None
    tapped: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()  # not if another copy effect follows (707.9e)
    only_of: CardType | None = None  # the counters and what is `further` are only for this type
    further: tuple[Modification, ...] = ()
    counters_of: tuple[tuple[CardType, str, Amount], ...] = ()  # for copies of a type alone


class Redirected(Instead):
    """The damage is dealt to another instead (614.9)."""

    to: object  # a `Who`
    amount: Amount | None = None


class KeepsLife(Instead):
    """Damage that would reduce a life total to less than this reduces it to this instead."""

    least: int


class SearchesTop(Instead):
    """Only so many cards from the top of the library are searched (701.19f)."""

    number: int


class InsteadDo(Instead):
    """Something else is done instead; `This` and `Triggering` as in a triggered ability."""

    effect: Effect


class AlsoDo(Instead):
    """The event happens, and this is part of it ("draw that many cards plus one")."""

    effect: Effect


class HealsOther(Instead):
    """The damage is dealt, and all that was dealt before is healed (701.69)."""


class Skipped(Instead):
    """The event doesn't happen."""


class Regenerates(Instead):
    """The permanent regenerates in place of being destroyed (701.15)."""
