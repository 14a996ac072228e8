"""The table of routes becomes Flask's: requests are read and checked, answers kept as bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from threading import Lock
from typing import Any, get_args, get_type_hints

import msgspec
from flask import Blueprint, Response, request

from web.api.route import Asked, Route
from web.desk import desk
from web.errors import Refused

_FRESH = "public, max-age=3600"
_MOST_KEPT = 16 * 1024 * 1024  # bytes


@dataclass(frozen=True, slots=True)
class Rendered:
    """An answer's bytes with the tag that names them."""

    body: bytes
    etag: str


class Kept:
    """Rendered answers by address, the least lately asked dropped first."""

    def __init__(self, most: int = _MOST_KEPT) -> None:
        self._found: OrderedDict[str, Rendered] = OrderedDict()
        self._most, self._size, self._lock = most, 0, Lock()

    def get(self, address: str) -> Rendered | None:
        """The answer kept for an address."""
        with self._lock:
            found = self._found.get(address)
            if found is not None:
                self._found.move_to_end(address)
            return found

    def put(self, address: str, answer: Rendered) -> None:
        """Keeps an answer that is no larger than an eighth of the whole."""
        size = len(answer.body) + len(address)
        if size > self._most // 8:
            return
        with self._lock:
            if address in self._found:
                return
            self._found[address] = answer
            self._size += size
            while self._size > self._most:
                old, gone = self._found.popitem(last=False)
                self._size -= len(gone.body) + len(old)


def blueprint(routes: tuple[Route, ...]) -> Blueprint:
    """The addresses of the API."""
    pages = Blueprint("api", __name__)
    kept = Kept()
    for route in routes:
        pages.add_url_rule(
            route.path,
            endpoint=f"{route.method} {route.path}".replace(".", "-"),
            view_func=_view(route, kept),
            methods=[route.method],
        )
    return pages


def _view(route: Route, kept: Kept) -> Callable[..., Response]:
    read = _reader(route.takes)

    def view(**path: str) -> Response:
        environ = request.environ
        address = f"{environ['SCRIPT_NAME']}{environ['PATH_INFO']}?{environ['QUERY_STRING']}"
        found = kept.get(address)
        if found is None:
            found = rendered(route.answer(desk(), read(path)))
            kept.put(address, found)
        return _response(found)

    return view


def rendered(answer: object) -> Rendered:
    """An answer as JSON."""
    body = msgspec.json.encode(answer)
    return Rendered(body, f'W/"{blake2b(body, digest_size=9).hexdigest()}"')


def _response(found: Rendered) -> Response:
    """The answer, or the news that the client's copy is still right."""
    headers = [("ETag", found.etag), ("Cache-Control", _FRESH)]
    if found.etag in request.environ.get("HTTP_IF_NONE_MATCH", ""):
        return Response(status=304, headers=headers)
    return Response(found.body, headers=headers, mimetype="application/json")


def _reader(takes: type[Asked]) -> Callable[[Mapping[str, str]], Asked]:
    """What reads a request of the path's values and the query into `takes`."""
    lists = dict(_lists(takes))

    def read(path: Mapping[str, str]) -> Asked:
        given: dict[str, Any] = dict(path)
        for name, values in request.args.lists():
            if name in lists:
                parts = ",".join(values).split(",") if lists[name] else values
                given[name] = [part for each in parts if (part := each.strip())]
            else:
                given[name] = values[-1]
        try:
            return msgspec.convert(given, takes, strict=False)
        except msgspec.ValidationError as error:
            raise Refused("refused.parameter", problem=str(error)) from error

    return read


def _lists(takes: type[Asked]) -> list[tuple[str, bool]]:
    """The parameters that are lists; True for those written with commas."""
    hints = get_type_hints(takes, include_extras=True)
    found = []
    for field in msgspec.structs.fields(takes):
        kind, *notes = get_args(hints[field.name]) or (hints[field.name],)
        if getattr(kind, "__origin__", None) is tuple:
            by_comma = any((getattr(n, "extra", None) or {}).get("by_comma") for n in notes)
            found.append((field.encode_name, by_comma))
    return found
