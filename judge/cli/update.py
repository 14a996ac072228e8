"""`judge update`: the newest official rules and the card data, from their publishers.

It may be run by a timer: what is here already is not fetched again, and nothing is half-written.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
from html import unescape
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

from judge.cli import options
from judge.cli.terminal import Terminal
from judge.errors import BadFetch

if TYPE_CHECKING:
    from pathlib import Path

    from judge.fetching import Fetcher

RULES, CARDS = "JUDGE_RULES_URL", "JUDGE_CARDS_URL"
ADDRESSES = {  # a page that links the text of the rules, or the text; a file of cards
    RULES: "https://magic.wizards.com/en/rules",
    CARDS: "https://mtgjson.com/api/v5/AtomicCards.json.gz",
}
_TEXT = re.compile(r"""href=["']([^"']*?(\d{8})[^"'/]*\.txt)["']""", re.I)
_CHECKSUM = re.compile(r"\b[0-9a-f]{64}\b")


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser(
        "update",
        help="fetch the newest official rules and the card data",
        description=__doc__,
        epilog=f"{RULES} and {CARDS} name other addresses: {', '.join(ADDRESSES.values())}.",
    )
    parser.add_argument("what", nargs="*", choices=[[], "rules", "cards"], help="only these")
    parser.add_argument("--dry-run", action="store_true", help="say what would be fetched")
    parser.add_argument(
        "--pause", type=float, default=1.0, metavar="SECONDS", help="between two requests"
    )
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Fetches and imports what is new."""
    from corpus.imports import data_folder
    from judge.fetching import Fetcher

    fetcher = Fetcher(data_folder() / "updates", arguments.pause)
    steps = {"rules": _rules, "cards": _cards}
    done = {
        what: step(fetcher, arguments.dry_run, terminal)
        for what, step in steps.items()
        if not arguments.what or what in arguments.what
    }
    if arguments.json:
        terminal.json(done)
    else:
        for what, said in done.items():
            terminal.line(f"{what}: {said}")
    return 0


def _address(name: str) -> str:
    return os.environ.get(name) or ADDRESSES[name]


def _rules(fetcher: Fetcher, is_dry: bool, terminal: Terminal) -> str:
    """Brings the newest text of the rules; says what was done."""
    from corpus.imports import add, data_folder
    from judge.cli.documents import join

    url = text_address(fetcher, _address(RULES))
    if is_dry:
        return _would(fetcher, url)
    path = _fetched(fetcher, url, terminal)
    if path is None:
        return f"up to date ({url})"
    named = path.with_suffix(".txt")
    path.replace(named)
    try:
        (added,) = add([named], data_folder() / "documents", accept_faults=True)
    except Exception:
        fetcher.drop(named)
        raise
    fetcher.keep(url, named)
    join(terminal)
    return f"the edition of {added.info.edition} was imported"


def text_address(fetcher: Fetcher, url: str) -> str:
    """The address of the rules as text: the newest that a page links. Raises `BadFetch`."""
    if url.lower().endswith(".txt"):
        return url
    found = _TEXT.findall(fetcher.text(url))
    if not found:
        raise BadFetch(url, "the page links no text of the rules")
    link, _ = max(found, key=lambda one: one[1])
    return urljoin(url, unescape(link).replace(" ", "%20"))


def _cards(fetcher: Fetcher, is_dry: bool, terminal: Terminal) -> str:
    """Brings the card data; says what was done."""
    from judge.cards.imports import import_cards
    from judge.cli.known import imported

    url = _address(CARDS)
    if is_dry:
        return _would(fetcher, url)
    path = _fetched(fetcher, url, terminal)
    if path is None:
        return f"up to date ({url})"
    try:
        _check(fetcher, url, path)
        with terminal.progress("Importing cards") as progress:
            done = import_cards(path, imported(), progress)
    except Exception:
        fetcher.drop(path)
        raise
    fetcher.keep(url, path)
    return f"{done.english} cards, {done.chinese} Chinese texts"


def _check(fetcher: Fetcher, url: str, path: Path) -> None:
    """Holds a file to the checksum that its publisher gives beside it, if there is one."""
    try:
        told = _CHECKSUM.search(fetcher.text(f"{url}.sha256").lower())
    except BadFetch:
        return
    with path.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    if told is not None and told[0] != digest:
        raise BadFetch(url, "its checksum is not the one that its publisher gives")


def _fetched(fetcher: Fetcher, url: str, terminal: Terminal) -> Path | None:
    with terminal.progress(f"Fetching {url}") as progress:
        return fetcher.fetch(url, progress)


def _would(fetcher: Fetcher, url: str) -> str:
    found = fetcher.look(url)
    size = f", {found.size:,} bytes" if found.size else ""
    return f"would fetch {url}{size}" if found.is_new else f"up to date ({url})"
