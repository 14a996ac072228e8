"""Mana that is spent on a spell is its cost as it was locked in (601.2f-h)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

from judge.abilities.ability import Activated
from judge.abilities.costs import PayMana
from judge.abilities.statics import ManaAsAnyColor
from judge.cards import ManaCost
from judge.game import events as e
from judge.game.state import GameObject, ObjectId, OnStack
from judge.rules.layers import project
from judge.rules.rulebook import Rulebook
from judge.rules.statics import rules_in_force
from tests.judge.laws.moments import Moment, Played

SYMBOL = re.compile(r"\{([^{}]+)\}")  # {1/W}, too: {2/W} that costs less
PHYREXIAN = "107.4f"
HELPS = (  # convoke, delve, improvise, waterbend
    *("702.51a", "702.66a", "702.126a"),
    "701.67a@2026-08-07",
)


def paid_as_locked_in(play: Played) -> Iterator[str]:
    """Of a spell that is cast, mana, life and what helps make up the total cost, each once."""
    locked: dict[ObjectId, str] = {}
    helped: int = 0
    for moment in play.moments:
        for event in moment.events:
            if isinstance(event, e.PutOnStack):
                helped = 0
            elif isinstance(event, e.CostDetermined):
                locked[event.object] = event.mana
            elif set(event.because) & set(HELPS):
                helped += isinstance(event, e.Tap | e.Moved)
            elif isinstance(event, e.SpellCast):
                spell = moment.after.objects[event.object]
                as_any = _as_any_color(moment, play.rulebook)
                yield from _checked(moment, spell, locked.get(spell.id), helped, as_any=as_any)


def abilities_paid(play: Played) -> Iterator[str]:
    """Of an ability that is activated, as much mana is paid as its total cost has (602.2b, 601.2f).

    That is its activation cost, if no other was determined.
    """
    mana = life = 0
    locked: dict[ObjectId, str] = {}
    for moment in play.moments:
        for event in moment.events:
            if isinstance(event, e.AbilityPut):
                mana = life = 0
            elif isinstance(event, e.CostDetermined):
                locked[event.object] = event.mana
            elif isinstance(event, e.ManaPaid):
                mana += len(event.mana)
            elif isinstance(event, e.Tap) and set(event.because) & set(HELPS):
                mana += 1
            elif isinstance(event, e.LifePaid) and PHYREXIAN in event.because:
                life += event.amount // 2
            elif isinstance(event, e.AbilityActivated) and event.object is not None:
                held = moment.after.objects[event.object]
                yield from _ability(moment, held, locked.get(held.id), mana, life)


def _ability(
    moment: Moment, held: GameObject, locked: str | None, mana: int, life: int
) -> Iterator[str]:
    stack = held.stack or OnStack()
    ability = stack.ability
    if not isinstance(ability, Activated) or not moment.after.player(held.controller).pays_mana:
        return
    parts = [part for part in ability.cost.parts if isinstance(part, PayMana)]
    if any(part.times != 1 for part in parts):
        return  # only the ability itself knows how much that is
    cost = ManaCost(tuple(symbol for part in parts for symbol in part.cost.symbols))
    if locked is not None:
        cost = ManaCost.parse(locked)
    if mana not in set(_sizes(cost, stack.x or 0, life)):
        yield f"an ability of {stack.source} costs {cost.symbols}, and {mana} mana was paid for it"


def _as_any_color(moment: Moment, rulebook: Rulebook) -> bool:
    """True if mana may be spent as though it were of another kind (609.4b)."""
    return any(rules_in_force(project(moment.before, rulebook), ManaAsAnyColor))


def _checked(
    moment: Moment, spell: GameObject, locked: str | None, helped: int, *, as_any: bool
) -> Iterator[str]:
    state, stack = moment.after, spell.stack
    caster = stack.caster if stack is not None and stack.caster is not None else spell.controller
    if stack is None or not state.player(caster).pays_mana:
        return
    cost = spell.printed.cost if locked is None else ManaCost(tuple(SYMBOL.findall(locked)))
    if cost is None:
        return
    life = stack.times_paid("phyrexian")
    ways = set(_sizes(cost, stack.x or 0, life))
    if len(stack.spent) + helped not in ways:
        yield (
            f"{spell.printed.name} costs {''.join(cost.symbols)} with x {stack.x}, and "
            f"{stack.spent} with {helped} that help and {life} times 2 life were paid for it"
        )
    elif not helped and not as_any and not _fits(cost, list(stack.spent), life):
        yield f"{spell.printed.name} costs {cost.symbols}, and {stack.spent} was spent on it"


def _sizes(cost: ManaCost, x: int, life: int) -> Iterator[int]:
    """How much mana a cost takes, by each way of paying its symbols of two kinds."""
    amounts: list[tuple[int, ...]] = []
    for symbol in cost.symbols:
        if symbol.isdigit():
            amounts.append((int(symbol),))
        elif symbol == "X":
            amounts.append((x,))
        else:
            amounts.append((1, *(int(part) for part in symbol.split("/") if part.isdigit())))
    yield from (sum(way) - life for way in product(*amounts))


def _fits(cost: ManaCost, spent: list[str], life: int) -> bool:
    """True if the colored symbols can each be paid with mana of what was spent, or with life."""
    colored = [symbol for symbol in cost.symbols if not symbol.isdigit() and symbol not in "XS"]
    for symbol in sorted(colored, key=len):
        parts = symbol.split("/")
        letter = next((one for one in parts if one in spent), None)
        if letter is not None:
            spent.remove(letter)
        elif "P" in parts and life:
            life -= 1
        elif not any(part.isdigit() for part in parts):
            return False
    return True
