"""Cards become the names to complete, the list, and a card's page."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate

from corpus.ids import RuleId
from corpus.model import Lang
from corpus.shelf import Shelf
from judge.cards import Card, nicknamed
from judge.oracle.described import begun
from judge.ruling import FaceRead, LineRead, read_card
from judge.scenario.setup import card_named, pools, pools_version, rulings_of
from judge.values import Bilingual, language_of
from web import asking
from web.engine import EDITION
from web.language import HTML_LANG, in_language
from web.present import links
from web.present.texts import Plain, is_one_chosen, label

_MOST_NAMES = 12
_PAGE = 40


def _names() -> tuple[Bilingual, ...]:
    """The name of every card, each card once, in the order of the alphabet."""
    return _names_in(pools_version())


@lru_cache(1)
def _names_in(version: str) -> tuple[Bilingual, ...]:
    found = {name.en: name for pool in reversed(pools()) for name in pool.names()}
    return tuple(found[name] for name in sorted(found))


@lru_cache(1)
def _folded(version: str) -> tuple[str, tuple[int, ...]]:
    """Both names of each card in one text, in the same order, and where each card begins in it."""
    lines = [f"{both.en}\n{both.zh}\0".casefold() for both in _names_in(version)]
    return "".join(lines), tuple(accumulate(map(len, lines), initial=0))


def _holding(wanted: str) -> Iterator[Bilingual]:
    """The names that hold the words, as they are folded, in the order of the alphabet."""
    names, (text, begins) = _names(), _folded(pools_version())
    at = text.find(wanted)
    while at >= 0:
        place = bisect(begins, at) - 1
        yield names[place]
        at = text.find(wanted, begins[place + 1])


def offered(typed: str) -> list[Bilingual]:
    """What a field for a card may be going to hold: creatures told by their size, then names."""
    return [*begun(typed), *names_like(typed)][:_MOST_NAMES]


def names_like(query: str) -> list[Bilingual]:
    """The names that begin with what is typed, in either language, then those that hold it.

    The card with such a nickname is the first of all.
    """
    wanted = query.strip().casefold()
    if not wanted:
        return []
    nickname = nicknamed(wanted)
    first = [both for both in _names() if both.en == nickname] if nickname else []
    later: list[Bilingual] = []
    for both in _holding(wanted):
        if both not in first:
            begins = any(name.casefold().startswith(wanted) for name in (both.en, both.zh))
            (first if begins else later).append(both)
        if len(first) >= _MOST_NAMES:
            break
    return (first + later)[:_MOST_NAMES]


def holding(query: str) -> list[Bilingual]:
    """The names that hold the words, in either language, in the order of the alphabet."""
    wanted = query.strip().casefold()
    return [name for name in _names() if wanted in name.en.casefold() or wanted in name.zh]


def called(name: str, reader: Lang) -> Plain | None:
    """The card that has this whole name or nickname, shortly: what stands on it, and its page."""
    found = card_named(name)
    if found is None:
        return None
    faces = tuple(face_shown(face, reader) for face in read_card(found))
    return {"faces": faces, "url": links.card(found.name.en)}


def listed(query: str, reader: Lang, page: int = 1) -> Plain:
    """A page of the cards whose name holds the words, and the nearest card if none does."""
    found = holding(query)
    page = max(1, min(page, -(-len(found) // _PAGE)))
    first = (page - 1) * _PAGE
    last = min(first + _PAGE, len(found))
    near = None
    if not found:
        names = (pool.nearest(query) for pool in pools())
        near = next((name for name in names if name), None)
    return {
        "query": query,
        "total": len(found),
        "first": first + 1,
        "last": last,
        "previous": links.cards(query or None, page - 1) if page > 1 else None,
        "next": links.cards(query or None, page + 1) if last < len(found) else None,
        "cards": tuple(
            {**_named(name, reader), "url": links.card(name.en)} for name in found[first:last]
        ),
        "near": near and {"name": near, "url": links.card(near)},
        "creature": asking.told_by_size(query, reader),
    }


def _named(name: Bilingual, reader: Lang) -> Plain:
    """A name in the reader's language, and in the other where that is another."""
    first, second = (name.en, name.zh) if reader is Lang.EN else (name.zh, name.en)
    return {
        "name": first,
        "lang": HTML_LANG[reader],
        "second": second if second != first and not is_one_chosen() else "",
        "second_lang": HTML_LANG[reader.other],
    }


def page(shelf: Shelf, card: Card, reader: Lang) -> Plain:
    """A card with every line of its text, what was read of it, and the rules it touches."""
    faces = tuple(_face(shelf, face, reader) for face in read_card(card))
    return {
        **_named(card.name, reader),
        "english": card.name.en,
        "canonical": links.absolute(links.card(card.name.en)),
        "faces": faces,
        "rulings": rulings_of(card.name.en),
        "is_read": all(line["unread"] is None for face in faces for line in face["lines"]),
        "is_known": card_named(card.name.en) is not None,
    }


def face_shown(face: FaceRead, reader: Lang) -> Plain:
    """What stands on a face of a card."""
    return {
        **_named(face.name, reader),
        "types": in_language(face.types, reader),
        "second_types": in_language(face.types, reader.other),
        "cost": face.cost,
        "size": face.size,
        "lines": tuple(_text(line, reader) for line in face.lines),
    }


def _face(shelf: Shelf, face: FaceRead, reader: Lang) -> Plain:
    """A face with what was read of each line."""
    lines = tuple(_line(shelf, line, reader) for line in face.lines)
    return {**face_shown(face, reader), "lines": lines}


def _text(line: LineRead, reader: Lang) -> Plain:
    """The words of a line that are read and those that are not; and what they say in the
    other language, which comes first where it is the reader's."""
    end = len(line.text) if line.unread is None else line.unread
    own = Lang(language_of(line.text))
    other = in_language(line.reworded, own.other)
    return {
        "other": other,
        "other_lang": HTML_LANG[own.other],
        "is_other_first": bool(other) and own is not reader,
        "lang": HTML_LANG[own],
        "read": line.text[:end],
        "unread": line.text[end:] if line.unread is not None else None,
    }


def _line(shelf: Shelf, line: LineRead, reader: Lang) -> Plain:
    """A line: its words, the abilities that were read and the rules."""
    return {
        **_text(line, reader),
        "missing": line.missing,
        "abilities": tuple(dict.fromkeys(in_language(one, reader) for one in line.abilities)),
        "rules": tuple(_rule(shelf, number, reader) for number in line.rules),
    }


def _rule(shelf: Shelf, number: str, reader: Lang) -> Plain:
    """A rule of the edition whose numbers the judge has, with the heading that it stands under."""
    graph, found = shelf.library.graph(EDITION), RuleId.parse(number)
    if found not in graph:
        return {"number": number, "title": "", "url": links.rule_anywhere(number)}
    return {
        "number": number,
        "title": label(shelf.title(graph, found), reader),
        "url": links.rule(graph.edition.key, found),
    }
