"""Two commits' engines over the same scenarios, in turn, so that noise meets both alike.

Each engine is a process of its own with its own modules. It reads the scenario files of the older
commit and plays the one that it is told, again and again; the parent tells one, then the other.
"""

from __future__ import annotations

import os
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
import sys, time, statistics
from pathlib import Path
import judge
from benchmarks import engine
read = {}
for line in sys.stdin:
    what, _, rest = line.rstrip("\\n").partition(" ")
    if what == "projection":
        print(engine._projection(int(rest), 60), flush=True)
        continue
    try:
        if rest not in read:
            read[rest] = judge.load_scenarios(Path(rest))
            [judge.ask(one) for one in read[rest]]
        times = []
        for one in read[rest]:
            begun = time.process_time()
            judge.ask(one)
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
        rulings, whole = Pair([], []), Pair([], [])
        for path in sorted((folder / "tests" / "scenarios").rglob("*.yaml"))[::every]:
            got = [_ask(engine, f"play {path}") for engine in engines]
            if len(got[0]) == len(got[1]) > 0:
                for held, times in zip(rulings, got, strict=True):
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
        return {"a ruling": rulings, "a file of rulings": whole, **boards}
    finally:
        for engine in engines:
            engine.kill()


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
