"""The application becomes a service: workers that share one loaded library, and a graceful stop.

This is the door to gunicorn, with `web.punctual`. Where it cannot run (Windows), or with no
workers, one process answers with threads.
"""

from __future__ import annotations

import ctypes
import gc
import logging
import logging.config
import os
import platform
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from wsgiref.types import WSGIApplication

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.serving import make_server

from corpus.imports import data_folder
from web.ahead import Ahead
from web.early import Early, Stopped, answering
from web.metrics import FOLDER, process_is_gone
from web.observing import Observed, Readers, logging_config
from web.offline.folder import runs

_NUMBERS = "judge-metrics-"  # how folders begin in which workers' numbers meet, then whose
_PATIENCE = 30  # seconds that requests have to end when the server stops
_M_ARENA_MAX, _M_MMAP_THRESHOLD = -8, -3  # of malloc.h
_LARGE = 128 * 1024  # bytes that are given back to the system when they are free
_log = logging.getLogger("judge.server")


@dataclass(frozen=True, slots=True)
class Service:
    """How the site is served.

    `proxies` is the number of reverse proxies in front whose X-Forwarded headers are believed.
    `workers` 0 is one process without gunicorn. Of `rulings` so many are worked out at a time, in
    processes of their own, and `waiting` more may wait; 0 is in the workers themselves. The head
    of a request and its body may each take `slow` seconds to come.
    """

    workers: int
    threads: int
    proxies: int = 0
    rulings: int = 0
    waiting: int = 0
    slow: float = 10
    metrics: Readers = Readers.LOCAL


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any that is free. Raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def run(
    service: Service, at: socket.socket, ready: Callable[[], None], first: Callable[[], object]
) -> None:
    """Serves the site as `serve` does, once what is to be done `first` is done.

    Pages that were worked out are given, and `ready` is called, before anything is loaded.
    """
    with _counting(service), suppress(Stopped), ExitStack() as meanwhile:
        _spare_memory()
        logging.config.dictConfig(logging_config())
        ahead = Ahead.of(data_folder())
        early = Early(ahead)
        if is_early := ahead.is_there:
            meanwhile.enter_context(answering(at, early, partial(_observed, service=service)))
            ready()
        first()
        from web import loading, working_ahead  # which takes a second or two

        site = loading.site()
        early.go_on(site)
        meanwhile.close()
        working_ahead.start(site)
        with _pool(site, service):
            serve(application(site, service), service, at, (lambda: None) if is_early else ready)


def serve(
    app: WSGIApplication, service: Service, at: socket.socket, ready: Callable[[], None]
) -> None:
    """Serves until SIGTERM or SIGINT, then lets the requests that are being answered end.

    `ready` is called once when requests are answered.
    """
    if service.workers and sys.platform != "win32":
        _run_workers(app, service, at, ready)
    else:
        _run_alone(app, at, ready)


def application(site: Flask, service: Service) -> WSGIApplication:
    """The site as it is served: logged, counted, and behind its proxies."""
    app: WSGIApplication = site
    if service.workers and sys.platform != "win32":
        from web.punctual import Whole

        app = Whole(app, site.config["MAX_CONTENT_LENGTH"])
    return _observed(app, service)


def _observed(app: WSGIApplication, service: Service) -> WSGIApplication:
    app = Observed(app, service.metrics)
    if service.proxies:
        n = service.proxies
        app = ProxyFix(app, x_for=n, x_proto=n, x_host=n, x_prefix=n)
    return app


def _spare_memory() -> None:
    """Keeps glibc from giving each thread a heap of its own, whose gaps would double a worker."""
    if platform.libc_ver()[0] == "glibc":
        libc = ctypes.CDLL(None)
        libc.mallopt(_M_ARENA_MAX, 1)
        libc.mallopt(_M_MMAP_THRESHOLD, _LARGE)


@contextmanager
def _counting(service: Service) -> Iterator[None]:
    """A folder in which the workers' numbers meet."""
    if not service.workers:
        yield
        return
    for left in Path(tempfile.gettempdir()).glob(f"{_NUMBERS}*"):  # of those that were killed
        if not runs(left.name.removeprefix(_NUMBERS).partition("-")[0]):
            shutil.rmtree(left, ignore_errors=True)
    folder = tempfile.mkdtemp(prefix=f"{_NUMBERS}{os.getpid()}-")
    os.environ[FOLDER] = folder
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _pool(site: Flask, service: Service) -> AbstractContextManager[None]:
    """The processes that work out rulings, where processes can be split off."""
    if not service.rulings or sys.platform == "win32":
        return nullcontext()
    from web.pool_server import opened

    return opened(site, service.rulings, service.waiting, service.threads)


def _run_alone(app: WSGIApplication, at: socket.socket, ready: Callable[[], None]) -> None:
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    gc.enable()
    host, port = at.getsockname()[:2]
    server = make_server(host, port, app, threaded=True, fd=at.fileno())
    server.daemon_threads = False  # type: ignore[attr-defined]  # those that answer are waited for
    for stop in (signal.SIGTERM, signal.SIGINT):  # what starts us in the background ignores SIGINT
        signal.signal(stop, signal.default_int_handler)
    serving = threading.Thread(target=server.serve_forever)
    serving.start()
    try:
        ready()
        while True:
            time.sleep(1)  # this thread only waits for the signal: it interrupts no request
    except KeyboardInterrupt:
        _log.info("stopping")
    server.shutdown()
    serving.join()


def _run_workers(
    app: WSGIApplication, service: Service, at: socket.socket, ready: Callable[[], None]
) -> None:
    from gunicorn.app.base import BaseApplication
    from gunicorn.arbiter import Arbiter

    from web.punctual import Worker

    class Master(Arbiter):  # type: ignore[misc]
        """Ctrl+C is as graceful as SIGTERM."""

        def handle_int(self) -> None:
            self.handle_term()

    class Server(BaseApplication):  # type: ignore[misc]
        def load_config(self) -> None:
            for name, value in _settings(service, at, ready).items():
                self.cfg.set(name, value)
            self.cfg.set("worker_class", Worker.of(service.slow))

        def load(self) -> WSGIApplication:
            return app

        def run(self) -> None:
            Master(self).run()

    gc.freeze()  # what is loaded stays in pages that all workers share
    gc.enable()
    Server().run()


def _settings(service: Service, at: socket.socket, ready: Callable[[], None]) -> Mapping[str, Any]:
    """Gunicorn's settings."""
    memory = Path("/dev/shm")
    return {
        "bind": f"fd://{at.fileno()}",
        "workers": service.workers,
        "threads": service.threads,
        "preload_app": True,
        "timeout": 60,
        "graceful_timeout": _PATIENCE,
        "keepalive": 15,
        "worker_tmp_dir": str(memory) if memory.is_dir() else None,
        "control_socket_disable": True,
        "logconfig_dict": logging_config(),
        "when_ready": lambda _: ready(),
        "post_worker_init": lambda _: signal.signal(signal.SIGINT, signal.SIG_IGN),
        "child_exit": lambda _, worker: process_is_gone(worker.pid),
    }
