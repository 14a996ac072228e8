"""`judge ask FILE` and `judge check PATH`: scenarios are ruled on, or held to what they expect."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import judge
from judge.cli import options
from judge.cli.known import existing, use_known
from judge.cli.rulings import Shown, as_json
from judge.cli.terminal import Terminal, language_of_locale

SUFFIXES = (".yaml", ".yml", ".json", ".jsonl")


def add_to(commands: Any) -> None:
    """Adds both commands to the parser."""
    asking = commands.add_parser("ask", help="rule on a scenario")
    asking.add_argument("file", help="a scenario file, - for standard input, or a question")
    options.add_cards(asking)
    options.add_limits(asking)
    options.add_rules(asking)
    asking.add_argument(
        "--lang", choices=["zh", "en", "both"], help="texts to show (else the locale's language)"
    )
    asking.add_argument("--why", action="store_true", help="show the whole play, step by step")
    asking.add_argument("--full", action="store_true", help="show the texts of all rules cited")
    options.add_json(asking)
    asking.set_defaults(run=run_ask)
    checking = commands.add_parser("check", help="compare scenarios with what they expect")
    checking.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    checking.add_argument("--strict", action="store_true", help="an unsupported scenario fails too")
    options.add_cards(checking)
    options.add_limits(checking)
    options.add_rules(checking)
    options.add_json(checking)
    checking.set_defaults(run=run_check)


# -- ask -------------------------------------------------------------------------------------


def run_ask(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Rules on each scenario of the file; exit code 1 if one is unsupported."""
    use_known(arguments.cards)
    if _is_question(arguments.file):
        from judge.cli import questions  # the tables of words: a scenario in a file needs none

        return questions.ask(arguments, terminal)
    if arguments.file == "-":
        scenarios = judge.load_scenarios(sys.stdin.read())
    else:
        scenarios = judge.load_scenarios(Path(arguments.file))
    library, limits = options.library(), options.limits(arguments)
    lang = arguments.lang or language_of_locale()
    unsupported = 0
    for scenario in scenarios:
        ruling = judge.ask(scenario, limits, arguments.edition)
        unsupported += ruling.verdict.value == "unsupported"
        if arguments.json:
            terminal.json(as_json(ruling, library))
        else:
            shown = Shown(terminal, library, lang, full=arguments.full, why=arguments.why)
            shown.show(scenario.title, ruling)
    return int(unsupported > 0)


def _is_question(given: str) -> bool:
    """True of words, and no file: a file exists, or ends as one of scenarios does."""
    is_file = given == "-" or given.endswith(SUFFIXES)
    return not is_file and any(char in given for char in " 。？，！") and not Path(given).exists()


# -- check -----------------------------------------------------------------------------------


def run_check(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Checks every scenario below the paths; exit code 1 if one failed or broke."""
    begun = time.perf_counter()
    use_known(arguments.cards)
    outcomes: Counter[str] = Counter()
    limits, again = options.limits(arguments), bool(arguments.json)
    for result in _results(files(arguments.paths), limits, arguments.edition, again=again):
        outcomes[result["outcome"]] += 1
        if arguments.json:
            terminal.json(result)
        else:
            _show_result(result, terminal)
    names = ("pass", "fail", "unsupported", "error")
    total = {"total": outcomes.total(), **{name: outcomes[name] for name in names}}
    total_seconds = round(time.perf_counter() - begun, 3)
    if arguments.json:
        terminal.json({**total, "seconds": total_seconds})
    else:
        counts = ", ".join(f"{total[name]} {name}" for name in names)
        terminal.line(f"{total['total']} scenarios: {counts} in {total_seconds} s", "bold")
    bad = outcomes["fail"] + outcomes["error"]
    return int(bad > 0 or (arguments.strict and outcomes["unsupported"] > 0))


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """The scenario files named, and those below the folders named, each folder in order."""
    for path in map(existing, paths):
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.suffix in SUFFIXES)
        else:
            yield path


def _results(
    files: Iterable[Path], limits: judge.Limits, edition: str | None, *, again: bool
) -> Iterator[dict[str, Any]]:
    """One result a scenario; a scenario that cannot be read gives one that says why.

    Each is played `again`, as it is often misread, where all that it turns on is shown.
    """
    for path in files:
        for index, scenario in enumerate(judge.read_each(path)):
            if isinstance(scenario, judge.BadScenario):
                yield {
                    "file": str(path),
                    "index": index,
                    "scenario": "",
                    "outcome": "error",
                    "failed": [],
                    "unsupported": [],
                    "citations": [],
                    "deciding": [],
                    "answers": [],
                    "refused": [],
                    "unread": [],
                    "errors": [str(problem) for problem in scenario.problems],
                    "ms": 0.0,
                }
            else:
                yield judge.check(scenario, limits, edition=edition, again=again).to_dict()


def _show_result(result: dict[str, Any], terminal: Terminal) -> None:
    styles = {"pass": "green", "fail": "bold red", "unsupported": "yellow", "error": "bold red"}
    title = result.get("id") or result["scenario"]
    where = f"{result['file']}#{result['index'] + 1}"
    terminal.line(f"{result['outcome']:11} {where}  {title}", styles[result["outcome"]])
    for failed in result["failed"]:
        terminal.line(f"expected {failed['expect']}, got {failed['got']}", indent=4)
    for words in (*result["unsupported"], *result.get("errors", ())):
        terminal.line(str(words), indent=4)
