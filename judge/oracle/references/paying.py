"""What paying a cost speaks of: "the sacrificed creature"."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.bases import Effect
from judge.abilities.costs import Cost
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.oracle.references.mentions import Mention
from judge.oracle.references.nouns import nouns_of

DONE: Mapping[type[Effect], str] = {
    o.Sacrifice: "sacrificed",
    pl.Discard: "discarded",
    o.Move: "exiled",
    pl.Reveal: "revealed",
}


def given_up(cost: Cost) -> list[Mention]:
    """What is sacrificed, discarded, exiled or revealed to pay a cost, if that is one thing."""
    found: list[Mention] = []
    for part in cost.parts:
        objects = getattr(part, "objects", None)
        done = "" if getattr(part, "to", "exile") != "exile" else DONE.get(type(part), "")
        known = frozenset({done})
        if isinstance(part, pl.Discard):
            found.append(Mention(r.PaidWith(), frozenset({"card"}), part.number != 1, done=known))
        elif done and isinstance(objects, w.TopOf):
            found.append(
                Mention(r.PaidWith(), frozenset({"card"}), objects.number != 1, done=known)
            )
        elif done and isinstance(objects, w.Chosen):
            nouns = nouns_of(objects.filter)
            found.append(Mention(r.PaidWith(), nouns, objects.number != 1, done=known))
        elif done and isinstance(objects, w.This):
            found.append(Mention(w.This(), done=known))
        elif done and isinstance(objects, w.AttachedTo):
            found.append(Mention(r.PaidWith(), frozenset({"permanent"}), done=known))
    return found if sum(m.now == r.PaidWith() for m in found) < 2 else []
