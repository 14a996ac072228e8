"""Files of publishers are fetched: whole or not at all, checked, and not twice.

A download that breaks off goes on where it ended, if the file is still the same; one that is here
already is asked for with its ETag and not sent again. This is the one door to the network.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, build_opener

from corpus.refusals import ELSEWHERE_DATA, is_refused, unwritten
from judge.errors import BadFetch
from judge.values import Bilingual, Value

Progress = Callable[[int, int], None]  # bytes that are here, bytes in all
RULES, CARDS = "JUDGE_RULES_URL", "JUDGE_CARDS_URL"
ADDRESSES = {  # a page that links the text of the rules, or the text; a file of cards
    RULES: "https://magic.wizards.com/en/rules",
    CARDS: "https://mtgjson.com/api/v5/AtomicCards.json.gz",
}
AGENT = "rules-judge (judge update)"
STATE, LOCK = "state.json", "update.lock"
UNDER_WAY = Bilingual("another update is under way", "另一次更新正在进行")
NO_ADDRESS = Bilingual("it is no address of the web", "不是网址")
_DIGEST = "sha256"
_RANGE = re.compile(r"bytes (\d+)-")
_TRIES = 4
_PIECE = 1 << 16
_MOST = 2 << 30  # bytes of a file
_LONGEST = 120.0  # seconds to wait because a server says so
_PASSING = (408, 425, 429, 500, 502, 503, 504)


def address_of(name: str) -> str:
    """A publisher's address: that of the environment, else the usual one."""
    return os.environ.get(name) or ADDRESSES[name]


class Answer(Value):
    """What a server says of a file without sending it: whether it is new, its ETag and size."""

    is_new: bool
    etag: str
    size: int


