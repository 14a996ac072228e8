"""What a query may be going to be becomes lines for the search box."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from corpus.ids import RuleId
from corpus.model import Bilingual, Lang
from corpus.terminology import Entry
from web.language import HTML_LANG
from web.present import cards, links
from web.present.headings import title
from web.present.texts import Plain, name_of, plain_texts
from web.shelf import Shelf
from web.wording import say

_MOST = 10
_MOST_CARDS = 4


def lines(
    shelf: Shelf, typed: str, found: Iterable[RuleId | Entry], reader: Lang
) -> tuple[Plain, ...]:
    """Each suggestion with its texts, what it is, and where it leads; then cards of such names."""
    rules = tuple(_line(shelf, each, reader) for each in found)
    return (*rules, *card_lines(typed, reader))[:_MOST]


def card_lines(typed: str, reader: Lang) -> tuple[Plain, ...]:
    """The cards whose names begin with or hold what is typed."""
    return tuple(
        {
            "number": "",
            "texts": tuple(
                {"lang": HTML_LANG[Lang.EN if name.isascii() else Lang.ZH], "text": name}
                for name in (found["name"], found["other"])
                if name
            ),
            "kind": say(reader, "kind.card"),
            "url": links.card(found["name"]),
        }
        for found in cards.names_like(typed)[:_MOST_CARDS]
    )


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
