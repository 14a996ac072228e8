"""The combat damage steps (510): damage is assigned, then dealt all at once."""

from __future__ import annotations

from judge.cite import cites
from judge.game.events import CombatDamageDealt, DamageAssigned, DamageKind, StrikersNoted
from judge.game.state import ObjectId, PlayerId, Recipient, Share
from judge.rules.combat.assignment import (
    Others,
    assigns_now,
    check_assignment,
    options_of,
)
from judge.rules.damage import deal
from judge.rules.outcomes import (
    AskAssignment,
    Assigned,
    Events,
    Illegal,
    Outcome,
    Why,
    answer_to,
    carry_out,
)
from judge.rules.rulebook import Rulebook
from judge.rules.view import View


@cites("510.4", "至少有一个攻击或阻挡生物具有先攻")
def note_strikers(rulebook: Rulebook, view: View) -> Outcome:
    """Notes the creatures with first or double strike as the first of two steps begins."""
    return (StrikersNoted(strikers(rulebook, view)),)


def strikers(rulebook: Rulebook, view: View) -> tuple[ObjectId, ...]:
    """The attacking and blocking creatures with first or double strike."""
    fighting = [a.attacker for a in view.combat.attacks]
    fighting += [b.blocker for b in view.combat.blocks]
    return tuple(
        creature
        for creature in fighting
        if any(keyword.strikes is not None for keyword in rulebook.of(view, creature))
    )


@cites("510.1", "首先，主动牌手宣告每个攻击生物如何分配其战斗伤害")
def assign_attackers(rulebook: Rulebook, view: View) -> Outcome:
    """The active player assigns the damage of attacking creatures."""
    return _assign(rulebook, view, view.active, tuple(a.attacker for a in view.combat.attacks))


@cites("510.1", "然后防御牌手宣告每个阻挡生物如何分配战斗伤害")
def assign_blockers(rulebook: Rulebook, view: View) -> Outcome:
    """The defending player assigns the damage of blocking creatures."""
    defender = view.state.opponent(view.active)
    return _assign(rulebook, view, defender, tuple(b.blocker for b in view.combat.blocks))


@cites("510.2", "所有被分配的战斗伤害同时造成")
def deal_combat_damage(rulebook: Rulebook, view: View) -> Outcome:
    """All damage that has been assigned is dealt at once."""
    results = tuple(
        event
        for assignment in view.combat.assignments
        for share in assignment.shares
        for event in carry_out(
            deal_assigned, rulebook, view, assignment.source, share.recipient, share.amount
        )
    )
    return (CombatDamageDealt(results),) if results else ()


@cites("120.2a", "在战斗伤害步骤中造成等同其力量的战斗伤害")
def deal_assigned(
    rulebook: Rulebook, view: View, source: ObjectId, recipient: Recipient, amount: int
) -> Events:
    """An attacking or blocking creature deals combat damage."""
    return deal(rulebook, view, source, Share(recipient, amount), DamageKind.COMBAT)


def dealing_sources(
    rulebook: Rulebook, view: View, creatures: tuple[ObjectId, ...]
) -> tuple[ObjectId, ...]:
    """The creatures that assign damage in this step: they have power and something to hit."""
    return tuple(
        creature
        for creature in creatures
        if assigns_now(rulebook, view, creature)
        and view.power(creature) > 0
        and _has_recipient(rulebook, view, creature)
    )


def others_of(assigned: Assigned, source: ObjectId) -> Others:
    """What the other sources of an assignment assign, by recipient."""
    others: dict[Recipient, tuple[tuple[ObjectId, int], ...]] = {}
    for other, shares in assigned.sources:
        for share in shares:
            if other != source:
                held = others.get(share.recipient, ())
                others[share.recipient] = (*held, (other, share.amount))
    return others


def _has_recipient(rulebook: Rulebook, view: View, creature: ObjectId) -> bool:
    options = options_of(rulebook, view, creature)
    return bool(options.ordered) or options.beyond is not None


def _assign(
    rulebook: Rulebook, view: View, player: PlayerId, creatures: tuple[ObjectId, ...]
) -> Outcome:
    sources = dealing_sources(rulebook, view, creatures)
    if not sources:
        return ()
    request = AskAssignment(player, sources)
    assigned = answer_to(view.state, request)
    if not isinstance(assigned, Assigned):
        return request
    named = [source for source, _ in assigned.sources]
    for source in (*named, *sources):
        if source not in sources or named.count(source) != 1:
            return Illegal(Why.WRONG_RECIPIENT, source, assign_attackers.numbers)
    events: list[DamageAssigned] = []
    for source, shares in assigned.sources:
        others = others_of(assigned, source)
        allowed = check_assignment(rulebook, view, source, shares, others)
        if isinstance(allowed, Illegal):
            return allowed
        events.append(DamageAssigned(source, shares, because=allowed))
    return tuple(events)
