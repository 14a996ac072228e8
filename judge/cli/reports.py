"""`judge reports`: what readers reported about rulings, translations and rules."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Any

from judge.cli import options
from judge.cli.terminal import Terminal, complain

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
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Lists the reports, or marks some; exit code 1 if there is no such report or database."""
    from web.store import StoreError

    try:
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
