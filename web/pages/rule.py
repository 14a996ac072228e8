"""The page of a rule, section or chapter. Its edition is part of its address."""

from __future__ import annotations

from flask import Blueprint, redirect, render_template, request
from flask.typing import ResponseReturnValue

from corpus.errors import BadRuleNumber
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Rule
from web.cache import kept
from web.desk import desk
from web.language import reader
from web.present import later, links, rules, unfurling

pages = Blueprint("rule", __name__)


@pages.get("/rule/<number>")
@kept
def find(number: str) -> ResponseReturnValue:
    """The rule in `?edition=`, else in the default edition or the newest that has it.

    The name of a term leads to that term.
    """
    try:
        wanted = RuleId.parse(number)
    except BadRuleNumber:
        graph = desk().library.graph()
        if graph.find_term(number) is None:
            raise
        return redirect(links.term(graph.edition.key, number))
    edition = request.args.get("edition")
    graph, rule = desk().library.find(wanted, edition or None)
    if edition or number != str(wanted):
        return redirect(links.rule(graph.edition.key, wanted))
    return _page(graph, rule)


@pages.get("/<edition>/rule/<number>")
@kept
def show(edition: str, number: str) -> ResponseReturnValue:
    """The rule in one edition; other spellings of its address lead to this one."""
    wanted = RuleId.parse(number)
    if (elsewhere := _elsewhere(edition, wanted)) is not None:
        return redirect(elsewhere)
    graph = desk().library.graph(edition)
    rule = graph.rule(wanted)
    if (edition, number) != (graph.edition.key, str(rule.id)):
        return redirect(links.rule(graph.edition.key, rule.id))
    return _page(graph, rule)


def _elsewhere(edition: str, number: RuleId) -> str | None:
    """The address of a rule whose edition is known to have it and is not loaded, or not there."""
    library = desk().library
    if edition not in library.lineage.editions or library.has(edition, number):
        return None
    found = library.cited(number, edition)
    return None if found.is_as_cited else later.url(found)


def _page(graph: RuleGraph, rule: Rule) -> str:
    page = rules.page(desk().shelf, desk().engine, graph, rule, reader())
    named = request.args.get("cited", "")
    cited = later.cited_as(desk().shelf, graph, rule.id, named, reader()) if named else ""
    card = unfurling.rule_card(page, reader())
    return render_template("rule.html", page=page, card=card, cited=cited)
