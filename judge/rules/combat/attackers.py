"""The declaration of attackers (508)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cards import CardType
from judge.cite import cites
from judge.game.events import AttackDeclared, Tap
from judge.game.state import ObjectId, Recipient, Zone
from judge.rules.outcomes import (
    AskAttackers,
    Attackers,
    Events,
    Illegal,
    Outcome,
    Why,
    answer_to,
    carry_out,
)
from judge.rules.rulebook import Rulebook
from judge.rules.view import View


@cites("508.1", "首先，主动牌手宣告攻击者")
def declare_attackers(rulebook: Rulebook, view: View) -> Outcome:
    """Asks for the attackers, checks the declaration, and makes them attack."""
    request = AskAttackers(view.active)
    declared = answer_to(view.state, request)
    if not isinstance(declared, Attackers):
        return request
    for attacker, target in declared.attacks:
        for check in CHECKS:
            refused = check(rulebook, view, attacker, target)
            if refused is not None:
                return refused
    return carry_out(attack, rulebook, view, declared) + carry_out(
        tap_attackers, rulebook, view, declared
    )


@cites("508.1a", "被选择的生物必须未横置")
def check_creature(
    rulebook: Rulebook, view: View, attacker: ObjectId, target: Recipient
) -> Illegal | None:
    """An attacker is an untapped creature of the active player."""
    held = view.object(attacker)
    if held.zone is not Zone.BATTLEFIELD or held.controller != view.active:
        return Illegal(Why.NOT_YOURS, attacker, check_creature.numbers)
    types = view.of(attacker).types
    if CardType.CREATURE not in types or CardType.BATTLE in types:
        return Illegal(Why.NOT_A_CREATURE, attacker, check_creature.numbers)
    if held.tapped:
        return Illegal(Why.TAPPED, attacker, check_creature.numbers)
    return None


@cites("302.6", "该生物不能进行攻击")
def check_sickness(
    rulebook: Rulebook, view: View, attacker: ObjectId, target: Recipient
) -> Illegal | None:
    """An attacker has haste or has been controlled since the turn began."""
    if not view.object(attacker).sick:
        return None
    if rulebook.first(view, attacker, lambda keyword: keyword.attacks_at_once):
        return None
    return Illegal(Why.SICK, attacker, (*check_sickness.numbers, *check_creature.numbers))


@cites("508.1b", "宣告它所攻击的牌手、鹏洛客或战役")
def check_target(
    rulebook: Rulebook, view: View, attacker: ObjectId, target: Recipient
) -> Illegal | None:
    """An attack is on the defending player or a planeswalker of that player."""
    defender = view.state.opponent(view.active)
    if target == defender:
        return None
    if isinstance(target, int) and view.is_permanent(target):
        held = view.object(target)
        if view.of(target).is_planeswalker and held.controller == defender:
            return None
    return Illegal(Why.NOT_ATTACKABLE, target, check_target.numbers, attacker)


@cites("508.1c", "如果违反了任何限制，该宣告攻击者非法")
def check_restrictions(
    rulebook: Rulebook, view: View, attacker: ObjectId, target: Recipient
) -> Illegal | None:
    """No ability says that the creature can't attack."""
    restriction = rulebook.first(view, attacker, lambda keyword: keyword.may_attack)
    if restriction is None or restriction():
        return None
    because = (*restriction.numbers, *check_restrictions.numbers)
    return Illegal(Why.CANT_ATTACK, attacker, because)


CHECKS = (check_creature, check_sickness, check_target, check_restrictions)


@cites("508.1k", "成为攻击生物")
def attack(rulebook: Rulebook, view: View, declared: Attackers) -> Events:
    """The creatures chosen become attacking creatures."""
    return tuple(
        AttackDeclared(attacker, target, because=_permissions(rulebook, view, attacker))
        for attacker, target in declared.attacks
    )


@cites("508.1f", "主动牌手横置被选择的生物")
def tap_attackers(rulebook: Rulebook, view: View, declared: Attackers) -> Events:
    """The creatures chosen become tapped, save those that attack untapped."""
    return tuple(
        Tap(attacker)
        for attacker, _ in declared.attacks
        if not rulebook.first(view, attacker, lambda keyword: keyword.attacks_untapped)
    )


def _permissions(rulebook: Rulebook, view: View, attacker: ObjectId) -> tuple[str, ...]:
    return tuple(number for numbers in _used(rulebook, view, attacker) for number in numbers)


def _used(rulebook: Rulebook, view: View, attacker: ObjectId) -> Iterator[tuple[str, ...]]:
    if view.object(attacker).sick:
        haste = rulebook.first(view, attacker, lambda keyword: keyword.attacks_at_once)
        yield haste.numbers if haste else ()
    untapped = rulebook.first(view, attacker, lambda keyword: keyword.attacks_untapped)
    yield untapped.numbers if untapped else ()
