"""What follows a coin flip, a die roll, a clash, or a villainous choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.abilities import references as r
from judge.abilities.bases import Effect
from judge.abilities.effects import players as pl
from judge.oracle.references.joining import fresh_targets
from judge.oracle.references.mentions import Mention, Scope

if TYPE_CHECKING:
    from judge.oracle.references.resolver import Resolver


def flip(self: Resolver, effect: pl.FlipCoin, scope: Scope) -> Effect:
    """What follows a flip won or lost; its target is chosen before, and spoken of either way."""
    player = self.value(effect.player, scope)
    won, lost = scope.copy(), scope.copy()
    win = self.maybe(effect.win, won)
    lost.mentions += fresh_targets(lost, won)
    return effect.with_(player=player, win=win, lose=self.maybe(effect.lose, lost))


def roll(self: Resolver, effect: pl.RollDie, scope: Scope) -> Effect:
    """What follows each result."""
    player = self.value(effect.player, scope)
    results = tuple(
        (low, high, self.effect(done, scope.copy())) for low, high, done in effect.results
    )
    return effect.with_(player=player, results=results)


def clash(self: Resolver, effect: pl.Clash, scope: Scope) -> Effect:
    """What follows a clash won."""
    return effect.with_(win=self.maybe(effect.win, scope.copy()))


def villainous(self: Resolver, effect: pl.VillainousChoice, scope: Scope) -> Effect:
    """Players face a choice one by one."""
    player = self.value(effect.player, scope)
    inner = scope.copy()
    inner.add(Mention(r.OnePlayer(), clause=self.next()))
    one, other = effect.options
    options = (self.effect(one, inner.copy()), self.effect(other, inner.copy()))
    return effect.with_(player=player, options=options)
