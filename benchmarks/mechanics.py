"""How many cards of each mechanic that came after the base edition are playable.

    .venv/bin/python -m benchmarks.mechanics [--file FILE] [--without NAME]

A card uses a mechanic if its English text names it outside of reminder text, its own names apart,
or if it is of such a kind. `--without NAME` lists the cards of one that are not playable, each
with the words from where on a line is not read.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from judge.cards import CardType
from judge.cards.imports import records_in
from judge.later_cards import later_names, named_in
from judge.oracle.own_names import names_of
from judge.readings.reading import CardRead, cards_read
from judge.rules.card_reader import oracle_of
from judge.rules.editions import NEWEST_EDITION
from judge.rules.sides import PREPARATION
from judge.ruling.asking import rulebook_of
from judge.scenario.setup import unplayable

ROOT = Path(__file__).parents[1]
CARDS = ROOT.parent / "shared" / "data" / "cards" / "cards.jsonl"
ASKED = 0.7  # of the cards of each mechanic
RULEBOOK = rulebook_of(NEWEST_EDITION.date)
IN_OTHER_WORDS = {  # a part of what another of the names says
    *("increase speed", "triple power and toughness", "unprepare", "unsuspect"),
}
MORE = {"lander token", "mutagen token", "speed", "triple", "umbra armor", "vibranium token"}
NAMES = later_names(RULEBOOK) - IN_OTHER_WORDS | MORE
ABILITY_WORDS = (  # of 207.2c
    *("disappear", "eerie", "flurry", "infusion", "opus", "renew", "repartee", "survival"),
    *("valiant", "vivid", "void"),
)
SUBTYPES = ("Case", "Omen", "Room", "Saga")
_WORD = re.compile(rf"(?:^|[“\"'•] ?)({'|'.join(ABILITY_WORDS)}) — ", re.IGNORECASE)
_NO_MECHANIC = re.compile(r"\b[Ss]neak (?=.*? (into|onto) )")  # what people do


def mechanics_of(read: CardRead) -> Iterator[str]:
    """The later mechanics that a card uses, each as often as its text says so."""
    if read.card is not None and read.card.layout == PREPARATION:
        yield "preparation card"
    for face, lines, _ in read.english:
        yield from (name for name in SUBTYPES if name in face.type_line.subtypes)
        if CardType.BATTLE in face.type_line.types:
            yield "battle"
        for line in lines:
            yield from (word.lower() for word in _WORD.findall(line.text))
            if not _NO_MECHANIC.search(line.text):
                yield from named_in(line.text, names_of(face), NAMES)


def declined(read: CardRead) -> Iterator[str]:
    """The words from where on lines of a card are not read, or what is not carried out."""
    lines = [line for face in read.english for line in face.lines]
    unread = [line.declined.words for line in lines if line.declined is not None]
    assert read.card is not None
    yield from unread or map(str, unplayable(read.card, RULEBOOK, oracle_of(RULEBOOK)))


def main() -> None:
    """Prints the figures, those below what is asked with a mark."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--file", type=Path, default=CARDS)
    parser.add_argument("--without", metavar="NAME")
    arguments = parser.parse_args()
    cards: Counter[str] = Counter()
    playable: Counter[str] = Counter()
    for read in cards_read(records_in(arguments.file), oracle_of(RULEBOOK)):
        if read.card is None:
            continue
        found = set(mechanics_of(read))
        if not found:
            continue
        lacks = tuple(declined(read))
        for name in (*found, "together"):
            cards[name] += 1
            playable[name] += not lacks
            if lacks and name == arguments.without:
                print(f"{read.record['name']}: {'; '.join(lacks)}")
    if arguments.without is None:
        for name in (*sorted(cards.keys() - {"together"}), "together"):
            share = playable[name] / cards[name]
            mark = "" if share >= ASKED else f"  below {ASKED:.0%}"
            print(f"{name:18} {playable[name]:4}/{cards[name]:<4} {share:4.0%}{mark}")


if __name__ == "__main__":
    main()
