"""`judge corpus list|import|check|remove`: the editions and the documents they are made of."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.cli import options
from judge.cli.terminal import Terminal

if TYPE_CHECKING:
    from corpus.library import Library
    from corpus.model import DocumentInfo


def add_to(commands: Any) -> None:
    """Adds the command and its own subcommands to the parser."""
    corpus = commands.add_parser("corpus", help="list, import and check editions")
    actions = corpus.add_subparsers(dest="action", required=True, metavar="ACTION")
    listing = actions.add_parser("list", help="the editions and their counts")
    options.add_json(listing)
    listing.set_defaults(run=run_list)
    adding = actions.add_parser("import", help="add rule documents of any known format")
    adding.add_argument("files", nargs="+", type=Path, metavar="FILE")
    adding.add_argument(
        "--edition", type=_day, metavar="DATE", help="for a text that states no effective date"
    )
    adding.add_argument(
        "--accept-faults", action="store_true", help="import in spite of faults of the numbering"
    )
    options.add_json(adding)
    adding.set_defaults(run=run_import)
    checking = actions.add_parser("check", help="run the lints over every edition")
    checking.add_argument("files", nargs="*", type=Path, metavar="FILE", help="check these instead")
    checking.add_argument("--edition", type=_day, metavar="DATE")
    options.add_json(checking)
    checking.set_defaults(run=run_check)
    tracing = actions.add_parser("lineage", help="which number became which, from whole editions")
    tracing.add_argument("files", nargs="+", type=Path, metavar="FILE")
    tracing.add_argument("--write", action="store_true", help="keep it as the project's own table")
    options.add_json(tracing)
    tracing.set_defaults(run=run_lineage)
    removing = actions.add_parser("remove", help="remove an imported document or edition")
    removing.add_argument("name", help="a document's name or an edition's date")
    options.add_json(removing)
    removing.set_defaults(run=run_remove)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a date such as 2024-02-02") from None


def run_list(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Lists the editions, oldest first."""
    library = options.library()
    rows = [_counts(library, key) for key in library.keys]
    if arguments.json:
        terminal.json(rows)
        return 0
    for row in rows:
        mark = " (default)" if row["edition"] == library.default else ""
        terminal.line(f"{row['edition']}{mark}", "bold cyan")
        numbers = ("rules", "sections", "examples", "terms")
        parts = [f"{row[name]:,} {name}" for name in numbers if row[name]]
        terminal.line(f"{', '.join(parts)}; {'+'.join(row['languages'])}", indent=2)
        terminal.line(", ".join(row["documents"]), "dim", indent=2)
    return 0


def _counts(library: Library, key: str) -> dict[str, Any]:
    holding, documents = library.holding(key), library.documents_of(key)
    return {
        "edition": key,
        "rules": holding.rules,
        "sections": holding.sections,
        "keywords": holding.keywords,
        "examples": holding.examples,
        "terms": holding.terms,
        "languages": [str(lang) for lang in library.languages_of(key)],
        "documents": [document.name for document in documents],
    }


def run_import(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Imports the files, all or none."""
    from corpus.imports import add, data_folder

    folder = data_folder() / "documents"
    added = add(arguments.files, folder, arguments.edition, arguments.accept_faults)
    library = join(terminal)
    differing = {one.info.name: _differing(library, one.info) for one in added}
    if arguments.json:
        terminal.json(
            [
                {
                    "document": one.info.name,
                    "edition": one.info.edition.isoformat(),
                    "format": one.info.format,
                    "covers": list(one.info.covers),
                    "languages": [str(lang) for lang in one.info.languages],
                    "problems": [str(problem) for problem in one.problems],
                    "differing": differing[one.info.name],
                }
                for one in added
            ]
        )
        return 0
    for one in added:
        covers = "the whole book" if "all" in one.info.covers else ", ".join(one.info.covers)
        covers = covers or "a glossary"
        spoken = "+".join(one.info.languages)
        terminal.line(f"{one.info.edition}  {one.info.name}: {covers}, {spoken}", "green")
        for problem in one.problems:
            terminal.line(str(problem), "yellow", indent=2)
        if differing[one.info.name]:
            what = f"{differing[one.info.name]} of its texts differ from those of another document"
            terminal.line(f"{what}, which are shown: judge corpus check", "yellow", indent=2)
    terminal.line("A site shows it after a restart, and works its pages out meanwhile.", "dim")
    return 0


def _differing(library: Library, info: DocumentInfo) -> int:
    """How many texts of a document have other words in one that is before it."""
    key = info.edition.isoformat()
    if len(library.documents_of(key)) == 1:
        return 0
    edition = library.graph(key).edition
    variants = [variant for rule in edition.rules.values() for variant in rule.variants]
    variants += [variant for term in edition.terms for variant in term.variants]
    return sum(variant.source.document == info.name for variant in variants)


def join(terminal: Terminal) -> Library:
    """Compares and indexes the books that are here, so that no page and no search has to."""
    from corpus.joining import work_out
    from judge.cli.search import indexed

    library = options.library()
    with terminal.progress("Comparing editions") as progress:
        work_out(library, progress)
    indexed(library, terminal)
    return library


def run_check(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Runs the lints; exit code 1 if anything was not read rightly."""
    from corpus.checks import Problem, Severity, check_blocks, check_graph
    from corpus.imports import read_file

    problems: list[Problem] = []
    if arguments.files:
        for path in arguments.files:
            _, blocks = read_file(path, arguments.edition)
            problems += check_blocks(path.name, blocks)
    else:
        for graph in options.library().graphs():
            problems += check_graph(graph)
    if arguments.json:
        terminal.json([_problem(problem) for problem in problems])
    else:
        _show_problems(problems, terminal)
    return int(any(problem.severity is Severity.ERROR for problem in problems))


def _problem(problem: Any) -> dict[str, Any]:
    return {
        "name": problem.name,
        "file": problem.file,
        "line": problem.line,
        "severity": problem.severity.value,
        "message": problem.message,
    }


def _show_problems(problems: Iterable[Any], terminal: Terminal) -> None:
    count = 0
    for problem in problems:
        terminal.line(str(problem), "red" if problem.severity.value == "error" else "yellow")
        count += 1
    terminal.line(f"{count} problems" if count else "No problems.", "bold")


def run_remove(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Removes imported documents; shipped ones stay."""
    from corpus.imports import data_folder, remove

    gone = remove(data_folder() / "documents", arguments.name)
    join(terminal)
    if arguments.json:
        terminal.json([info.name for info in gone])
    else:
        for info in gone:
            terminal.line(f"removed {info.name} ({info.edition})")
    return 0


def run_lineage(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Prints the lineage of the editions in these files, or keeps it as the project's table."""
    from corpus.concordance import compare
    from corpus.editions import build_edition
    from corpus.imports import read_file
    from corpus.lineage import TABLE, Lineage, written

    read = [read_file(path) for path in arguments.files]
    lineage = Lineage.of([build_edition(info.edition, [(info, b)]) for info, b in read], compare)
    if arguments.write:
        TABLE.write_text(written(lineage), encoding="utf-8")
    rows = [
        {"from": step.old, "to": step.new, "changes": len(step.changes)} for step in lineage.steps
    ]
    if arguments.json:
        terminal.json(rows)
        return 0
    for row in rows:
        terminal.line(f"{row['from']} → {row['to']}: {row['changes']} changes")
    return 0
