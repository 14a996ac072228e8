"""`judge examples`: the rulebook's own examples, and which of them the engine carries out."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from corpus.ids import RuleId
from judge.cli import options
from judge.cli.terminal import Terminal

if TYPE_CHECKING:
    from judge.examples import Ran

STYLES = {"pass": "green", "fail": "bold red", "unsupported": "yellow", "text": "dim"}


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser(
        "examples", help="run the rulebook's own examples", description=__doc__
    )
    parser.add_argument("within", nargs="?", metavar="NUMBER", help="only those of this rule")
    parser.add_argument("--folder", type=Path, help="the folder of the examples' files")
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Runs every example that has a file; exit code 1 if one fails."""
    from judge.examples import examples
    from judge.examples import run as run_one

    within = None if arguments.within is None else RuleId.parse(arguments.within)
    ran = [
        run_one(example)
        for example in examples(arguments.folder)
        if within is None or example.rule.is_within(within)
    ]
    if arguments.json:
        terminal.json([as_json(one) for one in ran])
    else:
        for one in ran:
            _show(one, terminal)
        states = Counter(one.state.value for one in ran)
        counts = ", ".join(f"{states[name]} {name}" for name in STYLES)
        terminal.line(f"{len(ran)} examples: {counts}", "bold")
    return int(any(one.state.value == "fail" for one in ran))


def as_json(ran: Ran) -> dict[str, Any]:
    """One object of `judge examples --json`."""
    example = ran.example
    return {
        "rule": str(example.rule),
        "n": example.n,
        "edition": example.edition,
        "state": ran.state.value,
        "file": str(example.file),
    }


def _show(ran: Ran, terminal: Terminal) -> None:
    example = ran.example
    terminal.line(
        f"{ran.state.value:11} {example.rule} example {example.n} ({example.edition})",
        STYLES[ran.state.value],
    )
    for words in filter(None, (example.reason, *ran.problems)):
        terminal.line(words, indent=4)
