"""The site's door: the bytes of a request, as a worker of the server reads and answers them.

An input is what a browser or somebody hostile sends on one connection. `Content-Length: ?` in it
stands for the length of what is behind its head, so that a body may change its size.
"""

from __future__ import annotations

import gzip
import json
import logging
import os
import re
import traceback
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote, urlencode

import brotli
from flask import Flask, got_request_exception
from gunicorn.config import Config
from gunicorn.glogging import Logger
from gunicorn.workers.gthread import TConn

from tests.fuzz import inside
from tests.fuzz.allowed import MARK, Wrong, shown
from web import create_app
from web.api import SUBJECTS
from web.punctual import Worker
from web.server import Service, _settings, application, listen, warm

LENGTH = re.compile(rb"(?<=Content-Length: )\?")
_STATUS = re.compile(rb"HTTP/\d\.\d (\d{3}) [^\r\n]*\r\n")
_ALLOWED = (501, 503, 505)  # a coding or protocol that no server knows; what is away or too long
_HOST = b"Host: localhost\r\n"
HEADERS = (
    *("Accept: application/json", "Accept: text/html;q=0.1,*/*", "Accept-Language: zh-CN,zh;q=0.9"),
    *(
        "Accept-Encoding: br",
        "Accept-Encoding: gzip;q=0, br;q=x",
        "Range: bytes=0-1,5-",
        "Range: x",
    ),
    *("If-None-Match: *", 'If-None-Match: W/"a", "b', "If-Modified-Since: yesterday", "DNT: 1"),
    *("Cookie: lang=zh; texts=both; script=hant; theme=dark", f"Cookie: lang={MARK}; x9q=\\x00"),
    *("Origin: null", "Origin: https://x9q.example", "X-Forwarded-For: 1.2.3.4, <x9q>", "Via: x"),
    *("X-Forwarded-Host: evil.example", "X-Forwarded-Proto: https", "X-HTTP-Method-Override: PUT"),
    *("Host: <x9q>", "Host: a b", "Host: [::1", "Host: x:99999", "Transfer-Encoding: chunked"),
    *("Transfer-Encoding: gzip, chunked", "Content-Length: -1", "Content-Length: 99999999999"),
    *("Content-Length: 1_0", "Expect: 100-continue", "Upgrade: h2c", "Connection: close, x"),
    *("Content-Type: text/plain; charset=x9q", "Content-Type: multipart/form-data; boundary=x"),
    *("Content-Encoding: gzip", "X" * 9000 + ": 1", "A: " + "b" * 70_000, "No colon", " folded"),
    *("Referer: javascript:x9q", f"User-Agent: {MARK}", "Authorization: Basic ???", "TE: trailers"),
)
NASTY = (
    *(f"{header}\r\n" for header in HEADERS),
    *("\r\n\r\n", "\r\nX-Injected: x9q", "%0d%0aX-Injected:%20x9q", "0\r\n\r\n", "ffffffffff\r\n"),
    *("GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n", " HTTP/0.9", " HTTP/2.0", " HTTP/1.1\n", "*"),
    *("%", "%2", "%ff", "%C3%28", "%ed%a0%80", "%2e%2e%2f", "%2F", ";", "?", "#", "&", "=", "+"),
    *(quote(MARK), MARK, "//evil.example", "/\\evil.example", "http://evil.example/", "%5c", "@"),
    *("2023-11-17", "702.19b", "9999.9z", "edition=2023", "page=0", "page=99999999999999999999"),
    *(
        "lang=zh",
        "lang=en",
        "script=hant",
        "format=json",
        "[]=1",
        "q=%F0%9F%90%82",
        "/embed",
        "/r/",
    ),
)


def urls() -> Iterator[bytes]:
    """Addresses of every kind, asked for as a browser does."""
    for path in _paths():
        for method in ("GET", "HEAD") if hash(path) % 7 == 0 else ("GET",):
            yield f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


