"""What effects did "this way": their verbs, and which clauses did so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from judge.abilities import amounts as n
from judge.abilities import patterns as p
from judge.abilities import references as r
from judge.abilities.bases import Amount, Effect, Objects, Pattern
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.who import Triggering
from judge.oracle.references.mentions import Unclear
from judge.oracle.references.spoken import NOTHING, SPOKEN

BY_EVENT: tuple[tuple[type[Pattern], str], ...] = (
    (p.Discards, "discarded"),
    (p.Sacrifices, "sacrificed"),
)
MOVED_TO = {"exile": "exiled", "hand": "returned", "battlefield": "returned"}


def verb_of(effect: Effect) -> str:
    """What an effect does to objects, as later words say it: "destroyed"; "" if it has no verb."""
    if isinstance(effect, o.Move):
        return MOVED_TO.get(effect.to, "")
    if isinstance(effect, pl.RevealUntil) and effect.exile:
        return "exiled"
    return SPOKEN.get(type(effect), NOTHING).done


@dataclass(slots=True)
class Acts:
    """What was done so far in one ability, in order: verbs, and words for what it was done to."""

    done: list[tuple[str, Objects]] = field(default_factory=list)
    counters: tuple[o.RemoveCounters, ...] = ()  # how many were removed for the cost

    def clause(self, effect: Effect, label: int) -> None:
        """An effect does something."""
        self.done.append((verb_of(effect), r.Said(label, before=True)))

    def paid(self, verbs: Iterable[str]) -> None:
        """Something was done for a cost."""
        self.done += [(verb, r.PaidWith()) for verb in verbs]

    def triggered(self, pattern: Pattern) -> None:
        """Something was done that triggered the ability."""
        self.done += [(verb, Triggering()) for kind, verb in BY_EVENT if isinstance(pattern, kind)]

    def of(self, verb: str) -> tuple[Objects, ...]:
        """Words for all to which it was done; raises `Unclear` if it was done to nothing."""
        found = dict.fromkeys(words for done, words in self.done if done == verb)
        if not found:
            raise Unclear(f"{verb} this way")
        return tuple(found)

    def removed(self, said: n.CountersRemoved) -> Amount:
        """How many counters were removed: X for a cost of X, else by the effect before."""
        if said.kind is None and any(done == "counters removed" for done, _ in self.done):
            return said
        kinds = [(part.kind, part.number) for part in self.counters]
        if kinds != [(said.kind, n.X())] or said.kind is None:
            raise Unclear("counters removed this way")
        return n.X()

    @contextmanager
    def apart(self) -> Iterator[None]:
        """What is carried out inside knows nothing of before, and what is after nothing of it."""
        before, self.done = self.done, []
        yield
        self.done = before
