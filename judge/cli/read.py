"""`judge read`: a scenario is told in words, and words become a scenario."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from judge.cli import options
from judge.cli.questions import as_json, fits_of
from judge.cli.terminal import Terminal, language_of_locale
from judge.errors import BadScenario, Problem
from judge.questions import read
from judge.scenario.in_words import in_words, of_words
from judge.scenario.loading import load_scenarios
from judge.scenario.mistakes import no_file, not_text
from judge.scenario.plain import plain_scenario
from judge.scenario.writing import write_yaml
from judge.values import Lang

NOT_SAID = {Lang.EN: "not in words: ", Lang.ZH: "未能写成文字："}


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    reading = commands.add_parser("read", help="tell a scenario in words, or read one from words")
    source = reading.add_mutually_exclusive_group(required=True)
    source.add_argument("--scenario", type=Path, metavar="FILE", help="scenarios to tell in words")
    source.add_argument(
        "--words", metavar="FILE", help="words to read into a scenario, or - for standard input"
    )
    source.add_argument(
        "--stdin", action="store_true", help="questions, one a line: each an object of JSON"
    )
    reading.add_argument(
        "--lang", choices=["zh", "en", "both"], help="languages to tell in (else the locale's)"
    )
    options.add_json(reading)
    reading.set_defaults(run=run_read)


def run_read(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Tells or reads; exit code 1 where something has no words."""
    if arguments.scenario is not None:
        return _tell(arguments, terminal)
    if arguments.stdin:
        fits = fits_of(terminal)
        for line in filter(str.strip, sys.stdin.read().splitlines()):
            terminal.json(as_json(read(line.strip()), fits))
        return 0
    scenario = plain_scenario(of_words(_text(arguments.words), file=arguments.words))
    if arguments.json:
        terminal.json(scenario)
    else:
        terminal.line(write_yaml(scenario).rstrip("\n"))
    return 0


def _tell(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Tells each scenario of a file."""
    chosen = arguments.lang or language_of_locale()
    langs = tuple(lang for lang in Lang if chosen in (lang.value, "both"))
    refused: Counter[str] = Counter()
    for scenario in load_scenarios(arguments.scenario):
        told = {lang: in_words(scenario, lang) for lang in langs}
        refused.update(key for one in told.values() for key in one.refused)
        if arguments.json:
            said = {lang.value: one.text for lang, one in told.items()}
            left = {lang.value: list(one.refused) for lang, one in told.items()}
            title = {lang.value: scenario.title.get(lang) for lang in langs}
            terminal.json({"scenario": title, "said": said, "refused": left})
            continue
        for lang, one in told.items():
            terminal.line(scenario.title.get(lang), "bold")
            terminal.line(one.text, indent=2)
            if one.refused:
                terminal.line(NOT_SAID[lang] + ", ".join(one.refused), "yellow", indent=2)
    return int(refused.total() > 0)


def _text(file: str) -> str:
    """The words of a file, or of standard input."""
    if file == "-":
        return sys.stdin.read()
    try:
        return Path(file).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadScenario([Problem(file, 0, "file", no_file(error))]) from error
    except UnicodeDecodeError as error:
        raise BadScenario([Problem(file, 0, "file", not_text(error))]) from error
