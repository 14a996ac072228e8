"""Readings that can be no text's: words that mean nothing where they stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from judge.abilities import patterns as p
from judge.abilities import who as w
from judge.abilities.ability import Triggered
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.walk import TARGETS, within
from judge.cards import CardType
from judge.oracle.references.nouns import nouns_of
from judge.values import Value

KINDS = {kind.value for kind in CardType}
LEFT = (p.Dies, p.Leaves)


def odd_in(ability: Value) -> Iterator[str]:
    """What is odd in an ability, in words."""
    for told, is_odd in ODD.items():
        if any(is_odd(part) for part in within(ability)):
            yield told
    words = [part for part in within(ability) if isinstance(part, TARGETS)]
    for one in words:
        if getattr(one, "another", False) and not any(_is_like(one, it) for it in words):
            yield "another target, where no target is of its kind"


def _is_like(another: Any, word: Any) -> bool:
    """True of a word that "another target" may be said after: it may mean the same object."""
    if word is another:
        return False
    if isinstance(another, w.TargetPlayer):
        return not isinstance(word, w.Target)
    if isinstance(another, w.Target) and isinstance(word, w.Target):
        one, other = (nouns_of(it.filter) & KINDS for it in (another, word))
        return not one or not other or bool(one & other)
    return not isinstance(word, w.TargetPlayer)


def _puts_on_the_dead(part: object) -> bool:
    if not isinstance(part, Triggered) or not isinstance(part.pattern, LEFT):
        return False
    on = [one.on for one in within(part.effect) if isinstance(one, o.PutCounters)]
    moved = any(isinstance(one, o.Move) for one in within(part.effect))
    return w.Triggering() in on and not moved


def _chooses_for_nothing(part: object) -> bool:
    return isinstance(part, x.If) and isinstance(part.then, x.Choose)


def _picks_what_is_awaited(part: object) -> bool:
    return isinstance(part, x.ReplaceThisTurn) and isinstance(part.about, (w.Chosen, w.AnOpponent))


ODD: dict[str, Callable[[object], bool]] = {
    "counters on what has left the battlefield": _puts_on_the_dead,
    "a choice made only if something is so, for nothing": _chooses_for_nothing,
    "a shield about one that is picked, though the text waits for any": _picks_what_is_awaited,
}
