"""How long it takes to compare two whole English editions, and to show all that changed.

    .venv/bin/python benchmarks/concordance.py [FOLDER]

FOLDER holds the official English files; without it, `../shared/data/cr` beside the project. Ends
with 1 if the median of any pair is over the limit.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from statistics import median
from time import perf_counter

from corpus.concordance import ChangeKind, compare
from corpus.editions import build_edition
from corpus.imports import read_file
from corpus.model import Edition

LIMIT = 0.5  # seconds for one comparison, the editions being loaded
RUNS = 5
FOLDER = Path(__file__).parents[2] / "shared" / "data" / "cr"


def edition_of(path: Path) -> Edition:
    """The edition in one official file."""
    info, blocks = read_file(path)
    return build_edition(info.edition, [(info, blocks)])


def seconds(run: Callable[[], object]) -> float:
    """The median time of several runs."""
    times = []
    for _ in range(RUNS):
        start = perf_counter()
        run()
        times.append(perf_counter() - start)
    return median(times)


def main() -> int:
    """Prints a line for each pair of editions."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    editions = [edition_of(path) for path in sorted(folder.glob("english_*.txt"))]
    if len(editions) < 2:
        print(f"{folder} holds fewer than two files english_*.txt")
        return 2
    slowest = 0.0
    for old, new in combinations(editions, 2):
        comparison = compare(old, new)
        changed = [c for c in comparison.changes if c.kind is not ChangeKind.SAME]
        taken = seconds(lambda pair=(old, new): compare(*pair))
        start = perf_counter()
        for change in changed:
            comparison.differences(change)
        shown = perf_counter() - start
        slowest = max(slowest, taken)
        print(
            f"{old.key} → {new.key}  {len(old.rules)} × {len(new.rules)} entries"
            f"  compare {taken:.2f} s  {len(changed)} changes, all shown in {shown:.2f} s"
        )
    print(f"slowest median {slowest:.2f} s, limit {LIMIT} s")
    return int(slowest > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
