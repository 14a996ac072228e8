"""The results of a search."""

from __future__ import annotations

from flask import Blueprint, make_response, render_template, request
from flask.typing import ResponseReturnValue

from web.cache import kept
from web.desk import desk
from web.errors import Busy, Unfinished
from web.language import reader
from web.present import hits, keywords, questions, suggestions
from web.present.cards import called
from web.search import Wish

pages = Blueprint("search", __name__)
_LIKE = 6  # ready rulings that are looked at


@pages.get("/search")
@kept
def results() -> ResponseReturnValue:
    """One page of hits; of a question first its ruling, or what is like it.

    Without a query, a sentence that says what may be asked.
    """
    library = desk().library
    wish = Wish.read(request.args, library)
    if not wish.text:
        return render_template("search.html", found=None)
    found = desk().searching.find(wish)
    page = hits.page(desk().shelf, wish, found, reader(), desk().frames)
    is_first = wish.page == 1
    named = called(wish.text, reader()) if is_first else None
    lines = suggestions.card_lines(wish.text, reader()) if is_first else ()
    cards = tuple(one for one in lines if named is None or one["url"] != named["url"])
    asked = unasked = None
    if found.asks and is_first and wish.kind is None and wish.chapter is None:
        like = desk().searching.like(wish.text, _LIKE)
        try:
            asked = questions.page(desk().shelf, wish.text, found.names, like, reader())
        except (Busy, Unfinished) as error:
            unasked = error
    keyword = keywords.page(desk().shelf, found, reader()) if is_first else None
    shown = {"found": page, "cards": cards, "named": named, "question": asked, "keyword": keyword}
    response = make_response(render_template("search.html", **shown, unasked=unasked))
    if unasked is not None:
        response.cache_control.no_store = True  # another time there is a ruling
    return response
