"""A rule becomes what to say beside it: what later editions made of it, where a citation stands."""

from __future__ import annotations

from corpus.errors import BadRuleNumber
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.later import Standing
from corpus.model import Lang
from corpus.shelf import Shelf
from web.present import links
from web.present.texts import Plain


def later(shelf: Shelf, graph: RuleGraph, number: RuleId, reader: Lang) -> Plain | None:
    """That a later edition changed, moved or dropped the rule, with the way it went; else None."""
    key = graph.edition.key
    found = shelf.library.later(number, key)
    if found is None:
        return None
    return {"text": found.told.get(reader), "url": links.trace(key, number)}


def cited_as(shelf: Shelf, graph: RuleGraph, number: RuleId, named: str, reader: Lang) -> str:
    """The note of a page to which a citation such as `733@2026-08-07` leads; empty for another."""
    cited, _, day = named.partition("@")
    try:
        found = standing(shelf, cited, day)
    except BadRuleNumber:
        return ""
    here = found is not None and (found.number, found.edition) == (number, graph.edition.key)
    return found.told.get(reader) or "" if found is not None and here else ""


def standing(shelf: Shelf, number: str, day: str) -> Standing | None:
    """Where the rule that is cited by an edition can be read; None where nothing tells."""
    found = RuleId.parse(number)
    is_day = day in shelf.library.known or shelf.library.lineage.knows(day)
    return shelf.library.standing(found, day) if is_day else None


def url(found: Standing) -> str:
    """The address of a rule where a citation stands, with the citation if it is another's."""
    if found.is_as_cited:
        return links.rule(found.edition, found.number)
    return links.rule(found.edition, found.number, f"{found.cited}@{found.of}")
