"""The command `judge`: reads the rules, searches them, compares editions, rules on scenarios.

Exit codes: 0 done, 1 the answer is no (not found, a check failed), 2 the call or its input is bad.
"""

from __future__ import annotations

import argparse
import gc
import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module

from corpus.errors import BadDocument, BadQuery, BadRuleNumber, CorpusError
from corpus.refusals import is_refused, refused
from judge.cli.restored import finish
from judge.cli.terminal import Terminal, complain
from judge.errors import BadLimits, BadScenario, JudgeError, UnknownCard
from judge.values import Bilingual

# each command with the module of this folder that adds it to the parser
COMMANDS: Mapping[str, str] = {
    "rule": "rule",
    "search": "search",
    "term": "term",
    "diff": "compare",
    "trace": "compare",
    "corpus": "documents",
    "ask": "scenarios",
    "check": "scenarios",
    "batch": "batch",
    "read": "read",
    "coverage": "coverage",
    "cards": "cards",
    "examples": "examples",
    "update": "update",
    "serve": "serve",
    "export": "export",
    "mcp": "mcp",
    "reports": "reports",
    "doctor": "doctor",
    "backup": "backup",
    "restore": "backup",
    "rarity": "rarity",
}
# what a command needs that the base does not install: a library, and the extra that brings it
MORE: Mapping[str, tuple[str, str]] = {
    "serve": ("flask", "site"),
    "export": ("flask", "site"),
    "reports": ("sqlalchemy", "site"),
    "mcp": ("mcp", "assistants"),
}
OBJECTS_BETWEEN = 200_000  # two looks for garbage: what is loaded stays, and values hold no circles


def parser(command: str | None = None) -> argparse.ArgumentParser:
    """The command line's grammar, all of it or as far as one command needs it."""
    top = argparse.ArgumentParser(
        prog="judge",
        description="Magic rules in Chinese and English: read, search, compare, and rule by them.",
        epilog="JUDGE_DATA names the folder for the index, imported editions and cards.",
    )
    if command is None:
        top.add_argument("--version", action="version", version=f"%(prog)s {_version()}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    needed = COMMANDS.values() if command is None else (COMMANDS[command],)
    for module in dict.fromkeys(needed):
        import_module(f"judge.cli.{module}").add_to(commands)
    return top


def _version() -> str:
    from importlib.metadata import version  # no command needs it

    return version("rules-judge")


def command() -> int:
    """What the shell runs: one command in a process of its own, and nothing after it."""
    gc.set_threshold(OBJECTS_BETWEEN)
    code = main()
    gc.freeze()  # the process ends: nothing is looked through for garbage any more
    return code


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    words = sys.argv[1:] if argv is None else argv
    command = words[0] if words and words[0] in COMMANDS else None
    arguments = parser(command).parse_args(words)
    if lacking := _lacking(command):
        install = f"pip install '{lacking}'"
        complain(Bilingual(f"{command} needs more: {install}", f"{command}需要另行安装：{install}"))
        return 2
    terminal = Terminal.of(sys.stdout)
    _finish_restoring()
    try:
        code: int = arguments.run(arguments, terminal)
        sys.stdout.flush()
    except (BadDocument, BadQuery, BadRuleNumber, BadScenario, BadLimits) as error:
        complain(error, getattr(arguments, "lang", None))
        return 2
    except (CorpusError, JudgeError) as error:
        complain(error, getattr(arguments, "lang", None))
        if isinstance(error, UnknownCard):
            for near in error.nearest:
                meant = [near if word == error.name else word for word in words]
                print(f"  judge {shlex.join(meant)}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader of a pipe has seen enough
        _write_no_more()
        return 0
    except OSError as error:
        if not is_refused(error):
            raise
        if error.filename is None:
            _write_no_more()
        told = refused(error)
        complain(Bilingual(str(told), told.zh), getattr(arguments, "lang", None))
        return 2
    return code


def _write_no_more() -> None:
    """What is still to be written is written nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _finish_restoring() -> None:
    """What a restore left that was killed is there for every command, if it can be."""
    from corpus.imports import data_folder

    with suppress(OSError):
        finish(data_folder())


def _lacking(command: str | None) -> str | None:
    """What is to be installed before a command can run; None where nothing is lacking."""
    library, extra = MORE.get(command or "", ("", ""))
    try:
        import_module(library or __name__)
    except ModuleNotFoundError as error:
        if error.name != library:
            raise
        return f"rules-judge[{extra}]"
    return None
