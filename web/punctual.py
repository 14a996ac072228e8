"""Clients that are slow to send a request are cut off, so that they hold no thread.

The head must have come within so many seconds of its first byte, and the body within as many after
that. This is the door to gunicorn's workers.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from io import BytesIO
from time import monotonic
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from gunicorn.workers.gthread import ThreadWorker

_SOCKET = "gunicorn.socket"  # in the environment
_due: dict[socket.socket, float] = {}  # when each that is being read must have come, monotonic


class Worker(ThreadWorker):  # type: ignore[misc]
    """A worker with threads that looks, every second or so, at what should have come by now."""

    patience = 10.0  # seconds

    @classmethod
    def of(cls, patience: float) -> type[Worker]:
        """Workers that wait so many seconds."""
        return type(cls.__name__, (cls,), {"patience": patience})

    def handle(self, conn: Any) -> Any:
        """Reads a request and answers it; the time for its head begins."""
        _due[conn.sock] = monotonic() + self.patience
        try:
            return super().handle(conn)
        finally:
            _due.pop(conn.sock, None)

    def handle_request(self, req: Any, conn: Any) -> Any:
        """Answers what has a head; the time for its body begins."""
        _due[conn.sock] = monotonic() + self.patience
        return super().handle_request(req, conn)

    def murder_pending(self) -> None:
        """Closes what waits for a first byte, and cuts off what is late with the rest."""
        super().murder_pending()
        now = monotonic()
        for sock, due in list(_due.items()):
            if due < now:
                _due.pop(sock, None)
                cut_off(sock)


def cut_off(sock: socket.socket) -> None:
    """Ends a connection, for a thread that reads from it, too."""
    with suppress(OSError):  # it is closed already
        sock.shutdown(socket.SHUT_RDWR)


class Whole:
    """An application that is asked once the body has come, as far as it is not too long."""

    def __init__(self, app: WSGIApplication, most: int) -> None:
        self._app, self._most = app, most

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        length = environ.get("CONTENT_LENGTH", "")
        if not length or int(length) <= self._most:
            body = environ["wsgi.input"].read(int(length) if length else self._most + 1)
            if length and len(body) < int(length):
                start_response("400 BAD REQUEST", [("Content-Length", "0")])
                return ()
            environ["wsgi.input"] = BytesIO(body)
        _due.pop(environ.get(_SOCKET), None)  # type: ignore[arg-type]
        return self._app(environ, start_response)
