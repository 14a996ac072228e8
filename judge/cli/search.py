"""`judge search WORDS`: rules, terms and examples for words in either language."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from corpus.errors import BadQuery
from corpus.ids import RuleId
from corpus.model import Lang
from judge.cli import options
from judge.cli.terminal import Terminal

if TYPE_CHECKING:
    from corpus.answered import Answered
    from corpus.later import Later
    from corpus.library import Library
    from corpus.query import Hit, Results, Searcher
    from corpus.searching import Searching

KINDS = ("rule", "heading", "term", "example")


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("search", help="search the rules", description=__doc__)
    parser.add_argument("words", nargs="*", help="words, a number, a symbol; quotes for a phrase")
    parser.add_argument("--stdin", action="store_true", help="read one query a line")
    parser.add_argument("--chapter", type=int, choices=range(1, 10), metavar="1-9")
    parser.add_argument("--kind", choices=KINDS, action="append", default=[])
    parser.add_argument("--limit", type=int, default=10, help="hits to show (default 10)")
    options.add_edition(parser)
    options.add_lang(parser)
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Answers one query, or one a line; exit code 1 if a single query finds nothing."""
    library = options.library()
    if arguments.edition is not None:
        arguments.edition = library.resolve(arguments.edition)
    searcher = searching(library, terminal).of(arguments.edition)
    if arguments.stdin:
        for line in sys.stdin:
            query = line.rstrip("\n")
            try:
                _answer(library, searcher, query, arguments, terminal)
            except BadQuery as error:
                if not arguments.json:
                    raise
                terminal.json({"query": query, "total": 0, "hits": [], "error": str(error)})
            terminal.stream.flush()
        return 0
    if not arguments.words:
        raise BadQuery(
            "Give words to search for, or --stdin to read one query a line.",
            "请给出要搜索的词句，或用--stdin逐行读取查询。",
        )
    found = _answer(library, searcher, " ".join(arguments.words), arguments, terminal)
    return int(found.total == 0)


def searching(library: Library, terminal: Terminal) -> Searching:
    """The search over the library; builds the indexes that there aren't yet first."""
    from judge.precedents import Precedents

    return indexed(library, terminal, Precedents())


def indexed(library: Library, terminal: Terminal, answered: Answered | None = None) -> Searching:
    """The same with these questions that were answered."""
    from corpus.imports import data_folder
    from corpus.searching import Searching

    found = Searching(library, data_folder() / "index", answered)
    with terminal.progress("Building the search index") as progress:
        found.build(progress)
    return found


def _answer(
    library: Library,
    searcher: Searcher,
    query: str,
    arguments: argparse.Namespace,
    terminal: Terminal,
) -> Results:
    from corpus.query import HitKind

    results = searcher.search(
        query,
        edition=arguments.edition,
        chapter=arguments.chapter,
        kinds=[HitKind(kind) for kind in arguments.kind],
        lang=None if arguments.lang == "both" else Lang(arguments.lang),
        limit=arguments.limit,
    )
    if arguments.json:
        terminal.json(as_json(results, library))
    else:
        _show(results, arguments.lang, terminal, library)
    return results


def as_json(results: Results, library: Library) -> dict[str, Any]:
    """The results in the form of `judge search --json`."""
    return {
        "query": results.query,
        "total": results.total,
        "hits": [_hit(hit, library) for hit in results.hits],
        "facets": {
            "chapters": {str(chapter): n for chapter, n in results.facets.chapters.items()},
            "kinds": {kind.value: n for kind, n in results.facets.kinds.items()},
        },
        "didYouMean": list(results.did_you_mean),
        "notes": [
            {"kind": note.kind.value, "en": note.text.en, "zh": note.text.zh}
            for note in results.notes
        ],
    }


def _later(hit: Hit, library: Library) -> Later | None:
    """What later editions made of a rule that was found."""
    return library.later(RuleId.parse(hit.number), hit.edition) if hit.number else None


def _hit(hit: Hit, library: Library) -> dict[str, Any]:
    name = {"term": hit.term} if hit.term else {"number": hit.number}
    later = _later(hit, library)
    snippet = hit.snippet
    return {
        "kind": hit.kind.value,
        **name,
        **({"example": hit.example} if hit.example else {}),
        "edition": hit.edition,
        "alsoIn": list(hit.also_in),
        "path": [{"number": c.number, "en": c.title.en, "zh": c.title.zh} for c in hit.path],
        "text": {"en": hit.text.en, "zh": hit.text.zh},
        "score": round(hit.score, 4),
        "matchedBy": [match.value for match in hit.matched_by],
        "snippet": snippet.text,
        "highlights": [[span.start, span.end] for span in snippet.spans],
        "later": {"en": later.told.en, "zh": later.told.zh} if later else None,
    }


def _show(results: Results, lang: str, terminal: Terminal, library: Library) -> None:
    for note in results.notes:
        terminal.line(" ".join(options.texts(note.text, lang)), "yellow")
    for hit in results.hits:
        path = " › ".join(f"{c.number} {' '.join(options.texts(c.title, lang))}" for c in hit.path)
        kind = f" {hit.kind.value}" if hit.kind.value in ("term", "example") else ""
        terminal.line(f"{hit.term or hit.number}{kind}", "bold cyan")
        terminal.line(f"{path}  {hit.edition}".strip(), "dim", indent=2)
        terminal.line(hit.snippet.text, indent=2)
        later = _later(hit, library)
        for text in options.texts(later.told, lang) if later else ():
            terminal.line(text, "yellow", indent=2)
    if results.did_you_mean:
        terminal.line(f"Did you mean: {', '.join(results.did_you_mean)}?", "yellow")
    terminal.line(f"{results.total} found", "dim")
