"""Every benchmark is run, and `docs/figures.md` says what each printed.

    .venv/bin/python -m benchmarks [NAME ...]

Without names all are run, which takes a quarter of an hour; a section that is not run stays as it
is. Nothing is written of a benchmark that fails.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
FIGURES = ROOT / "docs" / "figures.md"
CARDS = "../shared/data/cards/cards.jsonl"
RUNS: Mapping[str, tuple[str, str]] = {  # the name of each with its command and what it measures
    "search": ("python -m benchmarks.search", "The search beside three others"),
    "quality": (
        "python -m pytest -q -s tests/corpus/search/test_quality.py",
        "How often the search has the right answer first",
    ),
    "engine": ("python -m benchmarks.engine", "Plays, rulings and projections"),
    "worst": ("python -m benchmarks.worst", "The heaviest and the most hostile rulings"),
    "cards": ("python -m benchmarks.cards", "Card text that is read, cards that are imported"),
    "coverage": (f"judge cards coverage {CARDS}", "How many of all cards are read"),
    "mechanics": (
        "python -m benchmarks.mechanics",
        "How many cards of each mechanic of later editions are playable",
    ),
    "rows": ("python -m benchmarks.rows", "How many cards each row of card text serves"),
    "examples": ("judge examples", "The rulebook's own examples"),
    "deciding": (
        "python -m tests.judge.test_deciding",
        "How often a ruling names first the rule that decides",
    ),
    "decided": ("python -m tests.judge.test_never_deciding", "How many rules have decided"),
    "web": ("python -m benchmarks.web", "The site beside Flask's bare hello"),
    "asks": ("python -m benchmarks.asks", "Pages while many ask for rulings"),
    "batch": ("python -m benchmarks.batch", "Rulings a second by cores and workers"),
}
LINES: Mapping[str, int] = {
    "examples": 1,
    "deciding": 1,
    "decided": 1,
}  # so many of the last ones are kept, else all
HEAD = """# Figures

`make bench` writes this page, each section by its command; no figure here is typed by hand.
`python -m benchmarks search` writes one section anew. [measured.md](measured.md) says what the
figures mean, and what was checked by hand.
"""


def sections(page: str) -> dict[str, str]:
    """The sections of the page by their names, without its head."""
    found = re.split(r"^## (\w+)\n", page, flags=re.M)
    return dict(zip(found[1::2], found[2::2], strict=True))


def section(name: str, printed: str, when: datetime, load: float) -> str:
    """What the page says of one run."""
    command, title = RUNS[name]
    lines = printed.replace(str(ROOT), ".").strip("\n").splitlines()
    lines = lines[-LINES.get(name, len(lines)) :]
    machine = f"on {os.cpu_count()} processors with a load of {load:.1f} by other work"
    told = "\n".join(line.rstrip() for line in lines)
    return f"\n{title}: `{command}`, {when:%Y-%m-%d}, {machine}.\n\n```text\n{told}\n```\n\n"


def page(found: Mapping[str, str]) -> str:
    """The whole page, its sections in the order of `RUNS`."""
    parts = (f"## {name}\n{found[name]}" for name in RUNS if name in found)
    return (HEAD + "\n" + "".join(parts)).rstrip() + "\n"


def run(command: str) -> str:
    """What a command prints; raises CalledProcessError where it fails."""
    program, *words = shlex.split(command)
    called = {"python": [sys.executable], "judge": [sys.executable, "-m", "judge"]}[program]
    environment = os.environ | {"LANG": "en"}
    with subprocess.Popen(
        [*called, *words], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            print(line, end="", flush=True)
            lines.append(line)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return "".join(lines)


def main() -> None:
    """Runs what is named and writes the page after each."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(RUNS))
    names = parser.parse_args().names or list(RUNS)
    if unknown := set(names) - set(RUNS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    for name in names:
        command, _ = RUNS[name]
        if CARDS in command and not (ROOT / CARDS).is_file():
            print(f"left out: {CARDS} is not there")
            continue
        print(f"\n== {command}", flush=True)
        load = os.getloadavg()[0]
        printed = run(command)
        old = FIGURES.read_text(encoding="utf-8") if FIGURES.exists() else HEAD
        told = section(name, printed, datetime.now(UTC), load)
        FIGURES.write_text(page({**sections(old), name: told}), encoding="utf-8")


if __name__ == "__main__":
    main()
