"""`judge batch FILE`: rules on many scenarios, one a line, on all cores or on a cluster."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from judge.cli import options
from judge.cli.terminal import Terminal
from judge.errors import BadScenario, Problem
from judge.scenario.mistakes import no_file, not_text
from judge.values import Bilingual


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser(
        "batch",
        help="rule on many scenarios, one a line",
        description=__doc__,
        epilog='Each line out is {"line": 3, "ruling": …}, or "problems" in the place of "ruling", '
        'or "ended" where its process died of it; the lines are in the order of those read.',
    )
    parser.add_argument("file", help="scenarios in JSON, one a line; - for standard input")
    options.add_cards(parser)
    options.add_limits(parser)
    options.add_rules(parser)
    options.add_workers(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Writes a line for each; exit code 1 if one could not be read or ended its process."""
    from judge.batch import batch
    from judge.cli.known import use_known
    from judge.processes import Cores, Work

    cards = tuple(path.resolve() for path in arguments.cards)
    use_known(cards)  # refused here, if at all
    work = Work(options.limits(arguments), arguments.edition, cards, use_known)
    workers = options.workers(arguments) or Cores()
    bad = 0
    for found in batch(_lines(arguments.file), work, workers):
        bad += "ruling" not in found
        terminal.json(found)
    return int(bad > 0)


def _lines(file: str) -> Iterator[str]:
    """The lines of a file; raises `BadScenario` where it can't be read."""
    if file == "-":
        yield from sys.stdin
        return
    try:
        with Path(file).open(encoding="utf-8-sig") as lines:
            yield from lines
    except OSError as error:
        raise _bad(file, no_file(error)) from error
    except UnicodeDecodeError as error:
        raise _bad(file, not_text(error)) from error


def _bad(file: str, problem: Bilingual) -> BadScenario:
    return BadScenario([Problem(file, 1, "file", problem)])
