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
from judge.cli.rulings import Shown, as_json, words_of
from judge.cli.terminal import Terminal, language_of_locale
from judge.questions import Read, Reading, read
from judge.values import Bilingual

UNDERSTOOD = Bilingual("I understood:", "我的理解：")
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
        return ask_in_words(arguments, terminal)
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


def ask_in_words(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Rules on a question, told back; what is not read to its end is told, and exit code 1."""
    limits = options.limits(arguments)
    found = read(arguments.file, limits=limits, edition=arguments.edition)
    if arguments.json:
        terminal.json(found.to_dict())
        return int(found.ruling is None)
    for one in found.readings or (found.reading,):
        _show_reading(one, found, arguments, terminal)
    return int(found.ruling is None)


def _show_reading(
    reading: Reading, found: Read, arguments: argparse.Namespace, terminal: Terminal
) -> None:
    """What was understood, what was taken for granted, what was not read, and the ruling."""
    lang = arguments.lang or language_of_locale()
    if reading.said is not None:
        for text in options.texts(words_of(UNDERSTOOD), lang):
            terminal.line(text, "dim")
        for text in options.texts(words_of(reading.said), lang):
            terminal.line(text, "dim", indent=2)
    for one in reading.inferred:
        terminal.line(" / ".join(options.texts(words_of(one.what), lang)), "dim", indent=2)
    for span in reading.unread:
        said = Bilingual(f"not read: {span.text!r}", f"未读懂：“{span.text}”")
        terminal.line(" / ".join(options.texts(words_of(said), lang)), "yellow")
    for doubt in reading.doubts:
        terminal.line(" / ".join(options.texts(words_of(doubt), lang)), "yellow")
    if reading.ruling is not None:
        shown = Shown(terminal, options.library(), lang, full=arguments.full, why=arguments.why)
        shown.show(Bilingual(found.question, found.question), reading.ruling)


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
