"""The restrictions on all blockers together (509.1b, 506.5)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities.statics import (
    BlockLimit,
    CantBeBlocked,
    CantBlock,
)
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.combat.static_rules import bearing
from judge.rules.combat.tolls import Blocks
from judge.rules.requests import Illegal, Why
from judge.rules.rulebook import MayBeBlocked
from judge.rules.view import View

Choice = tuple[ObjectId, tuple[ObjectId, ...]]


def jointly(view: View, attacker: ObjectId) -> Iterator[MayBeBlocked]:
    """What the keyword abilities of an attacker say of all its blockers together."""
    for keyword in view.rulebook.of(view, attacker):
        if keyword.blocked_by is not None:
            yield keyword.blocked_by


class Together:
    """The restrictions on all blockers together (509.1b, 506.5), those of other players aside."""

    def __init__(self, view: View, players: tuple[PlayerId, ...]) -> None:
        self.view = view
        self.alone = [one for one in bearing(view, CantBlock) if one.rule.alone]
        self.numbers = [
            one
            for one in bearing(view, CantBeBlocked)
            if one.rule.more_than is not None or one.rule.fewer_than is not None
        ]
        self.limits = [
            one
            for one in bearing(view, BlockLimit)
            if any(one.names(one.rule.player, player) for player in players)
        ]
        self.hooks: dict[ObjectId, tuple[MayBeBlocked, ...]] = {
            attack.attacker: tuple(jointly(view, attack.attacker)) for attack in view.combat.attacks
        }

    def broken_by(self, blocks: Blocks, why: tuple[str, ...]) -> Illegal | None:
        """Why the blocks break one of them; None if they break none."""
        blocks = tuple((blocker, attackers) for blocker, attackers in blocks if attackers)
        if len(blocks) == 1 and any(one.means(one.rule.filter, blocks[0][0]) for one in self.alone):
            alone = (*why, *blocks_alone.numbers)
            return Illegal(Why.CANT_BLOCK, blocks[0][0], alone, blocks[0][1][0])
        for one in self.limits:
            if len(blocks) > one.rule.number:
                blocker, attackers = blocks[one.rule.number]
                return Illegal(Why.CANT_BLOCK, blocker, why, attackers[0])
        for attacker in self.hooks:
            refused = self._attacker(attacker, blockers_of(blocks, attacker), why)
            if refused is not None:
                return refused
        return None

    def _attacker(
        self, attacker: ObjectId, blockers: tuple[ObjectId, ...], why: tuple[str, ...]
    ) -> Illegal | None:
        if not blockers:
            return None
        for hook in self.hooks[attacker]:
            if not hook(self.view, attacker, blockers):
                numbers = (*hook.numbers, *why)
                return Illegal(Why.BLOCKED_BY_TOO_FEW, attacker, numbers, blockers[0])
        for one in self.numbers:
            rule = one.rule
            if not one.means(rule.filter, attacker):
                continue
            counted = [b for b in blockers if one.means(rule.by, b)]
            if rule.fewer_than is not None and len(counted) < rule.fewer_than:
                return Illegal(Why.BLOCKED_BY_TOO_FEW, attacker, why, blockers[0])
            if rule.more_than is not None and len(counted) > rule.more_than:
                return Illegal(Why.CANT_BLOCK, counted[rule.more_than], why, attacker)
        return None

    def is_partial(self, attacker: ObjectId) -> bool:
        """True if so few creatures can't block the attacker that others may have to help."""
        return bool(self.hooks[attacker]) or any(
            one.rule.fewer_than is not None and one.means(one.rule.filter, attacker)
            for one in self.numbers
        )


@cites("506.5", "如果在宣布阻挡者步骤中只有一个生物被宣布为阻挡者，该生物单独阻挡")
def blocks_alone() -> None:
    """The one creature that is declared as a blocker blocks alone."""


@cites("509.1b", "除非符合某些条件才能阻挡的效应")
def check_together(view: View, blocks: Blocks, players: tuple[PlayerId, ...]) -> Illegal | None:
    """No restriction on the blockers as a whole is broken."""
    return Together(view, players).broken_by(blocks, check_together.numbers)


def blockers_of(blocks: Blocks, attacker: ObjectId) -> tuple[ObjectId, ...]:
    """The creatures that block an attacker, in the order declared."""
    return tuple(blocker for blocker, attackers in blocks if attacker in attackers)
