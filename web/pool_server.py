"""The pool of processes that asks of the judge are worked out in.

It is split off before there are workers, and has all that is loaded. So many processes work at a
time, each at one ask, and so many asks wait; whoever comes then is told to come again (`Busy`).
A process that takes longer than `PATIENCE` or more memory than it may is killed, its ask is
`Unfinished`, and another takes its place.
"""

from __future__ import annotations

import gc
import logging
import os
import resource
import shutil
import signal
import socket
import tempfile
import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.arbiter import Arbiter

from web.observing import logging_config
from web.pool import NAME, Pool, worked_out

PATIENCE = 45  # seconds by the clock that one ask may take
_MEGABYTES = 2_000  # that a process may add to the addresses in use
_MANY = 2_000  # asks, after which a process makes room for a fresh one
_POLITE = 5  # pages go first
_FOR_PAGES = 2  # threads of each process that never wait for a ruling
_log = logging.getLogger("judge.server")
_STATM = Path("/proc/self/statm")


@contextmanager
def opened(site: Flask, processes: int, waiting: int, threads: int) -> Iterator[None]:
    """Gives the application a pool for as long as this lasts.

    Of the `threads` of each of the application's processes some are kept free of asks.
    """
    folder = Path(tempfile.mkdtemp(prefix="judge-pool-"))  # which only this user may enter
    address = folder / "asks"
    line = socket.socket(socket.AF_UNIX)
    line.bind(str(address))
    line.listen(waiting)
    mine = os.getpid()
    pool = os.fork()
    if not pool:
        _run(site, _settings(line, processes, waiting), mine)
    line.close()
    places = threading.Semaphore(max(1, threads - _FOR_PAGES))
    site.extensions[NAME] = Pool(str(address), places)
    try:
        yield
    finally:
        if os.getpid() == mine:  # and not in a worker that ends
            with suppress(ProcessLookupError, ChildProcessError):  # another has seen it end
                os.kill(pool, signal.SIGTERM)
                os.waitpid(pool, 0)
            shutil.rmtree(folder, ignore_errors=True)


def _run(site: Flask, settings: Mapping[str, Any], parent: int) -> None:
    """Serves asks until the server that it works for stops it, or is gone."""

    class Master(Arbiter):  # type: ignore[misc]
        """Leaves Ctrl+C to the server, which stops it in its own time."""

        def handle_int(self) -> None:
            pass

        def murder_workers(self) -> None:
            super().murder_workers()
            if os.getppid() != parent:
                self.handle_term()

    class Server(BaseApplication):  # type: ignore[misc]
        def load_config(self) -> None:
            for name, value in settings.items():
                self.cfg.set(name, value)

        def load(self) -> WSGIApplication:
            return answering(site)

        def run(self) -> None:
            Master(self).run()

    os.nice(_POLITE)
    gc.freeze()  # what is loaded stays in pages that all processes share
    gc.enable()
    try:
        Server().run()
    except Exception:
        _log.exception("the pool of processes for rulings ended")
    finally:
        os._exit(0)


def answering(site: Flask) -> WSGIApplication:
    """The application that works out asks."""

    def app(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        with site.app_context():
            found = worked_out(environ["wsgi.input"].read())
        start_response("200 OK", [("Content-Length", str(len(found)))])
        return (found,)

    return app


def _settings(line: socket.socket, processes: int, waiting: int) -> Mapping[str, Any]:
    """Gunicorn's settings."""
    return {
        "bind": f"fd://{line.fileno()}",
        "workers": processes,
        "worker_class": "sync",
        "backlog": waiting,
        "preload_app": True,
        "timeout": PATIENCE,
        "max_requests": _MANY,
        "control_socket_disable": True,
        "logconfig_dict": logging_config(),
        "post_worker_init": _limit,
    }


def _limit(_: object) -> None:
    """In each process: what takes too much memory is refused it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if _STATM.exists():
        in_use = int(_STATM.read_bytes().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (in_use + _MEGABYTES * 1_000_000,) * 2)
