"""Which scenarios a card's own text decides: they fail once the card has no text.

A card without a text is made another size instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from judge import Scenario, check
from judge.cards import Card, builtin_pool
from judge.ruling.checking import Outcome
from judge.scenario.setup import reading, start
from judge.scenario.setup.reading import Setup

MOST = 25  # scenarios of one card that are tried


def names_of(card: Card) -> set[str]:
    """All names of a card, in both languages."""
    return {name for face in card.faces for name in (face.name.en, face.name.zh)}


def naming(cards: Iterable[Card], scenarios: list[Scenario]) -> Mapping[str, list[Scenario]]:
    """The scenarios that name each card, by its English name, the shortest first."""
    called: dict[str, list[str]] = {}
    for card in cards:
        for name in names_of(card):
            called.setdefault(name, []).append(card.name.en)
    words = re.compile("|".join(map(re.escape, sorted(called, key=len, reverse=True))))
    found: dict[str, list[Scenario]] = {}
    for scenario in sorted(scenarios, key=lambda one: len(repr(one))):
        said = repr((scenario.seats, scenario.cards, scenario.play, scenario.choices))
        for name in dict.fromkeys(words.findall(said.replace("\\'", "'"))):
            for card_name in called[name]:
                found.setdefault(card_name, []).append(scenario)
    return found


@contextmanager
def without_text(card: Card) -> Iterator[None]:
    """Inside, the card has no text."""
    named, own, names = reading.card_named, start.own_card, names_of(card)

    def blank(found: Card | None) -> Card | None:
        return found if found is None or not names & names_of(found) else _blank(found)

    def of_pool(name: str) -> Card | None:
        return blank(named(name))

    def of_scenario(setup: Setup, entry: object) -> Card | None:
        return blank(own(setup, entry))  # type: ignore[arg-type]

    reading.card_named, start.own_card = of_pool, of_scenario
    try:
        yield
    finally:
        reading.card_named, start.own_card = named, own


def _blank(card: Card) -> Card:
    if any(face.text for face in card.faces):
        return card.with_(faces=tuple(face.with_(text="") for face in card.faces))
    sized = (f if f.power is None else f.with_(power="9", toughness="9") for f in card.faces)
    return card.with_(faces=tuple(sized))


def decided(names: Iterable[str], scenarios: list[Scenario]) -> set[str]:
    """Those of the names whose card of the pool has a scenario that fails without its text."""
    cards = {name: card for name in names if (card := builtin_pool().get(name)) is not None}
    known = naming(cards.values(), scenarios)
    found = set()
    for name, card in cards.items():
        with without_text(card):
            tried = known.get(card.name.en, [])[:MOST]
            if any(check(one).outcome is not Outcome.PASS for one in tried):
                found.add(name)
    return found
