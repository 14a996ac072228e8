"""How Cases are solved (719), and abilities that an object has only while something is so.

Those are of solved Cases (702.169), at max speed (702.178), and of what is harnessed (702.186).
"""

from __future__ import annotations

from collections.abc import Callable

from judge.abilities import Ability
from judge.abilities.ability import Activated, Keyword, Static, Triggered
from judge.abilities.amounts import MAX_SPEED, Speed
from judge.abilities.bases import Condition
from judge.abilities.conditions import All, AmountIs, Matches, Not
from judge.abilities.effects.objects import Act
from judge.abilities.filters import Comparison, HasMark
from judge.abilities.patterns import StepBegins
from judge.abilities.who import This, You
from judge.language import REJECTED, t
from judge.oracle.lines.triggering import Abilities

SOLVED = Matches(This(), HasMark("solved"))
HARNESSED = Matches(This(), HasMark("harnessed"))
AT_MAX_SPEED = AmountIs(Speed(You()), Comparison.AT_LEAST, MAX_SPEED)
BEHIND_KEYWORDS = (  # what must be so for the abilities behind them
    ("solved", "侦结", SOLVED),
    ("max speed", "速度极限", AT_MAX_SPEED),
    ("∞", "∞", HARNESSED),
)


def _to_solve(c: Condition) -> Abilities:
    """719.3a: at the beginning of your end step, if that is so and it isn't solved."""
    return (Triggered(StepBegins("end", You()), Act("solve"), All((c, Not(SOLVED)))),)


def _only_while(name: str, so: Condition) -> Callable[[Abilities], object]:
    """Abilities behind a keyword: each of the kinds works only while that is so."""

    def also(condition: Condition | None) -> Condition:
        return so if condition is None else All((so, condition))

    def made(a: Abilities) -> object:
        found: list[Ability] = [Keyword(name)]
        for one in a:
            match one:
                case Static():
                    found.append(one.with_(condition=also(one.condition), name=name))
                case Triggered():
                    found.append(one.with_(only=also(one.only), name=name))
                case Activated():
                    limit = one.limit.with_(condition=also(one.limit.condition))
                    found.append(one.with_(limit=limit, name=name))
                case _:
                    return REJECTED
        return tuple(found)

    return made


CASES = (
    t(
        _to_solve,
        "to solve — {c:condition}",
        "侦办～{c:condition}",
        ex=("to solve — you control three or more artifacts", "侦办～你操控三个或更多神器"),
    ),
    *(
        t(
            _only_while(en, so),
            f"{en} — {{a:ability}}",
            f"{zh}～{{a:ability}}",
            ex=(f"{en} — creatures you control get +1/+1", f"{zh}～由你操控的生物得+1/+1"),
        )
        for en, zh, so in BEHIND_KEYWORDS
    ),
)
