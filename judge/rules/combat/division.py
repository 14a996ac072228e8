"""Damage divided freely, in the editions that have no damage assignment order."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.editions import FREE_SINCE
from judge.rules.view import View


@cites(
    "510.1c",
    "it assigns its combat damage to those creatures divided as its controller chooses",
    edition=FREE_SINCE,
)
def among_blockers(
    view: View, blockers: tuple[ObjectId, ...], otherwise: tuple[str, ...]
) -> tuple[str, ...]:
    """The rule by which damage is assigned to blockers: this one where they have no order."""
    return among_blockers.numbers if _is_free(view, blockers) else otherwise


@cites(
    "510.1d",
    "it assigns its combat damage divided as its controller chooses",
    edition=FREE_SINCE,
)
def among_attackers(
    view: View, attackers: tuple[ObjectId, ...], otherwise: tuple[str, ...]
) -> tuple[str, ...]:
    """The rule by which a blocker assigns damage: this one where those it blocks have no order."""
    return among_attackers.numbers if _is_free(view, attackers) else otherwise


def _is_free(view: View, among: tuple[ObjectId, ...]) -> bool:
    return len(among) > 1 and not view.rulebook.edition.has_damage_assignment_order
