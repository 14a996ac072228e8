"""Scenarios are held to the laws: `python -m tests.judge.laws FILE… [--cards CARDS]`."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from judge import Scenario, ask, read_each
from judge.cards import Pool
from judge.errors import JudgeError
from judge.scenario.setup import use_cards
from tests.judge.laws import broken


def main() -> None:
    """Prints each law that is broken, with the scenario that breaks it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--cards", type=Path, help="a file of cards besides the built-in ones")
    options = parser.parse_args()
    if options.cards is not None:
        use_cards(Pool.from_jsonl(options.cards))
    often, played = Counter[str](), 0
    for file in options.files:
        for path in sorted(file.rglob("*.yaml")) if file.is_dir() else [file]:
            for scenario in read_each(path):
                if isinstance(scenario, Scenario):
                    played += 1
                    often.update(_told(scenario))
    print(f"{played} scenarios, {sum(often.values())} breaks of laws: {dict(often)}")


def _told(scenario: Scenario) -> list[str]:
    """The names of the laws that a scenario breaks, each break printed."""
    try:
        found = broken(ask(scenario))
    except JudgeError as error:
        print(f"{scenario.file}#{scenario.index}: {error}")
        return []
    for how in found:
        print(f"{scenario.file}#{scenario.index} {scenario.title.en}\n    {how}", flush=True)
    return [how.partition(":")[0] for how in found]


if __name__ == "__main__":
    main()
