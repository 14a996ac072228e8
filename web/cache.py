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
Answers that are not kept are compressed too, each time. What is sent for the first time is
compressed quickly, what is asked again thoroughly. What nobody has asked for may have been worked
out all the same (`web.ahead`). This is the one door to brotli.
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
FOUND = "web.found"  # in the environment: whether the answer was there already
_ONLY_BY_TLS = "max-age=31536000"  # Strict-Transport-Security, where TLS is what was asked by
_LEAST = 400  # bytes: below, compressing costs more than it spares
_QUICK = {"br": 3, "gzip": 4}  # a quarter of the time, for a sixth more bytes
_THOROUGH = {"br": 8, "gzip": 8}
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
    """What is sent: the status, the headers and the body; `route` as `ROUTE` has it.

    `packed` is how the body is compressed, as long as that was done quickly.
    """

    status: str
    headers: tuple[tuple[str, str], ...]
    body: bytes
    route: str | None = None
    etag: str | None = None
    packed: str = ""

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
        """Keeps an answer in the place of one there, unless it would take an eighth of all."""
        if answer.size > self._most // 8:
            return
        with self._lock:
            before = self._found.get(name)
            self._found[name] = answer
            self._size += answer.size - (before.size if before is not None else 0)
            while self._size > self._most:
                _, gone = self._found.popitem(last=False)
                self._size -= gone.size


class Cache:
    """The application with its answers kept, compressed and named by ETags.

    `version` tells what the answers were made of: another text, and none of them is given again.
    `ahead` gives what was worked out for a request that nobody has made.
    """

    def __init__(
        self,
        app: WSGIApplication,
        version: Callable[[], str] = str,
        most: int = MOST,
        ahead: Callable[[WSGIEnvironment], Answer | None] = lambda _: None,
    ) -> None:
        self._app, self._version, self._answers, self._ahead = app, version, Answers(most), ahead

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        encoding = _encoding(environ.get("HTTP_ACCEPT_ENCODING", ""))
        if environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            return _send(_packed(self._ask(environ), encoding), environ, start_response)
        known = environ.get("HTTP_IF_NONE_MATCH", "")
        name = (environ["REQUEST_METHOD"], encoding, self._version(), *_wish(environ))
        found = self._answers.get(name)
        environ[FOUND] = found is not None
        if found is None:
            found = self._first(environ, encoding, name)
        elif found.packed:
            found = _thoroughly(found)
            self._answers.put(name, found)
        environ[ROUTE] = found.route
        if found.etag is not None and (found.etag.removeprefix("W/") in known or known == "*"):
            found = _unchanged(found)
        return _send(found, environ, start_response)

    def work_out(self, environ: WSGIEnvironment) -> Answer | None:
        """The answer to a GET as it may be kept for others, not compressed; None if it may not."""
        for _ in _wish(environ):
            pass
        answer = self._ask(environ)
        return answer if KEPT in environ and _may_be_kept(answer) else None

    def _first(self, environ: WSGIEnvironment, encoding: str, name: object) -> Answer:
        """The answer to what nobody has asked for here; kept if it may be."""
        ahead = self._ahead(environ)
        environ[FOUND] = ahead is not None
        answer = ahead if ahead is not None else self._ask(environ)
        if ahead is None and not (KEPT in environ and _may_be_kept(answer)):
            return _packed(answer, encoding)
        found = _packed(_tagged(answer), encoding)
        self._answers.put(name, found)
        return found

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


def _packed(answer: Answer, encoding: str) -> Answer:
    """The answer compressed quickly, if it is text enough for that."""
    headers = Headers(answer.headers)
    is_text = _COMPRESSED.match(headers.get("Content-Type", "")) is not None
    if not is_text or "Content-Encoding" in headers or len(answer.body) < _LEAST:
        return answer
    headers.add("Vary", "Accept-Encoding")
    if not encoding:
        return replace(answer, headers=tuple(headers.to_wsgi_list()))
    body = _compressed(answer.body, encoding, _QUICK[encoding])
    headers["Content-Encoding"] = encoding
    headers["Content-Length"] = str(len(body))
    etag = answer.etag
    if etag is not None and not etag.startswith("W/"):
        headers["ETag"] = etag = f"W/{etag}"
    sent = tuple(headers.to_wsgi_list())
    return replace(answer, headers=sent, body=body, etag=etag, packed=encoding)


def _thoroughly(answer: Answer) -> Answer:
    """The same answer in fewer bytes."""
    unpacked = brotli.decompress if answer.packed == "br" else gzip.decompress
    body = _compressed(unpacked(answer.body), answer.packed, _THOROUGH[answer.packed])
    headers = Headers(answer.headers)
    headers["Content-Length"] = str(len(body))
    return replace(answer, headers=tuple(headers.to_wsgi_list()), body=body, packed="")


def _compressed(body: bytes, encoding: str, quality: int) -> bytes:
    if encoding == "br":
        squeezed: bytes = brotli.compress(body, quality=quality, lgwin=_WINDOW)
        return squeezed
    return gzip.compress(body, quality, mtime=0)


def _unchanged(answer: Answer) -> Answer:
    """That the reader has it already."""
    headers = tuple((k, v) for k, v in answer.headers if k.lower() not in _GONE_IN_304)
    return Answer("304 NOT MODIFIED", headers, b"", answer.route)


def _send(
    answer: Answer, environ: WSGIEnvironment, start_response: StartResponse
) -> Iterable[bytes]:
    headers = list(answer.headers)
    if environ["wsgi.url_scheme"] == "https":
        headers.append(("Strict-Transport-Security", _ONLY_BY_TLS))
    start_response(answer.status, headers)
    return (answer.body,) if environ["REQUEST_METHOD"] != "HEAD" else ()
