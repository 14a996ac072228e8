"""Rules of attacking, blocking and combat damage."""

from __future__ import annotations

from judge.abilities.bases import Filter, Players, StaticRule
from judge.abilities.costs import Cost


class CantAttack(StaticRule):
    """Creatures can't attack: at all, or these players; `unless` a cost is paid for each.

    `planeswalkers`: nor the planeswalkers that these players control.
    """

    filter: Filter
    whom: Players | None = None
    unless: Cost | None = None
    alone: bool = False
    planeswalkers: bool = False


class AssignsNoDamage(StaticRule):
    """Creatures assign no combat damage."""

    filter: Filter


class OnlyAttacksAlone(StaticRule):
    """Creatures can attack only alone."""

    filter: Filter


class AttackLimit(StaticRule):
    """No more than so many creatures can attack each combat; these players, where named.

    With `each_turn`, those that attacked earlier in the turn count too.
    """

    number: int
    whom: Players | None = None
    planeswalkers: bool = False
    each_turn: bool = False


class BlockLimit(StaticRule):
    """No more than so many creatures can block each combat; of these players, where named."""

    number: int
    player: Players | None = None


class Goaded(StaticRule):
    """Creatures are goaded by the controller of the effect (701.38)."""

    filter: Filter


class PaysToAttack(StaticRule):
    """A cost may be paid as such a creature attacks (508.1g); then it is `Did` of this name."""

    filter: Filter
    cost: Cost
    name: str


class CantBlock(StaticRule):
    """Creatures can't block: at all, or creatures of a filter; or unless a cost is paid."""

    filter: Filter
    blocked: Filter | None = None
    unless: Cost | None = None
    alone: bool = False


class CantBeBlocked(StaticRule):
    """Creatures can't be blocked: at all, by creatures of a filter, or by so many or so few."""

    filter: Filter
    by: Filter | None = None
    more_than: int | None = None
    fewer_than: int | None = None


class MustAttack(StaticRule):
    """Creatures attack each combat if able, these players where they are named."""

    filter: Filter
    whom: Players | None = None


class MustBlock(StaticRule):
    """Creatures block each combat if able, each of these creatures where they are named."""

    filter: Filter
    blocked: Filter | None = None


class MustBeBlocked(StaticRule):
    """Creatures must be blocked if able, by such creatures; by all that can where `by_all`."""

    filter: Filter
    by_all: bool = False
    by: Filter | None = None


class CanBlockMore(StaticRule):
    """Creatures can block additional creatures; None is any number."""

    filter: Filter
    more: int | None


class BlocksDespite(StaticRule):
    """Creatures can block as though those they block didn't have an evasion ability.

    `walk`: only landwalk of this name, such as "islandwalk".
    """

    filter: Filter
    keyword: str
    walk: str | None = None


class CanBlockOnly(StaticRule):
    """Creatures can block only creatures of a filter."""

    filter: Filter
    blocked: Filter


class BlockedWithinSectors(StaticRule):
    """Creatures in a sector can be blocked only by creatures in the same sector."""


class AssignsByToughness(StaticRule):
    """Creatures assign combat damage equal to their toughness."""

    filter: Filter


class LethalByPower(StaticRule):
    """Lethal damage dealt to creatures is determined by their power rather than toughness."""

    filter: Filter


class MayAssignAsUnblocked(StaticRule):
    """Creatures may assign their combat damage as though they weren't blocked."""

    filter: Filter


class AsThoughHaste(StaticRule):
    """Creatures can attack as though they had haste."""

    filter: Filter


class ActivatesAsThoughHaste(StaticRule):
    """Abilities of creatures can be activated as though those had haste."""

    filter: Filter


class AsThoughNotDefender(StaticRule):
    """Creatures can attack as though they didn't have defender."""

    filter: Filter
