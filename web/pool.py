"""Asks of the judge are sent to a pool of processes, so that no page waits for them.

`web.pool_server` is the other end. Where there is no pool, an ask is worked out where it was made.
"""

from __future__ import annotations

import os
import pickle
import socket
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from http.client import HTTPConnection, HTTPException
from typing import Any, ParamSpec, TypeVar

from flask import current_app, has_app_context

from web.errors import Busy, Unfinished

NAME = "pool"  # among the application's extensions
_P = ParamSpec("_P")
_T = TypeVar("_T")
_WORK: dict[str, Callable[..., Any]] = {}


def in_pool(function: Callable[_P, _T]) -> Callable[_P, _T]:
    """The function, worked out in the application's pool if it has one.

    What it takes, gives and raises must be picklable. It may raise `Busy` and `Unfinished`, too.
    """
    _WORK[function.__name__] = function

    @wraps(function)
    def asked(*args: _P.args, **kwargs: _P.kwargs) -> _T:
        pool = current_app.extensions.get(NAME) if has_app_context() else None
        if pool is None:
            return function(*args, **kwargs)
        found: _T = pool.ask(function.__name__, args, kwargs)
        return found

    return asked


@dataclass(frozen=True, slots=True)
class Pool:
    """Where asks are sent to: the address of a socket that only this user may open.

    `places` is how many threads of one process may wait for an answer: the others are for pages.
    """

    address: str
    places: threading.Semaphore

    def ask(self, name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What the function of this name returns, or raises; and `Busy` and `Unfinished`."""
        if not self.places.acquire(blocking=False):
            raise Busy()
        try:
            found = self._asked(pickle.dumps((name, args, kwargs)))
        finally:
            self.places.release()
        if isinstance(found, _Raised):
            raise found.error()
        return found

    def _asked(self, what: bytes) -> Any:
        connection = _ByFile(self.address)
        try:
            connection.request("POST", "/", what)
            return pickle.loads(connection.getresponse().read())
        except (OSError, HTTPException, EOFError):  # it was killed at its limit
            raise Unfinished("refused.unfinished") from None
        finally:
            connection.close()


class _ByFile(HTTPConnection):
    """A connection by a socket's file. No more may wait there than the socket holds."""

    def __init__(self, address: str) -> None:
        super().__init__("pool")
        self._address = address

    def connect(self) -> None:
        """Takes a place in the queue; raises `Busy` if there is none."""
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.setblocking(False)
        try:
            self.sock.connect(self._address)
        except OSError:
            raise Busy() from None
        self.sock.setblocking(True)


@dataclass(frozen=True, slots=True)
class _Raised:
    """An error on its way back; not every error can be made of its own words again."""

    kind: type[BaseException]
    args: tuple[Any, ...]
    state: dict[str, Any]

    @classmethod
    def of(cls, error: Exception) -> _Raised:
        error.add_note(f"in the pool:\n{traceback.format_exc()}")
        return cls(type(error), error.args, error.__dict__)

    def error(self) -> BaseException:
        """The error as it was raised."""
        error = self.kind.__new__(self.kind)
        error.args = self.args
        error.__dict__.update(self.state)
        return error


def worked_out(asked: bytes) -> bytes:
    """In the pool: what the function returns, or the error on its way back."""
    name, args, kwargs = pickle.loads(asked)
    try:
        return pickle.dumps(_WORK[name](*args, **kwargs))
    except MemoryError:
        os._exit(1)
    except Exception as error:
        return pickle.dumps(_Raised.of(error))
