"""The table of routes becomes Flask's addresses."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from flask import Blueprint, Response

from web.api.limits import Limits
from web.api.reading import JSON, reader
from web.api.route import Route
from web.cache import kept
from web.desk import desk

_FRESH = "public, max-age=3600"


def blueprint(routes: Sequence[Route], limits: Limits) -> Blueprint:
    """The addresses of the API."""
    pages = Blueprint("api", __name__)
    for route in routes:
        limited = limits.on(route.cost, _view(route))
        view = limited if route.method == "POST" else kept(limited)
        pages.add_url_rule(
            route.path,
            endpoint=_name(route),
            view_func=view,
            methods=[route.method],
            strict_slashes=False,
        )
    return pages


def answered(answer: object, *, freshness: str = _FRESH) -> Response:
    """An answer as JSON."""
    body = msgspec.json.encode(answer)
    return Response(body, headers={"Cache-Control": freshness}, mimetype=JSON)


def _view(route: Route) -> Callable[..., Response]:
    read = reader(route)
    freshness = "no-store" if route.method == "POST" else _FRESH

    def view(**path: str) -> Response:
        return answered(route.answer(desk(), read(path)), freshness=freshness)

    view.__qualname__ = view.__name__ = _name(route)  # limits know a view by its name
    return view


def _name(route: Route) -> str:
    return f"{route.method} {route.path}".replace(".", "-")
