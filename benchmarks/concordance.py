"""How long comparing two whole English editions takes, and samples of what it finds, for reading.

    .venv/bin/python benchmarks/concordance.py
    .venv/bin/python benchmarks/concordance.py --sample 1993
    .venv/bin/python benchmarks/concordance.py --sample 4242 --hard

The files are those of `../shared/data/cr` beside the project, or of `--folder`. Ends with 1 if the
median of any pair is over the limit. docs/concordance.md tells what reading the samples gave.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from corpus.concordance import Change, ChangeKind, Comparison, PieceKind, compare
from corpus.editions import build_edition
from corpus.imports import read_file
from corpus.library import Library
from corpus.model import Edition

LIMIT = 0.5  # seconds for one comparison, the editions being loaded
RUNS = 5
DRAWN = 100
FOLDER = Path(__file__).parents[2] / "shared" / "data" / "cr"


def edition_of(path: Path) -> Edition:
    """The edition in one file."""
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


def measure(editions: list[Edition]) -> int:
    """Prints a line for each pair of editions; 1 if one takes too long."""
    slowest = 0.0
    for old, new in combinations(editions, 2):
        taken = seconds(partial(compare, old, new))
        comparison = compare(old, new)
        changed = [c for c in comparison.changes if c.kind is not ChangeKind.SAME]
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


def sample(editions: list[Edition], chinese: Edition, seed: int, is_hard: bool) -> None:
    """Prints changes drawn at random from all that are one; the hard ones are of other words."""
    pairs = list(combinations(editions, 2) if is_hard else pairwise(editions))
    pairs.append((Library.open().graph("2023-11-17").edition, chinese))
    drawn = [
        (comparison, change)
        for comparison in (compare(*pair) for pair in pairs)
        for change in comparison.changes
        if change.kind is not ChangeKind.SAME
        and not (is_hard and change.kind is ChangeKind.MOVED and not change.is_reworded)
    ]
    print(f"{DRAWN} of {len(drawn)}")
    for n, (comparison, change) in enumerate(Random(seed).sample(drawn, DRAWN), 1):
        print("\n".join([f"\n[{n}]", *shown(comparison, change)]))


def shown(comparison: Comparison, change: Change) -> Iterator[str]:
    """A change with the headings it stands under and its text, what changed in brackets."""
    old, new = comparison.old, comparison.new
    sides = " → ".join(", ".join(map(str, side)) for side in (change.old, change.new))
    yield f"{old.key} → {new.key}: {change.kind}{'*' * change.is_reworded} {sides}"
    for edition, numbers in ((old, change.old), (new, change.new)):
        for number in numbers:
            above = [edition.rules[n].text.get(comparison.lang) for n in number.ancestors()]
            yield f"  {edition.key} {number} under: {' / '.join(map(str, reversed(above)))}"
    for pieces in comparison.differences(change).values():
        yield "  " + "".join(
            p.old if p.kind is PieceKind.EQUAL else f"[{p.old}→{p.new}]" for p in pieces
        )


def main() -> int:
    """Measures, or prints a sample."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--sample", type=int, metavar="SEED")
    parser.add_argument("--hard", action="store_true", help="leave out what only moved")
    arguments = parser.parse_args()
    editions = [edition_of(path) for path in sorted(arguments.folder.glob("english_*.txt"))]
    if len(editions) < 2:
        print(f"{arguments.folder} holds fewer than two files english_*.txt")
        return 2
    if arguments.sample is None:
        return measure(editions)
    chinese = edition_of(arguments.folder / "chinese_20240206.txt")
    sample(editions, chinese, arguments.sample, arguments.hard)
    return 0


if __name__ == "__main__":
    sys.exit(main())
