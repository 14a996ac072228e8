"""The wording of a spell or ability on the stack: what it does, and its words "target"."""

from __future__ import annotations

from judge.abilities import Activated, Triggered
from judge.abilities.ability import SpellAbility
from judge.abilities.bases import Effect, Who
from judge.abilities.effects.combinators import Sequence
from judge.abilities.walk import targets_of
from judge.game.state import ObjectId, OnStack
from judge.rules.keyword_rules.mutate import mutates_onto
from judge.rules.paid_parts import as_paid, comes_last
from judge.rules.process import Process
from judge.rules.stack import chosen_effect, enchants, for_each_player
from judge.rules.view import View


def spell_effect(view: View, spell: ObjectId) -> Effect:
    """What a spell does as it resolves: the effects of its spell abilities in order."""
    found = [a.effect for a in view.abilities(spell) if isinstance(a, SpellAbility)]
    found.sort(key=comes_last)
    effect = found[0] if len(found) == 1 else Sequence(tuple(found))
    return as_paid(effect, view.object(spell).stack)


def effect_of(process: Process, id_: ObjectId) -> Effect:
    """What a spell or ability does, with its modes chosen and its targets numbered."""
    held = process.state.objects[id_]
    stack = held.stack or OnStack()
    ability = stack.ability
    if isinstance(ability, (Activated, Triggered)):
        effect = ability.effect
    else:
        effect = spell_effect(process.view, id_)
    effect = for_each_player(process, effect, held.controller)
    return chosen_effect(effect, stack.modes)


def words_of(process: Process, id_: ObjectId, effect: Effect) -> tuple[Who, ...]:
    """The words "target" of a spell or ability in order; an Aura's enchant is one."""
    words = (*targets_of(effect), *mutates_onto(process.state.objects[id_]))
    now = process.view.of(id_)
    stack = process.state.objects[id_].stack
    is_aura = "Aura" in now.subtypes and stack is not None and stack.ability is None
    word = enchants(now.abilities) if is_aura else None
    return words if word is None else (*words, word)
