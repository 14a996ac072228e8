"""The combat damage steps (510): damage is assigned, then dealt all at once."""

from __future__ import annotations

from collections.abc import Iterable

from judge.cite import cites
from judge.game import events as e
from judge.game.state import Blocked, ObjectId, PlayerId, Recipient, Share
from judge.game.steps import Step
from judge.rules.combat.assignment import (
    Freed,
    Others,
    amount_of,
    assigns_now,
    check_assignment,
    options_of,
    strikes_of,
)
from judge.rules.combat.bands import attacker_assigns, defender_assigns
from judge.rules.combat.parties import attacking_players, defending_player
from judge.rules.combat.several_defenders import of_assignment
from judge.rules.combat.unblocked_assignment import choose_as_unblocked
from judge.rules.process import Process
from judge.rules.requests import AskAssignment, Assigned, Illegal, Refused, Why
from judge.rules.rulebook import Strike
from judge.rules.view import View


@cites("510.4", "至少有一个攻击或阻挡生物具有先攻")
def note_strikers(process: Process) -> None:
    """Notes the creatures with first or double strike as the first of two steps begins."""
    view, found = process.view, strikers(process.view)
    hooks = (k.strikes for creature in found for k in view.rulebook.of(view, creature))
    rules = dict.fromkeys(n for hook in hooks if hook is not None for n in hook.numbers)
    twice = tuple(creature for creature in found if Strike.BOTH in strikes_of(view, creature))
    process.do(e.StrikersNoted(found, twice, because=(*process.because, *rules)))


def strikers(view: View) -> tuple[ObjectId, ...]:
    """The attacking and blocking creatures with first or double strike."""
    fighting = (*_attackers(view), *_blockers(view))
    return tuple(creature for creature in fighting if strikes_of(view, creature))


def _attackers(view: View) -> tuple[ObjectId, ...]:
    return tuple(attack.attacker for attack in view.combat.attacks)


def _blockers(view: View) -> tuple[ObjectId, ...]:
    return tuple(block.blocker for block in view.combat.blocks)


@cites("510.1", "首先，主动牌手宣告每个攻击生物如何分配其战斗伤害")
def assign_attackers(process: Process) -> None:
    """The active player assigns the damage of attacking creatures, but for 702.22j."""
    _assign(process, _attackers(process.view))


@cites("510.1", "然后防御牌手宣告每个阻挡生物如何分配战斗伤害")
def assign_blockers(process: Process) -> None:
    """The defending player assigns the damage of blocking creatures, but for 702.22k."""
    _assign(process, _blockers(process.view))


@cites("510.2", "所有被分配的战斗伤害同时造成")
def deal_combat_damage(process: Process) -> None:
    """All damage that has been assigned is dealt at once."""
    assignments = process.view.combat.assignments
    if not assignments:
        return
    process.do(e.CombatDamageDealt())
    with process.below():
        _deal(process, [(a.source, share) for a in assignments for share in a.shares])


@cites("120.2a", "在战斗伤害步骤中造成等同其力量的战斗伤害")
def _deal(process: Process, dealt: Iterable[tuple[ObjectId, Share]]) -> None:
    process.do(
        *(
            e.Damage(source, share.recipient, share.amount, e.DamageKind.COMBAT)
            for source, share in dealt
            if share.amount
        )
    )


def dealing_sources(
    view: View, creatures: tuple[ObjectId, ...], freed: Freed
) -> tuple[ObjectId, ...]:
    """The creatures that assign damage in this step: they have some and something to hit."""
    return tuple(
        creature
        for creature in creatures
        if assigns_now(view, creature)
        and amount_of(view, creature) > 0
        and options_of(view, creature, freed).last is not None
    )


def assigner(view: View, creature: ObjectId, freed: Freed) -> PlayerId:
    """Who assigns a creature's combat damage: its controller, or the one it faces if that bands."""
    attack, block = view.attack_of(creature), view.block_of(creature)
    if creature in freed:
        return view.object(creature).controller
    if attack is not None and defender_assigns(view, attack.blockers):
        return defending_player(view, creature) or view.object(creature).controller
    if attack is None and block is not None and attacker_assigns(view, block.attackers):
        return view.active
    return view.object(creature).controller


