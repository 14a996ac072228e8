"""The damage assignment order of blockers and of blocked attackers (509.2, 509.3).

Editions from 2024-11-08 on have none: damage is divided freely.
"""

from __future__ import annotations

from collections.abc import Iterable

from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.combat.parties import defending_groups
from judge.rules.combat.several_defenders import of_order
from judge.rules.process import Process
from judge.rules.requests import AskOrder, Picked, Why


@cites("509.2", "宣告其在每个阻挡该生物的阻挡生物上的伤害分配顺序")
def order_blockers(process: Process) -> None:
    """The active player orders the blockers of each creature that several block."""
    for attack in process.view.combat.attacks:
        player = process.view.object(attack.attacker).controller
        _order(process, player, attack.attacker, attack.blockers)


@cites("509.3", "宣告其阻挡的每个攻击生物上的伤害分配顺序")
def order_attackers(process: Process) -> None:
    """Each defending player orders the attackers of their creatures that block several."""
    for players in defending_groups(process.view):
        for player in players:
            for block in process.view.combat.blocks:
                if process.view.object(block.blocker).controller == player:
                    _order(process, player, block.blocker, block.attackers)


def _order(
    process: Process, player: PlayerId, source: ObjectId, among: tuple[ObjectId, ...]
) -> None:
    if len(among) < 2 or not process.rulebook.edition.has_damage_assignment_order:
        return
    picked = process.ask(AskOrder(player, source, among))
    order = tuple(ObjectId(int(i)) for i in picked.objects) if isinstance(picked, Picked) else ()
    if sorted(order) != sorted(among):
        raise process.refuse(Why.WRONG_ORDER, source)
    with process.also(*of_order(process.view)):
        process.do(e.DamageOrdered(source, order))


@cites("509.6", "主动牌手宣告该阻挡生物在攻击生物伤害分配顺序中的位置")
@cites("509.7", "然后主动牌手宣告它在被阻挡生物伤害分配顺序中的位置")
def place_blocker(process: Process, attacker: ObjectId, blocker: ObjectId) -> None:
    """A creature that comes to block has its place chosen; the others keep their order."""
    attack = process.view.attack_of(attacker)
    if attack is not None:
        _place(process, process.view.active, attacker, attack.blockers, blocker)


def _place(
    process: Process,
    player: PlayerId,
    source: ObjectId,
    among: tuple[ObjectId, ...],
    newcomer: ObjectId,
) -> None:
    if len(among) < 2 or not process.rulebook.edition.has_damage_assignment_order:
        return
    picked = process.ask(AskOrder(player, source, among))
    order = tuple(ObjectId(int(i)) for i in picked.objects) if isinstance(picked, Picked) else ()
    if sorted(order) != sorted(among) or _without(order, newcomer) != _without(among, newcomer):
        raise process.refuse(Why.WRONG_ORDER, source)
    process.do(e.DamageOrdered(source, order))


def _without(order: Iterable[ObjectId], gone: ObjectId) -> list[ObjectId]:
    return [id_ for id_ in order if id_ != gone]
