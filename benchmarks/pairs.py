"""Two commits' engines over the same scenarios, in turn, so that noise meets both alike.

Each engine is a process of its own with its own modules. It reads the scenario files of the older
commit and plays the one that it is told, again and again; the parent tells one, then the other.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
WORKER = """
import inspect, sys, time, statistics
from pathlib import Path
import judge
from judge.ruling import asking
from benchmarks import engine
read = {}
def once(scenario):
    again = {"again": False} if "again" in inspect.signature(asking.rule_on).parameters else {}
    return asking.rule_on(scenario.with_(expect=(), cites=()), **again)
for line in sys.stdin:
    what, _, rest = line.rstrip("\\n").partition(" ")
    if what == "projection":
        rulebook, times = engine.rulebook_of(None), []
        for place in range(60):
            state = engine.board(int(rest)).with_(moment=place)
            begun = time.process_time()
            engine.layers.project(state, rulebook)
            times.append((time.process_time() - begun) * 1000)
        print(statistics.median(times[10:]), flush=True)
        continue
    try:
        if rest not in read:
            read[rest] = judge.load_scenarios(Path(rest))
            [judge.ask(one) for one in read[rest]]
        times = []
        for one in read[rest]:
            begun = time.process_time()
            (once if what == "once" else judge.ask)(one)
            times.append((time.process_time() - begun) * 1000)
        print(*times, flush=True)
    except judge.JudgeError:
        print(flush=True)
"""


class Pair(NamedTuple):
    """What the commit before took and what this one takes, in milliseconds of one core."""

    before: list[float]
    now: list[float]

    @property
    def ratio(self) -> float:
        """The median of what is now over the median of what was before."""
        return statistics.median(self.now) / statistics.median(self.before)


def compare(commit: str, folder: Path, every: int = 1) -> dict[str, Pair]:
    """Plays the scenarios of a commit with its engine and with this one; `every` thins the files.

    `folder` holds the commit's files meanwhile. Raises `CalledProcessError` for no commit.
    """
    _unpack(commit, folder)
    engines = [_engine(folder), _engine(ROOT)]
    try:
        once, rulings, whole = Pair([], []), Pair([], []), Pair([], [])
        for path in sorted((folder / "tests" / "scenarios").rglob("*.yaml"))[::every]:
            played = [_ask(engine, f"once {path}") for engine in engines]
            got = [_ask(engine, f"play {path}") for engine in engines]
            if len(got[0]) == len(got[1]) == len(played[1]) > 0:
                for pair, found in ((once, played), (rulings, got)):
                    for held, times in zip(pair, found, strict=True):
                        held.extend(times)
                for held, times in zip(whole, got, strict=True):
                    held.append(sum(times))
        boards = {}
        for number in (15, 5):
            pair = Pair([], [])
            for _ in range(7):
                for held, engine in zip(pair, engines, strict=True):
                    held.extend(_ask(engine, f"projection {number}"))
            boards[f"projection, {number} effects"] = pair
        cold = _cold((folder, ROOT), folder)
        return {
            "a ruling, played once": once,
            "a ruling": rulings,
            "a file of rulings": whole,
            **boards,
            "cold judge ask": cold,
        }
    finally:
        for engine in engines:
            engine.kill()


def _cold(roots: Sequence[Path], folder: Path) -> Pair:
    """What `judge ask` takes as a command of its own, its modules compiled by an earlier run."""
    times: list[list[float]] = [[] for _ in roots]
    words = [sys.executable, "-m", "judge", "ask", "docs/scenarios/deathtouch-trample.yaml"]
    for run in range(6):  # the first one compiles the modules
        for number, (root, own) in enumerate(zip(roots, times, strict=True)):
            kept = {"PYTHONPYCACHEPREFIX": str(folder / f"compiled-{number}")}
            whole = {**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "", **kept}
            before = _spent()
            subprocess.run(words, capture_output=True, check=True, cwd=root, env=whole)
            if run:
                own.append((_spent() - before) * 1000)
    return Pair(*times)


def _spent() -> float:
    """The seconds of one core that the processes started here took, those that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _unpack(commit: str, folder: Path) -> None:
    packed = subprocess.run(
        ["git", "archive", commit], cwd=ROOT, capture_output=True, check=True
    ).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as files:
        files.extractall(folder, filter="data")


def _engine(root: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", WORKER],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def _ask(engine: subprocess.Popen[str], words: str) -> Sequence[float]:
    if engine.stdin is None or engine.stdout is None:
        raise ValueError("an engine is spoken to through pipes")
    engine.stdin.write(words + "\n")
    engine.stdin.flush()
    return [float(one) for one in engine.stdout.readline().split()]
