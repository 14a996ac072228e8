"""`judge reports`: what readers reported about rulings, translations and rules."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from corpus.refusals import unwritten
from judge.cli import options
from judge.cli.terminal import Terminal, complain
from judge.values import Bilingual

if TYPE_CHECKING:
    from web.store import Report, Store


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser(
        "reports",
        help="list what readers reported",
        description=__doc__,
        epilog="DATABASE_URL names the database; else it is a file in the data folder.",
    )
    parser.add_argument(
        "--state", choices=["open", "done", "all"], default="open", help="(default open)"
    )
    change = parser.add_mutually_exclusive_group()
    for state, what in (("done", "looked after"), ("open", "open again")):
        change.add_argument(
            f"--{state}", nargs="+", type=int, default=(), metavar="N", help=f"mark as {what}"
        )
    change.add_argument(
        "--scenarios",
        type=Path,
        metavar="FOLDER",
        help="write each about a ruling as a scenario that fails while the ruling stays as it is",
    )
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Lists the reports, marks some, or makes scenarios of them.

    Exit code 1 if there is no such report or database.
    """
    from web.store import StoreError

    try:
        if arguments.scenarios is not None:
            return _write_scenarios(arguments, terminal)
        found = _reports(arguments)
    except StoreError as error:
        complain(error)
        return 1
    if arguments.json:
        terminal.json([_plain(report) for report in found])
        return 0
    for report in found:
        _show(report, terminal)
    terminal.line(f"{len(found)} reports" if len(found) != 1 else "1 report", "bold")
    return 0


def _reports(arguments: argparse.Namespace) -> tuple[Report, ...]:
    """The reports to show: those just marked, else those in the state asked for."""
    from web.store import ReportState

    store = _store()
    try:
        if arguments.done or arguments.open:
            state = ReportState.DONE if arguments.done else ReportState.OPEN
            return tuple(store.mark(n, state) for n in (*arguments.done, *arguments.open))
        wanted = None if arguments.state == "all" else ReportState(arguments.state)
        return store.reports(wanted)
    finally:
        store.close()


def _write(file: Path, text: str) -> None:
    """Writes a file whole or not at all: a part of one would be taken for somebody's work."""
    fresh = file.with_name(f".{file.name}.new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)


def _write_scenarios(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """A file for each report about a ruling; one that is there is somebody's work, and stays."""
    from judge.cli.reported import scenario_of
    from judge.errors import BadScenario

    folder, store, rows = arguments.scenarios, _store(), []
    try:
        for report in _reports(arguments):
            file = folder / f"report-{report.id}.yaml"
            what = "about no ruling"
            if report.permalink is not None:
                try:
                    text = scenario_of(report, store.get(report.permalink))
                    what = "was there" if file.exists() else "written"
                except BadScenario:
                    what = "can no longer be read"
            if what == "written":
                folder.mkdir(parents=True, exist_ok=True)
                _write(file, text)
            rows.append({"report": report.id, "file": str(file), "what": what})
    except OSError as error:
        told = unwritten(folder, error)
        complain(Bilingual(str(told), told.zh))
        return 2
    finally:
        store.close()
    if arguments.json:
        terminal.json(rows)
        return 0
    for row in rows:
        where = f"{row['file']}: " if row["what"] in ("written", "was there") else ""
        terminal.line(f"{row['report']}  {where}{row['what']}")
    terminal.line(f"judge check {folder}", "dim")
    return 0


def _store() -> Store:
    from corpus.imports import data_folder
    from web.store import Store, place

    return Store.open(place(data_folder(), os.environ))


def _plain(report: Report) -> dict[str, Any]:
    return {
        "id": report.id,
        "kind": report.kind.value,
        "state": report.state.value,
        "created": report.created.isoformat(),
        "permalink": report.permalink,
        "edition": report.edition,
        "subject": report.subject,
        "text": report.text,
    }


def _show(report: Report, terminal: Terminal) -> None:
    about = report.permalink or f"{report.subject} ({report.edition})"
    when = f"{report.created:%Y-%m-%d %H:%M}"
    terminal.line(f"{report.id}  {report.kind} {about}  {when}  {report.state}", "bold")
    terminal.line(report.text, indent=2)
