"""Work is given to processes of this machine or of a cluster; nothing is lost or done twice.

A process that dies takes nothing with it: what it had not answered is given to another. What kills
whoever takes it has no answer.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import judge
from judge.errors import BadCluster
from judge.values import Value

Answer = TypeVar("Answer")
AHEAD = 8  # tasks for each process that are given out before the first is answered
TRIES = 2  # deaths of a process after which the tasks that it may have had are worked out alone


class Work(Value):
    """How all is ruled on: the limits, the edition, and files of cards beside the pool.

    Each process is made `ready` once for these files, by a function of a module.
    """

    limits: judge.Limits | None = None
    edition: str | None = None
    cards: tuple[Path, ...] = ()
    ready: Callable[[tuple[Path, ...]], object] = tuple

    def begin(self) -> None:
        """This process is made ready, if it is not."""
        _made_ready(self.ready, self.cards)


@cache
def _made_ready(ready: Callable[[tuple[Path, ...]], object], cards: tuple[Path, ...]) -> None:
    ready(cards)


class Workers(Protocol):
    """Where tasks are worked out."""

    @property
    def number(self) -> int:
        """How many are worked out at a time."""

    @property
    def deadly(self) -> tuple[type[Exception], ...]:
        """What a task raises that has killed all who took it."""

    def started(self) -> AbstractContextManager[Executor]:
        """Processes that are ready for work, until they are left; raises `BadCluster`."""


class Cores(Value):
    """Processes of this machine: so many, or one a core."""

    number: int = os.cpu_count() or 1

    @property
    def deadly(self) -> tuple[type[Exception], ...]:
        """None: a death stops all processes, and each task is tried again."""
        return ()

    def started(self) -> AbstractContextManager[Executor]:
        """New processes."""
        return ProcessPoolExecutor(self.number)


class Cluster(Value):
    """The processes of a Dask cluster whose scheduler has this address (`tcp://host:8786`).

    It is given tasks ahead for this `number` of processes.
    """

    address: str
    number: int = 64

    @property
    def deadly(self) -> tuple[type[Exception], ...]:
        """A task is given to others some times before its death is told."""
        from distributed import KilledWorker

        return (KilledWorker,)

    @contextmanager
    def started(self) -> Iterator[Executor]:
        """The cluster gives a task over to another process by itself."""
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


class Task(Generic[Answer]):
    """What is to be worked out, its answer to come, and how often a process died meanwhile."""

    def __init__(self, *arguments: Any) -> None:
        self.arguments, self.deaths = arguments, 0
        self.future: Future[Answer] | None = None


class Run(Generic[Answer]):
    """Processes at work on tasks of one kind, which are started anew where they died."""

    def __init__(self, workers: Workers, does: Callable[..., Answer]) -> None:
        self._workers, self._does = workers, does
        self._held = ExitStack()
        self._start()

    def _start(self) -> None:
        self.executor = self._held.enter_context(self._workers.started())

    def give(self, task: Task[Answer]) -> None:
        """Gives a task out; where the processes have died meanwhile, its answer says so."""
        try:
            task.future = self.executor.submit(self._does, *task.arguments)
        except BrokenExecutor as error:
            task.future = Future()
            task.future.set_exception(error)

    def answer(self, given: deque[Task[Answer]]) -> Answer | None:
        """The answer to the first task given, which is taken away; None of what kills processes."""
        task = given[0]
        found: Answer | None
        while True:
            assert task.future is not None
            try:
                found = task.future.result()
            except BrokenExecutor:
                if task.deaths >= TRIES:
                    found = self._alone(task)
                    self._again(given, but=task)
                else:
                    self._again(given)
                    continue
            except self._workers.deadly:
                found = None
            given.popleft()
            return found

    def stop(self, given: Iterable[Task[Answer]]) -> None:
        """Ends all processes; what was given out is not needed any more."""
        for task in given:
            if task.future is not None:
                task.future.cancel()
        self._held.close()

    def _again(self, given: Iterable[Task[Answer]], but: Task[Answer] | None = None) -> None:
        """Gives what has no answer out once more, to new processes."""
        self.executor.shutdown(wait=False, cancel_futures=True)
        self._start()
        for task in given:
            future = task.future
            if task is not but and not (future and future.done() and not future.exception()):
                task.deaths += 1
                self.give(task)

    def _alone(self, task: Task[Answer]) -> Answer | None:
        """A task that may have killed who took it, in a process that has nothing else."""
        with Cores(1).started() as executor:
            try:
                return executor.submit(self._does, *task.arguments).result()
            except BrokenExecutor:
                return None
