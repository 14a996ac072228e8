"""Creatures that come to attack or block without being declared (506.3, 508.4, 508.7, 509.7)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Recipient
from judge.rules.combat.fighting import (
    attackable,
    attacking_players,
    can_be_attacked,
    defender_of,
    defending_player,
)
from judge.rules.combat.ordering import place_attacker, place_blocker
from judge.rules.influence.reach import opponents_in_range, reaches
from judge.rules.process import Process
from judge.rules.requests import AskPick, Picked, Purpose


@cites("508.4", "其操控者于该生物进入战场时选择该生物正在攻击哪个防御牌手")
def choose_attacked(
    process: Process,
    controller: PlayerId,
    source: ObjectId | None = None,
    players: tuple[PlayerId, ...] | None = None,
) -> Recipient | None:
    """What a creature attacks that enters attacking; None if it can't (506.3b, 506.3c).

    `players` are those it may attack, or whose planeswalkers and battles, where the effect says.
    """
    view = process.view
    if process.state.combat is None or controller not in attacking_players(view):
        return None
    among = tuple(
        one
        for one in attackable(view, players)
        if reaches(view.state, controller, defender_of(view, one))
    )
    if len(among) < 2:
        return among[0] if among else None
    answer = process.ask(AskPick(controller, among, 1, 1, Purpose.ATTACKED, source))
    if not isinstance(answer, Picked) or len(answer.objects) != 1:
        raise TypeError(f"{answer!r} picks nothing to attack")
    return answer.objects[0]


@cites("506.3c", "此生物会进入战场，但不会视为攻击生物")
def if_attackable(process: Process, target: Recipient) -> Recipient | None:
    """What an effect says that a creature enters attacking; None if it can't be attacked now."""
    return target if can_be_attacked(process.view, target) else None


@cites("506.3d", "但不会被视同阻挡生物")
@cites("509.7a", "但后者生物已不在攻击，前者生物被放置进战场但不会视为阻挡生物")
def if_blockable(process: Process, controller: PlayerId, attacker: ObjectId) -> ObjectId | None:
    """What a creature is to enter blocking; None if that doesn't attack its controller."""
    view = process.view
    if view.attack_of(attacker) is None:
        return None
    return attacker if defending_player(view, attacker) in view.state.together(controller) else None


@cites("509.6", "令战场上的一个生物阻挡一个攻击生物")
def become_blocking(process: Process, blocker: ObjectId, attacker: ObjectId) -> None:
    """An effect makes a creature block an attacking creature, and each gets its place."""
    if process.view.attack_of(attacker) is None:
        return
    process.do(e.BecameBlocking(blocker, attacker))
    place_blocker(process, attacker, blocker)
    place_attacker(process, blocker, attacker)


@cites("508.7a", "该正在攻击的生物不会被移出战斗，也不会被视为再次攻击")
def change_attack(
    process: Process, attacker: ObjectId, player: PlayerId, source: ObjectId | None = None
) -> None:
    """A player chooses anew what an attacking creature attacks (508.7c)."""
    view = process.view
    attack = view.attack_of(attacker)
    if attack is None:
        return
    opponents = opponents_in_range(view.state, view.object(attacker).controller)
    among = tuple(t for t in attackable(view) if defender_of(view, t) in opponents)
    if not among:
        return
    answer = process.ask(AskPick(player, among, 1, 1, Purpose.ATTACKED, source))
    if isinstance(answer, Picked) and answer.objects and answer.objects[0] != attack.target:
        process.do(e.AttackChanged(attacker, answer.objects[0]))
