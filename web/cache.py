"""Answers are kept as the bytes that are sent: neither worked out nor compressed a second time.

A view opts in with `kept`, under its route:

    @pages.get("/editions")
    @kept
    def index() -> ResponseReturnValue: ...

It may then depend on its address (host, path, query), on what the application holds for as long as
it runs or until its `version` is another, and on what the reader prefers: the cookies of
`web.preferences`, the language that Accept-Language comes to, and whether Accept asks for a page or
for JSON. All of these are part of the name under which an answer is kept. Nothing else that a
browser sends reaches a view of a GET: the other headers are taken out first, so that no reader is
ever served what was made for another.

Kept is only what has status 200, sets no cookie and isn't for once (`no-store`). Every answer of
status 200 with an ETag, and every kept one has one, is answered with 304 to who has it already.
Answers that are not kept are compressed too, each time. This is the one door to brotli.
"""

from __future__ import annotations

import gzip
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, wraps
from hashlib import blake2b
from threading import Lock
from typing import Any, TypeVar, cast
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

import brotli
from flask import request
from werkzeug.datastructures import Headers
from werkzeug.http import parse_accept_header
from werkzeug.sansio.http import parse_cookie

from web.audience import is_for_programs, wanted
from web.language import fallback, preferred
from web.preferences import PREFERENCES

MOST = 12 * 1024 * 1024  # bytes that an application keeps
ROUTE = "web.route"  # in the environment: the address's pattern, for logs and metrics
KEPT = "web.kept"  # in the environment: True if the view opted in
FOUND = "web.found"  # in the environment: True if the answer was there already
_LEAST = 400  # bytes: below, compressing costs more than it spares
_WINDOW = 18  # brotli looks back 256 KB, which is more than a page: a wider one only takes memory
_COMPRESSED = re.compile(
    r"text/|application/(json|javascript|xml|x-ndjson|[a-z.-]+\+(json|xml))|image/svg"
)
_GONE_IN_304 = frozenset({"content-type", "content-length", "content-encoding"})
_View = TypeVar("_View", bound=Callable[..., Any])


def kept(view: _View) -> _View:
    """The view, whose answers are kept."""

    @wraps(view)
    def keeping(*args: Any, **kwargs: Any) -> Any:
        answer = view(*args, **kwargs)
        request.environ[KEPT] = True
        return answer

    return cast(_View, keeping)


@dataclass(frozen=True, slots=True)
class Answer:
    """What is sent: the status, the headers and the body; `route` as `ROUTE` has it."""

    status: str
    headers: tuple[tuple[str, str], ...]
    body: bytes
    route: str | None = None
    etag: str | None = None

    @property
    def size(self) -> int:
        """Its bytes, headers and bookkeeping included, roughly."""
        return len(self.body) + 2_000


class Answers:
    """Answers by name, at most so many bytes of them: the least lately asked go first."""

    def __init__(self, most: int) -> None:
        self._found: OrderedDict[object, Answer] = OrderedDict()
        self._most, self._size, self._lock = most, 0, Lock()

    def get(self, name: object) -> Answer | None:
        """The answer kept under a name."""
        with self._lock:
            found = self._found.get(name)
            if found is not None:
                self._found.move_to_end(name)
            return found

    def put(self, name: object, answer: Answer) -> None:
        """Keeps an answer, unless it would take an eighth of the whole."""
        if answer.size > self._most // 8:
            return
        with self._lock:
            if name in self._found:
                return
            self._found[name] = answer
            self._size += answer.size
            while self._size > self._most:
                _, gone = self._found.popitem(last=False)
                self._size -= gone.size


class Cache:
    """The application with its answers kept, compressed and named by ETags.

    `version` tells what the answers were made of: another text, and none of them is given again.
    """

    def __init__(
        self, app: WSGIApplication, version: Callable[[], str] = str, most: int = MOST
    ) -> None:
        self._app, self._version, self._answers = app, version, Answers(most)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        encoding = _encoding(environ.get("HTTP_ACCEPT_ENCODING", ""))
        if environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            return _send(_pack(self._ask(environ), encoding, quick=True), environ, start_response)
        known = environ.get("HTTP_IF_NONE_MATCH", "")
        name = (environ["REQUEST_METHOD"], encoding, self._version(), *_wish(environ))
        found = self._answers.get(name)
        if found is None:
            answer = self._ask(environ)
            is_kept = KEPT in environ and _may_be_kept(answer)
            found = _pack(_tagged(answer) if is_kept else answer, encoding, quick=not is_kept)
            if is_kept:
                self._answers.put(name, found)
        else:
            environ[FOUND] = True
        environ[ROUTE] = found.route
        if found.etag is not None and (found.etag.removeprefix("W/") in known or known == "*"):
            found = _unchanged(found)
        return _send(found, environ, start_response)

    def _ask(self, environ: WSGIEnvironment) -> Answer:
        """What the application answers."""
        started: list[tuple[str, list[tuple[str, str]]]] = []
        written: list[bytes] = []

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            started[:] = [(status, headers)]
            return written.append

        parts = self._app(environ, start)
        try:
            written.extend(parts)
        finally:
            close: Callable[[], None] | None = getattr(parts, "close", None)
            if close is not None:
                close()
        ((status, headers),) = started
        tag = Headers(headers).get("ETag") if status.startswith("200") else None
        return Answer(status, tuple(headers), b"".join(written), environ.get(ROUTE), tag)


