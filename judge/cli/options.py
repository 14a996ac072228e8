"""Options that several commands share, and the library they read."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from corpus.model import Bilingual, Lang

if TYPE_CHECKING:
    from collections.abc import Callable

    from corpus.documents import Fault
    from corpus.library import Library
    from corpus.shelf import Lent, LentExample, LentTerm
    from judge.budget import Limits
    from judge.cli.terminal import Terminal
    from judge.processes import Workers

    LentText = Lent | LentExample | LentTerm
    Finding = Callable[[Lang], LentText | None]

ONLY = {"en": "(only in Chinese) ", "zh": "（只有英文）"}  # for who reads the language that lacks


def add_json(parser: argparse.ArgumentParser) -> None:
    """Adds --json."""
    parser.add_argument("--json", action="store_true", help="write JSON, for programs")


def add_cards(parser: argparse.ArgumentParser) -> None:
    """Adds --cards."""
    parser.add_argument(
        "--cards",
        action="append",
        default=[],
        type=Path,
        metavar="FILE",
        help="cards that scenarios may name, a JSON object a line (may be given again)",
    )


def add_limits(parser: argparse.ArgumentParser) -> None:
    """Adds --limit."""
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="what a ruling may take: steps, events, objects, ways, time (seconds) or memory (MB); "
        "NAME=none for no limit (may be given again; else JUDGE_LIMITS says, e.g. time=5,ways=50)",
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Adds --jobs and --cluster: who does the work."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, metavar="N", help="work is done by so many processes")
    where.add_argument(
        "--cluster", metavar="ADDRESS", help="work is done by a Dask cluster, at tcp://host:8786"
    )


def workers(arguments: argparse.Namespace) -> Workers | None:
    """Where the work is done; None where nothing is said of it."""
    if not arguments.cluster and arguments.jobs is None:
        return None
    from judge.processes import Cluster, Cores  # what only few need

    if arguments.cluster:
        return Cluster(arguments.cluster)
    return Cores(max(1, arguments.jobs))


def limits(arguments: argparse.Namespace) -> Limits:
    """The limits of each ruling; raises `BadLimits`."""
    from judge.budget import Limits

    return Limits.of_environment().changed(",".join(arguments.limit))


def add_lang(parser: argparse.ArgumentParser) -> None:
    """Adds --lang."""
    parser.add_argument(
        "--lang", choices=["zh", "en", "both"], default="both", help="texts to show (default both)"
    )


def add_lang_of_locale(parser: argparse.ArgumentParser) -> None:
    """Adds --lang, which is the locale's language by default."""
    parser.add_argument(
        "--lang", choices=["zh", "en", "both"], help="texts to show (else the locale's language)"
    )


def add_edition(parser: argparse.ArgumentParser) -> None:
    """Adds --edition."""
    parser.add_argument("--edition", metavar="DATE", help="an edition's date, e.g. 2024-02-02")


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Adds --edition of rulings."""
    parser.add_argument(
        "--edition",
        metavar="DATE",
        help="the edition that scenarios which name none are ruled by: a date or `newest` "
        "(else JUDGE_EDITION says, else the newest that is carried out)",
    )


def languages(choice: str) -> tuple[Lang, ...]:
    """The languages that --lang names."""
    return tuple(Lang) if choice == "both" else (Lang(choice),)


def texts(text: Bilingual, choice: str) -> list[str]:
    """The texts to show; the other language's where the wanted one is missing."""
    wanted = [words for lang, words in text.items() if lang in languages(choice)]
    return wanted or [words for _, words in text.items()]


def labelled(choice: str, en: str, zh: str) -> str:
    """A label of the terminal, in Chinese for who reads Chinese alone."""
    return zh if choice == "zh" else en


def note(fault: Fault, choice: str, terminal: Terminal) -> None:
    """Tells of a fault of a document."""
    for text in texts(Bilingual(fault.en, fault.zh), choice):
        terminal.line(labelled(choice, "Note: ", "注：") + text, "yellow")


def shown(text: Bilingual, choice: str, found: Finding) -> list[tuple[str, str]]:
    """Each language asked for, behind its mark: lent by another edition where this one lacks it.

    Where no edition has any of them, it is said that only the other language is there.
    """
    rows: list[tuple[str, str]] = []
    for lang in languages(choice) if text.languages else ():
        own = text.get(lang)
        if own is not None:
            rows.append(("", own))
        elif (there := found(lang)) is not None:
            rows.append((_lent(there, lang), there.text.get(lang) or ""))
    return rows or [(ONLY[choice], words) for _, words in text.items()]


def completed(text: Bilingual, found: Finding) -> dict[str, Any]:
    """Both languages for programs, and of which edition a text is that this one lacks."""
    both, lent = text, {}
    for lang in Lang if text.languages else ():
        if text.get(lang) is None and (there := found(lang)) is not None:
            both, lent[lang] = both.with_text(lang, there.text.get(lang) or ""), there
    return {
        "text": {"en": both.en, "zh": both.zh},
        "from": {lang.value: there.graph.edition.key for lang, there in lent.items()},
        "differs": [lang.value for lang, there in lent.items() if there.is_reworded],
    }


def _lent(there: LentText, lang: Lang) -> str:
    """The mark of a text of another edition."""
    key = there.graph.edition.key
    if lang is Lang.ZH:
        return f"（取自{key}版{'，文字有出入' if there.is_reworded else ''}）"
    return f"(edition of {key}{', whose words differ' if there.is_reworded else ''}) "


def library() -> Library:
    """All shipped and imported editions; what is damaged is told, and the others are served."""
    from corpus.imports import data_folder
    from corpus.library import Library
    from judge.cli.terminal import complain

    found = Library.open(data_folder() / "documents")
    for error in found.damaged:
        complain(error)
    return found
