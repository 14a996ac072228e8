"""`judge export DIR`: the reference as files for any file host, or as a book (`--epub FILE`)."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from corpus.model import Lang
from judge.cli.serve import number
from judge.cli.terminal import Terminal, complain, language_of_locale

if TYPE_CHECKING:
    from web.offline.export import Source

_MOST_PROCESSES = 8  # by default
_ALL = "all"


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser(
        "export",
        help="write the reference as static files or as EPUB",
        description=__doc__,
        epilog="The folder is written beside its place and moved there when it is whole; an "
        "earlier export is replaced. docs/offline.md says more.",
    )
    place = parser.add_mutually_exclusive_group(required=True)
    place.add_argument("folder", nargs="?", type=Path, metavar="DIR", help="the folder to write")
    place.add_argument("--epub", type=Path, metavar="FILE", help="write a book instead")
    parser.add_argument(
        "--edition",
        action="append",
        metavar="DATE",
        help="an edition to write, or all (may be given again; default the one read by default)",
    )
    parser.add_argument(
        "--lang",
        choices=list(Lang),
        help="the book's first language, and that of messages (default the locale's)",
    )
    usual = min(os.cpu_count() or 1, _MOST_PROCESSES)
    parser.add_argument(
        "--jobs",
        type=number(1, 256),
        default=usual,
        metavar="N",
        help="processes that write pages (default one a processor)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Writes the folder or the book. Raises `UnknownEdition`."""
    from web.offline.errors import BadFolder

    try:
        return _write(arguments, terminal)
    except BadFolder as error:
        complain(error, arguments.lang)
        return 2


def _write(arguments: argparse.Namespace, terminal: Terminal) -> int:
    from web.offline import epub, export

    source = export.Source.open()
    keys = _editions(source, arguments.edition or [])
    is_chinese = (arguments.lang or language_of_locale()) == Lang.ZH
    if arguments.epub is not None:
        lang = Lang.ZH if is_chinese else Lang.EN
        with terminal.progress("写入电子书" if is_chinese else "Writing the book") as told:
            count = epub.write(source, arguments.epub, keys, lang, told)
        pages = f"{count}页" if is_chinese else f"{count} pages"
        terminal.line(f"{arguments.epub}: {pages}", "bold green")
        return 0
    with terminal.progress("写入页面" if is_chinese else "Writing pages") as told:
        count = export.write(source, arguments.folder, keys, arguments.jobs, told)
    pages = (
        f"{count}页，从index.html开始" if is_chinese else f"{count} pages; begin with index.html"
    )
    terminal.line(f"{arguments.folder}: {pages}", "bold green")
    return 0


def _editions(source: Source, asked: list[str]) -> tuple[str, ...]:
    """The editions asked for, each once. Raises `UnknownEdition`."""
    library = source.shelf.library
    if _ALL in asked:
        return tuple(library.keys)
    return tuple(dict.fromkeys(library.resolve(one) for one in asked or [library.default]))
