"""What a query may be going to be becomes lines for the search box."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from corpus.ids import RuleId
from corpus.model import Bilingual, Lang
from corpus.terminology import Entry
from web.present import links
from web.present.headings import title
from web.present.texts import Plain, name_of, plain_texts
from web.shelf import Shelf
from web.wording import say


def lines(shelf: Shelf, found: Iterable[RuleId | Entry], reader: Lang) -> tuple[Plain, ...]:
    """Each suggestion with its texts, what it is, and where it leads."""
    return tuple(_line(shelf, each, reader) for each in found)


def _line(shelf: Shelf, found: RuleId | Entry, reader: Lang) -> Plain:
    graph = shelf.library.graph()
    match found:
        case RuleId():
            return {
                "number": str(found),
                "texts": _texts(title(shelf, graph, found), reader),
                "kind": say(reader, f"kind.{graph.rule(found).kind}"),
                "url": links.rule(graph.edition.key, found),
            }
        case Entry():
            names = Bilingual(*(next(iter(found.names(lang)), None) for lang in Lang))
            return {
                "number": "",
                "texts": _texts(names, reader),
                "kind": say(reader, "kind.term"),
                "url": links.term(graph.edition.key, name_of(found, Lang.EN)),
            }
        case _:
            assert_never(found)


def _texts(text: Bilingual, reader: Lang) -> tuple[Plain, ...]:
    found = plain_texts(text, reader)
    return tuple({"lang": each["lang"], "text": each["text"]} for each in found)
