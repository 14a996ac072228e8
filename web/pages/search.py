"""The results of a search."""

from __future__ import annotations

from flask import Blueprint, jsonify, render_template, request
from flask.typing import ResponseReturnValue

from web.cache import kept
from web.desk import desk
from web.language import reader
from web.present import hits, suggestions
from web.search import Wish, cleaned

pages = Blueprint("search", __name__)


@pages.get("/search")
@kept
def results() -> ResponseReturnValue:
    """One page of hits; without a query, a sentence that says what may be asked."""
    library = desk().library
    wish = Wish.read(request.args, library)
    if not wish.text:
        return render_template("search.html", found=None)
    found = desk().searching.find(wish)
    return render_template("search.html", found=hits.page(desk().shelf, wish, found, reader()))


@pages.get("/suggest")
@kept
def suggest() -> ResponseReturnValue:
    """What the beginning of a query may be going to be, for the search box."""
    found = desk().suggesting.find(cleaned(request.args.get("q", "")))
    return jsonify(suggestions=suggestions.lines(desk().shelf, found, reader()))
