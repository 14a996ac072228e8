"""Scenarios, one a line, become rulings, one a line in the same order, on all cores or a cluster.

A process that dies takes no line with it: what it had not answered is given to another. A line that
kills whoever takes it is answered by `{"line": 3, "ended": true}`.

>>> found = batch(['{"players": {"Ann": {}, "Bob": {}}}', "{"], Work(), Cores(1))
>>> [sorted(one) for one in found]
[['line', 'ruling'], ['line', 'problems']]
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import judge
from judge.errors import BadCluster, BadScenario
from judge.scenario.loading import read_line
from judge.values import Value

AHEAD = 8  # lines for each process that are given out before the first is answered
TRIES = 2  # deaths of a process after which the lines that it may have had are worked out alone


class Work(Value):
    """How every line is ruled on: the limits, the edition, and files of cards beside the pool.

    Each process is made `ready` once for these files, by a function of a module.
    """

    limits: judge.Limits | None = None
    edition: str | None = None
    cards: tuple[Path, ...] = ()
    ready: Callable[[tuple[Path, ...]], object] = tuple


class Workers(Protocol):
    """Where lines are worked out."""

    @property
    def number(self) -> int:
        """How many are worked out at a time."""

    @property
    def deadly(self) -> tuple[type[Exception], ...]:
        """What a line raises that has killed all who took it."""

    def started(self) -> AbstractContextManager[Executor]:
        """Processes that are ready for work, until they are left; raises `BadCluster`."""


class Cores(Value):
    """Processes of this machine: so many, or one a core."""

    number: int = os.cpu_count() or 1

    @property
    def deadly(self) -> tuple[type[Exception], ...]:
        """None: a death stops all processes, and each line is tried again."""
        return ()

    def started(self) -> AbstractContextManager[Executor]:
        """New processes."""
        return ProcessPoolExecutor(self.number)


class Cluster(Value):
    """The processes of a Dask cluster whose scheduler has this address (`tcp://host:8786`).

    It is given lines ahead for this `number` of processes.
    """

    address: str
    number: int = 64

    @property
    def deadly(self) -> tuple[type[Exception], ...]:
        """A line is given to others some times before its death is told."""
        from distributed import KilledWorker

        return (KilledWorker,)

    @contextmanager
    def started(self) -> Iterator[Executor]:
        """The cluster gives a line over to another process by itself."""
        try:
            import distributed

            opened: Any = distributed.Client
            client = opened(self.address, set_as_default=False)
        except ModuleNotFoundError as error:
            raise BadCluster(
                "this needs more: pip install 'rules-judge[cluster]'",
                "需要另行安装：pip install 'rules-judge[cluster]'",
            ) from error
        except (OSError, ValueError) as error:
            raise BadCluster(
                f"no Dask scheduler answers at {self.address!r}: {error}",
                f"“{self.address}”没有Dask调度器应答：{error}",
            ) from error
        with client, client.get_executor(pure=False) as executor:
            yield executor


@cache
def _made_ready(ready: Callable[[tuple[Path, ...]], object], cards: tuple[Path, ...]) -> None:
    ready(cards)


def ruled(line: str, number: int, work: Work) -> dict[str, Any]:
    """The ruling on one line, or every mistake in it."""
    _made_ready(work.ready, work.cards)
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


class _Line:
    """A line on its way: its text, its answer to come, and how often a process died meanwhile."""

    def __init__(self, number: int, text: str) -> None:
        self.number, self.text, self.deaths = number, text, 0
        self.future: Future[dict[str, Any]] | None = None


def ended(line: _Line) -> dict[str, Any]:
    """The answer to a line of which processes die."""
    return {"line": line.number, "ended": True}


def batch(lines: Iterable[str], work: Work, workers: Workers) -> Iterator[dict[str, Any]]:
    """What is ruled on each line that is not blank; `line` in it counts all, from 1."""
    coming = (_Line(n, text) for n, text in enumerate(lines, 1) if text.strip())
    given: deque[_Line] = deque()
    run = _Run(workers, work)
    try:
        for line in coming:
            run.give(line)
            given.append(line)
            if len(given) >= AHEAD * workers.number:
                yield run.answer(given)
        while given:
            yield run.answer(given)
    finally:
        run.stop(given)


class _Run:
    """Processes at work, which are started anew where they died."""

    def __init__(self, workers: Workers, work: Work) -> None:
        self._workers, self._work = workers, work
        self._held = ExitStack()
        self._start()

    def _start(self) -> None:
        self.executor = self._held.enter_context(self._workers.started())

    def give(self, line: _Line) -> None:
        """Gives a line out; where the processes have died meanwhile, its answer says so."""
        try:
            line.future = self.executor.submit(ruled, line.text, line.number, self._work)
        except BrokenExecutor as error:
            line.future = Future()
            line.future.set_exception(error)

    def answer(self, given: deque[_Line]) -> dict[str, Any]:
        """The answer to the first line given, which is taken away."""
        line = given[0]
        while True:
            assert line.future is not None
            try:
                found = line.future.result()
            except BrokenExecutor:
                if line.deaths >= TRIES:
                    found = self._alone(line)
                    self._again(given, but=line)
                else:
                    self._again(given)
                    continue
            except self._workers.deadly:
                found = ended(line)
            given.popleft()
            return found

    def stop(self, given: Iterable[_Line]) -> None:
        """Ends all processes; what was given out is not needed any more."""
        for line in given:
            if line.future is not None:
                line.future.cancel()
        self._held.close()

    def _again(self, given: Iterable[_Line], but: _Line | None = None) -> None:
        """Gives what has no answer out once more, to new processes."""
        self.executor.shutdown(wait=False, cancel_futures=True)
        self._start()
        for line in given:
            future = line.future
            if line is not but and not (future and future.done() and not future.exception()):
                line.deaths += 1
                self.give(line)

    def _alone(self, line: _Line) -> dict[str, Any]:
        """A line that may have killed who took it, in a process that has nothing else."""
        with Cores(1).started() as executor:
            try:
                return executor.submit(ruled, line.text, line.number, self._work).result()
            except BrokenExecutor:
                return ended(line)
