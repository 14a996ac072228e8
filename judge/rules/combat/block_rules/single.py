"""Whether one creature may block at all, and one attacker (509.1a-b)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities.ability import Static
from judge.abilities.statics import (
    BlockedWithinSectors,
    CanBlockMore,
    CanBlockOnly,
    CantBeBlocked,
    CantBlock,
)
from judge.budget import step
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.combat.parties import (
    defending_groups,
    defending_player,
    is_fighter,
    rules_of_fighter,
)
from judge.rules.combat.static_rules import bearing
from judge.rules.combat.tolls import bars_block
from judge.rules.keyword_rules.sectors import in_one_sector, sector_of
from judge.rules.requests import Illegal, Why
from judge.rules.rulebook import MayBlock
from judge.rules.view import InForce, View

Choice = tuple[ObjectId, tuple[ObjectId, ...]]


@cites("509.1a", "选择一个正在攻击该牌手")
def check_blocker(
    view: View,
    blocker: ObjectId,
    attackers: tuple[ObjectId, ...],
    players: tuple[PlayerId, ...],
) -> Illegal | None:
    """A blocker is an untapped creature of these players and blocks an attacker of theirs."""
    step()
    held, numbers = view.object(blocker), check_blocker.numbers
    if not view.is_permanent(blocker) or held.controller not in players:
        return Illegal(Why.NOT_YOURS, blocker, numbers)
    if not is_fighter(view, blocker):
        return Illegal(Why.NOT_A_CREATURE, blocker, (*numbers, *rules_of_fighter(view, blocker)))
    if held.tapped:
        return Illegal(Why.TAPPED, blocker, numbers)
    for attacker in attackers:
        if view.attack_of(attacker) is None or defending_player(view, attacker) not in players:
            more = of_others.numbers if len(defending_groups(view)) > 1 else ()
            return Illegal(Why.NOT_ATTACKING_YOU, attacker, (*more, *numbers), blocker)
    most = most_blocked(view, blocker)
    if len(set(attackers)) < len(attackers) or (most is not None and len(attackers) > most):
        return Illegal(Why.BLOCKS_TOO_MANY, blocker, numbers)
    return None


@cites("802.4a", "这些生物只能阻挡正在攻击该牌手、该牌手操控的鹏洛客或该牌手防卫的战役之攻击生物")
def of_others() -> None:
    """Of several defending players each one's creatures block what attacks that player."""


def most_blocked(view: View, blocker: ObjectId) -> int | None:
    """How many creatures a creature can block: one, and those that abilities add; None: any."""
    most = 1
    for one in bearing(view, CanBlockMore):
        if one.means(one.rule.filter, blocker):
            if one.rule.more is None:
                return None
            most += one.rule.more
    return most


@cites("509.1b", "如果违反了任何一项限制，该宣告阻挡者非法")
def check_pair(view: View, blocker: ObjectId, attacker: ObjectId) -> Illegal | None:
    """No ability or effect says that this creature can't block that one."""
    numbers = check_pair.numbers
    hooks = pairwise(view, blocker, attacker)
    against = [n for hook in hooks if not hook(view, attacker, blocker) for n in hook.numbers]
    if against:
        because = tuple(dict.fromkeys((*against, *numbers)))
        return Illegal(Why.CANT_BLOCK, blocker, because, attacker)
    bar = next(_forbids(view, blocker, attacker), None)
    if bar is not None:
        behind = tuple(dict.fromkeys(_keyword_bars(view, blocker, attacker)))
        because = (*behind, *numbers)
        return Illegal(Why.CANT_BLOCK, blocker, because, attacker, by=bar.source)
    return None


def _keyword_bars(view: View, blocker: ObjectId, attacker: ObjectId) -> Iterator[str]:
    """The rules of keyword abilities that stand for what keeps a creature from blocking."""
    for one in bearing(view, CantBlock):
        source, origin = one.held.source, one.held.origin
        if source is None or not isinstance(origin, Static) or one.rule.unless is not None:
            continue
        if not one.rule.alone and bars_block(one, blocker, (attacker,)):
            yield from view.rulebook.rules_behind(view.of(source).abilities, origin)


def _forbids(view: View, blocker: ObjectId, attacker: ObjectId) -> Iterator[InForce]:
    """The rules by which this creature can't block that one."""
    for one in bearing(view, CanBlockOnly):
        if one.means(one.rule.filter, blocker) and not one.means(one.rule.blocked, attacker):
            yield one.held
    for within in bearing(view, BlockedWithinSectors):
        apart = not in_one_sector(view, attacker, blocker)
        if sector_of(view, attacker) is not None and apart:
            yield within.held
    for two in bearing(view, CantBlock):
        is_bar = two.rule.unless is None and not two.rule.alone
        if is_bar and bars_block(two, blocker, (attacker,)):
            yield two.held
    for three in bearing(view, CantBeBlocked):
        rule = three.rule
        if rule.more_than is not None or rule.fewer_than is not None:
            continue
        if three.means(rule.filter, attacker) and three.means(rule.by, blocker):
            yield three.held


def pairwise(view: View, blocker: ObjectId, attacker: ObjectId) -> Iterator[MayBlock]:
    """What the keyword abilities of the two say of the block."""
    for keyword in view.rulebook.of(view, attacker):
        if keyword.evasion is not None:
            yield keyword.evasion
    for keyword in view.rulebook.of(view, blocker):
        if keyword.blocking is not None:
            yield keyword.blocking
