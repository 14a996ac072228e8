"""`judge ask FILE` and `judge check PATH`: scenarios are ruled on, or held to what they expect."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import judge
from judge.cli import options
from judge.cli.known import existing, use_known
from judge.cli.rulings import Shown, as_json
from judge.cli.terminal import Terminal, language_of_locale
from judge.ruling.checking import CheckResult, Outcome
from judge.values import Bilingual

SUFFIXES = (".yaml", ".yml", ".json", ".jsonl")


def add_to(commands: Any) -> None:
    """Adds both commands to the parser."""
    asking = commands.add_parser("ask", help="rule on a scenario")
    asking.add_argument("file", help="a scenario file, - for standard input, or a question")
    options.add_cards(asking)
    options.add_limits(asking)
    options.add_rules(asking)
    options.add_lang_of_locale(asking)
    asking.add_argument("--why", action="store_true", help="show the whole play, step by step")
    asking.add_argument("--full", action="store_true", help="show the texts of all rules cited")
    options.add_json(asking)
    options.add_workers(asking)
    asking.set_defaults(run=run_ask)
    checking = commands.add_parser("check", help="compare scenarios with what they expect")
    checking.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    checking.add_argument("--strict", action="store_true", help="an unsupported scenario fails too")
    options.add_cards(checking)
    options.add_limits(checking)
    options.add_rules(checking)
    options.add_lang_of_locale(checking)
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
    library, ask = options.library(), _asking(arguments)
    lang = arguments.lang or language_of_locale()
    unsupported = 0
    for scenario in scenarios:
        ruling = ask(scenario)
        unsupported += ruling.verdict.value == "unsupported"
        if arguments.json:
            terminal.json(as_json(ruling, library))
        else:
            shown = Shown(terminal, library, lang, full=arguments.full, why=arguments.why)
            shown.show(scenario.title, ruling)
    return int(unsupported > 0)


def _asking(arguments: argparse.Namespace) -> Callable[[judge.Scenario], judge.Ruling]:
    """How a scenario is ruled on: here, or what it leaves open by many processes."""
    limits, edition = options.limits(arguments), arguments.edition
    workers = options.workers(arguments)
    if workers is None:
        return partial(judge.ask, limits=limits, edition=edition)
    from judge import spread  # what only few need
    from judge.processes import Work

    cards = tuple(path.resolve() for path in arguments.cards)
    work = Work(limits, edition, cards, use_known)
    return partial(spread.ask, work=work, workers=workers)


def _is_question(given: str) -> bool:
    """True of words, and no file: a file exists, or ends as one of scenarios does."""
    is_file = given == "-" or given.endswith(SUFFIXES)
    return not is_file and any(char in given for char in " 。？，！") and not Path(given).exists()


# -- check -----------------------------------------------------------------------------------


def run_check(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Checks every scenario below the paths; exit code 1 if one failed or broke."""
    begun = time.perf_counter()
    use_known(arguments.cards)
    outcomes: Counter[Outcome] = Counter()
    limits, again = options.limits(arguments), bool(arguments.json)
    lang = arguments.lang or language_of_locale()
    for result in _results(files(arguments.paths), limits, arguments.edition, again=again):
        outcomes[result.outcome] += 1
        if arguments.json:
            terminal.json(result.to_dict())
        else:
            _show_result(result, terminal, lang)
    seconds = round(time.perf_counter() - begun, 3)
    if arguments.json:
        counts = {outcome.value: outcomes[outcome] for outcome in Outcome}
        terminal.json({"total": outcomes.total(), **counts, "seconds": seconds})
    else:
        for said in _chosen(_total(outcomes, seconds), lang):
            terminal.line(said, "bold")
    bad = outcomes[Outcome.FAIL] + outcomes[Outcome.ERROR]
    return int(bad > 0 or (arguments.strict and outcomes[Outcome.UNSUPPORTED] > 0))


def _total(outcomes: Counter[Outcome], seconds: float) -> Bilingual:
    """How many scenarios there were, and how they did."""
    en = ", ".join(f"{outcomes[one]} {one}" for one in Outcome)
    zh = "，".join(f"{outcomes[one]}个{OUTCOMES[one]}" for one in Outcome)
    number = outcomes.total()
    return Bilingual(
        f"{number} scenarios: {en} in {seconds} s", f"共{number}个场景：{zh}，用时{seconds}秒"
    )


def _chosen(said: Bilingual, lang: str) -> tuple[str, ...]:
    """What is said in the languages that `--lang` names, each once."""
    told = {"en": (said.en,), "zh": (said.zh,), "both": (said.en, said.zh)}
    return tuple(dict.fromkeys(told[lang]))


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """The scenario files named, and those below the folders named, each folder in order."""
    for path in map(existing, paths):
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.suffix in SUFFIXES)
        else:
            yield path


def _results(
    files: Iterable[Path], limits: judge.Limits, edition: str | None, *, again: bool
) -> Iterator[CheckResult]:
    """One result a scenario; a scenario that cannot be read gives one that says why.

    Each is played `again`, as it is often misread, where all that it turns on is shown.
    """
    for path in files:
        for index, scenario in enumerate(judge.read_each(path)):
            if isinstance(scenario, judge.BadScenario):
                told = tuple(problem.told for problem in scenario.problems)
                untitled = Bilingual("", "")
                yield CheckResult(str(path), index, untitled, Outcome.ERROR, 0.0, errors=told)
            else:
                yield judge.check(scenario, limits, edition=edition, again=again)


OUTCOMES = {
    Outcome.PASS: "通过",
    Outcome.FAIL: "不符",
    Outcome.UNSUPPORTED: "尚不支持",
    Outcome.ERROR: "有误",
}
STYLES = {Outcome.PASS: "green", Outcome.UNSUPPORTED: "yellow"}


def _show_result(result: CheckResult, terminal: Terminal, lang: str) -> None:
    called = result.id
    title = result.scenario if called is None else Bilingual(called, called)
    where = f"{result.file}#{result.index + 1}"
    head = Bilingual(
        f"{result.outcome:11} {where}  {title.en}",
        f"{OUTCOMES[result.outcome]:\u3000<4} {where}  {title.zh}",
    )
    for said in _chosen(head, lang):
        terminal.line(said, STYLES.get(result.outcome, "bold red"))
    failed = (
        Bilingual(f"expected {one.expect}, got {one.so.en}", f"应为{one.expect}，实为{one.so.zh}")
        for one in result.failed
    )
    for more in (*failed, *filter(None, (result.declined,)), *result.errors):
        for said in _chosen(more, lang):
            terminal.line(said, indent=4)
