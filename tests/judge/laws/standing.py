"""How things stand when a player gets priority: state-based actions have nothing left to do."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities.filters import AllOf
from judge.abilities.statics import LethalByPower
from judge.game.state import GameObject, Kind, ObjectId, Zone
from judge.rules.meaning import Context, matches
from judge.rules.statics import rules_in_force
from judge.rules.view import View
from tests.judge.laws.moments import Played


def auras(play: Played) -> Iterator[str]:
    """An Aura on the battlefield is attached to a player or permanent that it can enchant."""
    for _, view in play.priorities:
        for held in view.permanents():
            if "Aura" in view.of(held.id).subtypes:
                yield from (f"the Aura {held.id} {why}" for why in _wrong(view, held))


def _wrong(view: View, aura: GameObject) -> Iterator[str]:
    on = aura.attached_to
    if on is None:
        yield "is attached to nothing"
    elif isinstance(on, int) and ObjectId(on) not in view.state.objects:
        yield "is attached to what is no more"
    elif view.of(aura.id).is_creature:
        yield "is a creature and attached"
    else:
        found = [held for held in view.keywords(aura.id) if held.name == "enchant"]
        context = Context(aura.id, aura.controller)
        for enchant in found:
            if isinstance(on, int) is (enchant.quality is None):
                yield "is attached to a player for an object, or to an object for a player"
            elif isinstance(on, int) and not matches(
                view, enchant.quality or AllOf(), ObjectId(on), context
            ):
                yield "is attached to what it can't enchant"
        if not found:
            yield "has nothing that it may enchant"
        if isinstance(on, int) and _protected(view, aura.id, ObjectId(on)):
            yield "is attached to what has protection from it"


def _protected(view: View, thing: ObjectId, on: ObjectId) -> bool:
    context = Context(on, view.object(on).controller)
    return any(
        held.name == "protection"
        and held.quality is not None
        and matches(view, held.quality, thing, context)
        and (held.spared is None or not matches(view, held.spared, thing, context))
        for held in view.keywords(on)
    )


def equipment(play: Played) -> Iterator[str]:
    """What else is attached is an Equipment on a creature or a Fortification on a land."""
    for _, view in play.priorities:
        for held in view.permanents():
            now = view.of(held.id)
            if held.attached_to is None or "Aura" in now.subtypes:
                continue
            on = held.attached_to
            if not isinstance(on, int) or not view.is_permanent(ObjectId(on)):
                yield f"{held.id} is attached to what is no permanent"
                continue
            types = {kind.value for kind in view.of(ObjectId(on)).types}
            fits = ("Equipment" in now.subtypes and "creature" in types) or (
                "Fortification" in now.subtypes and "land" in types
            )
            if not fits or now.is_creature or _protected(view, held.id, ObjectId(on)):
                yield f"{held.id} is attached to {on}, which it can't be"


def alive(play: Played) -> Iterator[str]:
    """No creature has toughness 0, or damage marked on it as much as that; no loyalty is 0."""
    for _, view in play.priorities:
        by_power = bool(tuple(rules_in_force(view, LethalByPower)))
        for held in view.permanents():
            now = view.of(held.id)
            if now.is_creature and view.toughness(held.id) <= 0:
                yield f"the creature {held.id} has toughness {view.toughness(held.id)}"
            elif now.is_creature and not by_power and _has_lethal(view, held):
                yield f"the creature {held.id} has lethal damage"
            if now.is_planeswalker and not held.counters.count("loyalty"):
                yield f"the planeswalker {held.id} has no loyalty"
            if held.counters.count("+1/+1") and held.counters.count("-1/-1"):
                yield f"{held.id} has +1/+1 and -1/-1 counters"


def _has_lethal(view: View, held: GameObject) -> bool:
    is_lethal = held.damage >= view.toughness(held.id)
    return is_lethal and not view.has(held.id, "indestructible")


def no_strangers(play: Played) -> Iterator[str]:
    """Tokens are on the battlefield only, copies and abilities on the stack too."""
    for moment, _ in play.priorities:
        for held in moment.before.objects.values():
            is_out = held.kind is Kind.TOKEN and held.zone is not Zone.BATTLEFIELD
            if is_out or (held.kind is Kind.ABILITY and held.zone is not Zone.STACK):
                yield f"the {held.kind.value} {held.id} is in {held.zone.value}"
