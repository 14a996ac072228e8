"""What an assignment of combat damage comes to: two that come to the same make no difference.

Of seven damage among three blockers it is all one how much the dead were dealt, and how much those
that survive, where nothing in the game and nothing that is asked looks at damage. Else each amount
counts; but never which of two creatures is dealt it that are alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from judge.game.state import ObjectId, Recipient, Share
from judge.rules.combat.assignment import lethal_hook, options_of
from judge.rules.damage import lethal_size
from judge.rules.requests import AskAssignment
from judge.rules.view import View
from judge.scenario.bearing import Bearing, counts_damage, with_whom
from judge.scenario.likeness import Likeness
from judge.scenario.play import Play

Assigning = tuple[tuple[ObjectId, tuple[Share, ...]], ...]


class Fates:
    """What assignments come to that are made at one time."""

    def __init__(self, play: Play, view: View, request: AskAssignment) -> None:
        self.view = view
        self.likeness = Likeness(play)
        self.is_one = len(request.sources) == 1
        self.bearing = Bearing(play, view, self.likeness)
        self.counts = not play.branch.merges or counts_damage(play, view) or _shared(view, request)

    def of(self, made: Assigning) -> Hashable:
        """The same for assignments between which nothing makes a difference."""
        if self.counts and not self.is_one:
            return frozenset((source, frozenset(shares)) for source, shares in made)
        each = {share.recipient for _, shares in made for share in shares}
        bears = (one for one in each if self.bearing.of(with_whom(self.view, one)))
        fates = Counter((self.likeness.of(one), self._fate(one, made)) for one in bears)
        return frozenset((fate, number) for fate, number in fates.items() if fate[1])

    def _fate(self, one: Recipient, made: Assigning) -> int | bool:
        """How much is assigned to a recipient; where that is all one, whether it is lethal."""
        shares = [
            (source, share.amount)
            for source, shares in made
            for share in shares
            if share.recipient == one and share.amount
        ]
        amount = sum(amount for _, amount in shares)
        if self.counts or isinstance(one, str):
            return amount
        if any(lethal_hook(self.view, source) is not None for source, _ in shares):
            return True
        creature = ObjectId(one)
        return amount + self.view.object(creature).damage >= lethal_size(self.view, creature)


def _shared(view: View, request: AskAssignment) -> bool:
    """True if two creatures that assign damage now may assign it to the same one."""
    each = [options_of(view, one, request.as_unblocked).ordered for one in request.sources]
    every = [one for ordered in each for one in ordered]
    return len(every) > len(set(every))
