"""The page of a term, under any of its names, and the glossary's list of terms."""

from __future__ import annotations

from flask import Blueprint, redirect, render_template, request
from flask.typing import ResponseReturnValue

from web.desk import desk
from web.language import reader
from web.present import editions, links, terms

pages = Blueprint("term", __name__)


@pages.get("/term/<path:name>")
def find(name: str) -> ResponseReturnValue:
    """The term in `?edition=`, else in the default edition."""
    library = desk().library
    edition = request.args.get("edition")
    if edition:
        return redirect(links.term(library.resolve(edition), name))
    page = terms.page(desk().shelf, library.graph(), name, reader())
    return render_template("term.html", page=page)


@pages.get("/<edition>/term/<path:name>")
def show(edition: str, name: str) -> ResponseReturnValue:
    """The term in one edition."""
    library = desk().library
    graph = library.graph(edition)
    if edition != graph.edition.key:
        return redirect(links.term(graph.edition.key, name))
    return render_template("term.html", page=terms.page(desk().shelf, graph, name, reader()))


@pages.get("/<edition>/terms")
def index(edition: str) -> ResponseReturnValue:
    """Every term of an edition's glossary."""
    graph = desk().library.graph(edition)
    if edition != graph.edition.key:
        return redirect(links.terms(graph.edition.key))
    found = editions.glossary(graph, reader())
    return render_template("terms.html", terms=found, edition=graph.edition.key)
