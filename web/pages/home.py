"""The front page."""

from __future__ import annotations

from flask import Blueprint, render_template
from flask.typing import ResponseReturnValue

from corpus.model import Lang
from web import asking
from web.cache import kept
from web.desk import desk
from web.language import reader
from web.present import editions, rulings

pages = Blueprint("home", __name__)
EXAMPLES = {  # a number, a keyword, a card
    Lang.EN: ("702.19b", "trample", "Lightning Bolt"),
    Lang.ZH: ("702.19b", "践踏", "闪电击"),
}
SHOWN = "menace-one-blocker"  # the ready question that is answered on this page


@pages.get("/")
@kept
def index() -> ResponseReturnValue:
    """The search box, a question with its answer, the contents of an edition, the editions."""
    shelf = desk().shelf
    return render_template(
        "home.html",
        examples=EXAMPLES[reader()],
        question=SHOWN,
        rulings=rulings.pages(shelf, asking.ready(SHOWN), reader()),
        contents=editions.contents(shelf, shelf.library.graph(), reader()),
        editions=editions.listing(shelf, reader()),
    )
