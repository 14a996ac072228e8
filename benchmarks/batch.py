"""How many rulings a second come of many cores and workers, and what limits them.

    .venv/bin/python -m benchmarks.batch [--every 4]

Every so many of the project's own scenarios are ruled on: one after the other without a pool, then
by `judge.batch` with 1, 2, 4 … processes up to the number of cores, then by a Dask cluster of this
machine with as many workers. Processes are started, and each has ruled once, before the time is
taken. Who gives the lines out works too: what a ruling takes of that process says how many cores it
can keep busy.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import judge
from judge.batch import batch, ruled
from judge.processes import Cluster, Cores, Work, Workers
from tests.clusters import cluster

SCENARIOS = Path(__file__).parents[1] / "tests" / "scenarios"
WORK = Work()
WARM = 16  # lines for each process before the time is taken


def lines(every: int) -> list[str]:
    """Every so many of the project's own scenarios, one a line."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(SCENARIOS.rglob("*.yaml")))
    plain = [one for text in texts for one in judge.plain_scenarios(text)]
    return [json.dumps(one) for one in plain[::every]]


def _alone(asked: Sequence[str]) -> float:
    """Rulings a second of this process, without a pool; each is written as JSON."""
    ruled(asked[0], 1, WORK)
    start = time.perf_counter()
    for number, line in enumerate(asked, 1):
        json.dumps(ruled(line, number, WORK))
    return len(asked) / (time.perf_counter() - start)


def _together(asked: Sequence[str], workers: Workers) -> tuple[float, float]:
    """Rulings a second of all, and the milliseconds that a ruling takes of who gives them out."""
    warm = WARM * workers.number
    coming = batch((*asked[:warm], *asked), WORK, workers)
    for _ in range(warm):
        next(coming)
    start, used = time.perf_counter(), time.process_time()
    count = sum(1 for one in coming if json.dumps(one))
    took, own = time.perf_counter() - start, time.process_time() - used
    return count / took, own / count * 1000


def _show(name: str, found: tuple[float, float], alone: float) -> None:
    rate, own = found
    feeds = 1000 / own / alone
    print(f"{name:24}{rate:9.1f}{rate / alone:9.2f}{own:12.2f}{feeds:14.0f}")


def main() -> None:
    """Measures and prints a row for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--every", type=int, default=4)
    asked = lines(parser.parse_args().every)
    cores = os.cpu_count() or 1
    numbers = [n for n in (1, 2, 4, 8, 16, 32, 64) if n <= cores]
    alone = _alone(asked)
    print(f"{len(asked)} scenarios; its own is what a ruling takes of who gives them out")
    print("                       rulings/s  of alone  its own, ms  feeds cores")
    print(f"{'one process, no pool':24}{alone:9.1f}{1:9.2f}")
    for number in numbers:
        _show(f"processes: {number}", _together(asked, Cores(number)), alone)
    for number in numbers:
        with TemporaryDirectory() as folder, cluster(Path(folder), number) as (address, _):
            found = _together(asked, Cluster(address, number))
        _show(f"workers of Dask: {number}", found, alone)


if __name__ == "__main__":
    main()
