"""The lines of Cases (719): when they are solved, and what a solved one does (702.169)."""

from __future__ import annotations

from judge.abilities import Ability
from judge.abilities.ability import Activated, Keyword, Static, Triggered
from judge.abilities.bases import Condition
from judge.abilities.conditions import All, Matches, Not
from judge.abilities.effects.objects import Act
from judge.abilities.filters import HasMark
from judge.abilities.patterns import StepBegins
from judge.abilities.who import This, You
from judge.language import REJECTED, t
from judge.oracle.lines.triggering import Abilities

SOLVED = Matches(This(), HasMark("solved"))


def _to_solve(c: Condition) -> Abilities:
    """719.3a: at the beginning of your end step, if that is so and it isn't solved."""
    return (Triggered(StepBegins("end", You()), Act("solve"), All((c, Not(SOLVED)))),)


def _also(condition: Condition | None) -> Condition:
    return SOLVED if condition is None else All((SOLVED, condition))


def _solved(a: Abilities) -> object:
    """702.169b-d: each of the three kinds of abilities works only once the Case is solved."""
    made: list[Ability] = [Keyword("solved")]
    for one in a:
        match one:
            case Static() | Triggered():
                made.append(one.with_(condition=_also(one.condition)))
            case Activated():
                limit = one.limit.with_(condition=_also(one.limit.condition))
                made.append(one.with_(limit=limit))
            case _:
                return REJECTED
    return tuple(made)


CASES = (
    t(
        _to_solve,
        "to solve — {c:condition}",
        "侦办～{c:condition}",
        ex=("to solve — you control three or more artifacts", "侦办～你操控三个或更多神器"),
    ),
    t(
        _solved,
        "solved — {a:ability}",
        "侦结～{a:ability}",
        ex=("solved — creatures you control get +1/+1", "侦结～由你操控的生物得+1/+1"),
    ),
)