def others_of(assigned: Assigned, source: ObjectId) -> Others:
    """What the other sources of an assignment assign, by recipient."""
    others: dict[Recipient, tuple[tuple[ObjectId, int], ...]] = {}
    for other, shares in assigned.sources:
        for share in shares:
            if other != source:
                held = others.get(share.recipient, ())
                others[share.recipient] = (*held, (other, share.amount))
    return others


@cites("510.1c", "该生物不会分配战斗伤害")
def assign_nothing(process: Process, creatures: tuple[ObjectId, ...], freed: Freed) -> None:
    """Blocked creatures that nothing blocks any more assign no damage."""
    view = process.view
    idle = (
        creature
        for creature in creatures
        if (attack := view.attack_of(creature)) is not None
        and attack.blocked is Blocked.BLOCKED
        and not attack.blockers
        and assigns_now(view, creature)
        and options_of(view, creature, freed).last is None
    )
    process.do(*map(e.NothingAssigned, idle))


@cites("702.4c", "则此生物将无法在第二个战斗伤害步骤中分配战斗伤害")
def assign_no_more(process: Process, creatures: tuple[ObjectId, ...]) -> None:
    """Creatures that had double strike in the first step and have it no more assign no damage."""
    view = process.view
    if view.state.turn.step is Step.FIRST_COMBAT_DAMAGE:
        return
    lost = (one for one in creatures if one in view.combat.twice and not assigns_now(view, one))
    process.do(*map(e.NothingMoreAssigned, lost))


@cites("702.4d", "将使该生物继续在第二个战斗伤害步骤中分配战斗伤害")
def assigns_again(view: View, creature: ObjectId) -> bool:
    """True of a creature that had first strike only, and has double strike in the second step."""
    combat = view.combat
    once = creature in (combat.strikers or ()) and creature not in combat.twice
    return once and view.state.turn.step is not Step.FIRST_COMBAT_DAMAGE


def _assign(process: Process, creatures: tuple[ObjectId, ...]) -> None:
    able = (i for i in creatures if assigns_now(process.view, i) and amount_of(process.view, i))
    freed = tuple(i for i in able if choose_as_unblocked(process, i))
    assign_nothing(process, creatures, freed)
    assign_no_more(process, creatures)
    view = process.view
    sources = dealing_sources(view, creatures, freed)
    first = attacking_players(view)
    players = (*first, *(p for p in view.state.apnap if p not in first))
    for player in players:
        own = tuple(source for source in sources if assigner(view, source, freed) == player)
        if own:
            with process.also(*of_assignment(view)):
                assign(process, player, own, tuple(i for i in own if i in freed))


def assign(
    process: Process,
    player: PlayerId,
    sources: tuple[ObjectId, ...],
    freed: tuple[ObjectId, ...],
) -> None:
    """A player assigns the damage of some creatures, checked as a whole (510.1e)."""
    answer = process.ask(AskAssignment(player, sources, freed))
    if not isinstance(answer, Assigned):
        raise TypeError(f"{answer!r} assigns no damage")
    named = [source for source, _ in answer.sources]
    for source in (*named, *sources):
        if source not in sources or named.count(source) != 1:
            raise process.refuse(Why.WRONG_RECIPIENT, source)
    before = tuple((a.source, a.shares) for a in process.view.combat.assignments)
    everything = Assigned((*before, *answer.sources))
    allowed: list[tuple[str, ...]] = []
    for source, shares in answer.sources:
        others = others_of(everything, source)
        checked = check_assignment(process.view, source, shares, others, freed)
        if isinstance(checked, Illegal):
            raise Refused(checked)
        more = rules_of_assigner(process.view, source, freed)
        again = assigns_again.numbers if assigns_again(process.view, source) else ()
        allowed.append((*checked, *more, *again))
    process.do(
        *(
            e.DamageAssigned(source, shares, because=because)
            for (source, shares), because in zip(answer.sources, allowed, strict=True)
        )
    )


def rules_of_assigner(view: View, source: ObjectId, freed: Freed) -> tuple[str, ...]:
    """The rule by which another player than its controller assigns a creature's damage."""
    if not assigner_differs(view, source, freed):
        return ()
    attacks = view.attack_of(source) is not None
    return defender_assigns.numbers if attacks else attacker_assigns.numbers


def assigner_differs(view: View, source: ObjectId, freed: Freed) -> bool:
    """True if a creature's damage is assigned by another player than its controller."""
    return assigner(view, source, freed) != view.object(source).controller
