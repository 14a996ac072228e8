"""Targets (115): which objects and players a spell or ability may target."""

from __future__ import annotations

from judge.abilities import (
    DealDamage,
    Destroy,
    GainKeywords,
    ModifyPowerToughness,
    SpellAbility,
    TargetKind,
)
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import PlayerId, Recipient
from judge.rules.rulebook import Rulebook
from judge.rules.view import View
from judge.values import Value


@cites("115.4", "任意一个目标")
def is_any_target(view: View, target: Recipient) -> bool:
    """A creature, player, planeswalker or battle."""
    if not isinstance(target, int):
        return True
    wanted = {CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE}
    return bool(view.is_permanent(target) and wanted & view.of(target).types)


@cites("115.1", "目标")
def refuses(
    rulebook: Rulebook, view: View, kind: TargetKind, target: Recipient, player: PlayerId
) -> tuple[str, ...]:
    """The rules by which `player` may not target this; none if it is a legal target."""
    if not _is_of_kind(view, kind, target):
        return is_any_target.numbers if kind is TargetKind.ANY else refuses.numbers
    if isinstance(target, int):
        for keyword in rulebook.of(view, target):
            hook = keyword.may_be_targeted
            if hook is not None and not hook(view, target, player):
                return hook.numbers
    return ()


def _is_of_kind(view: View, kind: TargetKind, target: Recipient) -> bool:
    match kind:
        case TargetKind.ANY:
            return is_any_target(view, target)
        case TargetKind.CREATURE:
            return view.is_permanent(target) and _is_creature(view, target)
        case TargetKind.PLAYER:
            return not isinstance(target, int)


def _is_creature(view: View, target: Recipient) -> bool:
    return isinstance(target, int) and view.of(target).is_creature


def target_kinds(abilities: tuple[Value, ...]) -> tuple[TargetKind, ...]:
    """The kinds of target that a spell with these abilities needs, in the order of its text."""
    return tuple(
        effect.target
        for ability in abilities
        if isinstance(ability, SpellAbility)
        for effect in ability.effects
        if isinstance(effect, (DealDamage, Destroy, ModifyPowerToughness, GainKeywords))
    )
