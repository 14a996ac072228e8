"""A scenario becomes a ruling: the answer, its steps, and the rules that make each step so.

>>> import judge
>>> scenario, = judge.load_scenarios('''
... players:
...   Ann: {battlefield: [Hill Giant]}
...   Bob: {}
... play: [{player: Ann, attack: {Hill Giant: Bob}}]
... ask: [{life: Bob}]
... ''')
>>> print(judge.ask(scenario).answer.en)
17 life for Bob.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.budget import Limits
    from judge.errors import BadScenario, BudgetSpent, JudgeError, Problem, Unsupported
    from judge.ruling import CheckResult, Ruling, ask, check
    from judge.scenario.loading import load_scenarios, read_each, scenario_from
    from judge.scenario.model import Scenario
    from judge.scenario.writing import plain_scenarios, write_yaml

__all__ = [
    "BadScenario",
    "BudgetSpent",
    "CheckResult",
    "JudgeError",
    "Limits",
    "Problem",
    "Ruling",
    "Scenario",
    "Unsupported",
    "ask",
    "check",
    "load_scenarios",
    "plain_scenarios",
    "read_each",
    "scenario_from",
    "write_yaml",
]

_HOMES = {
    "judge.budget": ("Limits",),
    "judge.errors": ("BadScenario", "BudgetSpent", "JudgeError", "Problem", "Unsupported"),
    "judge.ruling": ("CheckResult", "Ruling", "ask", "check"),
    "judge.scenario.loading": ("load_scenarios", "read_each", "scenario_from"),
    "judge.scenario.model": ("Scenario",),
    "judge.scenario.writing": ("plain_scenarios", "write_yaml"),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    """A name of this page, from the module it is of, which is loaded as it is first asked for."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_HOME[name]), name)
    return value