def _paths() -> list[str]:
    examples = [route.example for _, routes in SUBJECTS for route in routes if route.example]
    mark = quote(MARK)
    return [
        *("/", "/rule/702.19", "/2023-11-17/rule/702.19b", "/rule/603", f"/rule/{mark}", "/terms"),
        *("/2024/rule/603", "/term/Trample", "/2023-11-17/term/%E8%B7%B5%E8%B8%8F", "/keywords"),
        *(f"/term/{mark}", f"/search?q={mark}", "/search?q=trample&page=2", "/search?q=702.19"),
        *("/compare", "/compare/2023-11-17/2024-02-02", "/2023-11-17/rule/702.19/trace", "/cards"),
        *(
            f"/cards?q={mark}",
            "/card/Lightning%20Bolt",
            f"/card/{mark}",
            "/editions",
            "/2023-11-17",
        ),
        *("/cards/complete?q=li", "/ask?example=counterspell", f"/ask?example={mark}", "/embed"),
        *("/ask/board?card=3/3+deathtouch", f"/ask/board?card={mark}", "/ask/ready/counterspell"),
        *("/ask/rulebook/2023-11-17/608.2b/1", f"/ask/words?q={mark}", "/r/abc", f"/r/{mark}"),
        *("/report?rule=702.19", f"/report?link={mark}&rule={mark}", "/embed/2023-11-17/rule/603"),
        *("/embed/card/Shock", "/picture/card/Shock", "/picture/2023-11-17/rule/702.19", "/feed"),
        *(f"/picture/card/{mark}", f"/oembed?url=http://localhost/rule/{mark}", "/sitemap.xml"),
        *("/opensearch.xml", "/sw.js", "/healthz", "/static/css/site.css", "/static/../app.py"),
        *("/icon-192-any.png", "/favicon.ico", "/robots.txt", "/metrics", "/api", "/offline"),
        *("/cr", "/cr/702.19", "/diff/cr/2023-11-17/2024-02-02", "/link/cr", "/file/cr/2023-11-17"),
        *(f"/cr/glossary/{mark}", "/mtr/1", "/pending/x", "/metadata/x", "/?lang=zh&script=hant"),
        *examples,
    ]


def headers() -> Iterator[bytes]:
    """Requests with the headers of browsers, proxies, caches, and of nobody."""
    for number, path in enumerate(_paths()):
        chosen = [HEADERS[(number * 5 + k * 11) % len(HEADERS)] for k in range(1 + number % 4)]
        head = "".join(f"{header}\r\n" for header in chosen)
        yield f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{head}\r\n".encode()


def bodies() -> Iterator[bytes]:
    """Forms, JSON and texts that are posted, whole and in chunks."""
    some = list(inside.scenarios())[::9]
    for text in some:
        yield posted("/ask", _form(scenario=text))
        yield posted("/ask", _form(scenario=text, do=b"board"))
        yield posted("/api/v1/ask", text, "text/plain")
        yield posted("/api/v1/ask", json.dumps({"scenario": text.decode()}).encode(), _JSON)
    for text in some[::4]:
        for button in _BUTTONS:
            yield posted("/ask/board", _form(draft=text, do=button.encode()) + b"&" + _FIELDS)
        yield posted("/api/v1/permalinks", json.dumps({"scenario": text.decode()}).encode(), _JSON)
    for text in list(inside.questions())[::40]:
        yield posted("/api/v1/read", json.dumps({"question": text.decode()}).encode(), _JSON)
        yield posted("/api/v1/resolve", text, "text/plain")
    report = {"about": "702.19", "text": f"wrong {MARK}", "link": "x", "rule": "702.19"}
    yield posted("/report", urlencode(report).encode())
    yield (
        b"POST /api/v1/resolve HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n5\r\nrule \r\n6;x=1\r\n702.19\r\n0\r\nA: b\r\n\r\n"
    )
    yield posted(
        "/ask",
        b'--x\r\nContent-Disposition: form-data; name="scenario"; filename="<x9q>"\r\n\r\n'
        b"players: {A: {}, B: {}}\r\n--x--\r\n",
        "multipart/form-data; boundary=x",
    )


_JSON = "application/json"
_BUTTONS = (
    *("add:p", "add:c.Card 1", "add:ask", "rule", "text", "update", "forget", "undo", "go"),
    *("remove:p.0.battlefield.0", "remove:play.0", "effect", "declare:attack:Ann"),
    *('item:{"player": "Ann", "cast": "Shock", "targets": ["Bob"]}', 'mend:["Shokc", "Shock"]'),
    *("declare:assign:Ann", 'answer:{"kind": "divide", "into": "divide", "player": "Ann"}'),
    *(f'answer:{{"kind": "{k}", "into": "choose", "player": "Ann"}}' for k in ("pick", "arrange")),
)
_FIELDS = urlencode(
    {
        "p.0.name": "Ann",
        "p.0.life": "3",
        "p.0.battlefield.0.counters": "+1/+1: 2, charge",
        "new.0.hand": "3 Forest",
        "c.0.text": f"Flying{MARK}",
        "turn.step": "upkeep",
        "turn.number": "2",
        "go.to": "2|upkeep",
        "effect.text": "draw a card",
        "ask.about": "Ann",
        "ask.key": "life",
        "d:attack|Ox": "Bob",
        "d:assign|Ox|Bob": "2",
        "share|Ox": "2",
        "answer": "Ox",
        "place|Ox": "1",
        "title": MARK,
        "game": "two-player",
        "monarch": "Ann",
    }
).encode()


