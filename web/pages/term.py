"""The page of a term, under any of its names; the glossary and the index of keywords."""

from __future__ import annotations

from flask import Blueprint, redirect, render_template, request
from flask.typing import ResponseReturnValue

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from web.cache import kept
from web.desk import desk
from web.language import reader
from web.present import glossary, links, terms, unfurling
from web.present.alphabet import Order, order_for

pages = Blueprint("term", __name__)


@pages.get("/term/<path:name>")
@kept
def find(name: str) -> ResponseReturnValue:
    """The term in `?edition=`, else in the default edition."""
    library = desk().library
    edition = request.args.get("edition")
    if edition:
        return redirect(links.term(library.resolve(edition), name))
    return _term(library.graph(), name)


@pages.get("/<edition>/term/<path:name>")
@kept
def show(edition: str, name: str) -> ResponseReturnValue:
    """The term in one edition."""
    library = desk().library
    graph = library.graph(edition)
    if edition != graph.edition.key:
        return redirect(links.term(graph.edition.key, name))
    return _term(graph, name)


@pages.get("/terms")
@kept
def here() -> ResponseReturnValue:
    """Every term of the default edition's glossary, in `?order=`."""
    return _glossary(desk().library.graph())


@pages.get("/<edition>/terms")
@kept
def index(edition: str) -> ResponseReturnValue:
    """Every term of an edition's glossary; one without a glossary leads to the default one's."""
    graph = desk().library.graph(edition)
    if not graph.edition.terms:
        return redirect(links.terms())
    if edition != graph.edition.key:
        return redirect(links.terms(graph.edition.key))
    return _glossary(graph)


@pages.get("/keywords")
@kept
def keywords_here() -> ResponseReturnValue:
    """The keywords with their rules in the default edition, in `?order=`."""
    return _keywords(desk().library.graph())


@pages.get("/<edition>/keywords")
@kept
def keywords(edition: str) -> ResponseReturnValue:
    """The keywords with their rules in one edition; one without them leads to the default one."""
    graph = desk().library.graph(edition)
    if not graph.covers(_ABILITIES):
        return redirect(links.keywords())
    if edition != graph.edition.key:
        return redirect(links.keywords(graph.edition.key))
    return _keywords(graph)


_ABILITIES = RuleId.parse("702")


def _term(graph: RuleGraph, name: str) -> str:
    page = terms.page(desk().shelf, graph, name, reader())
    card = unfurling.term_card(page, reader())
    return render_template("term.html", page=page, card=card)


def _order() -> Order:
    return order_for(reader(), request.args.get("order"))


def _glossary(graph: RuleGraph) -> str:
    found = glossary.glossary(desk().shelf, graph, _order(), desk().searching.spelled, reader())
    return render_template("terms.html", page=found)


def _keywords(graph: RuleGraph) -> str:
    spelled = desk().searching.spelled
    found = glossary.keywords(desk().shelf, graph, _order(), spelled, reader())
    return render_template("keywords.html", page=found)
