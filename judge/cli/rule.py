"""`judge rule 702.19b`: one rule with its children, examples and links."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING, Any

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.later import Later, Standing
from corpus.model import Bilingual, EdgeKind, Example, Lang, Place, Rule
from corpus.shelf import Shelf
from judge.cli import options
from judge.cli.terminal import Terminal

if TYPE_CHECKING:
    from corpus.library import Library


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("rule", help="show a rule", description=__doc__)
    parser.add_argument("number", help="a rule number: 7, 704, 704.5 or 704.5g")
    options.add_edition(parser)
    options.add_lang(parser)
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Shows the rule; raises the corpus's errors for one that does not exist."""
    library = options.library()
    if arguments.json:
        terminal.json(found(library, arguments.number, arguments.edition))
        return 0
    cited = library.cited(RuleId.parse(arguments.number), arguments.edition)
    graph, rule = library.find(cited.number, cited.edition)
    for text in options.texts(cited.told, arguments.lang):
        terminal.line(text, "yellow")
    if arguments.edition is None and graph.edition.key != library.default:
        terminal.line(f"(not in the edition of {library.default})", "yellow")
    _show(Shelf(library), graph, rule, arguments.lang, terminal)
    for fault in library.faults_at(graph.edition.key, rule.id):
        options.note(fault, arguments.lang, terminal)
    return 0


def found(library: Library, number: str, edition: str | None) -> dict[str, Any]:
    """The rule of a number, and what became of it, in the form of `judge rule --json`."""
    cited = library.cited(RuleId.parse(number), edition)
    graph, rule = library.find(cited.number, cited.edition)
    later = library.later(rule.id, graph.edition.key)
    texts = _texts(Shelf(library), graph, rule)
    return {**as_json(graph, rule), **texts, **_besides(cited, later)}


def as_json(graph: RuleGraph, rule: Rule) -> dict[str, Any]:
    """The rule in the form of `judge rule --json`; numbers as text, each once, in order."""
    edges = graph.references_of(rule.id)
    inside = [str(e.target.rule) for e in edges if e.kind is EdgeKind.REFERENCE]
    outside = [str(e.target.rule) for e in edges if e.kind is EdgeKind.OUTSIDE]
    sources = [e.source.rule for e in graph.referenced_by(rule.id) if e.source.rule]
    terms = [e.source.term for e in graph.referenced_by(rule.id) if e.source.term is not None]
    before, after = graph.previous(rule.id), graph.next(rule.id)
    return {
        "ruleNumber": str(rule.id),
        "edition": graph.edition.key,
        "kind": rule.kind.value,
        "title": bilingual(graph.title(rule.id)),
        "text": bilingual(rule.text),
        "examples": [bilingual(example.text) for example in rule.examples],
        "children": [str(child) for child in graph.children(rule.id)],
        "references": list(dict.fromkeys(inside)),
        "referencesOutside": list(dict.fromkeys(outside)),
        "referencedBy": list(dict.fromkeys(map(str, sources))),
        "referencedByTerms": [bilingual(graph.edition.terms[i].name) for i in dict.fromkeys(terms)],
        "terms": _terms(graph, rule),
        "navigation": {
            "previousRule": str(before) if before else None,
            "nextRule": str(after) if after else None,
        },
    }


def _texts(shelf: Shelf, graph: RuleGraph, rule: Rule) -> dict[str, Any]:
    """Its texts in both languages, and of which edition they are where this one lacks one."""
    examples = [
        options.completed(one.text, partial(shelf.example_in_language, graph, rule, one))
        for one in rule.examples
    ]
    return {
        "title": bilingual(shelf.title(graph, rule.id)),
        **options.completed(rule.text, partial(shelf.in_language, graph, rule.id)),
        "examples": [one["text"] for one in examples],
    }


