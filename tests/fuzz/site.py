"""The site's door: the bytes of a request, as a worker of the server reads and answers them.

An input is what a browser or somebody hostile sends on one connection.
"""

from __future__ import annotations

import gzip
import logging
import os
import re
import traceback
from collections.abc import Callable
from typing import Any

import brotli
from flask import Flask, got_request_exception
from gunicorn.config import Config
from gunicorn.glogging import Logger
from gunicorn.workers.gthread import TConn

from tests.fuzz.allowed import Through, Wrong, shown
from web import create_app
from web.loading import warm
from web.punctual import Worker
from web.server import Service, _settings, application, listen

LENGTH = re.compile(rb"(?<=Content-Length: )\?")
_STATUS = re.compile(rb"HTTP/\d\.\d (\d{3}) [^\r\n]*\r\n")
_ALLOWED = (501, 503, 505)  # a coding or protocol that no server knows; what is away or too long


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


def door() -> Through:
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
        return _held(bytes(wire.answered), is_head=data.lstrip(b"\r\n").startswith(b"HEAD "))

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
    if code < 200:  # it says to go on; the answer comes behind it
        return _held(body, is_head=is_head)
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
