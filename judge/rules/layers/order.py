"""Which effect of a layer comes next: defining abilities, dependency, timestamps (613.3–613.8)."""

from __future__ import annotations

from collections.abc import Sequence

from judge.budget import step
from judge.cite import cites
from judge.rules.layers.application import apply, instructions
from judge.rules.layers.effects import Key, LayerEffect
from judge.rules.layers.layer import Layer
from judge.rules.layers.projection import Instructions, Projecting
from judge.rules.layers.scope import matters, takes_abilities

Needs = dict[Key, set[Key]]


class Trials:
    """What effects of a layer would do as things are, and how things would be after each."""

    def __init__(self, work: Projecting, layer: Layer) -> None:
        self.layer = layer
        self.work = work
        self._before: dict[Key, Instructions | None] = {}
        self._after: dict[Key, Projecting | None] = {}

    def before(self, effect: LayerEffect) -> Instructions | None:
        """What an effect would do as things are."""
        if effect.key not in self._before:
            self._before[effect.key] = instructions(self.work, effect, self.layer)
        return self._before[effect.key]

    def after(self, effect: LayerEffect) -> Projecting | None:
        """How things would be after an effect; None where it would do nothing."""
        if effect.key not in self._after:
            trial = self.work.copy()
            found = self.before(effect)
            self._after[effect.key] = trial if apply(trial, effect, self.layer, found) else None
        return self._after[effect.key]


@cites("613.1", "所有适用的持续性效应以一系列分层的形式按照以下顺序生效")
@cites("613.4", "效应以一系列副分层的形式按照以下顺序生效")
def in_order(work: Projecting, layers: tuple[Layer, ...]) -> tuple[Layer, ...]:
    """The layers in the order in which their effects apply."""
    return layers


def next_effect(trials: Trials, waiting: list[LayerEffect]) -> tuple[LayerEffect, tuple[str, ...]]:
    """The effect to apply next, and the rules by which it comes before the others."""
    order = by_timestamp(waiting)
    if len(order) == 1:
        return order[0], ()
    needs = _needs(trials, order)
    chosen = next((one for one in order if not _open_needs(one.key, needs)), order[0])
    rules = rules_of_place(chosen, order)
    if any(needs.values()):
        rules += depends.numbers
        if is_in_loop(chosen.key, needs):
            rules += is_in_loop.numbers
    return chosen, rules


def are_independent(waiting: list[LayerEffect], layer: Layer) -> bool:
    """True if nothing that one of some effects does in a layer can change what another does."""
    kinds: dict[object, list[LayerEffect]] = {}
    for one in waiting:
        kind = (one.reads, one.modifications, one.is_defining, one.static is None)
        kinds.setdefault(kind, []).append(one)
    step(len(kinds))
    return not any(
        _can_matter(some[0], others[0], layer)
        for some in kinds.values()
        for others in kinds.values()
        if some is not others or len(some) > 1
    )


def rules_of_place(chosen: LayerEffect, order: Sequence[LayerEffect]) -> tuple[str, ...]:
    """The rules by which an effect comes before others, where nothing depends on anything."""
    rules = (*by_timestamp.numbers, *timestamp_rule(chosen))
    return (*rules, *defines_first.numbers) if any(map(defines_first, order)) else rules


@cites("613.7a", "由静止式异能产生的持续性效应的时间印记")
@cites("613.7b", "由咒语或异能结算所产生的持续性效应在其被创造时得到时间印记")
@cites("613.7c", "每个指示物会在其放置在一个物件或牌手上时得到时间印记")
def timestamp_rule(effect: LayerEffect) -> tuple[str, ...]:
    """The rule that gives an effect its timestamp."""
    of_static, of_resolved, of_counter = timestamp_rule.numbers
    return ({"static": of_static, "effect": of_resolved}.get(effect.key.kind, of_counter),)


@cites("613.3", "在层2-6中，特征定义异能所产生的效应首先生效")
def defines_first(effect: LayerEffect) -> bool:
    """True for an effect of a characteristic-defining ability: it comes before all others."""
    return effect.is_defining


@cites("613.7", "时间印记")
def by_timestamp(waiting: list[LayerEffect]) -> list[LayerEffect]:
    """Effects in order: characteristic-defining ones first, then by timestamp.

    Of abilities of one object, those that it was given come later, in their order (613.7a).
    """
    return sorted(waiting, key=_place)


def _place(one: LayerEffect) -> tuple[bool, int, str, bool, int]:
    given = one.since is not None
    return not defines_first(one), one.timestamp, str(one.key.of), given, one.since or 0


def _needs(trials: Trials, order: list[LayerEffect]) -> Needs:
    """On which other effects each one depends."""
    step(1 + len(order) ** 2 // 50)
    return {
        one.key: {
            other.key
            for other in order
            if other is not one
            and _could_matter(trials.work, one, other, trials.layer)
            and depends(trials, one, other)
        }
        for one in order
    }


def _could_matter(work: Projecting, one: LayerEffect, other: LayerEffect, layer: Layer) -> bool:
    """False where nothing `other` does in this layer can change what `one` does."""
    pair = (layer, one.key, other.key)
    known = work.pairs.get(pair)
    if known is None:
        known = work.pairs[pair] = _can_matter(one, other, layer)
    return known


def _can_matter(one: LayerEffect, other: LayerEffect, layer: Layer) -> bool:
    if one.is_defining is not other.is_defining:
        return False
    if matters(one.reads, other.modifications, layer):
        return True
    return one.static is not None and takes_abilities(other.modifications, layer)


@cites("613.8a", "从属于")
def depends(trials: Trials, one: LayerEffect, other: LayerEffect) -> bool:
    """True if applying `other` would change whether or to what `one` applies, or what it does."""
    trial = trials.after(other)
    return trial is not None and instructions(trial, one, trials.layer) != trials.before(one)


@cites("613.8c", "将重新确定剩余效应生效的顺序")
def comes_too_late(
    work: Projecting,
    layer: Layer,
    done: dict[Key, LayerEffect],
    left: dict[Key, Instructions | None],
    last: LayerEffect,
) -> bool:
    """True if the last effect changes what one that was applied before it would do now.

    By pairs (613.8a) that one did not depend on the last; it is not applied again, since only the
    order of the remaining effects is found anew.
    """
    return any(
        _could_matter(work, done[key], last, layer)
        and instructions(work, done[key], layer) != before
        for key, before in left.items()
    )


def _open_needs(key: Key, needs: Needs) -> bool:
    """True if an effect depends on another that does not, in turn, depend on it."""
    return any(key not in _all_needs(other, needs) for other in needs[key])


@cites("613.8b", "从属循环")
def is_in_loop(key: Key, needs: Needs) -> bool:
    """True if effects depend on one another in a loop: their timestamps decide."""
    return key in _all_needs(key, needs)


def _all_needs(key: Key, needs: Needs) -> set[Key]:
    found: set[Key] = set()
    todo = [key]
    while todo:
        for other in needs.get(todo.pop(), ()):
            if other not in found:
                found.add(other)
                todo.append(other)
    return found
