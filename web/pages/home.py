"""The front page, and the sign of life."""

from __future__ import annotations

from flask import Blueprint, jsonify, render_template
from flask.typing import ResponseReturnValue

from web.cache import kept
from web.desk import desk
from web.language import reader
from web.present import editions

pages = Blueprint("home", __name__)


@pages.get("/")
@kept
def index() -> ResponseReturnValue:
    """The search box, the contents of the default edition, and the editions."""
    shelf = desk().shelf
    return render_template(
        "home.html",
        contents=editions.contents(shelf, shelf.library.graph(), reader()),
        editions=editions.listing(shelf, reader()),
    )


@pages.get("/health")
def health() -> ResponseReturnValue:
    """That the site answers, and from which editions."""
    return jsonify(status="ok", editions=list(desk().library.keys))
