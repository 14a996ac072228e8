"""Pages are worked out before anybody asks, by a process that leaves all others their time.

It is split off from a server that has loaded everything, where nothing was worked out yet, and ends
when all is done. `web.ahead` keeps what comes of it.
"""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
from collections.abc import Iterator
from typing import TypeVar
from wsgiref.types import WSGIEnvironment

from flask import Flask
from werkzeug.test import EnvironBuilder

from corpus.model import Lang
from web.ahead import AHEAD, ORIGIN, Ahead
from web.audience import PAGE
from web.cache import Answer, Cache
from web.desk import NAME, Desk
from web.frames import made, name_of
from web.offline.files import Files
from web.offline.pack import Pack
from web.present import hits

_Page = tuple[WSGIEnvironment, Answer]  # what asks for it, and what is answered
_Found = TypeVar("_Found")
_IDLE = 19  # every other process goes first
_log = logging.getLogger("judge.server")


class _Alone(Exception):
    """The server has ended."""


def start(site: Flask) -> None:
    """Works out the pages meanwhile, if they aren't there and processes can be split off."""
    ahead: Ahead = site.extensions[AHEAD]
    if ahead.is_there or sys.platform == "win32":
        return
    server = os.getpid()
    if not os.fork():
        _run(site, ahead, server)


def _run(site: Flask, ahead: Ahead, server: int) -> None:
    """Works out all pages, unless the server ends before that, and ends the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(_IDLE)
    gc.freeze()
    gc.enable()
    try:
        ahead.keep(_while_it_runs(server, pages(site)), _while_it_runs(server, frames(site)))
    except _Alone:
        pass
    except OSError as error:
        _log.warning("pages are not kept: %s", error)
    except Exception:
        _log.exception("pages could not be worked out ahead")
    finally:
        os._exit(0)


def _while_it_runs(server: int, found: Iterator[_Found]) -> Iterator[_Found]:
    for one in found:
        if os.getppid() != server:
            raise _Alone
        yield one


def frames(site: Flask) -> Iterator[tuple[str, str]]:
    """The frames of all hits that a search for what is in force can have, each with its name."""
    desk: Desk = site.extensions[NAME]
    for lang in Lang:
        with site.test_request_context("/search", headers=(("Accept-Language", str(lang)),)):
            for hit in desk.searching.everything():
                yield name_of(hit, lang), made(hits.frame(desk.shelf, hit, lang))


def pages(site: Flask) -> Iterator[_Page]:
    """The pages of the edition that answers when none is named, each with what asks for it."""
    desk: Desk = site.extensions[NAME]
    key = desk.library.default
    pack = Pack(desk.shelf, (key,), desk.searching.spelled)
    urls = sorted(Files(site, desk.shelf, pack).addresses(), key=lambda url: "/rule/" not in url)
    cache = site.wsgi_app
    assert isinstance(cache, Cache)
    for lang in Lang:
        for url in urls:
            wish = (("Accept", PAGE), ("Accept-Language", str(lang)))
            environ = EnvironBuilder(url, ORIGIN, headers=wish).get_environ()
            answer = cache.work_out(environ)
            if answer is not None:
                yield environ, answer
