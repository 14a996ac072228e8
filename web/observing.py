"""Every request becomes a line of the log and a number; nothing of who asked, or of what words.

A line is one JSON object. Of a request: `time` (UTC), `level`, `message` ("request"), `method`,
`route` (the pattern of the address, such as `/<edition>/rule/<number>`), `status`, `ms`, `bytes`
of the body, and `kept` (true if the answer was there already). Of anything else: `logger`, and
`error` with the traceback where there is one.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from enum import StrEnum
from ipaddress import ip_address
from time import perf_counter
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from web.cache import FOUND, ROUTE
from web.metrics import Metrics

_METHODS = frozenset({"GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"})
_FORWARDED = ("HTTP_X_FORWARDED_FOR", "HTTP_FORWARDED", "HTTP_X_REAL_IP", "HTTP_VIA")
_log = logging.getLogger("judge.requests")


class Readers(StrEnum):
    """Who may read /metrics."""

    LOCAL = "local"
    ALL = "all"
    NOBODY = "nobody"


class JsonLines(logging.Formatter):
    """A record of the log as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, without its end."""
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": when, "level": record.levelname.lower(), "message": record.getMessage()}
        fields: Mapping[str, Any] | None = getattr(record, "fields", None)
        line |= fields if fields is not None else {"logger": record.name}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def logging_config() -> dict[str, Any]:
    """For `logging.config.dictConfig`: everything as JSON lines on the error output."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLines}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"level": "WARNING", "handlers": ["lines"]},
        "loggers": {
            name: {"level": level, "handlers": ["lines"], "propagate": False}
            for name, level in (("judge", "INFO"), ("gunicorn.error", "INFO"), ("web", "INFO"))
        },
    }


class Observed:
    """An application whose requests are logged and counted, and which answers /metrics."""

    def __init__(self, app: WSGIApplication, readers: Readers = Readers.LOCAL) -> None:
        self._app, self._readers, self._metrics = app, readers, Metrics()

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if environ["PATH_INFO"] == "/metrics" and self._may_read(environ):
            body = self._metrics.text()
            headers = [
                ("Content-Type", self._metrics.content_type),
                ("Content-Length", str(len(body))),
            ]
            start_response("200 OK", headers)
            return (body,) if environ["REQUEST_METHOD"] != "HEAD" else ()
        began = perf_counter()
        status = 500

        def start(line: str, headers: list[tuple[str, str]], *rest: Any) -> Callable[..., Any]:
            nonlocal status
            status = int(line[:3])
            return start_response(line, headers, *rest)

        size = 0
        try:
            parts = self._app(environ, start)
            size = sum(map(len, parts)) if isinstance(parts, tuple) else 0
        finally:
            self._tell(environ, status, perf_counter() - began, size)
        return parts

    def _may_read(self, environ: WSGIEnvironment) -> bool:
        """A proxy on this machine is no local reader: it asks for somebody else."""
        if self._readers is not Readers.LOCAL:
            return self._readers is Readers.ALL
        is_forwarded = any(header in environ for header in _FORWARDED)
        return not is_forwarded and ip_address(environ["REMOTE_ADDR"]).is_loopback

    def _tell(self, environ: WSGIEnvironment, status: int, seconds: float, size: int) -> None:
        method = environ["REQUEST_METHOD"]
        told = method if method in _METHODS else "other"
        route, kept = environ.get(ROUTE) or "none", environ.get(FOUND, False)
        self._metrics.count(told, route, status, seconds, kept=kept)
        fields = {
            "method": told,
            "route": route,
            "status": status,
            "ms": round(seconds * 1000, 2),
            "bytes": size,
            "kept": kept,
        }
        _log.info("request", extra={"fields": fields})
