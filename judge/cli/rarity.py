"""`judge rarity`: the table of how telling each rule is, made of the project's own scenarios."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import judge
from judge.cli.scenarios import files
from judge.cli.terminal import Terminal

if TYPE_CHECKING:
    from judge.ruling.reasons.rarity import Counted

OWN = (Path("tests/scenarios"), Path("docs/scenarios"))


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("rarity", help="how rare each rule is", description=__doc__)
    parser.add_argument(
        "paths", nargs="*", type=Path, default=OWN, metavar="PATH", help="scenarios to count"
    )
    parser.add_argument("--write", action="store_true", help="write the table that rulings use")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Rules on every scenario by the base edition and counts the rules that rulings have."""
    from judge.ruling.reasons.rarity import TABLE, rows

    scenarios = (
        scenario
        for path in files(arguments.paths)
        for scenario in judge.read_each(path)
        if isinstance(scenario, judge.Scenario)
    )
    lines = tuple(rows(_counted(scenarios)))
    if arguments.write:
        TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")
        terminal.line(f"{TABLE}: {len(lines)} lines")
        return 0
    for line in lines:
        terminal.line(line)
    return 0


def _counted(scenarios: Iterator[judge.Scenario]) -> Iterator[Counted]:
    """What counts of each ruling that there is."""
    from judge.carried_out import rules_named
    from judge.hearing import hearing
    from judge.rules.editions import BASE_EDITION
    from judge.ruling.asking import rule_on
    from judge.ruling.reasons.rarity import Counted

    for scenario in scenarios:
        with hearing():  # to everything
            ruling = rule_on(scenario, judge.Limits(time=None), BASE_EDITION.date, again=False)
        had = tuple((one.rule, one.kind) for one in ruling.considered)
        yield Counted(rules_named(scenario), had)
