"""The list of editions, and the contents of each."""

from __future__ import annotations

from flask import Blueprint, redirect, render_template
from flask.typing import ResponseReturnValue

from web.cache import kept
from web.desk import desk
from web.language import reader
from web.present import editions, links

pages = Blueprint("editions", __name__)


@pages.get("/editions")
@kept
def index() -> ResponseReturnValue:
    """Every edition with its documents and credits."""
    found = editions.listing(desk().shelf, reader())
    return render_template("editions.html", editions=found)


@pages.get("/<year:edition>")
@kept
def contents(edition: str) -> ResponseReturnValue:
    """The chapters and sections of an edition."""
    graph = desk().library.graph(edition)
    if edition != graph.edition.key:
        return redirect(links.edition(graph.edition.key))
    return render_template(
        "contents.html", contents=editions.contents(desk().shelf, graph, reader())
    )