def _besides(cited: Standing, later: Later | None) -> dict[str, Any]:
    """Of what edition the rule was asked for, if of another, and what became of it later."""
    told: dict[str, Any] = {"later": None}
    if not cited.is_as_cited:
        told["cited"] = {"ruleNumber": str(cited.cited), "edition": cited.of}
    if later is not None:
        told["later"] = {
            "kind": later.kind.value,
            "after": later.after,
            "by": later.by,
            "exact": later.is_exact,
            "newest": later.newest,
            "ruleNumbers": [str(number) for number in later.numbers],
            "reworded": later.is_reworded,
            "text": bilingual(later.told),
        }
    return told


def bilingual(text: Bilingual) -> dict[str, str | None]:
    """Both languages; None where the edition does not have one."""
    return {"en": text.en, "zh": text.zh}


def _terms(graph: RuleGraph, rule: Rule) -> list[dict[str, str]]:
    uses = [use for lang in Lang for use in graph.terms_in(Place(rule=rule.id), lang)]
    entries = dict.fromkeys(use.entry for use in uses)
    return [{"en": e.en[0] if e.en else "", "zh": e.zh[0] if e.zh else ""} for e in entries]


def _show(shelf: Shelf, graph: RuleGraph, rule: Rule, lang: str, terminal: Terminal) -> None:
    path = [f"{n} {_title(shelf, graph, n, lang)}" for n in graph.ancestors(rule.id)]
    headings = [p for p in path if len(p) < 60]
    terminal.line(" › ".join([*headings, graph.edition.key]), "dim")
    terminal.line(str(rule.id), "bold cyan")
    for text in said(shelf, graph, rule.id, lang):
        terminal.line(text, indent=2)
    _tell_later(shelf, graph, rule.id, lang, terminal)
    label = options.labelled(lang, "Example: ", "例：")
    for example in rule.examples:
        for n, text in enumerate(_example(shelf, graph, rule, example, lang)):
            terminal.line((label if n == 0 else "") + text, "italic", indent=4)
    for child in graph.children(rule.id):
        texts = said(shelf, graph, child, lang)
        terminal.line(f"{child}  {texts[0]}", indent=2)
        for text in texts[1:]:
            terminal.line(text, indent=len(str(child)) + 4)
        _tell_later(shelf, graph, child, lang, terminal)
    shown = as_json(graph, rule)
    names = [
        " ".join(options.texts(Bilingual(t["en"] or None, t["zh"] or None), lang))
        for t in shown["terms"]
    ]
    for (en, zh), named in (
        (("Refers to: ", "引用："), shown["references"]),
        (("Outside this edition's documents: ", "此版文档之外："), shown["referencesOutside"]),
        (("Referred to by: ", "被引用于："), shown["referencedBy"]),
        (("Terms: ", "术语："), names),
    ):
        if named:
            terminal.line(options.labelled(lang, en, zh) + ", ".join(named), "green")


def _tell_later(
    shelf: Shelf, graph: RuleGraph, number: RuleId, lang: str, terminal: Terminal
) -> None:
    """What became of a rule later, below its words."""
    later = shelf.library.later(number, graph.edition.key)
    for text in options.texts(later.told, lang) if later else ():
        terminal.line(text, "yellow", indent=4)


def said(shelf: Shelf, graph: RuleGraph, number: RuleId, lang: str) -> list[str]:
    """A rule's texts to show: lent and marked where its edition lacks the language asked for."""
    rule = graph.rule(number)
    text = shelf.title(graph, number) if rule.is_heading else rule.text
    found = options.shown(text, lang, partial(shelf.in_language, graph, number))
    return [before + words for before, words in found]


def _example(shelf: Shelf, graph: RuleGraph, rule: Rule, example: Example, lang: str) -> list[str]:
    lending = partial(shelf.example_in_language, graph, rule, example)
    return [before + words for before, words in options.shown(example.text, lang, lending)]


def _title(shelf: Shelf, graph: RuleGraph, number: RuleId, lang: str) -> str:
    if not graph.rule(number).is_heading:
        return ""
    return " ".join(options.texts(shelf.title(graph, number), lang))
