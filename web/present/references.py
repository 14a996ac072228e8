"""The results of a search become references: the rules most likely to decide a question."""

from __future__ import annotations

from corpus.ids import RuleId
from corpus.model import Lang
from corpus.query import HitKind, Results
from corpus.shelf import Shelf
from web.present.headings import crumbs
from web.present.rules import entry
from web.present.texts import Plain

_MOST = 8


def page(shelf: Shelf, results: Results, reader: Lang) -> tuple[Plain, ...]:
    """The entries of the rules found, the likeliest first, each once; terms and titles aside."""
    found: dict[str, Plain] = {}
    for hit in results.hits:
        if hit.kind not in (HitKind.RULE, HitKind.EXAMPLE) or hit.number in found:
            continue
        graph = shelf.library.graph(hit.edition)
        rule = graph.rule(RuleId.parse(hit.number))
        found[hit.number] = {
            **entry(shelf, graph, rule, reader),
            "edition": hit.edition,
            "crumbs": crumbs(shelf, graph, rule.id, reader),
        }
    return tuple(found.values())[:_MOST]
