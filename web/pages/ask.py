"""A scenario is asked, and the ruling shown."""

from __future__ import annotations

from flask import Blueprint, abort, render_template, request
from flask.typing import ResponseReturnValue

import judge
from web import asking
from web import guide as guides
from web.cache import kept
from web.desk import desk
from web.language import reader
from web.present import rulings

pages = Blueprint("ask", __name__)


@pages.get("/ask")
@kept
def form() -> ResponseReturnValue:
    """The form, filled in with an example: the one that is chosen, or the first."""
    examples = asking.examples()
    chosen = request.args.get("example")
    if chosen is not None and chosen not in examples:
        abort(404)
    name = chosen or next(iter(examples), None)
    return _page(examples[name] if name else "")


@pages.get("/ask/guide")
@kept
def guide() -> ResponseReturnValue:
    """How to write a scenario, in the reader's language."""
    return render_template("guide.html", guide=guides.guide(reader()))


@pages.post("/ask")
def ask() -> ResponseReturnValue:
    """The rulings on what was sent; a scenario that cannot be read comes back with its mistakes."""
    text = request.form.get("scenario", "").replace("\r\n", "\n")
    try:
        asked = asking.rule_on(text)
    except judge.BadScenario as error:
        return _page(text, problems=rulings.problems(error)), 400
    shelf = desk().shelf
    found = [rulings.page(shelf, each, n, reader()) for n, each in enumerate(asked, 1)]
    return _page(text, rulings=found, is_empty=not found)


def _page(text: str, **found: object) -> str:
    return render_template(
        "ask.html",
        text=text,
        examples=tuple(asking.examples()),
        most=asking.MOST_CHARACTERS,
        **found,
    )
