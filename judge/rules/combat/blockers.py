"""The declaration of blockers and the damage assignment order (509)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cards import CardType
from judge.cite import cites
from judge.game.events import BecameBlocked, BecameUnblocked, BlockDeclared, DamageOrdered
from judge.game.state import Attack, ObjectId, PlayerId, Zone
from judge.rules.outcomes import (
    AskBlockers,
    AskOrder,
    Blockers,
    Events,
    Illegal,
    Outcome,
    Picked,
    Why,
    answer_to,
    carry_out,
)
from judge.rules.rulebook import MayBeBlocked, MayBlock, Rulebook
from judge.rules.view import View


@cites("509.1", "首先，防御牌手宣告阻挡者")
def declare_blockers(rulebook: Rulebook, view: View) -> Outcome:
    """Asks for the blockers, checks the declaration, and makes them block."""
    request = AskBlockers(view.state.opponent(view.active))
    declared = answer_to(view.state, request)
    if not isinstance(declared, Blockers):
        return request
    refused = next(_refusals(rulebook, view, declared, request.player), None)
    if refused is not None:
        return refused
    return carry_out(block, rulebook, view, declared) + carry_out(
        become_blocked, rulebook, view, declared
    )


def _refusals(
    rulebook: Rulebook, view: View, declared: Blockers, defender: PlayerId
) -> Iterator[Illegal]:
    for blocker, attackers in declared.blocks:
        refused = check_blocker(view, blocker, attackers, defender)
        if refused is not None:
            yield refused
        for attacker in attackers:
            refused = check_restrictions(rulebook, view, blocker, attacker)
            if refused is not None:
                yield refused
    for attack in view.combat.attacks:
        blockers = blockers_of(declared, attack.attacker)
        for hook in _together(rulebook, view, attack.attacker):
            if blockers and not hook(view, attack.attacker, blockers):
                because = (*hook.numbers, *check_restrictions.numbers)
                yield Illegal(Why.BLOCKED_BY_TOO_FEW, attack.attacker, because, blockers[0])


@cites("509.1a", "选择一个正在攻击该牌手")
def check_blocker(
    view: View, blocker: ObjectId, attackers: tuple[ObjectId, ...], defender: PlayerId
) -> Illegal | None:
    """A blocker is an untapped creature of the defending player and blocks one attacker."""
    held = view.object(blocker)
    numbers = check_blocker.numbers
    if held.zone is not Zone.BATTLEFIELD or held.controller != defender:
        return Illegal(Why.NOT_YOURS, blocker, numbers)
    types = view.of(blocker).types
    if CardType.CREATURE not in types or CardType.BATTLE in types:
        return Illegal(Why.NOT_A_CREATURE, blocker, numbers)
    if held.tapped:
        return Illegal(Why.TAPPED, blocker, numbers)
    for attacker in attackers:
        if view.attack_of(attacker) is None:  # 506.4c: it may have nothing to attack any more
            return Illegal(Why.NOT_ATTACKING_YOU, attacker, numbers, blocker)
    if len(attackers) > 1:
        return Illegal(Why.BLOCKS_TOO_MANY, blocker, numbers)
    return None


@cites("509.1b", "如果违反了任何一项限制，该宣告阻挡者非法")
def check_restrictions(
    rulebook: Rulebook, view: View, blocker: ObjectId, attacker: ObjectId
) -> Illegal | None:
    """No ability says that this creature can't block that one."""
    for hook in _pairwise(rulebook, view, blocker, attacker):
        if not hook(view, attacker, blocker):
            because = (*hook.numbers, *check_restrictions.numbers)
            return Illegal(Why.CANT_BLOCK, blocker, because, attacker)
    return None


@cites("509.1g", "成为阻挡生物")
def block(rulebook: Rulebook, view: View, declared: Blockers) -> Events:
    """The creatures chosen become blocking creatures."""
    return tuple(
        BlockDeclared(
            blocker,
            attackers,
            because=tuple(
                number
                for attacker in attackers
                for number in _permissions(rulebook, view, blocker, attacker)
            ),
        )
        for blocker, attackers in declared.blocks
        if attackers
    )


@cites("509.1h", "成为被阻挡生物")
def become_blocked(rulebook: Rulebook, view: View, declared: Blockers) -> Events:
    """Each attacking creature becomes blocked or unblocked."""
    return tuple(_blocked(rulebook, view, declared, attack) for attack in view.combat.attacks)


def _blocked(
    rulebook: Rulebook, view: View, declared: Blockers, attack: Attack
) -> BecameBlocked | BecameUnblocked:
    blockers = blockers_of(declared, attack.attacker)
    if not blockers:
        return BecameUnblocked(attack.attacker)
    asked = tuple(n for hook in _together(rulebook, view, attack.attacker) for n in hook.numbers)
    return BecameBlocked(attack.attacker, blockers, because=asked)


@cites("509.2", "宣告其在每个阻挡该生物的阻挡生物上的伤害分配顺序")
def order_blockers(rulebook: Rulebook, view: View) -> Outcome:
    """The active player orders the blockers of each creature that several block."""
    return _order(
        rulebook,
        view,
        view.active,
        tuple((attack.attacker, attack.blockers) for attack in view.combat.attacks),
    )


@cites("509.3", "宣告其阻挡的每个攻击生物上的伤害分配顺序")
def order_attackers(rulebook: Rulebook, view: View) -> Outcome:
    """The defending player orders the attackers of each creature that blocks several."""
    return _order(
        rulebook,
        view,
        view.state.opponent(view.active),
        tuple((block.blocker, block.attackers) for block in view.combat.blocks),
    )


def _order(
    rulebook: Rulebook,
    view: View,
    player: PlayerId,
    facing: tuple[tuple[ObjectId, tuple[ObjectId, ...]], ...],
) -> Outcome:
    if not rulebook.edition.has_damage_assignment_order:
        return ()
    events: list[DamageOrdered] = []
    for source, among in facing:
        if len(among) < 2:
            continue
        request = AskOrder(player, source, among)
        picked = answer_to(view.state, request)
        if not isinstance(picked, Picked):
            return request
        if sorted(picked.objects) != sorted(among):
            return Illegal(Why.WRONG_ORDER, source, order_blockers.numbers)
        events.append(DamageOrdered(source, picked.objects))
    return tuple(events)


def blockers_of(declared: Blockers, attacker: ObjectId) -> tuple[ObjectId, ...]:
    """The creatures declared as blocking an attacker, in the order declared."""
    return tuple(blocker for blocker, attackers in declared.blocks if attacker in attackers)


def _permissions(
    rulebook: Rulebook, view: View, blocker: ObjectId, attacker: ObjectId
) -> tuple[str, ...]:
    """The rules that were asked whether the block may be made; none if nothing was in the way."""
    if all(keyword.evasion is None for keyword in rulebook.of(view, attacker)):
        return ()
    hooks = _pairwise(rulebook, view, blocker, attacker)
    return tuple(number for hook in hooks for number in hook.numbers)


def _pairwise(
    rulebook: Rulebook, view: View, blocker: ObjectId, attacker: ObjectId
) -> Iterator[MayBlock]:
    for keyword in rulebook.of(view, attacker):
        if keyword.evasion is not None:
            yield keyword.evasion
    for keyword in rulebook.of(view, blocker):
        if keyword.blocking is not None:
            yield keyword.blocking


def _together(rulebook: Rulebook, view: View, attacker: ObjectId) -> Iterator[MayBeBlocked]:
    for keyword in rulebook.of(view, attacker):
        if keyword.blocked_by is not None:
            yield keyword.blocked_by
