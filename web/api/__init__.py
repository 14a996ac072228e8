"""The JSON API: `ROUTES` is the one table from which addresses and documentation are made.

route      what an address takes, gives and says of itself
serving    the table becomes Flask's addresses
texts      texts in both languages
preview    what tooltips show
"""

from __future__ import annotations

from flask import Flask, Response, request

from web.api import preview
from web.api.serving import blueprint

ROUTES = (*preview.ROUTES,)
PREFIXES = ("/api/", "/cr", "/diff/")


def add_to(app: Flask) -> None:
    """Makes the application answer the API, to pages of any site."""
    app.register_blueprint(blueprint(ROUTES))
    app.after_request(_open)


def _open(response: Response) -> Response:
    if request.path.startswith(PREFIXES):
        response.headers["Access-Control-Allow-Origin"] = "*"
    return response
