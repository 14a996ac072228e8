"""The assignment of combat damage that a player usually makes, and whether there are others."""

from __future__ import annotations

from judge.game.state import ObjectId, Recipient, Share
from judge.rules.combat.assignment import Freed, Others, amount_of, needed, options_of
from judge.rules.view import View


def usual_assignment(
    view: View, source: ObjectId, others: Others, freed: Freed = ()
) -> tuple[Share, ...]:
    """The assignment a player usually makes: lethal damage in order, then the rest.

    The rest goes past the blockers where it may, else to the last of them.
    """
    options = options_of(view, source, freed)
    left = amount_of(view, source)
    amounts: dict[Recipient, int] = {}
    line = (*options.ordered, *options.beyond)
    for recipient in line[:-1] if options.beyond else options.ordered:
        amounts[recipient] = min(left, needed(view, source, recipient, others).amount)
        left -= amounts[recipient]
    if options.last is not None and left:
        amounts[options.last] = amounts.get(options.last, 0) + left
    return tuple(Share(recipient, amount) for recipient, amount in amounts.items() if amount)


def is_choice(view: View, source: ObjectId, others: Others, freed: Freed = ()) -> bool:
    """True if more than one assignment would be legal."""
    options = options_of(view, source, freed)
    line = (*options.ordered, *options.beyond)
    if len(line) < 2:
        return False
    if options.is_free:
        return True
    first = needed(view, source, line[0], others).amount
    several = len(options.ordered) > 1
    is_divided = several and not view.rulebook.edition.has_damage_assignment_order
    return amount_of(view, source) > first or is_divided