def _form(**fields: bytes) -> bytes:
    return urlencode(fields).encode()


def posted(path: str, body: bytes, kind: str = "application/x-www-form-urlencoded") -> bytes:
    """A request with this body."""
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\nContent-Length: ?"
    return head.encode() + b"\r\n\r\n" + body


# -- what answers --------------------------------------------------------------------------------


class Wire:
    """A connection in memory: what was sent is there to be read, then it ends."""

    def __init__(self, data: bytes) -> None:
        self._left = memoryview(data)
        self.answered = bytearray()

    def recv(self, most: int, flags: int = 0) -> bytes:
        """The next bytes; none at the end."""
        found, self._left = bytes(self._left[:most]), self._left[most:]
        return found

    def sendall(self, data: bytes) -> None:
        """Takes a part of the answer."""
        self.answered += data

    def send(self, data: bytes) -> int:
        """The same, all at once."""
        self.answered += data
        return len(data)

    def setblocking(self, flag: bool) -> None:
        """Nothing ever waits here."""

    settimeout = setblocking

    def gettimeout(self) -> None:
        """Without end."""

    def shutdown(self, how: int) -> None:
        """Nothing is held."""

    def close(self) -> None:
        """Nothing is held."""

    def fileno(self) -> int:
        """There is no file."""
        return -1


class _Heard(logging.Handler):
    """What the server logs as a fault of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.faults: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps the traceback."""
        self.faults.append(logging.Formatter().format(record))


def door() -> inside.Through:
    """A worker as it is served, whose faults are heard."""
    site = create_app({"API_LIMITS": {}})
    raised: list[str] = []
    heard = _Heard()
    _listen_to(site, raised, heard)
    warm(site)
    raised.clear()
    service = Service(workers=1, threads=1)
    config = Config()
    with listen("127.0.0.1", 0) as at:
        settings = _settings(service, at, lambda: None)
    for name, value in settings.items():
        if name not in ("bind", "logconfig_dict"):
            config.set(name, value)
    worker = Worker(0, os.getpid(), [], None, 30, config, Logger(config))
    logging.getLogger("gunicorn.error").handlers[:] = [heard]
    worker.tmp.close()  # what tells its master that it lives
    worker.wsgi = application(site, service)

    def through(data: bytes) -> str:
        head, end, body = data.partition(b"\r\n\r\n")
        data = LENGTH.sub(str(len(body)).encode(), head) + end + body
        wire = Wire(data)
        raised.clear()
        heard.faults.clear()
        connection = TConn(config, wire, ("127.0.0.1", 5000), ("127.0.0.1", 8000))
        connection.data_ready = True
        for _ in range(3):  # what else is sent behind the first request
            if not worker.handle(connection):
                break
        if raised or heard.faults:
            raise Wrong("\n".join((*raised, *heard.faults))[-6000:])
        return _held(bytes(wire.answered), is_head=data.startswith(b"HEAD "))

    return through


def _listen_to(site: Flask, raised: list[str], heard: _Heard) -> None:
    def keep(sender: Any, exception: Exception, **_: Any) -> None:
        raised.append("".join(traceback.format_exception(exception)))

    got_request_exception.connect(keep, site, weak=False)
    for name in ("gunicorn.error", "judge", "web", site.logger.name):
        logging.getLogger(name).addHandler(heard)
        logging.getLogger(name).propagate = False


def _held(answer: bytes, *, is_head: bool) -> str:
    """Holds what was answered first to what may be; its status and kind."""
    if not answer:
        return "closed"
    status = _STATUS.match(answer)
    head, _, body = answer.partition(b"\r\n\r\n")
    if status is None:
        raise Wrong(f"this is no answer: {answer[:200]!r}")
    code = int(status[1])
    if code >= 500 and code not in _ALLOWED:
        raise Wrong(f"{code}: {answer[:500]!r}")
    fields = _fields(head)
    if "x-injected" in fields or any("\r" in value or "\n" in value for value in fields.values()):
        raise Wrong(f"a header was injected: {head!r:.500}")
    if not is_head and code not in (204, 304):
        shown(fields.get("content-type", "text/html"), _unpacked(fields, body))
    return f"{code} {fields.get('content-type', '')}"


def _fields(head: bytes) -> dict[str, str]:
    lines = head.decode("latin-1").split("\r\n")[1:]
    return {
        name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)
    }


def _unpacked(fields: dict[str, str], body: bytes) -> bytes:
    """The body as it is read: without its length's rest, its chunks and its packing."""
    body = body[: int(fields["content-length"])] if "content-length" in fields else body
    unpack: dict[str, Callable[[bytes], bytes]] = {"br": brotli.decompress, "gzip": gzip.decompress}
    return unpack.get(fields.get("content-encoding", ""), bytes)(body)
