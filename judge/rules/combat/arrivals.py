"""Creatures that come to attack or block without being declared (506.3, 508.4, 509.7)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameObject, ObjectId, PlayerId, Recipient
from judge.game.steps import Step
from judge.rules.combat.parties import (
    attackable,
    attacking_players,
    can_be_attacked,
    defender_of,
    defending_player,
)
from judge.rules.influence.reach import reaches
from judge.rules.process import Process
from judge.rules.requests import AskPick, Picked, Purpose
from judge.rules.view import View

SNEAK = "sneak"
SNEAK_SINCE = LATE_SINCE = "2026-08-07"
LATE = (Step.DECLARE_BLOCKERS, Step.FIRST_COMBAT_DAMAGE, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT)


@cites("508.4", "其操控者于该生物进入战场时选择该生物正在攻击哪个防御牌手")
def choose_attacked(
    process: Process,
    controller: PlayerId,
    source: ObjectId | None = None,
    players: tuple[PlayerId, ...] | None = None,
    *,
    planeswalkers: bool = False,
) -> Recipient | None:
    """What a creature attacks that enters attacking; None if it can't (506.3b, 506.3c).

    `players` are those it may attack, or with `planeswalkers` what they control of these, where the
    effect says so.
    """
    view = process.view
    if process.state.combat is None or controller not in attacking_players(view):
        return None
    among = tuple(
        one
        for one in attackable(view)
        if (players is None or _is_of(view, one, players, planeswalkers=planeswalkers))
        and reaches(view.state, controller, defender_of(view, one))
    )
    if not among:
        return None
    request = AskPick(controller, among, 1, 1, Purpose.ATTACKED, source)
    if len(among) == 1:
        process.not_asked(request)
        return among[0]
    answer = process.ask(request)
    if not isinstance(answer, Picked) or len(answer.objects) != 1:
        raise TypeError(f"{answer!r} picks nothing to attack")
    return answer.objects[0]


def _is_of(
    view: View, target: Recipient, players: tuple[PlayerId, ...], *, planeswalkers: bool
) -> bool:
    if not isinstance(target, int):
        return target in players
    is_one = planeswalkers and view.of(target).is_planeswalker
    return is_one and view.object(target).controller in players


@cites("506.3c", "此生物会进入战场，但不会视为攻击生物")
def if_attackable(process: Process, target: Recipient) -> Recipient | None:
    """What an effect says that a creature enters attacking; None if it can't be attacked now."""
    return target if can_be_attacked(process.view, target) else None


def still_attacked(process: Process, creatures: tuple[ObjectId, ...]) -> Recipient | None:
    """What the first of these attacks, or attacked as it left combat, if it still can be."""
    for id_ in creatures:
        attack = process.view.attack_of(id_)
        known = process.state.known.get(id_)
        last = attack or (known.attack if known else None)
        target = last.target if last else None
        return if_attackable(process, target) if target is not None else None
    return None


@cites("702.190b", "enters the battlefield tapped and attacking", edition=SNEAK_SINCE)
@cites("702.190b", "as the creature that was returned to its owner's hand", edition=SNEAK_SINCE)
def as_sneaked(process: Process, held: GameObject, entering: e.Entering) -> e.Entering:
    """It enters tapped and attacks what the creature returned to pay for sneak attacked."""
    attacking = still_attacked(process, held.stack.used if held.stack is not None else ())
    unblocked = arrives_unblocked(process, attacking)
    return entering.with_(tapped=True, attacking=attacking, unblocked=unblocked)


@cites("508.4d", "enters the battlefield as an unblocked creature", edition=LATE_SINCE)
def arrives_unblocked(process: Process, attacking: Recipient | None) -> bool:
    """True where a creature is put onto the battlefield attacking once blockers were declared."""
    is_late = attacking is not None and process.state.turn.step in LATE
    return is_late and process.rulebook.edition.rules_as(LATE_SINCE)


@cites("506.3d", "但不会被视同阻挡生物")
@cites("509.7a", "但后者生物已不在攻击，前者生物被放置进战场但不会视为阻挡生物")
def if_blockable(process: Process, controller: PlayerId, attacker: ObjectId) -> ObjectId | None:
    """What a creature is to enter blocking; None if that doesn't attack its controller."""
    view = process.view
    if view.attack_of(attacker) is None:
        return None
    return attacker if defending_player(view, attacker) in view.state.together(controller) else None
