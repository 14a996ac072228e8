"""The command `judge`: reads the rules, searches them, compares editions, rules on scenarios.

Exit codes: 0 done, 1 the answer is no (not found, a check failed), 2 the call or its input is bad.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from corpus.errors import BadDocument, BadQuery, BadRuleNumber, CorpusError
from judge.cli import (
    cards,
    compare,
    coverage,
    documents,
    examples,
    reports,
    rule,
    scenarios,
    search,
    serve,
    term,
)
from judge.cli.terminal import Terminal
from judge.errors import BadLimits, BadScenario, JudgeError

COMMANDS: tuple[ModuleType, ...] = (
    rule,
    search,
    term,
    compare,
    documents,
    scenarios,
    coverage,
    cards,
    examples,
    serve,
    reports,
)


def parser() -> argparse.ArgumentParser:
    """The command line's grammar, one subcommand a module of this folder."""
    top = argparse.ArgumentParser(
        prog="judge",
        description="Magic rules in Chinese and English: read, search, compare, and rule by them.",
        epilog="JUDGE_DATA names the folder for the index, imported editions and cards.",
    )
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in COMMANDS:
        module.add_to(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    arguments = parser().parse_args(argv)
    terminal = Terminal.of(sys.stdout)
    try:
        code: int = arguments.run(arguments, terminal)
        sys.stdout.flush()
    except (BadDocument, BadQuery, BadRuleNumber, BadScenario, BadLimits) as error:
        print(f"judge: {error}", file=sys.stderr)
        return 2
    except (CorpusError, JudgeError) as error:
        print(f"judge: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
