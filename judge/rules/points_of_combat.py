"""Words that limit something to before or after a point of combat mean the first combat phase."""

from __future__ import annotations

from judge.abilities import Activated
from judge.abilities.bases import Condition
from judge.abilities.conditions import DuringStep, Happened
from judge.abilities.patterns import StepBegins
from judge.abilities.walk import within
from judge.cite import cites


@cites("506.7d", "在该回合第一个战斗阶段中的所要求的时间点之前（或之后）")
def means_first_combat(condition: Condition | None) -> bool:
    """ "Only before" or "only after" a point of combat: that of the turn's first combat phase."""
    parts = tuple(within(condition))
    names_steps = any(isinstance(part, DuringStep) for part in parts)
    return names_steps and any(_counts_combats(part) for part in parts)


@cites("506.7g", "规则506.7和506.7a-f同样适用于叙述其只能在战斗阶段中的某个时间点起动的异能")
def ability_means_first_combat(ability: Activated) -> bool:
    """The same goes for an ability as for a spell."""
    return means_first_combat(ability.limit.condition)


def _counts_combats(part: object) -> bool:
    """True of what asks whether another combat phase has begun this turn."""
    return (
        isinstance(part, Happened)
        and isinstance(part.pattern, StepBegins)
        and part.pattern.step == "combat"
        and part.at_least == 2
    )


def rules_of_time(condition: Condition | None) -> tuple[str, ...]:
    """The rule on which combat phase a condition on when to cast means, where it names a point."""
    return means_first_combat.numbers if means_first_combat(condition) else ()


def rules_of_ability(ability: Activated) -> tuple[str, ...]:
    """The rules on which combat phase an ability's own words on when to activate it mean."""
    means = ability_means_first_combat(ability)
    return (*means_first_combat.numbers, *ability_means_first_combat.numbers) if means else ()
