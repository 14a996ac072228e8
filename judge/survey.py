"""A file of cards becomes figures: how many are read in each language, and what is not read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from corpus.structs import Mutable, field
from judge.cards import Card
from judge.cards.files import card_from_record
from judge.errors import Unsupported
from judge.language import Declined
from judge.later_cards import is_later
from judge.oracle import LineRead
from judge.readings.reading import CardRead, FaceRead
from judge.rules.card_reader import oracle_of
from judge.rules.rulebook import Rulebook
from judge.scenario.setup import unplayable
from judge.values import Bilingual

_WORDS = 4  # of an unread text that are counted together
_CHARACTERS = 8


class Tally(Mutable):
    """What was counted of the texts in one language."""

    cards: int = 0
    read: int = 0
    playable: int = 0
    ambiguous: int = 0
    lines: int = 0
    lines_read: int = 0
    unread: Counter[str] = field(default_factory=Counter)


class Survey(Mutable):
    """What was counted of a file of cards.

    `later` is of the English cards with mechanics that only editions after the base edition have;
    `apart` counts cards that the base edition does not know or that are not played, by reason;
    `by_type` and `by_kind` have how many there are and how many are read, by card type and by kind
    of ability; `both` and `equal` are the lines read in both languages, and with one value.
    """

    english: Tally = field(default_factory=Tally)
    later: Tally = field(default_factory=Tally)
    chinese: Tally = field(default_factory=Tally)
    apart: Counter[str] = field(default_factory=Counter)
    by_type: dict[str, tuple[int, int]] = field(default_factory=dict)
    by_kind: Counter[str] = field(default_factory=Counter)
    both: int = 0
    equal: int = 0
    differing: list[Bilingual] = field(default_factory=list)

    @property
    def without_later(self) -> dict[str, int]:
        """The figures of the English cards that the base edition has all mechanics of."""
        figures = ("cards", "read", "playable", "lines", "lines_read")
        return {one: getattr(self.english, one) - getattr(self.later, one) for one in figures}

    def to_dict(self) -> dict[str, Any]:
        """The figures as plain data, the form of `judge cards coverage --json`."""
        return {
            **_plain(self.english),
            "withoutLater": {
                "linesRead" if key == "lines_read" else key: number
                for key, number in self.without_later.items()
            },
            "chinese": {**_plain(self.chinese), "bothRead": self.both, "equal": self.equal},
            "apart": dict(self.apart),
            "byType": {name: {"cards": n, "read": k} for name, (n, k) in self.by_type.items()},
            "byKind": dict(self.by_kind),
        }


def _plain(tally: Tally) -> dict[str, Any]:
    return {
        "cards": tally.cards,
        "read": tally.read,
        "playable": tally.playable,
        "ambiguous": tally.ambiguous,
        "lines": tally.lines,
        "linesRead": tally.lines_read,
        "unread": [{"words": words, "lines": n} for words, n in tally.unread.most_common(100)],
    }


def survey(cards: Iterable[CardRead], rulebook: Rulebook) -> Survey:
    """The figures of all cards."""
    found = Survey()
    for read in cards:
        _count(found, read, rulebook)
    return found


def sample(
    records: Iterable[Mapping[str, Any]], rulebook: Rulebook, number: int, seed: int
) -> Iterator[Card]:
    """Cards that are read whole, drawn at random, each as likely as any other.

    The same seed draws the same of the same records, as long as the same of them are read.
    """
    shuffled = list(records)
    Random(seed).shuffle(shuffled)
    oracle = oracle_of(rulebook)
    for record in shuffled:
        if number == 0:
            return
        try:
            card = card_from_record(record)
        except Unsupported:
            continue
        if record.get("is_funny") or any(
            isinstance(oracle.read(face), Declined) for face in card.faces
        ):
            continue
        number -= 1
        yield card


def _count(found: Survey, read: CardRead, rulebook: Rulebook) -> None:
    if read.card is None:
        found.apart[_without_names(read.apart, read.record)] += 1
        return
    english = _tallied(found.english, read.card, read.english, rulebook)
    if is_later(read.card, english, rulebook):
        _tallied(found.later, read.card, read.english, rulebook)
    _by_type(found, read.card, all(line.declined is None for lines in english for line in lines))
    for line in (line for lines in english for line in lines):
        for ability in line.abilities:
            found.by_kind[type(ability).__name__] += 1
    if read.printed is None:
        return
    chinese = _tallied(found.chinese, read.printed, read.chinese, rulebook)
    for ours, theirs in zip(english, chinese, strict=True):
        for one, other in _side_by_side(ours, theirs):
            found.both += 1
            found.equal += one.abilities == other.abilities
            if one.abilities != other.abilities:
                found.differing.append(Bilingual(one.text, other.text))


def _without_names(reason: str, record: Mapping[str, Any]) -> str:
    """Why a card is none to play, said of any card."""
    for said in (record, *record.get("faces", ())):
        reason = reason.replace(str(said["name"]), "it")
    reason = reason.removeprefix("the card it (").removesuffix(")")
    return re.sub(r"'[^']*' is", "a word is", reason)


def _tallied(
    tally: Tally, card: Card, read: tuple[FaceRead, ...], rulebook: Rulebook
) -> list[tuple[LineRead, ...]]:
    """The lines of each face, after they were counted."""
    faces = [face.lines for face in read]
    declined = [line.declined for lines in faces for line in lines if line.declined is not None]
    tally.cards += 1
    tally.read += not declined
    tally.playable += not declined and not unplayable(card, rulebook, oracle_of(rulebook))
    tally.ambiguous += any(one.readings for one in declined)
    tally.lines += sum(map(len, faces))
    tally.lines_read += sum(map(len, faces)) - len(declined)
    tally.unread.update(map(_beginning, declined))
    return faces


def _beginning(declined: Declined) -> str:
    """The first words that were not read."""
    words = declined.words.split()
    if declined.words.isascii() or len(words) > _WORDS:
        return " ".join(words[:_WORDS])
    return declined.words[:_CHARACTERS]


def _by_type(found: Survey, card: Card, is_read: bool) -> None:
    for type_ in card.faces[0].type_line.types:
        cards, read = found.by_type.get(type_.value, (0, 0))
        found.by_type[type_.value] = (cards + 1, read + is_read)


def _side_by_side(
    english: tuple[LineRead, ...], chinese: tuple[LineRead, ...]
) -> Iterator[tuple[LineRead, LineRead]]:
    """Lines that are read in both languages, where the printings have the same lines."""
    if len(english) == len(chinese):
        for one, other in zip(english, chinese, strict=True):
            if one.declined is None and other.declined is None:
                yield one, other
