"""The rules of the book that say what is, isn't, may, can't, doesn't or goes on.

Each is carried out by a function, has come in where an answer was looked for, has decided in a
ruling, or none of these. Headings, pointers to other rules, names of things and what concerns
tournaments alone are no such rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import judge
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import RuleKind
from judge.carried_out import EDITION, functions_by_rule
from judge.cite import edition_of
from judge.ruling.asking import rule_on
from judge.scenario.model import Scenario
from judge.values import Value

CHAPTERS = tuple("12345678")
COMMANDER = "903"
DECKS = "100"  # the section about games, decks and tournaments
OF_TOURNAMENTS = re.compile("比赛规则|WPN|裁判|认证比赛")
POINTS = re.compile("^(更多|关于[^。]*(更多|详细)信息)|^参见")
HEADS = re.compile("[：:]$|下列|有很多种。$|分为[^。]*类[。：]?$")
SAYS = re.compile(
    "不|可以|必须|只能|无法|仍|视为|视同|则|会|将|如果|意指|生效|触发|没有|具有|等于|为"
)
NAMES = re.compile("^[^。]*(称为|简称|属于[^。]*关键字)[^。]*。$")


class Item(Value):
    """A rule of the list: what carries it out, and how many rulings considered it or turned on it.

    `considered` are rulings for which the rule came in at all.
    """

    number: RuleId
    is_carried_out: bool
    considered: int = 0
    decided: int = 0


def checklist(graph: RuleGraph, scenarios: Iterable[Scenario]) -> tuple[Item, ...]:
    """Every rule of the list in order, with what the rulings on these scenarios made of it."""
    carried_out = functions_by_rule()
    considered, decided = _Counts(), _Counts()
    for scenario in scenarios:
        ruling = rule_on(scenario, judge.Limits(time=None), EDITION)
        considered.add(_number(one.rule) for one in ruling.considered)
        decided.add(_number(one.rule.number) for one in ruling.deciding)
    return tuple(
        Item(number, number in carried_out, considered.of(number), decided.of(number))
        for number in listed(graph)
    )


def listed(graph: RuleGraph) -> Iterator[RuleId]:
    """The rules that the list has."""
    for number, rule in sorted(graph.edition.rules.items()):
        is_rule = rule.kind in (RuleKind.RULE, RuleKind.SUBRULE)
        if is_rule and _is_of_the_game(number) and says_something(rule.text.zh or ""):
            yield number


def _is_of_the_game(number: RuleId) -> bool:
    text = str(number)
    return text.startswith((*CHAPTERS, COMMANDER)) and not text.startswith(DECKS)


def says_something(text: str) -> bool:
    """True of the text of a rule that says what is so or not, may be or can't.

    >>> says_something("关于武具的更多信息，参见规则301，“神器”。")
    False
    >>> says_something("展示一张牌并不会使得它因此离开当前所在区域。")
    True
    """
    left_out = (OF_TOURNAMENTS, POINTS, HEADS, NAMES)
    return SAYS.search(text) is not None and not any(one.search(text) for one in left_out)


def _number(rule: str) -> str:
    return edition_of(rule, EDITION)[0]


class _Counts:
    """How many rulings had each rule."""

    def __init__(self) -> None:
        self.held: dict[str, int] = {}

    def add(self, rules: Iterable[str]) -> None:
        """Counts the rules of a ruling, each once."""
        for rule in dict.fromkeys(rules):
            self.held[rule] = self.held.get(rule, 0) + 1

    def of(self, number: RuleId) -> int:
        """The number of rulings that had a rule."""
        return self.held.get(str(number), 0)
