"""Abilities whose words are not read: where one would have to act, nothing can be ruled on.

An ability that is not read is there, and is lost, copied and granted as any other. What it does
is asked for where it acts: a static ability where it functions (604.2), a triggered ability as it
triggers, an activated ability as it is activated, a spell as it is cast.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.abilities import Activated, SpellAbility, Static, Triggered
from judge.abilities.bases import Pattern
from judge.abilities.unread import UnreadEffect, UnreadPattern, UnreadRule
from judge.abilities.walk import within
from judge.cards import Characteristics
from judge.cite import cites
from judge.errors import NotRead
from judge.game import events as e
from judge.game.state import GameObject, GameState, PendingTrigger, Zone
from judge.rules.view import View
from judge.values import Bilingual, Value


@cites("604.2", "或只要具有该异能的物件依然保留在对应的区域，这些异能便生效")
def check_functioning(view: View) -> None:
    """Raises `NotRead` for static abilities that function where their objects are."""
    if not view.state.has_unread:
        return
    found: list[Bilingual] = []
    for held in view.state.objects.values():
        if held.phased_out is None and not (held.zone is Zone.EXILE and held.face_down):
            zones = (
                rule.said for rule in _rules(view.of(held.id)) if held.zone.value in rule.zones
            )
            found += zones
    _decline(found)


@cites("613.6", "即使产生该效应的异能在此过程中被移除")
def check_early(state: GameState, held: Iterable[tuple[GameObject, Characteristics]]) -> None:
    """Raises `NotRead` for what may apply before the layer in which abilities are lost."""
    if not state.has_unread:
        return
    on_battlefield = Zone.BATTLEFIELD.value
    _decline(
        rule.said
        for one, now in held
        if one.zone is Zone.BATTLEFIELD and one.phased_out is None
        for rule in _rules(now)
        if rule.is_early and on_battlefield in rule.zones
    )


@cites("603.2", "该异能自动触发")
def check_happened(before: View, after: View, events: tuple[e.Event, ...]) -> None:
    """Raises `NotRead` for abilities that may trigger on events, and for what enters unread."""
    if not after.state.has_unread:
        return
    there = set(before.state.battlefield)
    entered = [id_ for id_ in after.state.battlefield if id_ not in there]
    _decline(rule.said for id_ in entered for rule in _rules(after.object(id_).printed))
    steps = any(isinstance(event, e.BeginStep) for event in events)
    _decline(
        pattern.said
        for view in (before, after)
        for _, _, ability in view.triggers
        for pattern in _patterns(ability.pattern)
        if steps or not pattern.of_steps
    )


@cites("603.2", "该异能自动触发")
def check_triggered(waiting: Iterable[PendingTrigger]) -> None:
    """Raises `NotRead` for abilities that trigger and do what is not read."""
    _decline(said for one in waiting for said in said_in(one.ability))


@cites("602.2", "起动一个异能指将其放进堆叠并支付其费用")
def check_activated(ability: Activated) -> None:
    """Raises `NotRead` for an ability that is activated: its cost or its effect is not read."""
    _decline(said_in(ability))


@cites("601.2", "施放咒语指将其从当前区域（通常是手牌）放进堆叠，且支付其费用")
def check_cast(printed: Iterable[Characteristics]) -> None:
    """Raises `NotRead` for a card that is cast or played: how, for what and at what is not read."""
    _decline(said for one in printed for ability in one.abilities for said in _of_casting(ability))


@cites("605.1a", "不需要目标")
def check_mana(view: View, objects: Iterable[GameObject] | None = None) -> None:
    """Raises `NotRead` for abilities that may add mana: of these objects, or of all there are."""
    if not view.state.has_unread:
        return
    _decline(
        part.said
        for held in (view.state.objects.values() if objects is None else objects)
        for ability in view.of(held.id).abilities
        if isinstance(ability, Activated | Triggered) and ability.zone in ("", held.zone.value)
        for part in within(ability)
        if isinstance(part, UnreadEffect) and part.adds
    )


def check_known(ability: Value) -> None:
    """Raises `NotRead` for an ability that has done what is not read, before the play."""
    _decline(said_in(ability))


def said_in(value: object) -> Iterator[Bilingual]:
    """The words of a value that are not read."""
    for part in within(value):
        if isinstance(part, UnreadEffect | UnreadPattern | UnreadRule):
            yield part.said


def _of_casting(ability: Value) -> Iterator[Bilingual]:
    """What of an ability may matter as its card is cast: what a spell does, what functions then."""
    if isinstance(ability, SpellAbility):
        yield from said_in(ability)
    rule = ability.rule if isinstance(ability, Static) else None
    if isinstance(rule, UnreadRule) and rule.zones - {Zone.BATTLEFIELD.value}:
        yield rule.said


def _rules(now: Characteristics) -> Iterator[UnreadRule]:
    for ability in now.abilities:
        if isinstance(ability, Static) and isinstance(ability.rule, UnreadRule):
            yield ability.rule


def _patterns(pattern: Pattern) -> Iterator[UnreadPattern]:
    return (part for part in within(pattern) if isinstance(part, UnreadPattern))


def _decline(said: Iterable[Bilingual]) -> None:
    found = tuple(dict.fromkeys(said))
    if found:
        raise NotRead(found)
