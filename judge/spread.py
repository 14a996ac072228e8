"""What a scenario leaves open is followed by many processes: one ruling of all ways of choosing.

Each process follows some runs of a part of the tree, merging what meets within it, and hands back
what is left of that part, so that whoever has nothing to do gets some of it. Parts are put together
in the order in which one process would have followed them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from judge.budget import Limits, limited
from judge.errors import BudgetSpent, Limit, Unsupported
from judge.processes import Run, Task, Work, Workers
from judge.ruling.asking import declined, ended, followed, ruled_together
from judge.ruling.by_edition import ruled_by
from judge.ruling.exploring import Part
from judge.ruling.ruling import Ruling
from judge.scenario.branching import WHOLE, Left
from judge.scenario.model import Scenario

FEW = 16  # runs that are followed before anything is given out
MOST = 32  # runs of a task


def ask(scenario: Scenario, work: Work, workers: Workers) -> Ruling:
    """The ruling of `judge.ask`; what the limits of `work` say of ways counts for all processes.

    Raises `BadScenario` where the scenario names what is not there, `BadCluster` where there are
    no workers.
    """
    asked = scenario.with_(expect=(), cites=())
    return _ruled(asked, ruled_by(asked, work.edition), work, workers, again=True)


def follow_some(
    scenario: Scenario, date: str, work: Work, of: Left, most: int, *, again: bool = False
) -> Part:
    """Some runs, in this process; what ends them is told in the part."""
    work.begin()
    with limited(work.limits):
        return followed(scenario, date, of, most, again=again)


def _ruled(scenario: Scenario, date: str, work: Work, workers: Workers, *, again: bool) -> Ruling:
    def by(day: str) -> Ruling:
        return _ruled(scenario, day, work, workers, again=False)

    try:
        parts = _parts(scenario, date, work, workers, again=again)
        return ruled_together(scenario, [*parts], by if again else None)
    except Unsupported as unsupported:
        return declined(unsupported, date)
    except BudgetSpent as spent:
        return ended(spent, date)


def _parts(
    scenario: Scenario, date: str, work: Work, workers: Workers, *, again: bool
) -> Iterator[Part]:
    first = follow_some(scenario, date, work, WHOLE, FEW, again=again)
    yield first
    if not first.left:
        return
    limits = Limits.of_environment() if work.limits is None else work.limits
    run, ways = Run(workers, follow_some), first.ways
    given = deque[Task[Part]]()

    def give(part: Part) -> None:
        for left in part.left:
            given.append(Task(scenario, date, work, left, MOST))
            run.give(given[-1])

    try:
        give(first)
        while given:
            start = given[0].arguments[3].places
            part = run.answer(given) or _killed(start)
            ways += part.ways
            if limits.ways is not None and ways > limits.ways:
                part = part.with_(spent=BudgetSpent(Limit.WAYS, limits.ways))
            yield part
            if part.spent is not None:
                return
            give(part)
    finally:
        run.stop(given)


def _killed(start: tuple[int, ...]) -> Part:
    """A part that ends every process which follows it."""
    return Part(start, (), (), 0, spent=BudgetSpent(Limit.MEMORY, None))
