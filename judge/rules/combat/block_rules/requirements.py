"""The requirements on blockers, as many obeyed as can be (509.1c)."""

from __future__ import annotations

from itertools import combinations

from judge.abilities.statics import (
    CantBlock,
    MustBeBlocked,
    MustBlock,
)
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.combat.block_rules.joint import Together
from judge.rules.combat.block_rules.single import check_blocker, check_pair, most_blocked
from judge.rules.combat.parties import defending_player
from judge.rules.combat.requirements import Search, Slot, one_more
from judge.rules.combat.static_rules import Bearing, bearing
from judge.rules.combat.tolls import Blocks, bars_block
from judge.rules.requests import Illegal, Why
from judge.rules.view import View

Choice = tuple[ObjectId, tuple[ObjectId, ...]]


class Musts:
    """The requirements that bear on blocks."""

    def __init__(self, view: View, faced: tuple[ObjectId, ...]) -> None:
        self.blocks = list(bearing(view, MustBlock))
        lures = list(bearing(view, MustBeBlocked))
        self.luring = [one for one in lures if one.rule.by_all]
        self.once = [one for one in lures if not one.rule.by_all]
        self.faced = faced
        self.are_any = bool(self.blocks or lures)

    def obeyed(self, blocker: ObjectId, attackers: tuple[ObjectId, ...]) -> int:
        """The number of requirements that one creature's blocks obey."""
        number = 0
        for one in self.blocks:
            if one.means(one.rule.filter, blocker):
                met = sum(one.means(one.rule.blocked, attacker) for attacker in attackers)
                number += met if one.rule.blocked is not None else min(met, 1)
        for lure in self.luring:
            number += sum(lure.means(lure.rule.filter, attacker) for attacker in attackers)
        return number

    def obeyed_together(self, blocks: Blocks) -> int:
        """The number of attackers blocked because they must be blocked by something."""
        pairs = [(blocker, attacker) for blocker, attackers in blocks for attacker in attackers]
        return sum(
            len({on for by, on in pairs if self._asks(one, on, by)})  # each attacker once
            for one in self.once
        )

    def wanted(self, attacker: ObjectId) -> int:
        """How many requirements say that something blocks an attacker."""
        return sum(one.means(one.rule.filter, attacker) for one in self.once)

    def asks_for(self, blocker: ObjectId, attacker: ObjectId) -> bool:
        """True if a requirement is that this creature blocks that one, and no other would do."""
        return any(lure.means(lure.rule.filter, attacker) for lure in self.luring) or any(
            one.rule.blocked is not None
            and one.means(one.rule.filter, blocker)
            and one.means(one.rule.blocked, attacker)
            for one in self.blocks
        )

    def asks_once(self, blocker: ObjectId, attacker: ObjectId, blocks: Blocks) -> bool:
        """True if the attacker must be blocked, this creature would do, and none does it yet."""
        already = [by for by, attackers in blocks if attacker in attackers]
        return any(
            self._asks(one, attacker, blocker)
            and not any(self._asks(one, attacker, by) for by in already)
            for one in self.once
        )

    def _asks(self, one: Bearing[MustBeBlocked], attacker: ObjectId, blocker: ObjectId) -> bool:
        return one.means(one.rule.filter, attacker) and one.means(one.rule.by, blocker)


def _musts_of(view: View, players: tuple[PlayerId, ...]) -> Musts:
    """The requirements on the blocks of some defending players."""
    faced = (a.attacker for a in view.combat.attacks)
    return Musts(view, tuple(one for one in faced if defending_player(view, one) in players))


@cites(
    "509.1c",
    "如果所遵循的要求数量在不违反任何限制的情况下小于可以遵循的最大要求数量，该宣告阻挡者为非法",
)
def check_requirements(view: View, blocks: Blocks, players: tuple[PlayerId, ...]) -> Illegal | None:
    """As many requirements are obeyed as can be without breaking a restriction or paying."""
    musts = _musts_of(view, players)
    if not musts.are_any:
        return None
    declared = sum(musts.obeyed(blocker, attackers) for blocker, attackers in blocks)
    declared += musts.obeyed_together(blocks)
    better = _search(view, musts, players).better(declared)
    if better is None:
        return None
    held, numbers = dict(blocks), check_requirements.numbers
    missed = [
        (blocker, attacker)
        for blocker, attackers in better
        for attacker in attackers
        if attacker not in held.get(blocker, ())
    ]
    for blocker, attacker in missed:
        if musts.asks_for(blocker, attacker):
            return Illegal(Why.MUST_BLOCK_IT, blocker, numbers, attacker)
    for blocker, attacker in missed:
        if musts.asks_once(blocker, attacker, blocks):
            return Illegal(Why.MUST_BE_BLOCKED, attacker, numbers, blocker)
    blocker, attacker = missed[0]
    return Illegal(Why.MUST_BLOCK, blocker, numbers, attacker)


def required_blocks(view: View, players: tuple[PlayerId, ...]) -> Blocks:
    """Blocks that obey as many requirements as can be; none where there are none."""
    musts = _musts_of(view, players)
    if not musts.are_any:
        return ()
    return tuple(block for block in _search(view, musts, players).best() if block[1])


def _search(view: View, musts: Musts, players: tuple[PlayerId, ...]) -> Search[Choice]:
    together = Together(view, players)
    able = _able(view, musts, players)
    wanted = {
        attacker
        for blocker, attackers in able.items()
        for attacker in attackers
        if musts.wanted(attacker) or musts.obeyed(blocker, (attacker,))
    }
    slots: list[Slot[Choice]] = []
    for blocker, attackers in able.items():
        useful = tuple(
            attacker
            for attacker in attackers
            if musts.obeyed(blocker, (attacker,))
            or musts.wanted(attacker)
            or (attacker in wanted and together.is_partial(attacker))
            or (together.alone and wanted)
        )
        slots.append(_slot(view, musts, blocker, useful))
    slots.sort(key=lambda slot: -slot.best)
    reached = {attacker for attackers in able.values() for attacker in attackers}
    return Search(
        slots,
        musts.obeyed_together,
        sum(musts.wanted(attacker) for attacker in reached),
        lambda chosen: together.broken_by(chosen, ()) is None,
    )


def _slot(
    view: View, musts: Musts, blocker: ObjectId, useful: tuple[ObjectId, ...]
) -> Slot[Choice]:
    most = most_blocked(view, blocker)
    size = len(useful) if most is None else min(most, len(useful))
    options: list[tuple[int, Choice]] = []
    for number in range(size, -1, -1):
        for attackers in combinations(useful, number):
            one_more(options)
            options.append((musts.obeyed(blocker, attackers), (blocker, attackers)))
    return Slot(options)


def _able(
    view: View, musts: Musts, players: tuple[PlayerId, ...]
) -> dict[ObjectId, tuple[ObjectId, ...]]:
    """What each creature can block, so far as the two are concerned and for nothing."""
    tolls = [one for one in bearing(view, CantBlock) if one.rule.unless is not None]
    found: dict[ObjectId, tuple[ObjectId, ...]] = {}
    for held in view.permanents():
        attackers = tuple(
            attacker
            for attacker in musts.faced
            if check_blocker(view, held.id, (attacker,), players) is None
            and check_pair(view, held.id, attacker) is None
            and not any(bars_block(one, held.id, (attacker,)) for one in tolls)
        )
        if attackers:
            found[held.id] = attackers
    return found
