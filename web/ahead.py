"""Pages are worked out before anybody asks for them, and kept in the data folder as answers.

They are those that an export has, of the edition that answers when none is named, in both languages
of the interface, as a reader without preferences sees them; and the frames of all hits that a
search for what is in force can have (`web.frames`). `judge serve` works them out while it
runs, in a process that leaves the processor to all others, and gives them from the moment it starts
the next time. What they were made of names the file: the documents, our files and whether there is
a font for pictures; so that none is ever out of date.
"""

from __future__ import annotations

import json
import logging
import os
import re
import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from hashlib import sha256
from itertools import chain
from pathlib import Path
from threading import Lock
from wsgiref.types import WSGIEnvironment

from corpus.documents import catalog, sound
from web.audience import PAGE
from web.cache import Answer
from web.picture import font

AHEAD = "ahead"  # among the application's extensions
FOLDER = "pages"
ORIGIN = "http://host.invalid"  # stands in what is kept for what is asked: scheme and host
_ROOMS = ("corpus", "judge", "web", "docs/scenarios")
_TABLE = "CREATE TABLE answers (name TEXT PRIMARY KEY, said BLOB)"
_PAGES_OF_IT = "PRAGMA page_size = 16384"  # of which an answer leaves little empty
_LIKE_ALL = ""  # the name of the page by which the others are compressed
_HIT = "hit "  # begins the names of frames, and is that of the frame by which they are compressed
_HOST = re.compile(r"[\w.:\[\]-]+")
_LANGUAGE = re.compile(r"(?:lang=(\w+))?")  # the only preference that an answer is kept for
_log = logging.getLogger("judge.server")


class Ahead:
    """The file of answers that were worked out; without one nothing is kept."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._held: sqlite3.Connection | None = None
        self._process, self._lock = 0, Lock()
        self._like: dict[str, bytes] = {}

    @classmethod
    def of(cls, data: Path) -> Ahead:
        """The answers of the documents in a data folder, by the code that runs."""
        return cls(data / FOLDER / _name(data))

    @property
    def is_there(self) -> bool:
        """True once everything was worked out."""
        return self.file.exists()

    def answer(self, environ: WSGIEnvironment) -> Answer | None:
        """What was worked out for a request as `Cache` gives it to a view; else None."""
        name = _asked(environ)
        found = self._said(name, _LIKE_ALL) if name is not None else None
        if found is None:
            return None
        status, headers, route, body = json.loads(found)
        origin = f"{environ['wsgi.url_scheme']}://{environ['HTTP_HOST']}"
        said = body.replace(ORIGIN, origin).encode()
        sent = [(k, str(len(said)) if k == "Content-Length" else v) for k, v in headers]
        return Answer(status, tuple(sent), said, route)

    def frame(self, name: str) -> str | None:
        """The frame of a hit that was worked out; else None."""
        found = self._said(f"{_HIT}{name}", _HIT)
        return None if found is None else found.decode()

    def keep(
        self,
        answers: Iterable[tuple[WSGIEnvironment, Answer]],
        frames: Iterable[tuple[str, str]] = (),
    ) -> None:
        """Puts the file in place in one step, and removes those of other documents and code.

        Raises `OSError` where it can't be written.
        """
        folder = self.file.parent
        folder.mkdir(parents=True, exist_ok=True)
        new = self.file.with_suffix(f".{os.getpid()}")
        try:
            with closing(sqlite3.connect(new)) as held, held:
                held.execute(_PAGES_OF_IT)
                held.execute(_TABLE)
                rows = chain(_answers(answers), _frames(frames))
                held.executemany("INSERT OR REPLACE INTO answers VALUES (?, ?)", rows)
            new.replace(self.file)
        except sqlite3.Error as error:
            raise OSError(f"{new}: {error}") from error
        finally:
            new.unlink(missing_ok=True)
        for other in folder.iterdir():
            if other != self.file:
                with suppress(OSError):
                    other.unlink()

    def _said(self, name: str, like: str) -> bytes | None:
        with self._lock:
            try:
                if not self._is_open():
                    return None
                found = self._read(name)
                return None if found is None else _unpacked(found, self._like[like])
            except (sqlite3.Error, zlib.error) as error:
                _log.warning("%s can't be read (%s): pages are worked out again", self.file, error)
                self.file.unlink(missing_ok=True)
                self._held = None
                return None

    def _is_open(self) -> bool:
        """Opens the file, in each process for itself, once there is one."""
        if self._held is not None and self._process == os.getpid():
            return True
        if not self.is_there:
            return False
        place = f"{self.file.resolve().as_uri()}?immutable=1"
        self._held = sqlite3.connect(place, uri=True, check_same_thread=False)
        self._process = os.getpid()
        self._like = {name: self._read(name) or b"" for name in (_LIKE_ALL, _HIT)}
        return True

    def _read(self, name: str) -> bytes | None:
        assert self._held is not None
        row = self._held.execute("SELECT said FROM answers WHERE name = ?", (name,)).fetchone()
        return row[0] if row else None


def _asked(environ: WSGIEnvironment) -> str | None:
    """The name of what is asked; None for what is kept for nobody."""
    preferred = _LANGUAGE.fullmatch(environ["HTTP_COOKIE"])
    is_plain = environ["HTTP_ACCEPT"] == PAGE and not environ.get("SCRIPT_NAME")
    if preferred is None or not is_plain or not _HOST.fullmatch(environ.get("HTTP_HOST", "")):
        return None
    lang = preferred[1] or environ["HTTP_ACCEPT_LANGUAGE"]
    return f"{lang} {environ['PATH_INFO']}?{environ.get('QUERY_STRING', '')}"


def _answers(found: Iterable[tuple[WSGIEnvironment, Answer]]) -> Iterator[tuple[str, bytes]]:
    like = b""
    for environ, answer in found:
        body = answer.body.decode()
        said = json.dumps((answer.status, answer.headers, answer.route, body), ensure_ascii=False)
        name = _asked(environ)
        assert name is not None
        if not like:
            like = said.encode()
            yield _LIKE_ALL, like
        yield name, _packed(said.encode(), like)


def _frames(found: Iterable[tuple[str, str]]) -> Iterator[tuple[str, bytes]]:
    like = b""
    for name, frame in found:
        if not like:
            like = frame.encode()
            yield _HIT, like
        yield f"{_HIT}{name}", _packed(frame.encode(), like)


def _packed(said: bytes, like: bytes) -> bytes:
    packer = zlib.compressobj(level=6, zdict=like)
    return packer.compress(said) + packer.flush()


def _unpacked(packed: bytes, like: bytes) -> bytes:
    return zlib.decompressobj(zdict=like).decompress(packed)


def _name(data: Path) -> str:
    """What decides what pages say: the documents, our files by size and time, pictures or none."""
    imported, _ = sound(data / "documents")
    digest = sha256(str(font() is not None).encode())
    for info in (*catalog(), *imported):
        digest.update(f"{info.sha256}{info.edition}".encode())
    home = Path(__file__).parents[1]
    for room in _ROOMS:
        for folder, below, names in os.walk(home / room):
            below[:] = sorted(one for one in below if one != "__pycache__")
            for name in sorted(names):
                seen = Path(folder, name).stat()
                here = os.path.relpath(folder, home)
                digest.update(f"{here}/{name} {seen.st_size} {seen.st_mtime_ns}\n".encode())
    return digest.hexdigest()[:24]
