"""Cards become the names to complete, the list, and a card's page."""

from __future__ import annotations

from functools import cache

from corpus.ids import RuleId
from corpus.model import Lang
from judge.cards import Card
from judge.ruling import FaceRead, LineRead, read_card
from judge.scenario.setup import card_named, pools
from judge.values import Bilingual
from web.language import HTML_LANG
from web.present import links
from web.present.headings import title
from web.present.texts import Plain, label
from web.shelf import Shelf

_MOST_NAMES = 12
_MOST_LISTED = 300


@cache
def _names() -> tuple[tuple[str, str], ...]:
    """The English and Chinese name of every card, each card once, in the order of the alphabet."""
    found = {name.en: (name.en, name.zh) for pool in reversed(pools()) for name in pool.names()}
    return tuple(sorted(found.values()))


def names_like(query: str) -> list[Plain]:
    """The names that begin with what is typed, then those that hold it, in its language."""
    wanted = query.strip().casefold()
    if not wanted:
        return []
    first: list[Plain] = []
    later: list[Plain] = []
    for en, zh in _names():
        for name, other in ((en, zh), (zh, en)):
            at = name.casefold().find(wanted)
            if at >= 0:
                (later if at else first).append({"name": name, "other": other})
                break
        if len(first) >= _MOST_NAMES:
            break
    return (first + later)[:_MOST_NAMES]


def listed(query: str, reader: Lang) -> Plain:
    """The cards whose name holds the words, in either language, and the nearest if none does."""
    wanted = query.strip().casefold()
    found = [pair for pair in _names() if wanted in pair[0].casefold() or wanted in pair[1]]
    near = None
    if not found:
        names = (pool.nearest(query) for pool in pools())
        near = next((name for name in names if name), None)
    return {
        "query": query,
        "total": len(found),
        "more": max(0, len(found) - _MOST_LISTED),
        "cards": tuple(_listed(pair, reader) for pair in found[:_MOST_LISTED]),
        "near": near and {"name": near, "url": links.card(near)},
    }


def _listed(pair: tuple[str, str], reader: Lang) -> Plain:
    en, zh = pair
    named = Bilingual(en, zh)
    return {**_named(named, reader), "url": links.card(en)}


def _named(name: Bilingual, reader: Lang) -> Plain:
    """A name in the reader's language, and in the other where that is another."""
    other = Lang.EN if reader is Lang.ZH else Lang.ZH
    first, second = (name.en, name.zh) if reader is Lang.EN else (name.zh, name.en)
    return {
        "name": first,
        "lang": HTML_LANG[reader],
        "second": second if second != first else "",
        "second_lang": HTML_LANG[other],
    }


def page(shelf: Shelf, card: Card, reader: Lang) -> Plain:
    """A card with every line of its text, what was read of it, and the rules it touches."""
    faces = tuple(_face(shelf, face, reader) for face in read_card(card))
    return {
        **_named(card.name, reader),
        "canonical": links.absolute(links.card(card.name.en)),
        "faces": faces,
        "is_read": all(line["unread"] is None for face in faces for line in face["lines"]),
        "is_known": card_named(card.name.en) is not None,
    }


def _face(shelf: Shelf, face: FaceRead, reader: Lang) -> Plain:
    other = Lang.EN if reader is Lang.ZH else Lang.ZH
    return {
        **_named(face.name, reader),
        "types": _in(face.types, reader),
        "second_types": _in(face.types, other),
        "cost": face.cost,
        "size": face.size,
        "lines": tuple(_line(shelf, line, reader) for line in face.lines),
    }


def _line(shelf: Shelf, line: LineRead, reader: Lang) -> Plain:
    """A line: the words that are read, those that are not, the abilities and the rules."""
    end = len(line.text) if line.unread is None else line.unread
    return {
        "read": line.text[:end],
        "unread": line.text[end:] if line.unread is not None else None,
        "missing": line.missing,
        "abilities": tuple(dict.fromkeys(_in(one, reader) for one in line.abilities)),
        "rules": tuple(_rule(shelf, number, reader) for number in line.rules),
    }


def _rule(shelf: Shelf, number: str, reader: Lang) -> Plain:
    """A rule of the default edition, with the heading that it stands under."""
    graph, found = shelf.library.graph(), RuleId.parse(number)
    if found not in graph:
        return {"number": number, "title": "", "url": links.rule_anywhere(number)}
    return {
        "number": number,
        "title": label(title(shelf, graph, found), reader),
        "url": links.rule(graph.edition.key, found),
    }


def _in(text: Bilingual, lang: Lang) -> str:
    return text.en if lang is Lang.EN else text.zh
