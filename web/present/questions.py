"""A question becomes what is shown of it: its ruling, ready rulings like it, a board to set up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import judge
from corpus.answered import Like
from corpus.model import Lang
from corpus.shelf import Shelf
from judge.questions import Read, Reading, State
from web import asking
from web.language import in_language
from web.present import links, rulings
from web.present.texts import Plain

_MOST_TITLES = 4


def page(
    shelf: Shelf, text: str, names: Sequence[str], like: Sequence[Like], reader: Lang
) -> Plain:
    """Everything that is shown of a question beside the rules that are found."""
    read = asking.read_question(text)
    ruled = [read.reading] if read.ruling is not None else list(read.readings)
    fits = [one for one in like if one.is_answer]
    shown = fits[0] if fits and (not ruled or read.is_guess) else None
    return {
        "state": str(read.state).replace(" ", "_"),
        "ways": tuple(_way(shelf, one, ruled, reader) for one in ruled),
        "doubts": tuple(in_language(one, reader) for one in read.reading.doubts),
        "is_guess": read.is_guess,
        "marked": _shown(text, read),
        "board": _board(read.reading, names, reader),
        "names": tuple(dict.fromkeys(asking.card_called(name)[reader] for name in names)),
        "ready": _ready(shelf, shown, reader) if shown else None,
        "titles": tuple(_title(one, reader) for one in like if one is not shown and one.is_near)[
            :_MOST_TITLES
        ],
    }


def _title(one: Like, reader: Lang) -> Plain:
    """A ready ruling by its title, in the reader's language."""
    english, chinese = one.titles
    return {
        "url": links.ask_ready(one.key),
        "title": english if reader is Lang.EN else chinese,
    }


def _ready(shelf: Shelf, one: Like, reader: Lang) -> Plain | None:
    """A ready ruling with its answer; None if there is none today."""
    asked = asking.ready(one.key)
    if not asked or asked[0].ruling.unsupported:
        return None
    (shown,) = rulings.pages(shelf, asked[:1], reader)
    return {**_title(one, reader), "ruling": shown}


def _way(shelf: Shelf, reading: Reading, ways: Sequence[Reading], reader: Lang) -> Plain:
    """A way in which the question was read, or is most likely meant: told back, and ruled on.

    `apart` is what tells it from the other ways.
    """
    assert reading.ruling is not None
    asked = asking.Asked(asking.scenario_of(reading), reading.ruling)
    (shown,) = rulings.pages(shelf, [asked], reader)
    said = None if reading.said is None else in_language(reading.said, reader)
    return {
        "ruling": shown,
        "said": tuple(said.splitlines()) if said else (),
        "inferred": tuple(
            {"what": in_language(one.what, reader), "why": in_language(one.why, reader)}
            for one in reading.inferred
        ),
        "apart": tuple(
            in_language(one.what, reader)
            for one in reading.inferred
            if not all(one in other.inferred for other in ways)
        ),
        "text": judge.write_yaml(dict(reading.scenario)),
    }


def _shown(text: str, read: Read) -> tuple[Plain, ...]:
    """The question with its unread words marked, where not all of it is answered."""
    is_part = read.state is State.DRAFT or (read.is_guess and read.reading.unread)
    return tuple(_marked(text, read.reading)) if is_part else ()


def _marked(text: str, reading: Reading) -> Iterator[Plain]:
    """The words of a question, those that were not read marked."""
    at = 0
    for span in sorted(reading.unread, key=lambda span: span.start):
        if span.start > at:
            yield {"text": text[at : span.start], "is_unread": False}
        yield {"text": text[max(at, span.start) : span.end], "is_unread": True}
        at = max(at, span.end)
    if at < len(text):
        yield {"text": text[at:], "is_unread": False}


def _board(reading: Reading, names: Sequence[str], reader: Lang) -> str:
    """The text of the scenario that the board opens with: as far as read, else the cards named."""
    plain: dict[str, Any] = dict(reading.scenario)
    if not plain.get("players"):
        plain = asking.with_cards(names, reader)
    return judge.write_yaml(plain)
