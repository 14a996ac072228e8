"""Rounds: a command in a process of its own, which is killed after a part of the time it takes."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sys
import time
import traceback
from collections import Counter
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path

from tests.kills.trials import NEW, Trial, data_of, files, named

_MOST = 5  # rounds to one in which the command was still at work
_AGAIN = 4  # of so many rounds one runs the command again
_PATIENCE = 60.0  # seconds for what a killed process started to end


def tried(trial: Trial, folder: Path, rounds: int, chance: random.Random) -> Counter[str]:
    """How many rounds left which state. Raises `AssertionError` for one that left any other."""
    base = folder / "base"
    base.mkdir(parents=True)
    files(base)
    seen: Counter[str] = Counter()
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        with named(data_of(base)):
            trial.prepared(base)
        takes = min(_round(trial, base, folder / f"whole-{n}", None, seen) for n in range(2))
        assert seen == {NEW: 2}, f"the command leaves {seen}"
        seen.clear()
        for number in range(rounds * _MOST):
            if sum(seen.values()) == rounds:
                break
            after = chance.random() * takes
            how = {"with_all": number % 2 == 0, "again": number % _AGAIN == 0}
            try:
                _round(trial, base, folder / str(number), after, seen, **how)
            except Exception as error:
                raise AssertionError(
                    f"round {number}, killed after {after:.4f} s: {error}"
                ) from error
    return seen


def _round(
    trial: Trial, base: Path, work: Path, after: float | None, seen: Counter[str],
    *, with_all: bool = True, again: bool = False,
) -> float:  # fmt: skip
    """Runs the command, killed after so many seconds or not at all; the seconds that it took."""
    shutil.copytree(base, work)
    with named(data_of(work)):
        told, takes, was_killed = _run(trial, work, after, with_all=with_all)
        state = trial.state(work, told)
        assert was_killed or state == NEW, "the command ended, and left the old state"
        if was_killed or after is None:
            seen[state] += 1
        if after is not None and trial.ends_new and again:
            _run(trial, work, None)
            assert trial.state(work, []) == NEW, "run again, the command is not done"
    shutil.rmtree(work)
    return takes


def _run(
    trial: Trial, work: Path, after: float | None, *, with_all: bool = True
) -> tuple[list[str], float, bool]:
    """What the command had told until it ended, how long that was, and whether it was killed."""
    channel, end = os.pipe()
    start = time.monotonic()
    child = os.fork()
    if child == 0:
        os.close(channel)
        _be(trial, work, end)
    os.close(end)
    os.set_blocking(channel, False)
    got = b""
    while (state := os.waitpid(child, os.WNOHANG)) == (0, 0):
        with suppress(BlockingIOError):
            got += os.read(channel, 1 << 20)
        left = 0.01 if after is None else start + after - time.monotonic()
        if left <= 0:
            _kill(child, with_all=with_all)
            state = os.waitpid(child, 0)
            break
        time.sleep(min(left, 0.01))
    takes = time.monotonic() - start
    _wait_for_others(child)
    os.set_blocking(channel, True)
    while piece := os.read(channel, 1 << 20):
        got += piece
    os.close(channel)
    code = os.waitstatus_to_exitcode(state[1])
    assert code in (0, -signal.SIGKILL), f"the command ended with {code}"
    return got.decode().split("\n")[:-1], takes, code != 0


def _kill(child: int, *, with_all: bool) -> None:
    """Kills a process, with all that it started; it may have ended, or have no group yet."""
    if with_all:
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
    with suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)


def _be(trial: Trial, work: Path, end: int) -> None:
    """Is the process of the command, which tells line by line what it has done."""
    code = 1
    try:
        os.setsid()
        trial.run(work, lambda line: os.write(end, f"{line}\n".encode()) and None)
        code = 0
    except BaseException:
        traceback.print_exc(file=sys.__stderr__)
    finally:
        os._exit(code)


def _wait_for_others(group: int) -> None:
    """Waits until all that a killed process started has ended too."""
    until = time.monotonic() + _PATIENCE
    with suppress(ProcessLookupError):
        while time.monotonic() < until:
            os.killpg(group, 0)
            time.sleep(0.005)
        raise AssertionError("what the command started goes on")
