"""The front page."""

from __future__ import annotations

from flask import Blueprint, render_template
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