def _wish(environ: WSGIEnvironment) -> Iterator[str]:
    """All that an answer to a GET may depend on; what else was sent is taken out."""
    accepted = environ.get("HTTP_ACCEPT_LANGUAGE", "")
    accept = wanted(environ.get("HTTP_ACCEPT", ""))
    lang = preferred(accepted, fallback(is_for_programs(environ["PATH_INFO"], accept)))
    cookies = _cookies(environ.get("HTTP_COOKIE", ""))
    host = environ.get("HTTP_HOST")
    for header in [key for key in environ if key.startswith("HTTP_")]:
        del environ[header]
    environ.update(HTTP_ACCEPT_LANGUAGE=str(lang), HTTP_ACCEPT=accept, HTTP_COOKIE=cookies)
    if host is not None:
        environ["HTTP_HOST"] = host
    yield from (lang, accept, cookies, host or "", environ["wsgi.url_scheme"])
    yield from (environ.get(part, "") for part in ("SCRIPT_NAME", "PATH_INFO", "QUERY_STRING"))


@lru_cache(1024)
def _cookies(header: str) -> str:
    """The cookies of preferences, those that are one of the choices, in order."""
    found = parse_cookie(header.encode("latin-1", "replace").decode(errors="replace"))
    wishes = ((name, found.get(name), kind) for name, kind in PREFERENCES.items())
    return "; ".join(f"{name}={wish}" for name, wish, kind in wishes if wish in tuple(kind))


@lru_cache(256)
def _encoding(header: str) -> str:
    """The best compression that Accept-Encoding allows, or empty."""
    found = parse_accept_header(header)
    qualities = {name.lower(): quality for name, quality in found}
    rest = qualities.get("*", 0)
    return max(("br", "gzip", ""), key=lambda name: qualities.get(name, rest) if name else 0.001)


def _may_be_kept(answer: Answer) -> bool:
    headers = Headers(answer.headers)
    is_fleeting = "Set-Cookie" in headers or "no-store" in headers.get("Cache-Control", "")
    return answer.status.startswith("200") and not is_fleeting


def _tagged(answer: Answer) -> Answer:
    """The answer with an ETag: its own, else one of its body."""
    if answer.etag is not None:
        return answer
    tag = f'W/"{blake2b(answer.body, digest_size=12).hexdigest()}"'
    return replace(answer, headers=(*answer.headers, ("ETag", tag)), etag=tag)


def _pack(answer: Answer, encoding: str, *, quick: bool) -> Answer:
    """The answer compressed, if it is text enough for that; `quick` is for what is sent once."""
    headers = Headers(answer.headers)
    is_text = _COMPRESSED.match(headers.get("Content-Type", "")) is not None
    if not is_text or "Content-Encoding" in headers or len(answer.body) < _LEAST:
        return answer
    headers.add("Vary", "Accept-Encoding")
    if not encoding:
        return replace(answer, headers=tuple(headers.to_wsgi_list()))
    body = _compressed(answer.body, encoding, quick=quick)
    headers["Content-Encoding"] = encoding
    headers["Content-Length"] = str(len(body))
    etag = answer.etag
    if etag is not None and not etag.startswith("W/"):
        headers["ETag"] = etag = f"W/{etag}"
    return replace(answer, headers=tuple(headers.to_wsgi_list()), body=body, etag=etag)


def _compressed(body: bytes, encoding: str, *, quick: bool) -> bytes:
    if encoding == "br":
        squeezed: bytes = brotli.compress(body, quality=4 if quick else 8, lgwin=_WINDOW)
        return squeezed
    return gzip.compress(body, 4 if quick else 8, mtime=0)


def _unchanged(answer: Answer) -> Answer:
    """That the reader has it already."""
    headers = tuple((k, v) for k, v in answer.headers if k.lower() not in _GONE_IN_304)
    return Answer("304 NOT MODIFIED", headers, b"", answer.route)


def _send(
    answer: Answer, environ: WSGIEnvironment, start_response: StartResponse
) -> Iterable[bytes]:
    start_response(answer.status, list(answer.headers))
    return (answer.body,) if environ["REQUEST_METHOD"] != "HEAD" else ()
