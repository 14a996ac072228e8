"""A rule becomes what the judge does about it: the functions that carry it out, and scenarios."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Lang, Rule
from corpus.shelf import Shelf
from web.engine import EDITION, Engine
from web.present import links
from web.present.texts import Plain
from web.wording import say


def carried_out(shelf: Shelf, engine: Engine, graph: RuleGraph, rule: Rule, reader: Lang) -> Plain:
    """Whether the judge carries out a rule, by which functions, and the scenarios about it.

    The judge's numbers are the base edition's: a rule of another one is told of if it says the
    same there. Of what stands below, `count` rules, `done` are carried out.
    """
    own = _at_base(shelf, graph, rule.id)
    below = [_at_base(shelf, graph, number) for number in _rules_below(graph, rule.id)]
    functions = engine.functions.get(own, ()) if own else ()
    done = sum(number in engine.functions for number in below if number)
    return {
        "edition": EDITION,
        "number": str(own) if own else None,
        "is_heading": rule.is_heading,
        "functions": functions,
        "done": done,
        "count": len(below),
        "scenarios": tuple(
            {"label": engine.title(name, reader), "url": links.ask_ready(name)}
            for name in (engine.scenarios.get(own, ()) if own else ())
        ),
        "sentence": _sentence(rule, own, functions, done, len(below), reader),
    }


def _sentence(
    rule: Rule, own: RuleId | None, functions: tuple[str, ...], done: int, count: int, reader: Lang
) -> str:
    """What there is to say of the rule itself; of a heading, what there is of its rules."""
    if rule.is_heading:
        return say(reader, "engine.below", done=done, count=count)
    if own is None:
        return say(reader, "engine.other", date=EDITION)
    key = "engine.yes" if functions else "engine.below" if done else "engine.no"
    return say(reader, key, done=done, count=count)


def _at_base(shelf: Shelf, graph: RuleGraph, number: RuleId) -> RuleId | None:
    """The rule of the base edition that says the same, or None."""
    if graph.edition.key == EDITION:
        return number
    carried = shelf.library.as_of(number, graph.edition.key, EDITION)
    return carried.numbers[0] if carried.is_exact else None


def _rules_below(graph: RuleGraph, number: RuleId) -> Iterator[RuleId]:
    for child in graph.children(number):
        if not graph.rule(child).is_heading:
            yield child
        yield from _rules_below(graph, child)
