"""Counters that permanents entered with: what is listed without counters has them.

As loyalty and defense are as printed, a permanent that always enters with so many counters has
them at the start of play, unless its entry says which counters it has. It is an assumption.
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities import Static
from judge.abilities import amounts as a
from judge.abilities import conditions as c
from judge.abilities import statics as s
from judge.abilities.bases import Amount
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Enters
from judge.abilities.unread import UnreadRule
from judge.abilities.walk import within
from judge.abilities.who import This
from judge.game.state import GameObject, GameState, ObjectId, Zone
from judge.rules.layers import project
from judge.rules.meaning import Context, amount_of, holds
from judge.rules.rulebook import Rulebook
from judge.rules.view import View
from judge.scenario.model import Placed
from judge.scenario.names import Names
from judge.scenario.setup.copying import counters_of_copy
from judge.values import Bilingual


def with_own_counters(
    state: GameState, rulebook: Rulebook, placed: list[tuple[Placed, ObjectId]], names: Names
) -> tuple[GameState, tuple[Bilingual, ...]]:
    """The state with the counters that permanents entered with, and that these are assumed."""
    view = project(state, rulebook)
    assumed: list[Bilingual] = []
    for entry, id_ in placed:
        held = state.objects[id_]
        is_one = held.zone is Zone.BATTLEFIELD and not held.face_down and not held.components
        if not is_one or "counters" in entry.given:
            continue
        counters = held.counters
        for kind, number in own_counters(view, held):
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


def unread_as_entered(
    state: GameState, placed: list[tuple[Placed, ObjectId]]
) -> Iterator[Bilingual]:
    """What is not read of permanents face up and may have decided how they entered.

    An effect that takes their abilities away came later, or may have.
    """
    for _, id_ in placed:
        held = state.objects[id_]
        for ability in held.printed.abilities if held.face_down is None else ():
            rule = ability.rule if isinstance(ability, Static) else None
            if held.zone is Zone.BATTLEFIELD and isinstance(rule, UnreadRule) and rule.is_early:
                yield rule.said


def own_counters(view: View, held: GameObject) -> Iterator[tuple[str, int]]:
    """The counters that an object always enters with, by its own abilities.

    Of what is said to have been cast with an X, or kicked, those that this decides too.
    """
    context = Context(held.id, held.controller, held.stack)
    for ability in view.abilities(held.id):
        rule = ability.rule if isinstance(ability, Static) else None
        if not isinstance(rule, s.Replacement) or rule.pattern != Enters(IsThis()):
            continue
        instead, condition = rule.instead, rule.condition or ability.condition  # type: ignore[attr-defined]
        if not isinstance(instead, s.EntersWith) or rule.optional:
            continue
        if instead.unless is not None or instead.unless_paid is not None:
            continue
        if condition is not None and not (
            is_known(condition, held) and holds(view, condition, context)
        ):
            continue
        yield from _known(view, held, instead.counters)
    yield from _known(view, held, counters_of_copy(held))


def _known(
    view: View, held: GameObject, counters: tuple[tuple[str, Amount], ...]
) -> Iterator[tuple[str, int]]:
    context = Context(held.id, held.controller, held.stack)
    for kind, amount in counters:
        number = amount_of(view, amount, context) if is_known(amount, held) else 0
        if number > 0:
            yield kind, number


def is_known(value: object, held: GameObject) -> bool:
    """True of a number, and of what is decided by how the object was cast, if that is said."""
    parts = tuple(within(value))
    return not parts or (held.stack is not None and all(isinstance(p, OF_THE_CAST) for p in parts))


OF_THE_CAST = (a.X, a.TimesKicked, a.Times, a.Plus, c.WasPaid, c.Not, c.All, This)
