"""`judge update`: the newest official rules and the card data, from their publishers.

It may be run by a timer: what is here already is not fetched again, and nothing is half-written.
"""

from __future__ import annotations

import argparse
import re
from contextlib import nullcontext
from html import unescape
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urljoin

from corpus.errors import CorpusError
from judge.cli import options
from judge.cli.terminal import Terminal, complain
from judge.errors import BadFetch, JudgeError
from judge.fetching import ADDRESSES, CARDS, RULES, address_of
from judge.values import Bilingual

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from judge.fetching import Fetcher

NO_TEXT = Bilingual("the page links no text of the rules", "该页面没有规则文本的链接")
OTHER_SUM = Bilingual(
    "its checksum is not the one that its publisher gives", "校验和与发布者给出的不同"
)
_LINK = re.compile(r"""href\s*=\s*["']([^"']+\.txt)["']""", re.I)
_DAY = re.compile(r"(?<!\d)\d{8}(?!\d)(?=[^/]*$)")
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
    done: dict[str, str] = {}
    failed: list[Exception] = []
    with nullcontext() if arguments.dry_run else fetcher.alone():
        for what, step in steps.items():
            if arguments.what and what not in arguments.what:
                continue
            try:
                done[what] = step(fetcher, arguments.dry_run, terminal)
            except (CorpusError, JudgeError) as error:  # the other one is fetched all the same
                failed.append(error)
    if arguments.json:
        terminal.json(done)
    else:
        for what, said in done.items():
            terminal.line(f"{what}: {said}")
    for fault in failed[:-1]:
        complain(fault)
    for fault in failed[-1:]:
        raise fault
    return 0


def _rules(fetcher: Fetcher, is_dry: bool, terminal: Terminal) -> str:
    """Brings the newest text of the rules; says what was done."""
    from corpus.documents import catalog
    from corpus.imports import data_folder
    from judge.cli.documents import join
    from judge.fetching import digest_of

    folder = data_folder() / "documents"
    url = text_address(fetcher, address_of(RULES))
    here = {info.sha256 for info in catalog(folder)}
    if is_dry:
        return _would(fetcher, url, fetcher.kept(url) in here)
    path = _fetched(fetcher, url, fetcher.kept(url) in here, terminal)
    said = f"up to date ({url})"
    if path is not None and digest_of(path) not in here:
        said = f"the edition of {_imported(fetcher, url, path, folder)} was imported"
    elif path is not None:
        fetcher.keep(url, path)
    join(terminal)  # also what an update that was killed has left
    return said


def _imported(fetcher: Fetcher, url: str, path: Path, folder: Path) -> date:
    """Imports a text of the rules; its edition. One that can't be read changes nothing."""
    from corpus.imports import add

    name = unquote(url).rpartition("/")[2]
    try:
        (added,) = add([path], folder, accept_faults=True, called=name)
    except Exception:
        fetcher.drop(path)
        raise
    fetcher.keep(url, path)
    return added.info.edition


def text_address(fetcher: Fetcher, url: str) -> str:
    """The address of the rules as text: the newest that a page links. Raises `BadFetch`."""
    if url.lower().endswith(".txt"):
        return url
    links = [unescape(link) for link in _LINK.findall(fetcher.text(url))]
    found = [(day[0], link) for link in links if (day := _DAY.search(unquote(link)))]
    if not found:
        raise BadFetch(url, NO_TEXT)
    _, link = max(found)
    return urljoin(url, link.replace(" ", "%20"))


def _cards(fetcher: Fetcher, is_dry: bool, terminal: Terminal) -> str:
    """Brings the card data; says what was done."""
    from corpus.imports import data_folder
    from judge.cards.imports import import_cards
    from judge.cards.store import CARDS as STORE
    from judge.cli.known import imported

    url, is_here = address_of(CARDS), (data_folder() / STORE).exists()
    if is_dry:
        return _would(fetcher, url, is_here)
    path = _fetched(fetcher, url, is_here, terminal)
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
    from judge.fetching import digest_of

    try:
        told = _CHECKSUM.search(fetcher.text(f"{url}.sha256").lower())
    except BadFetch:
        return
    if told is not None and told[0] != digest_of(path):
        raise BadFetch(url, OTHER_SUM)


def _fetched(fetcher: Fetcher, url: str, is_here: bool, terminal: Terminal) -> Path | None:
    """The file at an address; None if what was kept of it is the newest and still here."""
    if not is_here:
        fetcher.forget(url)
    with terminal.progress(f"Fetching {url}") as progress:
        return fetcher.fetch(url, progress)


def _would(fetcher: Fetcher, url: str, is_here: bool) -> str:
    found = fetcher.look(url, is_here)
    size = f", {found.size:,} bytes" if found.size else ""
    return f"would fetch {url}{size}" if found.is_new else f"up to date ({url})"
