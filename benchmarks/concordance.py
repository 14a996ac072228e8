"""How long the comparison of two whole English editions takes.

    .venv/bin/python -m benchmarks.concordance

Every pair of the whole editions in `../shared/data/cr`, the older first, read beforehand; the
median of five comparisons each, one process, nothing kept between them.
"""

from __future__ import annotations

import gc
import statistics
import sys
import time
from itertools import combinations
from pathlib import Path

from corpus.concordance import compare
from corpus.editions import build_edition
from corpus.imports import read_file
from corpus.model import Edition

FOLDER = Path(__file__).parents[2] / "shared" / "data" / "cr"
BOUND = 0.5  # seconds for a pair
PASSES = 5


def main() -> int:
    """Prints the times; 1 if a pair takes longer than the bound."""
    files = sorted(FOLDER.glob("english_*.txt"))
    if len(files) < 2:
        print("Skipped: ../shared/data/cr does not hold two whole English editions.")
        return 0
    editions = [_edition(path) for path in files]
    slowest = 0.0
    print("| editions                | rules       | median of 5 |")
    print("|-------------------------|-------------|-------------|")
    for old, new in combinations(editions, 2):
        seconds = statistics.median(_seconds(old, new) for _ in range(PASSES))
        slowest = max(slowest, seconds)
        rules = f"{len(old.rules)}, {len(new.rules)}"
        print(f"| {old.key}, {new.key}  | {rules:11} | {seconds:9.3f} s |")
    verdict = "within" if slowest <= BOUND else "beyond"
    print(f"The slowest pair takes {slowest:.3f} s: {verdict} the bound of {BOUND} s.")
    return int(slowest > BOUND)


def _edition(path: Path) -> Edition:
    info, blocks = read_file(path)
    return build_edition(info.edition, [(info, blocks)])


def _seconds(old: Edition, new: Edition) -> float:
    gc.collect()
    start = time.perf_counter()
    compare(old, new)
    return time.perf_counter() - start


if __name__ == "__main__":
    sys.exit(main())
