"""The results of a search."""

from __future__ import annotations

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue

from web.cache import kept
from web.desk import desk
from web.language import reader
from web.present import hits, suggestions
from web.search import Wish

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
    page = hits.page(desk().shelf, wish, found, reader())
    cards = suggestions.card_lines(wish.text, reader()) if wish.page == 1 else ()
    return render_template("search.html", found=page, cards=cards)
