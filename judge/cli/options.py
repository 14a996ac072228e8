"""Options that several commands share, and the library they read."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from corpus.model import Bilingual, Lang

if TYPE_CHECKING:
    from collections.abc import Callable

    from corpus.library import Library
    from corpus.shelf import Lent, LentExample, LentTerm
    from judge.budget import Limits

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


def limits(arguments: argparse.Namespace) -> Limits:
    """The limits of each ruling; raises `BadLimits`."""
    from judge.budget import Limits

    return Limits.of_environment().changed(",".join(arguments.limit))


def add_lang(parser: argparse.ArgumentParser) -> None:
    """Adds --lang."""
    parser.add_argument(
        "--lang", choices=["zh", "en", "both"], default="both", help="texts to show (default both)"
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


def mark(text: Bilingual, choice: str) -> str:
    """What stands before the words of a book that lacks the language asked for; else nothing."""
    is_wanted = any(lang in languages(choice) for lang in text.languages)
    return "" if is_wanted or not text.languages else ONLY[choice]


def labelled(choice: str, en: str, zh: str) -> str:
    """A label of the terminal, in Chinese for who reads Chinese alone."""
    return zh if choice == "zh" else en


def lending(
    text: Bilingual, choice: str, found: Callable[[Lang], Lent | LentExample | LentTerm | None]
) -> tuple[str, str] | None:
    """What another edition says in the language asked for, behind its mark; None if not lacking."""
    if choice == "both" or not text.languages or text.get(Lang(choice)) is not None:
        return None
    there = found(Lang(choice))
    if there is None:
        return None
    words, key = there.text.get(Lang(choice)) or "", there.graph.edition.key
    if choice == "zh":
        return f"（取自{key}版{'，文字有出入' if there.is_reworded else ''}）", words
    return f"(edition of {key}{', whose words differ' if there.is_reworded else ''}) ", words


def lent(
    text: Bilingual, choice: str, found: Callable[[Lang], Lent | LentExample | LentTerm | None]
) -> str:
    """The same as one text; empty if the language is not lacking."""
    return "".join(lending(text, choice, found) or ())


def library() -> Library:
    """All shipped and imported editions."""
    from corpus.imports import data_folder
    from corpus.library import Library

    return Library.open(data_folder() / "documents")
