"""The site becomes a folder of files that any file host serves, and a browser opens from a disk.

Every page is the site's own, asked of the application in either language. Its links become those
of files beside it; what needs a server is left out.
"""

from __future__ import annotations

import multiprocessing
import os
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

from flask import Flask, render_template

from corpus.imports import data_folder
from corpus.model import Lang
from corpus.shelf import Shelf
from web.app import create_app
from web.desk import NAME, Desk
from web.offline.errors import BadFolder
from web.offline.files import SCRIPT, Files
from web.offline.folder import replacing
from web.offline.pack import Pack
from web.offline.tree import SERVED, as_html, parsed, pruned, relinked
from web.pages.embed import packed

Told = Callable[[int, int], None]  # how many pages are done, and of how many
_Page = tuple[str, Lang, str]  # its address, its language, its file
_PACK, _STATIC = "pack", "static"
_BROKEN = 1  # the exit code of a process that could not go on
_META = ("og:", "twitter:")
_KEPT_LINKS = ("stylesheet", "icon")


@dataclass(frozen=True)
class Source:
    """The application whose pages are written."""

    app: Flask

    @classmethod
    def open(cls, data: Path | None = None) -> Source:
        """That over a data folder, by default the user's own."""
        return cls(create_app({"DATA": data or data_folder()}))

    @property
    def desk(self) -> Desk:
        """What it has loaded."""
        found: Desk = self.app.extensions[NAME]
        return found

    @property
    def shelf(self) -> Shelf:
        """Its editions."""
        return self.desk.shelf

    def page(self, url: str, lang: Lang) -> Element:
        """The page at an address in a language, without what needs a server."""
        client = self.app.test_client(use_cookies=False)
        response = client.get(url, headers={"Accept-Language": str(lang), "Accept": "text/html"})
        if response.status_code != 200:
            raise RuntimeError(f"{url} was answered with {response.status}")
        root = parsed(response.get_data(as_text=True))
        pruned(root, _needs_a_server)
        return root


def write(source: Source, folder: Path, keys: Sequence[str], jobs: int, told: Told) -> int:
    """Writes editions to a folder and gives the number of pages. Raises `BadFolder`."""
    with replacing(folder, {"editions": list(keys)}) as new:
        with source.app.test_request_context():
            pack = Pack(source.shelf, keys, source.desk.searching.spelled)
            for key in keys:
                source.shelf.library.graph(key).edges()  # all at once, for all processes
            files = Files(source.app, source.shelf, pack)
            _write_shared(source.app, new, pack)
        pages = list(files.pages())
        for parent in {(new / file).parent for _, _, file in pages}:
            parent.mkdir(parents=True, exist_ok=True)
        _write_all(lambda page: _write_page(source, files, new, page), pages, jobs, told)
    return len(pages)


def _write_all(
    write: Callable[[_Page], None], pages: Sequence[_Page], jobs: int, told: Told
) -> None:
    """Writes pages with so many processes, where processes can be forked."""
    if jobs == 1 or "fork" not in multiprocessing.get_all_start_methods():
        for done, page in enumerate(pages, 1):
            write(page)
            told(done, len(pages))
        return
    forked = multiprocessing.get_context("fork")
    count = forked.Value("i", 0)
    started = [
        forked.Process(target=_write_some, args=(write, pages[n::jobs], count, os.getpid()))
        for n in range(jobs)
    ]
    for process in started:
        process.start()
    for process in started:
        while process.is_alive():
            process.join(0.2)
            told(count.value, len(pages))
    if any(process.exitcode for process in started):
        raise BadFolder(
            "a process that writes pages ended early; what was there stays",
            "写页面的进程提前结束；原有内容保持不变",
        )


def _write_some(
    write: Callable[[_Page], None], pages: Sequence[_Page], count: Any, of: int
) -> None:
    """What one process does; it ends when the one that began it is gone."""
    for page in pages:
        if os.getppid() != of:
            os._exit(_BROKEN)
        write(page)
        with count.get_lock():
            count.value += 1


def _write_page(source: Source, files: Files, folder: Path, page: _Page) -> None:
    url, lang, file = page
    root = source.page(url, lang)
    relinked(root, lambda link: files.relative(link, lang, file))
    _by_itself(root, lang, file)
    (folder / file).write_text(as_html(root), encoding="utf-8")


def _needs_a_server(element: Element) -> bool:
    if element.tag == "link":
        return element.get("rel") not in _KEPT_LINKS
    if element.tag == "meta":
        return (element.get("property") or element.get("name") or "").startswith(_META)
    return SERVED in element.attrib


def _by_itself(root: Element, lang: Lang, file: str) -> None:
    """Gives a page the packed index in the server's place."""
    top = "../" * file.count("/")
    root.set("data-files", "")
    root.attrib.pop("data-worker", None)
    for form in root.iter("form"):
        form.attrib.pop("data-suggest", None)
    for nav in root.iter("nav"):
        if nav.get("class") == "site":
            pruned(nav, lambda element: element.tag == "span")  # indexes that no edition here has
    head = root.find("head")
    assert head is not None
    first = next(at for at, child in enumerate(head) if child.tag == "script")
    script = Element("script", src=f"{top}{_STATIC}/js/pack.js", defer="")
    script.set("data-pack", f"{top}{_PACK}/")
    script.set("data-home", f"{top}{lang}/")
    script.set("data-files", "")
    for own in head.findall("script"):
        if own.get("src", "").endswith("js/pack.js"):
            head.remove(own)
    head.insert(first, script)


def _write_shared(app: Flask, folder: Path, pack: Pack) -> None:
    """What all pages share: styles, scripts, the packed index, the page to begin with."""
    assert app.static_folder is not None
    static = Path(app.static_folder)
    for path in sorted(one for one in static.rglob("*") if one.is_file()):
        to = folder / _STATIC / path.relative_to(static)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, to)
    (folder / _PACK).mkdir()
    for name in pack.names:
        (folder / _PACK / f"{name}.js").write_text(pack.script(name), encoding="utf-8")
    reader = (Path(app.static_folder) / "js" / "pack.js").read_text(encoding="utf-8")
    for lang in Lang:
        (folder / str(lang)).mkdir()
        script = f"{reader}\n{packed()}\n"
        (folder / str(lang) / SCRIPT).write_text(script, encoding="utf-8")
    begin = render_template("begin.html")
    (folder / "index.html").write_text(begin, encoding="utf-8")
