"""The top object of the stack resolves (608)."""

from __future__ import annotations

from judge.abilities import DealDamage, Destroy, GainKeywords, ModifyPowerToughness, SpellAbility
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.events import (
    DamageKind,
    Destroyed,
    DidNotResolve,
    EffectBegan,
    NotDestroyed,
    PermanentEntered,
    Resolved,
)
from judge.game.perform import is_permanent_card
from judge.game.state import ContinuousEffect, GameObject, Recipient, Share
from judge.rules.damage import deal
from judge.rules.outcomes import Events, carry_out
from judge.rules.rulebook import Rulebook
from judge.rules.targets import refuses, target_kinds
from judge.rules.view import View
from judge.values import Value


def resolve(rulebook: Rulebook, view: View) -> Events:
    """The events of the top object of the stack resolving."""
    spell = view.object(view.state.stack[-1])
    if is_permanent_card(spell):
        return carry_out(resolve_permanent, spell)
    kinds = target_kinds(view.of(spell.id).abilities)
    legal = [
        not refuses(rulebook, view, kind, target, spell.controller)
        for kind, target in zip(kinds, spell.targets, strict=True)
    ]
    if kinds and not any(legal):
        return carry_out(fizzle, spell)
    return carry_out(resolve_spell, rulebook, view, spell)


@cites("608.3a", "它成为永久物并在该咒语操控者的操控下被放进战场")
def resolve_permanent(spell: GameObject) -> Events:
    """A permanent spell becomes a permanent."""
    return (Resolved(spell.id, (PermanentEntered(spell.id),)),)


@cites("608.2b", "它检查这些目标是否依然合法")
def fizzle(spell: GameObject) -> Events:
    """A spell all of whose targets are illegal does not resolve."""
    return (DidNotResolve(spell.id),)


@cites("608.2c", "按照叙述的顺序进行动作")
def resolve_spell(rulebook: Rulebook, view: View, spell: GameObject) -> Events:
    """An instant or sorcery does what it says; then it goes to the graveyard (608.2m)."""
    effects = [
        effect
        for ability in view.of(spell.id).abilities
        if isinstance(ability, SpellAbility)
        for effect in ability.effects
    ]
    if len(effects) > 1:
        raise Unsupported("608.2c", "a spell with several effects")
    results = tuple(
        event
        for effect, target in zip(effects, spell.targets, strict=True)
        for event in _do(rulebook, view, spell, effect, target)
    )
    return (Resolved(spell.id, results),)


def _do(
    rulebook: Rulebook, view: View, spell: GameObject, effect: Value, target: Recipient
) -> Events:
    match effect:
        case DealDamage(amount):
            share = Share(target, amount)
            return carry_out(deal, rulebook, view, spell.id, share, DamageKind.NONCOMBAT)
        case Destroy():
            return carry_out(destroy, rulebook, view, target)
        case ModifyPowerToughness(change=change):
            return carry_out(begin_effect, target, ContinuousEffect((), change))
        case GainKeywords(change=change, keywords=keywords):
            return carry_out(begin_effect, target, ContinuousEffect((), change, keywords))
        case _:
            raise Unsupported("608.2c", type(effect).__name__)


@cites("701.7a", "消灭一个永久物指，将其从战场移至其拥有者的坟墓场")
def destroy(rulebook: Rulebook, view: View, target: Recipient) -> Events:
    """A permanent is destroyed, unless an ability keeps it from that."""
    if not isinstance(target, int):
        return ()
    kept = rulebook.first(view, target, lambda keyword: keyword.indestructible)
    if kept is not None:
        return (NotDestroyed(target, because=kept.numbers),)
    return (Destroyed(target),)


@cites("611.2c", "这组受其影响的物件在该持续性效应开始时决定")
def begin_effect(target: Recipient, effect: ContinuousEffect) -> Events:
    """A continuous effect begins, on the target alone."""
    if not isinstance(target, int):
        return ()
    return (EffectBegan(effect.with_(objects=(target,))),)