class Fetcher:
    """Fetches into a folder, one request at a time with a pause between two."""

    def __init__(self, folder: Path, pause: float = 1.0, patience: float = 30.0) -> None:
        self._folder, self._pause, self._patience = folder, pause, patience
        self._opener = build_opener()
        self._last = 0.0

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Holds the folder's lock: two that fetch into one file would mix it up. Raises `BadFetch`.

        The lock goes with the process, also if that is killed.
        """
        from filelock import FileLock, Timeout  # takes time to load

        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with FileLock(self._folder / LOCK, timeout=0):
                yield
        except Timeout as error:
            raise BadFetch("What is new", UNDER_WAY) from error
        except OSError as error:
            told = unwritten(self._folder, error, ELSEWHERE_DATA)
            raise BadFetch("What is new", Bilingual(str(told), told.zh)) from error

    def look(self, url: str, is_here: bool = True) -> Answer:
        """Whether the file at an address is another than the one that was kept, without fetching.

        Raises `BadFetch`.
        """
        headers = self._known(url) if is_here else {}
        with self._sent(url, headers, method="HEAD") as found:
            if found is None:
                return Answer(False, headers.get("If-None-Match", ""), 0)
            return Answer(True, found.headers.get("ETag", ""), _size_of(found))

    def text(self, url: str, most: int = 1 << 22) -> str:
        """A small text; raises `BadFetch`."""
        with self._sent(url, {}) as found:
            assert found is not None
            try:
                data: bytes = found.read(most)
            except (HTTPException, OSError) as error:
                raise _broken(url, error) from error
            return data.decode("utf-8", "replace")

    def fetch(self, url: str, progress: Progress = lambda done, size: None) -> Path | None:
        """The file at an address, whole; None if it is the one that was kept.

        `keep` says that it is used: until then it is fetched again. Raises `BadFetch`.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        part = self._folder / f"{_name(url)}.part"
        problem: Exception | None = None
        for number in range(_TRIES):
            if number:
                time.sleep(self._pause * 2**number)
            try:
                if self._got(url, part, progress):
                    return part
                self.drop(part)  # what was left of an update that was killed
                return None
            except (HTTPException, OSError) as error:
                problem = error
                if isinstance(error, _Beyond):
                    self.drop(part)
                elif isinstance(error, OSError) and is_refused(error):  # no network: our own disk
                    told = unwritten(self._folder, error, ELSEWHERE_DATA)
                    raise BadFetch(url, Bilingual(str(told), told.zh)) from error
        assert problem is not None
        raise _broken(url, problem)

    def keep(self, url: str, path: Path) -> None:
        """Notes that a fetched file is used, and removes it."""
        self._write({**self._state(), url: {**self._told(path), _DIGEST: digest_of(path)}})
        self.drop(path)

    def kept(self, url: str) -> str:
        """The checksum of the file that was kept of an address; empty if none was."""
        return str(self._state().get(url, {}).get(_DIGEST, ""))

    def forget(self, url: str) -> None:
        """Notes that what was kept of an address is no longer here: it is fetched again."""
        self._write({name: told for name, told in self._state().items() if name != url})

    def drop(self, path: Path) -> None:
        """Removes a fetched file, under any ending, and what was noted of it."""
        for one in self._folder.glob(f"{path.stem}.*"):
            one.unlink(missing_ok=True)

    def _got(self, url: str, part: Path, progress: Progress) -> bool:
        """Fetches what is still lacking; False if the kept file is the newest."""
        headers, start = self._known(url), 0
        note = self._told(part)
        if part.exists() and note.get("ETag"):
            start = part.stat().st_size
            headers |= {"Range": f"bytes={start}-", "If-Range": note["ETag"]}
        with self._sent(url, headers) as found:
            if found is None:
                return False
            if found.status == 206 and _begins(found) != start:
                raise _Beyond(f"the server sent another part than {headers['Range']}")
            start = start if found.status == 206 else 0
            size = start + _size_of(found)
            self._check_size(url, size)
            told = {name: found.headers.get(name, "") for name in ("ETag", "Last-Modified")}
            self._note(part).write_text(json.dumps(told), encoding="utf-8")
            with part.open("ab" if start else "wb") as file:
                while piece := found.read(_PIECE):
                    file.write(piece)
                    self._check_size(url, file.tell())
                    progress(file.tell(), size)
                whole = file.tell()
        if found.headers.get("Content-Length") and whole != size:
            raise OSError(f"{whole:,} of {size:,} bytes came")
        return True

    def _check_size(self, url: str, size: int) -> None:
        if size > _MOST:
            en = f"it has {size:,} bytes; at most {_MOST:,} are fetched"
            raise BadFetch(url, Bilingual(en, f"有{size}字节；最多取{_MOST}字节"))

    def _sent(self, url: str, headers: Mapping[str, str], method: str = "GET") -> Any:
        """The answer to a request; a context of None where nothing is new. Raises `BadFetch`."""
        if urlsplit(url).scheme not in ("http", "https"):
            raise BadFetch(url, NO_ADDRESS)
        for number in range(_TRIES):
            time.sleep(max(0.0, self._last + self._pause - time.monotonic()))
            self._last = time.monotonic()
            asked = Request(
                url, headers={"User-Agent": AGENT, "Accept": "*/*", **headers}, method=method
            )
            try:
                return self._opener.open(asked, timeout=self._patience)
            except HTTPError as error:
                error.close()
                if error.code == 304:
                    return _Nothing()
                if error.code == 416:
                    raise _Beyond(f"the server has no more than {headers['Range']}") from error
                if error.code not in _PASSING or number == _TRIES - 1:
                    en, zh = f"the server answers {error.code}", f"服务器回答{error.code}"
                    raise BadFetch(url, Bilingual(en, zh)) from error
                time.sleep(_wait(error.headers.get("Retry-After"), self._pause * 2**number))
            except (URLError, HTTPException, OSError) as error:
                if number == _TRIES - 1:
                    raise _broken(url, error) from error
        raise AssertionError("the last try raises")

    def _known(self, url: str) -> dict[str, str]:
        """The headers that ask for the file only if it is another than the kept one."""
        kept = self._state().get(url, {})
        names = {"ETag": "If-None-Match", "Last-Modified": "If-Modified-Since"}
        return {names[name]: value for name, value in kept.items() if value and name in names}

    def _state(self) -> dict[str, Any]:
        return _json(self._folder / STATE)

    def _write(self, state: Mapping[str, Any]) -> None:
        fresh = self._folder / f"{STATE}.new"
        fresh.write_text(json.dumps(state), encoding="utf-8")
        fresh.replace(self._folder / STATE)

    def _told(self, part: Path) -> dict[str, Any]:
        return _json(self._note(part))

    def _note(self, part: Path) -> Path:
        """Where stands what the server said of a file that is being fetched."""
        return part.with_suffix(".json")


class _Beyond(OSError):
    """What the server has is no more to what is here of a file: it is fetched anew."""


class _Nothing:
    """The context of an answer that nothing is new."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        return None


def _name(url: str) -> str:
    return hashlib.sha256(url.encode()).hexdigest()[:16]


def _json(path: Path) -> dict[str, Any]:
    """A file's JSON object; an empty one where it can't be read."""
    with suppress(OSError, ValueError):
        found = json.loads(path.read_text(encoding="utf-8"))
        return found if isinstance(found, dict) else {}
    return {}


def is_readable(path: Path) -> bool:
    """True if a file holds a JSON object, or there is none."""
    return not path.exists() or bool(_json(path)) or path.read_bytes().strip() == b"{}"


def digest_of(path: Path) -> str:
    """The SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _begins(found: Any) -> int:
    """Where the part of a file begins that a server sends; -1 if it does not say so."""
    said = _RANGE.match(found.headers.get("Content-Range", ""))
    return int(said[1]) if said else -1


def _size_of(found: Any) -> int:
    size = found.headers.get("Content-Length", "")
    return int(size) if size.isdigit() else 0


def _wait(told: str | None, usual: float) -> float:
    """The seconds to wait before the next try."""
    return min(float(told), _LONGEST) if told and told.isdigit() else usual


def _broken(url: str, error: Exception) -> BadFetch:
    why = f"{getattr(error, 'reason', None) or error or type(error).__name__}"
    return BadFetch(url, Bilingual(why, why))
