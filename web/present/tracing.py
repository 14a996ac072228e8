"""A rule becomes its way through all editions: where it stands in each, and what changed there."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.concordance import ChangeKind, TraceStep
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Lang
from web.present import changes, links
from web.present.headings import crumbs, title
from web.present.texts import Plain, label, plain_texts
from web.shelf import Shelf
from web.wording import say


def page(shelf: Shelf, graph: RuleGraph, number: RuleId, reader: Lang) -> Plain:
    """Everything that the page of a rule's way shows."""
    key = graph.edition.key
    return {
        "edition": key,
        "number": str(number),
        "title": label(title(shelf, graph, number), reader),
        "url": links.rule(key, number),
        "crumbs": crumbs(shelf, graph, number, reader),
        "steps": tuple(_steps(shelf, shelf.traced(number, key), key, reader)),
    }


def _steps(shelf: Shelf, steps: tuple[TraceStep, ...], here: str, reader: Lang) -> Iterator[Plain]:
    """Each edition, with the wording where it is first told and the changes where they came."""
    before: TraceStep | None = None
    for step in steps:
        yield {
            "edition": step.edition,
            "edition_url": links.edition(step.edition),
            "is_here": step.edition == here,
            "relation": _relation(step, reader),
            "rules": tuple(
                {
                    "number": str(number),
                    "url": links.rule(step.edition, number),
                    "trace_url": links.trace(step.edition, number),
                }
                for number in step.numbers
            ),
            **_words(shelf, before, step, reader),
        }
        if step.numbers:
            before = step


def _relation(step: TraceStep, reader: Lang) -> str:
    if step.kind is None:
        return say(reader, "trace.first" if step.numbers else "trace.untold")
    words = [say(reader, f"change.{step.kind}")]
    if step.kind is ChangeKind.MOVED and step.is_reworded:
        words.append(say(reader, "change.reworded"))
    return " · ".join(words)


def _words(shelf: Shelf, before: TraceStep | None, step: TraceStep, reader: Lang) -> Plain:
    """The changes since the step before, or the wording where there is nothing before."""
    if not step.numbers:
        return {"texts": (), "wordings": ()}
    graph = shelf.library.graph(step.edition)
    if before is None:
        found = [plain_texts(graph.rule(number).text, reader) for number in step.numbers]
        return {"texts": tuple(text for each in found for text in each), "wordings": ()}
    if not step.is_reworded:
        return {"texts": (), "wordings": ()}
    old = shelf.library.graph(before.edition)
    comparison = shelf.compared(old.edition, graph.edition)
    change = comparison.of_new(step.numbers[0])
    found_changes = changes.wordings(comparison, change, reader) if change else ()
    return {"texts": (), "wordings": found_changes}
