"""Counters that permanents entered with: what is listed without counters has them.

As loyalty and defense are as printed, a permanent that always enters with so many counters has
them at the start of play, unless its entry says which counters it has. It is an assumption.
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities import Ability, Static
from judge.abilities import statics as s
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters
from judge.game.state import GameState, ObjectId, Zone
from judge.rules.layers import project
from judge.rules.rulebook import Rulebook
from judge.scenario.model import Placed
from judge.scenario.names import Names
from judge.values import Bilingual


def with_own_counters(
    state: GameState, rulebook: Rulebook, placed: list[tuple[Placed, ObjectId]], names: Names
) -> tuple[GameState, tuple[Bilingual, ...]]:
    """The state with the counters that permanents entered with, and that these are assumed."""
    view = project(state, rulebook)
    assumed: list[Bilingual] = []
    for entry, id_ in placed:
        held = state.objects[id_]
        if held.zone is not Zone.BATTLEFIELD or "counters" in entry.given or held.face_down:
            continue
        counters = held.counters
        for kind, number in own_counters(view.abilities(id_)):
            counters = counters.add(kind, number)
            shown, more = names.shown(held.body), "s" * (number > 1)
            assumed.append(
                Bilingual(
                    f"{shown.en} has the {number} {kind} counter{more} it enters with.",
                    f"{shown.zh}上有其进战场时的{number}个{kind}指示物。",
                )
            )
        if counters != held.counters:
            state = state.with_(objects=state.objects.set(id_, held.with_(counters=counters)))
    return state, tuple(assumed)


def own_counters(abilities: tuple[Ability, ...]) -> Iterator[tuple[str, int]]:
    """The counters that an object always enters with, by its own abilities."""
    for ability in abilities:
        rule = ability.rule if isinstance(ability, Static) else None
        if not isinstance(rule, s.Replacement) or rule.pattern != Enters(IsThis()):
            continue
        instead, condition = rule.instead, rule.condition or ability.condition  # type: ignore[attr-defined]
        if not isinstance(instead, s.EntersWith) or condition is not None or rule.optional:
            continue
        if instead.unless is None and instead.unless_paid is None:
            yield from ((k, n) for k, n in instead.counters if isinstance(n, int) and n > 0)
