"""What a ruling may spend, and what it has spent: the one place where its limits are kept.

Steps, events, objects and ways are counted, so that the same ruling ends at the same place each
time. Time and memory are looked at besides; a ruling that they end is not the same each time. Time
is that of the processor in this thread, so that what else the machine does ends no ruling; on the
clock a ruling may take ten times as long.

>>> with limited(Limits(events=3)):
...     repetitions(1_000_000_000)
Traceback (most recent call last):
judge.errors.BudgetSpent: This takes more than 3 events.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from pathlib import Path

from judge.errors import BadLimits, BudgetSpent, Limit
from judge.values import Value

ENVIRONMENT = "JUDGE_LIMITS"
_STATM = Path("/proc/self/statm")
_MEGABYTE = 1_000_000
_NUMBER = re.compile(r"[0-9]{1,12}(\.[0-9]{1,6})?")
_STEPS_BETWEEN = 20  # two looks at the clock
_SECONDS_BETWEEN = 0.05  # two looks at the memory
_LEAST = 500  # of anything may be spent as often as something is played again
_WAITING = 10  # so many times as long as it works a ruling may take by the clock


class Limits(Value):
    """How much of each a ruling may spend, by the names of `Limit`; None is without end.

    `time` is in seconds of a processor, `memory` in megabytes that the process grows by.

    >>> Limits.parse("time=5, ways=none").time, Limits.parse("ways=none").ways
    (5.0, None)
    """

    steps: int | None = 100_000
    events: int | None = 20_000
    objects: int | None = 10_000
    ways: int | None = 300
    time: float | None = 2.0
    memory: float | None = 500.0

    @classmethod
    def parse(cls, text: str) -> Limits:
        """The limits as `time=5, memory=none` changes them; raises `BadLimits`.

        Those that are not named stay as they are by default.
        """
        return cls().changed(text)

    def changed(self, text: str) -> Limits:
        """These limits but for those that a text names; raises `BadLimits`."""
        return self.with_(**dict(_said(part) for part in text.split(",") if part.strip()))

    @classmethod
    def of_environment(cls) -> Limits:
        """The limits that JUDGE_LIMITS changes; raises `BadLimits`."""
        return cls.parse(os.environ.get(ENVIRONMENT, ""))


def _said(part: str) -> tuple[str, float | int | None]:
    """One limit of a text, by name."""
    name, is_there, amount = (word.strip() for word in part.partition("="))
    names = ", ".join(Limit)
    if name not in tuple(Limit):
        raise BadLimits(
            f"{name!r} is no limit; there are {names}", f"“{name}”不是限制；现有{names}"
        )
    if amount == "none":
        return name, None
    number = _NUMBER.fullmatch(amount) if is_there else None
    is_counted = Limit(name).is_counted
    if number is None or not float(amount) or (is_counted and number[1]):
        raise BadLimits(
            f"{part.strip()!r} is no limit: write {name}=NUMBER or {name}=none",
            f"“{part.strip()}”不是限制：请写{name}=数字或{name}=none",
        )
    return name, int(amount) if is_counted else float(amount)


class Budget:
    """What is left of the limits of a ruling under way."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.spent = dict.fromkeys(Limit, 0)
        given = {limit: getattr(limits, limit.value) for limit in Limit}
        self._most = {limit: inf if most is None else most for limit, most in given.items()}
        self._until_look = _STEPS_BETWEEN
        self._begun = self._remembered = time.monotonic()
        self._worked = time.thread_time()  # by when it began
        self._resident: int | None = None  # when it was first looked at

    def spend(self, limit: Limit, number: int) -> None:
        """Spends so much; raises `BudgetSpent` where there is not so much left."""
        spent = self.spent[limit] = self.spent[limit] + number
        if spent > self._most[limit]:
            raise BudgetSpent(limit, self._most[limit])
        self._until_look -= number
        if self._until_look <= 0:
            self._until_look = _STEPS_BETWEEN
            self._look()

    def check(self, limit: Limit, number: int) -> None:
        """Raises `BudgetSpent` where so much is more than there may be; spends nothing."""
        if number > self._most[limit]:
            raise BudgetSpent(limit, self._most[limit])

    def _look(self) -> None:
        """Raises `BudgetSpent` where time or memory is used up."""
        now, limits = time.monotonic(), self.limits
        if limits.time is not None and self._took(now) > limits.time:
            raise BudgetSpent(Limit.TIME, limits.time)
        if limits.memory is None or now - self._remembered < _SECONDS_BETWEEN:
            return
        self._remembered = now
        resident = _resident()
        if self._resident is None:
            self._resident = resident
        elif resident - self._resident > limits.memory * _MEGABYTE:
            raise BudgetSpent(Limit.MEMORY, limits.memory)

    def time_left(self) -> float:
        """The seconds of work that there may still be; infinitely many without a limit."""
        most = inf if self.limits.time is None else self.limits.time
        return most - self._took(time.monotonic())

    def _took(self, now: float) -> float:
        """The seconds of work so far, or a tenth of those by the clock if that is more."""
        return max(time.thread_time() - self._worked, (now - self._begun) / _WAITING)


def _resident() -> int:
    """The bytes of memory that the process has now; 0 where the system doesn't say."""
    try:
        return int(_STATM.read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


_BUDGET: ContextVar[Budget | None] = ContextVar("budget", default=None)


@contextmanager
def limited(limits: Limits | None = None) -> Iterator[Budget]:
    """What is done inside is one ruling, with these limits or those of the environment.

    Raises `BudgetSpent` where one is used up, also where memory or the depth of calls is.
    """
    budget = Budget(Limits.of_environment() if limits is None else limits)
    before = _BUDGET.set(budget)
    try:
        yield budget
    except MemoryError as error:
        raise BudgetSpent(Limit.MEMORY, None) from error
    except RecursionError as error:
        raise BudgetSpent(Limit.STEPS, None) from error
    finally:
        _BUDGET.reset(before)


@contextmanager
def played_again(times: int, share_of_time: float = 1) -> Iterator[None]:
    """What is done inside may spend so many times what was spent before, and what time is left.

    With `share_of_time` it may take only so much of that time. A few hundred of anything may be
    spent in any case. Raises `BudgetSpent` where it would be more.
    """
    before = _BUDGET.get()
    if before is None:
        yield
        return
    counted = {limit: spent for limit, spent in before.spent.items() if limit.is_counted}
    share = {limit.value: max(_LEAST, times * spent) for limit, spent in counted.items()}
    left = max(0.01, before.time_left() * share_of_time)
    time_left = None if before.limits.time is None else left
    with limited(before.limits.with_(**share, time=time_left)):
        yield


def step(number: int = 1) -> None:
    """So many steps are about to be done; every loop whose length the board decides tells here."""
    budget = _BUDGET.get()
    if budget is not None and number:
        budget.spend(Limit.STEPS, number)


def spend(limit: Limit, number: int = 1) -> None:
    """So many are about to be made; raises `BudgetSpent` before there are too many."""
    budget = _BUDGET.get()
    if budget is not None and number > 0:
        budget.spend(limit, number)


def expect(limit: Limit, number: int) -> None:
    """So many will be made, one by one; raises `BudgetSpent` at once where that is too many."""
    budget = _BUDGET.get()
    if budget is not None:
        budget.check(limit, number)


def repetitions(number: int) -> range:
    """The times that something is done which makes an event each time; bounded before it begins."""
    expect(Limit.EVENTS, number)
    return range(number)
