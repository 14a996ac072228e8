"""A rule becomes its way through all editions: where it stands in each, and what changed there."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.changes import ChangeKind, TraceStep
from corpus.ids import RuleId
from corpus.model import Lang
from corpus.shelf import Shelf
from web.present import changes, counterparts, links
from web.present.headings import crumbs
from web.present.texts import Plain, label, plain_texts
from web.wording import say

_NO_WORDS: Plain = {"texts": (), "borrowed": (), "wordings": ()}


def page(shelf: Shelf, key: str, number: RuleId, reader: Lang) -> Plain:
    """Everything that the page of a rule's way shows, from an edition that may not be loaded.

    Raises `UnknownEdition` and `UnknownRule`.
    """
    steps = shelf.traced(number, key)
    library = shelf.library
    graph = library.graph(key) if key in library.keys and number in library.graph(key) else None
    return {
        "edition": key,
        "number": str(number),
        "title": label(shelf.title(graph, number), reader) if graph else "",
        "url": links.rule(key, number),
        "crumbs": crumbs(shelf, graph, number, reader) if graph else (),
        "steps": tuple(_steps(shelf, steps, key, reader)),
    }


def _steps(shelf: Shelf, steps: tuple[TraceStep, ...], here: str, reader: Lang) -> Iterator[Plain]:
    """Each edition, with the wording where it is first told and the changes where they came."""
    before: TraceStep | None = None
    is_reworded = False
    for step in steps:
        is_loaded = step.edition in shelf.library.keys
        has_text = bool(step.numbers) and _has_text(shelf, step)
        is_reworded = is_reworded or step.is_reworded
        yield {
            "edition": step.edition,
            "edition_url": links.edition(step.edition) if is_loaded else None,
            "is_here": step.edition == here,
            "relation": _relation(step, reader),
            "note": say(reader, "trace.notext") if step.numbers and not has_text else "",
            "rules": tuple(
                {
                    "number": str(number),
                    "url": links.rule(step.edition, number) if has_text else None,
                    "trace_url": links.trace(step.edition, number),
                }
                for number in step.numbers
            ),
            **(_words(shelf, before, step, is_reworded, reader) if has_text else _NO_WORDS),
        }
        if has_text:
            before, is_reworded = step, False


def _has_text(shelf: Shelf, step: TraceStep) -> bool:
    """True if the documents of a step's edition hold its rules."""
    return all(shelf.library.has(step.edition, number) for number in step.numbers)


def _relation(step: TraceStep, reader: Lang) -> str:
    if step.kind is None:
        return say(reader, "trace.first" if step.numbers else "trace.untold")
    words = [say(reader, f"change.{step.kind}")]
    if step.kind is ChangeKind.MOVED and step.is_reworded:
        words.append(say(reader, "change.reworded"))
    return " · ".join(words)


def _words(
    shelf: Shelf, before: TraceStep | None, step: TraceStep, is_reworded: bool, reader: Lang
) -> Plain:
    """The changes since the last step with a text, or the wording where there is none before."""
    if before is not None and step.kind is ChangeKind.SAME and not is_reworded:
        return _NO_WORDS
    graph = shelf.library.graph(step.edition)
    if before is not None:
        old = shelf.library.graph(before.edition)
        pieces = changes.wordings(shelf.differences(step.numbers[0], graph, old), reader)
        if pieces or not is_reworded:
            return {"texts": (), "borrowed": (), "wordings": pieces}
    rules = [graph.rule(number) for number in step.numbers]
    return {
        "texts": tuple(text for rule in rules for text in plain_texts(rule.text, reader)),
        "borrowed": tuple(
            text for rule in rules for text in counterparts.borrowed(shelf, graph, rule, reader)
        ),
        "wordings": (),
    }
