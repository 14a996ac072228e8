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
Bob is at 17 life.
"""

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
