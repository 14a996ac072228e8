"""Scenarios, one a line, become rulings, one a line in the same order, on all cores or a cluster.

A line that kills whoever takes it is answered by `{"line": 3, "ended": true}`.

>>> from judge.processes import Cores
>>> found = batch(['{"players": {"Ann": {}, "Bob": {}}}', "{"], Work(), Cores(1))
>>> [sorted(one) for one in found]
[['line', 'ruling'], ['line', 'problems']]
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

import judge
from judge.errors import BadScenario
from judge.processes import AHEAD, Run, Task, Work, Workers
from judge.scenario.loading import read_line

Found = dict[str, Any]


def ruled(line: str, number: int, work: Work) -> Found:
    """The ruling on one line, or every mistake in it."""
    work.begin()
    try:
        scenario = read_line(line, number)
        ruling = judge.ask(scenario, work.limits, work.edition)
    except BadScenario as error:
        told = [
            {"key": one.key, "message": one.message.en, "messageZh": one.message.zh}
            for one in error.problems
        ]
        return {"line": number, "problems": told}
    return {"line": number, "ruling": ruling.to_dict()}


def batch(lines: Iterable[str], work: Work, workers: Workers) -> Iterator[Found]:
    """What is ruled on each line that is not blank; `line` in it counts all, from 1."""
    coming = (Task[Found](text, n, work) for n, text in enumerate(lines, 1) if text.strip())
    given: deque[Task[Found]] = deque()
    run = Run(workers, ruled)
    try:
        for task in coming:
            run.give(task)
            given.append(task)
            if len(given) >= AHEAD * workers.number:
                yield _answer(run, given)
        while given:
            yield _answer(run, given)
    finally:
        run.stop(given)


def _answer(run: Run[Found], given: deque[Task[Found]]) -> Found:
    number = given[0].arguments[1]
    return run.answer(given) or {"line": number, "ended": True}
