"""Printed characteristics become current ones (613), layer by layer; nothing is written back.

Only effects that add keyword abilities or modify power and toughness are carried out; the order of
such effects within a layer makes no difference, so timestamps and dependency are not asked for.
"""

from __future__ import annotations

import re

from immutables import Map

from judge.abilities import Keyword
from judge.cards import Characteristics
from judge.cite import cites
from judge.game.state import GameObject, GameState, ObjectId
from judge.rules.rulebook import Rulebook
from judge.rules.view import View

_POWER_TOUGHNESS_COUNTER = re.compile(r"([+-]\d+)/([+-]\d+)")


@cites("613.1f", "添加异能的效应、关键字指示物")
def add_abilities(
    state: GameState, rulebook: Rulebook, held: GameObject, now: Characteristics
) -> Characteristics:
    """Layer 6: effects and keyword counters that add abilities."""
    names = {keyword.name.en for keyword in rulebook.keywords if not keyword.has_number}
    added = [Keyword(kind) for kind, _ in held.counters.kinds if kind in names]
    for effect in state.effects:
        if held.id in effect.objects:
            added.extend(effect.keywords)
    return now.with_(abilities=(*now.abilities, *added)) if added else now


@cites("613.4c", "影响力量和/或防御力")
def modify_power_and_toughness(
    state: GameState, rulebook: Rulebook, held: GameObject, now: Characteristics
) -> Characteristics:
    """Layer 7c: effects and counters that change power and toughness without setting them."""
    if now.power is None or now.toughness is None:
        return now
    power, toughness = now.power, now.toughness
    for effect in state.effects:
        if held.id in effect.objects:
            power, toughness = power + effect.change[0], toughness + effect.change[1]
    for kind, number in held.counters.kinds:
        change = _POWER_TOUGHNESS_COUNTER.fullmatch(kind)
        if change is not None:
            power += number * int(change[1])
            toughness += number * int(change[2])
    return now.with_(power=power, toughness=toughness)


LAYERS = (add_abilities, modify_power_and_toughness)


@cites("613.1", "确定物件特征首先从该物件本身开始")
def project(state: GameState, rulebook: Rulebook) -> View:
    """The view of a state; off the battlefield nothing that is carried out changes an object."""
    changed: dict[ObjectId, Characteristics] = {}
    for id_ in state.battlefield:
        held = state.objects[id_]
        if not (held.counters.kinds or state.effects):
            continue
        now = held.printed
        for layer in LAYERS:
            now = layer(state, rulebook, held, now)
        changed[id_] = now
    return View(state, Map(changed))
