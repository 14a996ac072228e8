"""How a spell was cast, where one would think that it can't be so, or that it costs something else.

Nothing happens by these rules: they let a spell be cast from a zone, or another cost be paid.
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities import Triggered
from judge.abilities.patterns import Casts
from judge.abilities.walk import within
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, OnStack, Zone
from judge.rules.rulebook import Rulebook
from judge.ruling.account.account import Every, Found, Occurrence

OTHER_COST = "alternative cost"  # the way of casting that is no keyword's own
OF_THE_RULES = (None, Zone.HAND, Zone.COMMAND)  # spells are cast from there by the rules


@cites("118.9", "你可以施放[此物件]而不支付其法术力费用")
def paid_otherwise(every: Every, rulebook: Rulebook) -> Found:
    """A spell is cast for another cost than its mana cost, and what adds to costs adds to that."""
    for one, id_, stack in _cast(every):
        if stack.using == OTHER_COST:
            yield one, id_


@cites("601.3", "牌手只能在某规则或效应允许牌手施放该咒语")
def cast_from_elsewhere(every: Every, rulebook: Rulebook) -> Found:
    """A card is cast from where no rule lets it be cast: its own text or an effect does."""
    for one, id_, stack in _cast(every):
        elsewhere = stack.from_zone not in OF_THE_RULES and stack.using in (None, OTHER_COST)
        if elsewhere and not _is_resolving(one):
            yield one, id_


@cites("608.2g", "如果一个效应明确指示或允许牌手在结算过程中施放一个咒语")
def cast_while_resolving(every: Every, rulebook: Rulebook) -> Found:
    """A spell is cast while what lets its player do so resolves, whatever its type."""
    for one, id_, _ in _cast(every):
        if _is_resolving(one) and not _is_by_keyword(every, one, rulebook):
            yield one, id_


def _is_resolving(one: Occurrence) -> bool:
    """True of a spell that is cast by what resolves: that is still below it on the stack."""
    return one.within is not None


def _is_by_keyword(every: Every, one: Occurrence, rulebook: Rulebook) -> bool:
    """True of a spell that a keyword ability lets its player cast, such as cascade."""
    while one.within is not None:
        one = every[one.within]
    event, before = one.event, one.happened.before
    held = before.objects.get(event.object) if isinstance(event, e.Resolved) else None
    ability = None if held is None or held.stack is None else held.stack.ability
    return isinstance(ability, Triggered) and bool(rulebook.rules_of(ability))


@cites("707.10", "复制的咒语并没有被施放")
def copied_and_not_cast(every: Every, rulebook: Rulebook) -> Found:
    """A copy of a spell is not cast, so that what waits for that does not trigger."""
    for one, copied in every.of(e.Copied):
        there = (one.happened.after.objects[i] for i in one.happened.after.battlefield)
        for held in there:
            parts = within(held.printed.abilities) if held.controller == copied.player else ()
            if any(isinstance(part, Triggered) and _waits_for_cast(part) for part in parts):
                yield one, held.id


def _waits_for_cast(ability: Triggered) -> bool:
    return any(isinstance(part, Casts) for part in within(ability.pattern))


@cites("107.3a", "则该咒语或异能的操控者作为施放该咒语或起动该异能的一部分选择并宣告X的数值")
def announced_x(every: Every, rulebook: Rulebook) -> Found:
    """The value of X is announced as a spell is cast or an ability activated."""
    for one, id_, stack in _cast(every):
        if stack.x is not None:
            yield one, id_
    for one, event in every.of(e.AbilityActivated):
        held = None if event.object is None else one.happened.after.objects.get(event.object)
        if held is not None and held.stack is not None and held.stack.x is not None:
            yield one, event.source


def _cast(every: Every) -> Iterator[tuple[Occurrence, ObjectId, OnStack]]:
    """Each spell as it has been cast, with how that was done."""
    for one, event in every.of(e.SpellCast):
        held = one.happened.after.objects.get(event.object)
        if held is not None and held.stack is not None:
            yield one, held.id, held.stack
