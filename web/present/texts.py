"""A text of an edition becomes words with marks: links, terms, translators' notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from corpus.analysis.english import STOP_WORDS
from corpus.graph import RuleGraph
from corpus.model import Bilingual, Edge, EdgeKind, Lang, Note, Place
from corpus.shelf import Shelf
from corpus.terminology import Entry
from web.language import HTML_LANG
from web.language import reader as interface
from web.preferences import Texts
from web.preferences import texts as preferred_texts
from web.present import links
from web.wording import say

Plain = dict[str, Any]
_EVERYDAY = STOP_WORDS | {"during", "unless"}


def ordered(reader: Lang) -> tuple[Lang, Lang]:
    """The two languages, the reader's first."""
    return (reader, reader.other)


def plain_texts(text: Bilingual, reader: Lang) -> tuple[Plain, ...]:
    """A text without marks, a mapping for each language it has, the reader's first.

    A name that is the same in both is there once.
    """
    langs = ordered(reader)[:1] if text.en == text.zh else ordered(reader)
    found = ((lang, text.get(lang)) for lang in langs)
    return tuple(_plain(lang, words, ()) for lang, words in found if words is not None)


def texts_at(
    shelf: Shelf,
    graph: RuleGraph,
    place: Place,
    notes: Sequence[Note],
    reader: Lang,
    here: str = "",
    langs: Sequence[Lang] = (),
) -> tuple[Plain, ...]:
    """The text at `place` with its marks, in each of `langs` it has, by default the reader's first.

    `here` is the URL of the page itself, to which no term is linked.
    """
    text = graph.text_at(place)
    found = []
    for lang in langs or ordered(reader):
        words = text.get(lang)
        if words is not None:
            marks = (
                *_note_marks(notes, lang, reader),
                *_reference_marks(shelf, graph, place, lang, reader),
                *_term_marks(graph, place, lang, here),
            )
            found.append(_plain(lang, words, marks))
    return tuple(found)


def shown(texts: Sequence[Plain], borrowed: Sequence[Plain] = ()) -> tuple[Plain, ...]:
    """Of an entry's texts and those lent to it, the ones that the reader prefers to see, in order.

    All of them where there is none in the language that the reader wants.
    """
    first = HTML_LANG[interface()]
    return chosen(sorted((*borrowed, *texts), key=lambda text: text["lang"] != first))


def chosen(texts: Sequence[Plain]) -> tuple[Plain, ...]:
    """Of some texts those in the language that the reader chose, in their order; else all."""
    wish = preferred_texts()
    if wish is Texts.BOTH:
        return tuple(texts)
    kept = tuple(text for text in texts if text["lang"] == HTML_LANG[Lang(wish)])
    return kept or tuple(texts)


def is_one_chosen() -> bool:
    """True if the reader wants texts in one language only."""
    return preferred_texts() is not Texts.BOTH


def wanted(reader: Lang) -> Lang:
    """The language that a reader wants texts in: the one chosen, else that of the interface."""
    wish = preferred_texts()
    return reader if wish is Texts.BOTH else Lang(wish)


def lacks(texts: Sequence[Plain], reader: Lang) -> bool:
    """True if there is a text, and none in the language that the reader wants."""
    return bool(texts) and all(text["lang"] != HTML_LANG[wanted(reader)] for text in texts)


def only(reader: Lang, key: str) -> str:
    """The sentence that a text is in the language that the reader does not want."""
    lang = wanted(reader)
    return say(
        reader,
        key,
        language=say(reader, f"lang.{lang.other}"),
        wanted=say(reader, f"lang.{lang}"),
    )


def outside(graph: RuleGraph, places: Iterator[Place]) -> tuple[str, ...]:
    """The numbers that the texts at `places` refer to and the edition's documents don't hold."""
    found = {
        edge.target.rule: None
        for place in places
        for edge in graph.references(place)
        if edge.kind is EdgeKind.OUTSIDE
    }
    return tuple(str(number) for number in sorted(filter(None, found)))


def label(text: Bilingual, reader: Lang) -> str:
    """A title in the reader's language, else in the other, else empty."""
    return next((words for lang in ordered(reader) if (words := text.get(lang))), "")


def name_of(entry: Entry, lang: Lang) -> str:
    """The standard name of a term in `lang`, else in the other language."""
    names = entry.names(lang) or (*entry.en, *entry.zh)
    return names[0]


def _plain(lang: Lang, words: str, marks: Sequence[Plain]) -> Plain:
    return {"lang": HTML_LANG[lang], "text": words, "marks": tuple(marks)}


def _note_marks(notes: Sequence[Note], lang: Lang, reader: Lang) -> Iterator[Plain]:
    for note in notes:
        if note.lang is lang:
            title = say(reader, "note.translator")
            yield {"start": note.span.start, "end": note.span.end, "kind": "note", "title": title}


def _reference_marks(
    shelf: Shelf, graph: RuleGraph, place: Place, lang: Lang, reader: Lang
) -> Iterator[Plain]:
    """One mark a span: of a range, the link leads to its first number."""
    seen = set()
    for edge in graph.references(place):
        if edge.lang is lang and edge.span not in seen:
            seen.add(edge.span)
            yield {
                "start": edge.span.start,
                "end": edge.span.end,
                **_target(shelf, graph, edge, reader),
            }


def _target(shelf: Shelf, graph: RuleGraph, edge: Edge, reader: Lang) -> Plain:
    """Where a reference leads, or why it leads nowhere."""
    key, number = graph.edition.key, edge.target.rule
    if number is None:
        assert edge.target.term is not None
        return {
            "kind": "see",
            "href": links.term(key, graph.edition.terms[edge.target.term].printed),
        }
    if number in graph:
        heading = f"{number} {label(shelf.title(graph, number), reader)}"
        return {"kind": "ref", "href": links.rule(key, number), "title": heading}
    is_outside = edge.kind is EdgeKind.OUTSIDE
    wording = "ref.outside" if is_outside else "ref.missing"
    title_text = say(reader, wording, number=number, date=key)
    return {"kind": "outside", "title": title_text}


def _is_everyday(entry: Entry) -> bool:
    """True for a word of everyday language, which the terms hold for its translation."""
    return all(name.lower() in _EVERYDAY for name in entry.en)


def _term_marks(graph: RuleGraph, place: Place, lang: Lang, here: str) -> Iterator[Plain]:
    """A mark for the first use of each term: more would only be noise."""
    seen: set[Entry] = set()
    for use in graph.terms_in(place, lang):
        href = links.term(graph.edition.key, name_of(use.entry, Lang.EN))
        if use.entry not in seen and href != here and not _is_everyday(use.entry):
            seen.add(use.entry)
            other = use.entry.names(lang.other)
            yield {
                "start": use.span.start,
                "end": use.span.end,
                "kind": "term",
                "href": href,
                "title": other[0] if other else "",
            }
