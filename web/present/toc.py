"""A rule becomes the table of contents beside its page: what stands below it, or around it."""

from __future__ import annotations

from collections.abc import Sequence

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Lang, RuleKind
from corpus.shelf import Shelf
from web.language import HTML_LANG
from web.present import links
from web.present.texts import Plain, ordered, plain_texts
from web.wording import say

_MOST_CHARACTERS = {Lang.EN: 44, Lang.ZH: 20}


def below(
    shelf: Shelf, graph: RuleGraph, shown: Sequence[RuleId], depth: int, reader: Lang
) -> Plain | None:
    """The entries of a page as places on it, down to `depth` parts of a number; None if few."""
    numbers = [number for number in shown if len(list(number.ancestors())) <= depth]
    if len(numbers) < 2:
        return None
    items = tuple(
        {**line(shelf, graph, number, reader), "url": f"#{number.anchor}", "is_here": False}
        for number in numbers
    )
    return {"label": say(reader, "toc.page"), "items": items}


def around(shelf: Shelf, graph: RuleGraph, number: RuleId, reader: Lang) -> Plain | None:
    """The entries beside a rule under the same heading; None for a chapter."""
    above = graph.ancestors(number)
    if not above:
        return None
    key, parent = graph.edition.key, above[-1]
    head = line(shelf, graph, parent, reader)
    return {
        "label": say(reader, "toc.around", number=parent),
        "head": {**head, "url": links.rule(key, parent)},
        "items": tuple(
            {
                **line(shelf, graph, each, reader),
                "url": links.rule(key, each),
                "is_here": each == number,
            }
            for each in graph.children(parent)
        ),
    }


def outline(shelf: Shelf, graph: RuleGraph, number: RuleId, reader: Lang) -> tuple[Plain, ...]:
    """The children of a chapter or a large section, each with the lines of what stands below."""
    key = graph.edition.key
    is_chapter = graph.rule(number).kind is RuleKind.CHAPTER
    return tuple(
        {
            "number": str(child),
            "anchor": child.anchor,
            "url": links.rule(key, child),
            "texts": plain_texts(shelf.title(graph, child), reader),
            "count": _count(graph, child),
            "items": tuple(
                {**line(shelf, graph, each, reader), "url": links.rule(key, each)}
                for each in (graph.children(child) if is_chapter else ())
            ),
        }
        for child in graph.children(number)
    )


def _count(graph: RuleGraph, number: RuleId) -> int:
    """How many rules and subrules stand below an entry."""
    return sum(
        (not graph.rule(child).is_heading) + _count(graph, child)
        for child in graph.children(number)
    )


def line(shelf: Shelf, graph: RuleGraph, number: RuleId, reader: Lang) -> Plain:
    """A number with its title in both languages, or else the beginning of its text in one."""
    rule = graph.rule(number)
    if rule.is_heading:
        texts = plain_texts(shelf.title(graph, number), reader)
    else:
        said = rule.text.get(reader)
        if said is None and (lent := shelf.in_language(graph, number, reader)) is not None:
            said = lent.graph.rule(lent.number).text.get(reader)
        words = {reader: said, reader.other: rule.text.get(reader.other)}
        texts = tuple(
            {"lang": HTML_LANG[lang], "text": _begin(text, lang)}
            for lang in ordered(reader)
            if (text := words[lang])
        )[:1]
    return {"number": str(number), "texts": texts, "is_heading": rule.is_heading}


def _begin(words: str, lang: Lang) -> str:
    """The beginning of a text, cut where it is too long for a line."""
    first, most = words.partition("\n")[0], _MOST_CHARACTERS[lang]
    return first if len(first) <= most else f"{first[:most].rstrip()}…"
