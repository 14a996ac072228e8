"""What is removed from combat as soon as it may not be in it any more (506.4)."""

from __future__ import annotations

from judge.cards import CardType
from judge.cite import cites
from judge.game import events as e
from judge.game.state import Attack, Blocked, ObjectId
from judge.rules.combat.parties import defender_of, is_fighter
from judge.rules.process import Process
from judge.rules.view import View


def settle_combat(process: Process) -> None:
    """After each batch of events: what stopped being fit for combat leaves it."""
    combat = process.state.combat
    if combat is None or not combat.attacks:
        return
    view = process.view
    unfit = tuple(c for c in _fighting(view) if not is_fighter(view, c))
    if unfit:
        remove_creatures(process, unfit)
    gone = {a.target for a in process.view.combat.attacks if _is_over(process.view, a)}
    for target in sorted(ObjectId(int(t)) for t in gone if isinstance(t, int)):
        remove_attacked(process, target)


def _fighting(view: View) -> tuple[ObjectId, ...]:
    attackers = (attack.attacker for attack in view.combat.attacks)
    blockers = (block.blocker for block in view.combat.blocks)
    return tuple(dict.fromkeys((*attackers, *blockers)))


@cites("506.4", "不再是生物或成为战役，则它被移出战斗")
@cites("506.4d", "它会继续是一个阻挡生物或者一个被攻击的鹏洛客，依据它仍然拥有的牌类别而定")
def remove_creatures(process: Process, creatures: tuple[ObjectId, ...]) -> None:
    """Attackers and blockers that are no creatures any more fight no more."""
    process.do(*(e.RemovedFromCombat(c, is_attacked=False) for c in creatures))


@cites("506.4", "该永久物为被攻击中的鹏洛客但不再是鹏洛客")
@cites("506.4e", "则只有它不由其防卫者操控时，它才被移出战斗")
def remove_attacked(process: Process, target: ObjectId) -> None:
    """What is no planeswalker and no battle any more is attacked no more."""
    process.do(e.RemovedFromCombat(target, fights=False))


def _is_over(view: View, attack: Attack) -> bool:
    """True if a permanent is attacked that can't be any more (506.4)."""
    if not isinstance(attack.target, int):
        return False
    target = ObjectId(attack.target)
    now = view.of(target)
    if CardType.BATTLE in now.types:
        return False
    recorded = view.combat.defender(attack.attacker)
    return not now.is_planeswalker or defender_of(view, target) != recorded


@cites("506.4", "被特定效应移出战斗")
def remove_from_combat(process: Process, objects: tuple[ObjectId, ...]) -> bool:
    """An effect removes creatures from combat; False if none of them is in it."""
    view = process.view
    attacked = {attack.target for attack in view.combat.attacks}
    fighting = set(_fighting(view))
    gone = [i for i in objects if i in fighting or i in attacked]
    return bool(process.do(*(e.RemovedFromCombat(i) for i in gone)))


@cites("509.1h", "一个效应令其成为被阻挡或未被阻挡")
def become_blocked(process: Process, attackers: tuple[ObjectId, ...]) -> bool:
    """An effect makes attacking creatures blocked; a band as a whole (702.22i)."""
    view = process.view
    meant = dict.fromkeys(m for a in attackers for m in view.combat.band_of(a))
    free = [
        attacker
        for attacker in meant
        if (attack := view.attack_of(attacker)) is not None
        and attack.blocked is not Blocked.BLOCKED
    ]
    return bool(process.do(*(e.BecameBlocked(attacker, ()) for attacker in free)))
