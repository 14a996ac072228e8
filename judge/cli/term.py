"""`judge term 践踏`: a term in both languages, its glossary entry, and where it is used."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING, Any

from corpus.graph import RuleGraph
from corpus.model import Term
from corpus.shelf import Shelf
from corpus.terminology import Entry
from judge.cli import options
from judge.cli.rule import bilingual
from judge.cli.terminal import Terminal

if TYPE_CHECKING:
    from corpus.library import Library

SHOWN_USES = 30


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("term", help="show a term of the rules", description=__doc__)
    parser.add_argument("name", nargs="+", help="a term in Chinese or English")
    options.add_edition(parser)
    options.add_lang(parser)
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Shows the term; raises `UnknownTerm` with the nearest for one that does not exist."""
    name = " ".join(arguments.name)
    library = options.library()
    if arguments.json:
        terminal.json(found(library, name, arguments.edition))
        return 0
    graph, entries, glossary = _looked_up(library, name, arguments.edition)
    label = partial(options.labelled, arguments.lang)
    for entry in entries:
        names = f"{' / '.join(entry.en)}  {' / '.join(entry.zh)}".strip()
        terminal.line(names, "bold cyan")
        kind = label(entry.kind.value, "术语")
        defined = label(f", rule {entry.rule}", f"，规则{entry.rule}") if entry.rule else ""
        terminal.line(f"{kind}{defined}", "dim", indent=2)
    if glossary is not None:
        terminal.line(label("Glossary, ", "词汇表，") + graph.edition.key, "dim")
        for text in _said(Shelf(library), graph, glossary, arguments.lang):
            terminal.line(text, indent=2)
        for _, printed in glossary.name.items():
            for fault in library.faults_of_term(graph.edition.key, printed):
                options.note(fault, arguments.lang, terminal)
    uses = _uses(graph, entries)
    if uses:
        left = len(uses) - SHOWN_USES
        more = label(f" and {left} more", f"等，另有{left}处") if left > 0 else ""
        shown = ", ".join(uses[:SHOWN_USES]) + more
        terminal.line(label("Used in: ", "用于：") + shown, "green")
    return 0


def _said(shelf: Shelf, graph: RuleGraph, term: Term, lang: str) -> list[str]:
    """The words of an entry to show: lent and marked where its edition lacks the language."""
    found = options.shown(term.definition, lang, partial(shelf.term_in_language, graph, term))
    return [before + words for before, words in found]


def _looked_up(
    library: Library, name: str, edition: str | None
) -> tuple[RuleGraph, tuple[Entry, ...], Term | None]:
    """The edition, its entries and its glossary's; raises `UnknownTerm` where there is neither."""
    graph = library.graph(edition)
    entries, glossary = library.terminology.by_name(name), Shelf(library).find_term(graph, name)
    if not entries and glossary is None:
        graph.term(name)  # raises UnknownTerm, with the nearest names
    return graph, entries, glossary


def found(library: Library, name: str, edition: str | None) -> dict[str, Any]:
    """The term in the form of `judge term --json`."""
    graph, entries, glossary = _looked_up(library, name, edition)
    shelf = Shelf(library)
    return {
        "term": name,
        "edition": graph.edition.key,
        "entries": [
            {
                "kind": entry.kind.value,
                "en": list(entry.en),
                "zh": list(entry.zh),
                "rule": str(entry.rule) if entry.rule else None,
            }
            for entry in entries
        ],
        "name": bilingual(shelf.term_names(graph, glossary)) if glossary else None,
        **_defined(shelf, graph, glossary),
        "senses": [bilingual(sense) for sense in glossary.senses] if glossary else [],
        "usedIn": _uses(graph, entries),
    }


def _defined(shelf: Shelf, graph: RuleGraph, term: Term | None) -> dict[str, Any]:
    """What the glossary says, and of which edition a text is that this one lacks."""
    if term is None:
        return {"definition": None}
    told = options.completed(term.definition, partial(shelf.term_in_language, graph, term))
    return {"definition": told.pop("text"), **told}


def _uses(graph: RuleGraph, entries: tuple[Entry, ...]) -> list[str]:
    places = [place for entry in entries for place in graph.term_uses(entry)]
    return list(dict.fromkeys(str(place.rule) for place in places if place.rule))
