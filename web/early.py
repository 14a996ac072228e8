"""Pages that are ready are given while the site is still loaded; all else waits for it.

Nothing of the judge is loaded for that. The threads end before there are other processes.
"""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from werkzeug.serving import WSGIRequestHandler, make_server

from web.ahead import Ahead
from web.cache import FOUND, ROUTE, Cache

_LONGEST = 60  # seconds that a request waits for the site
_PATIENCE = 10  # seconds that requests have to come, and to be answered once it is there
_Around = Callable[[WSGIApplication], WSGIApplication]


class Stopped(Exception):
    """The server is stopped before it has loaded the site."""


class _Early(Exception):
    """What is asked isn't ready."""


class Early:
    """An application that gives what is ready, and lets who asks for anything else wait."""

    def __init__(self, ahead: Ahead) -> None:
        self._cache = Cache(self._not_ready, ahead=ahead.answer)
        self._site: WSGIApplication | None = None
        self._loaded, self._idle, self._asked = threading.Event(), threading.Condition(), 0

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        def start(status: str, headers: list[tuple[str, str]], *rest: Any) -> Any:
            return start_response(status, [*headers, ("Connection", "close")], *rest)

        with self._idle:
            self._asked += 1
        try:
            return self._answer(environ, start)
        finally:
            with self._idle:
                self._asked -= 1
                self._idle.notify()

    def go_on(self, site: WSGIApplication) -> None:
        """The site is loaded: it answers those who wait, for a while."""
        self._site = site
        self.end()

    def end(self) -> None:
        """Nobody waits any longer for the site."""
        self._loaded.set()
        with self._idle:
            self._idle.wait_for(lambda: not self._asked, _PATIENCE)

    def _answer(self, environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        asked = dict(environ)
        with suppress(_Early):
            found = self._cache(asked, start)
            environ.update({name: asked[name] for name in (ROUTE, FOUND)})
            return found
        self._loaded.wait(_LONGEST)
        if self._site is None:
            start("503 SERVICE UNAVAILABLE", [("Retry-After", "5"), ("Content-Length", "0")])
            return ()
        return self._site(environ, start)

    def _not_ready(self, environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        raise _Early


@contextmanager
def answering(at: socket.socket, early: Early, around: _Around) -> Iterator[None]:
    """Serves what is ready meanwhile. Raises `Stopped` where the server is told to stop."""
    connections: set[socket.socket] = set()
    handler, app = _handler(connections), around(early)
    server = make_server("", 0, app, threaded=True, request_handler=handler, fd=at.fileno())
    server.daemon_threads = False  # type: ignore[attr-defined]  # all end before we go on
    before = {each: signal.signal(each, _stop) for each in (signal.SIGTERM, signal.SIGINT)}
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
        early.end()
        for connection in tuple(connections):  # on which nothing is asked
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        server.server_close()
        for each, usual in before.items():
            signal.signal(each, usual)


def _stop(_signal: int, _frame: object) -> None:
    raise Stopped


def _handler(connections: set[socket.socket]) -> type[WSGIRequestHandler]:
    """What answers the requests of a connection; `connections` are those that it has."""

    class Handler(WSGIRequestHandler):
        timeout = _PATIENCE

        def setup(self) -> None:
            super().setup()
            connections.add(self.connection)

        def finish(self) -> None:
            connections.discard(self.connection)
            with suppress(OSError):
                super().finish()

        def log(self, *_: Any) -> None:
            """Nothing: `Observed` does."""

    return Handler
