"""The declaration of attackers, step by step (508.1)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId
from judge.rules.combat.attack_rules import (
    CHECKS,
    Attacks,
    check_requirements,
    check_together,
    excused,
)
from judge.rules.combat.bands import check_bands, form_bands
from judge.rules.combat.parties import attacking_players
from judge.rules.combat.refusal import refuse_first
from judge.rules.combat.several_defenders import of_attack
from judge.rules.combat.tolls import pay_options, pay_to_attack
from judge.rules.process import Process
from judge.rules.requests import AskAttackers, Attackers, Illegal, Why
from judge.rules.view import View


@cites("508.1", "首先，主动牌手宣告攻击者")
def declare_attackers(process: Process) -> None:
    """The attacking players declare attackers, pay what that costs, and they attack."""
    declared = _declared(process)
    several = of_attack(process.view)
    with process.blaming(*several):
        refuse_first(process, _refusals_together(process.view, declared))
    excuse(process, excused(process.view, declared.attacks))
    permissions = {a: _permissions(process.view, a) for a, _ in declared.attacks}
    tap_attackers(process, declared.attacks)
    pay_options(process, declared.attacks)
    for attacker in pay_to_attack(process, declared.attacks):
        permissions[attacker] = (*permissions[attacker], *pay_to_attack.numbers)
    with process.also(*several):
        attack(process, declared, permissions)


@cites("508.1d", "在不违反任何限制的情况下")
def excuse(process: Process, creatures: tuple[ObjectId, ...]) -> None:
    """Creatures that have to attack if able do not: a restriction or a cost keeps them from it."""
    if creatures:
        process.note(process.because, *creatures)


def _declared(process: Process) -> Attackers:
    attacks: Attacks = ()
    bands: tuple[tuple[ObjectId, ...], ...] = ()
    for player in attacking_players(process.view):  # nobody, if the active player has left
        answer = process.ask(AskAttackers(player))
        if not isinstance(answer, Attackers):
            raise TypeError(f"{answer!r} declares no attackers")
        refuse_first(process, _refusals_singly(process.view, answer))
        attacks += answer.attacks
        bands += answer.bands
    return Attackers(attacks, bands)


def _refusals_singly(view: View, declared: Attackers) -> Iterator[Illegal]:
    """Why one player's attacks may not be made, each for itself."""
    for attacker, target in declared.attacks:
        for check in CHECKS:
            refused = check(view, attacker, target)
            if refused is not None:
                yield refused


def _refusals_together(view: View, declared: Attackers) -> Iterator[Illegal]:
    """Why the attacks as a whole may not be made, those of a team together (805.10b)."""
    named = [attacker for attacker, _ in declared.attacks]
    for attacker in named:
        if named.count(attacker) > 1:
            yield Illegal(Why.BAD_CHOICE, attacker, CHECKS[0].numbers)
    for whole in (check_together, check_requirements):
        refused = whole(view, declared.attacks)
        if refused is not None:
            yield refused
    refused = check_bands(view, declared)
    if refused is not None:
        yield refused


@cites("508.1f", "主动牌手横置被选择的生物")
def tap_attackers(process: Process, attacks: Attacks) -> None:
    """The creatures chosen become tapped, save those that attack untapped."""
    view = process.view
    process.do(
        *(
            e.Tap(attacker)
            for attacker, _ in attacks
            if not view.rulebook.first(view, attacker, lambda keyword: keyword.attacks_untapped)
        )
    )


@cites("508.1k", "成为攻击生物")
def attack(
    process: Process, declared: Attackers, permissions: dict[ObjectId, tuple[str, ...]]
) -> None:
    """The creatures chosen that are still controlled become attacking creatures, in bands."""
    view, players = process.view, attacking_players(process.view)
    attacks = tuple(
        e.AttackDeclared(attacker, target, because=permissions[attacker])
        for attacker, target in declared.attacks
        if view.is_permanent(attacker) and view.object(attacker).controller in players
    )
    process.do(*attacks)
    form_bands(process, declared.bands)


def _permissions(view: View, attacker: ObjectId) -> tuple[str, ...]:
    """The rules of the abilities that let a creature attack as it does."""
    hooks = []
    if view.object(attacker).sick:
        hooks.append(view.rulebook.first(view, attacker, lambda keyword: keyword.attacks_at_once))
    hooks.append(view.rulebook.first(view, attacker, lambda keyword: keyword.attacks_untapped))
    return tuple(number for hook in hooks if hook is not None for number in hook.numbers)
