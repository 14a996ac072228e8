"""What texts say in another order, or by other words, has one value."""

from __future__ import annotations

from judge.abilities import filters as f
from judge.abilities import who as w
from judge.abilities.bases import Players, Who
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.effects.players import Search, Shuffle
from judge.abilities.modifications import Restricted
from judge.abilities.walk import put, within
from judge.oracle.references.mentions import Scope
from judge.oracle.references.said import words_of
from judge.values import Value


def shuffled_last(effect: x.May) -> x.May:
    """ "You may search …. If you do, shuffle": who may choose to search can do it (608.2d)."""
    done, then = effect.effect, effect.then
    if not isinstance(then, Shuffle) or not isinstance(done, x.Sequence):
        return effect
    first = done.parts[0]
    if not isinstance(first, Search) or first.whose is not None or first.player != then.player:
        return effect
    return effect.with_(effect=done.with_(parts=(*done.parts, then)), then=None)


def players_last(effect: o.DealDamage) -> o.DealDamage:
    """Damage "to each player and each creature": all of it is dealt at once, players stand last."""
    to = effect.to
    if not isinstance(to, w.Together) or any(isinstance(p, _CHOSEN) for p in within(to)):
        return effect
    parts = sorted(to.parts, key=lambda part: isinstance(part, Players))
    return effect.with_(to=w.Together(tuple(parts)))


def once_moved(objects: object, scope: Scope) -> object:
    """ "When ~ dies, return ~ to its owner's hand": the card that it became is meant."""
    known = [m for m in scope.mentions if not m.outer]
    moved = any(m.own and m.now == w.Triggering() for m in known)
    again = any(m.then == w.Triggering() for m in known)  # it is somewhere else by now
    return w.Triggering() if objects == w.This() and moved and not again else objects


def asked_each_time(effect: o.Change) -> o.Change:
    """ "It can't be blocked by creatures with greater power": than it has as blockers are declared.

    A power that a lasting rule compares others with is no number that is worked out once.
    """
    own = words_of(effect.objects)
    made = effect
    for part in (p for one in effect.modifications for p in within(one)):
        if isinstance(part, Restricted):
            made = made.with_(modifications=put(made.modifications, part, _of_it(part, own)))
    return made


def _of_it(rule: Restricted, own: Who) -> object:
    """A rule in which what others are compared with is a number of what the rule is about."""
    made: object = rule
    for part in within(rule):
        if isinstance(part, f.Compares) and isinstance(part.amount, Value):
            made = put(made, part, part.with_(amount=put(part.amount, own, w.It())))
    return made


_CHOSEN = (w.Target, w.AnyTarget, w.TargetOf, w.TargetPlayer, w.Chosen, f.Other)
