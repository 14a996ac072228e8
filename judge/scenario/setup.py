"""A scenario becomes the game that it starts with: cards found, their text read, objects placed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from judge.cards import Card, CardType, Characteristics, Face, ManaCost, builtin_pool, face_from
from judge.errors import BadScenario, NotRead, Problem
from judge.game.moves import place
from judge.game.state import (
    BodyId,
    Counters,
    GameObject,
    GameState,
    Kind,
    ObjectId,
    Player,
    PlayerId,
    Turn,
    Zone,
)
from judge.language import Declined
from judge.oracle import KeywordName, Oracle
from judge.rules.rulebook import Rulebook
from judge.scenario.model import CardEntry, Placed, Scenario, Seat
from judge.scenario.names import Body, Names
from judge.scenario.support import unread_words
from judge.values import Bilingual

UNNAMED_CARDS = 40
MOST_OBJECTS = 2_000
UNNAMED = Characteristics(name=None)
UNNAMED_SHOWN = Bilingual("a card", "一张牌")


@dataclass(frozen=True, slots=True)
class Game:
    """A game as it starts, and what everything in it is called."""

    state: GameState
    names: Names
    assumptions: tuple[Bilingual, ...] = ()


@dataclass(slots=True)
class _Setup:
    """What is put together while a game is set up; lives only as long."""

    scenario: Scenario
    oracle: Oracle
    cards: dict[str, Characteristics | None] = field(default_factory=dict)
    shown: dict[str, Bilingual] = field(default_factory=dict)
    unread: list[str] = field(default_factory=list)
    bodies: list[Body] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def set_up(scenario: Scenario, rulebook: Rulebook) -> Game:
    """The game at the start of play; raises `NotRead` naming all that nobody reads yet."""
    oracle = Oracle(KeywordName(k.name, k.has_number) for k in rulebook.keywords)
    setup = _Setup(scenario, oracle, unread=unread_words(scenario))
    for entry in scenario.cards:
        _learn(setup, entry.name, _own_card(setup, entry))
    _check_entries(setup)
    state = _empty(setup)
    placed: list[tuple[Placed, ObjectId]] = []
    for seat in scenario.seats:
        for zone, entry_ in _entries(seat):
            for _ in range(entry_.count):
                state = _put(setup, state, seat, zone, entry_)
                placed.append((entry_, ObjectId(state.next_id - 1)))
    if setup.problems:
        raise BadScenario(setup.problems)
    if setup.unread:
        raise NotRead(setup.unread)
    names = Names(tuple(player.id for player in state.players), tuple(setup.bodies))
    return Game(_attach(setup, state, placed), names)


def _check_entries(setup: _Setup) -> None:
    """Labels name one thing each, and there are not too many objects."""
    placed = [entry for seat in setup.scenario.seats for _, entry in _entries(seat)]
    labels = [entry.label for entry in placed if entry.label is not None]
    for label in dict.fromkeys(labels):
        if labels.count(label) > 1:
            _wrong(setup, "as", f"{label!r} is given twice; a label is unique.")
    for entry in placed:
        if entry.label is not None and entry.count != 1:
            _wrong(setup, "as", f"{entry.label!r} labels {entry.count} objects, not one.")
    if sum(entry.count for entry in placed) > MOST_OBJECTS:
        _wrong(setup, "count", f"a scenario has at most {MOST_OBJECTS} objects.")
    for player in setup.scenario.choices:
        if player not in tuple(seat.name for seat in setup.scenario.seats):
            _wrong(setup, "choices", f"{player!r} is no player here.")
    if setup.problems:
        raise BadScenario(setup.problems)


def _entries(seat: Seat) -> Iterator[tuple[Zone, Placed]]:
    for name, entries in seat.zones.items():
        # the top card of a library is listed first, so it is placed last
        ordered = tuple(reversed(entries)) if name == Zone.LIBRARY.value else entries
        for entry in ordered:
            yield Zone(name), entry
    if Zone.LIBRARY.value not in seat.zones:
        yield Zone.LIBRARY, Placed("", count=UNNAMED_CARDS)


def _empty(setup: _Setup) -> GameState:
    scenario = setup.scenario
    players = tuple(_player(setup, seat) for seat in scenario.seats)
    active = PlayerId(scenario.active or scenario.seats[0].name)
    return GameState(players, Turn(active, scenario.number, scenario.step))


def _player(setup: _Setup, seat: Seat) -> Player:
    given = seat.given
    return Player(
        id=PlayerId(seat.name),
        life=given.get("life", 20),
        counters=_counters(given.get("counters", {})),
        mana=_mana(setup, given.get("mana", "")),
        lands_played=given.get("lands_played", 0),
        pays_mana=not given.get("mana_free", False),
    )


def _mana(setup: _Setup, text: str) -> tuple[tuple[str, int], ...]:
    try:
        symbols = ManaCost.parse(text).symbols
    except ValueError as error:
        _wrong(setup, "mana", str(error))
        return ()
    if any(symbol not in tuple("WUBRGC") for symbol in symbols):
        setup.unread.append(f"mana: {text}")
    return tuple((letter, symbols.count(letter)) for letter in sorted(set(symbols)))


def _counters(given: dict[str, int]) -> Counters:
    counters = Counters()
    for kind, number in given.items():
        counters = counters.add(kind, number)
    return counters


def _wrong(setup: _Setup, key: str, message: str, line: int | None = None) -> None:
    at = line or setup.scenario.line
    setup.problems.append(Problem(setup.scenario.file, at, key, message))


def _own_card(setup: _Setup, entry: CardEntry) -> Card | None:
    for key in ("faces", "layout"):
        if key in entry.given:
            setup.unread.append(f"{entry.name}: {key}")
    try:
        given = {**entry.given, "color": list(entry.given.get("color", ()))}
        return Card((face_from(given),))
    except ValueError as error:
        _wrong(setup, entry.name, str(error), entry.line)
        return None


def _learn(setup: _Setup, name: str, card: Card | None) -> None:
    """Reads a card's text, once, and keeps what it is; None for what is not known."""
    if card is None:
        setup.cards[name] = None
        return
    face = card.faces[0]
    setup.cards[name] = _characteristics(setup, face)
    setup.shown[name] = face.name


def _characteristics(setup: _Setup, face: Face) -> Characteristics | None:
    abilities = setup.oracle.read(face)
    if isinstance(abilities, Declined):
        setup.unread.append(f"{face.name.en}: {abilities.words!r} in {abilities.text!r}")
        return None
    if CardType.CREATURE in face.type_line.types and None in (face.power, face.toughness):
        setup.unread.append(f"{face.name.en}: a creature without power and toughness")
        return None
    numbers: dict[str, int | None] = {}
    for key in ("power", "toughness", "loyalty", "defense"):
        written = getattr(face, key)
        if written is not None and not written.lstrip("-").isdigit():
            setup.unread.append(f"{face.name.en}: {key} {written}")
            return None
        numbers[key] = None if written is None else int(written)
    of_cost = face.cost.colors if face.cost is not None else ()
    return Characteristics(
        name=face.name,
        cost=face.cost,
        colors=frozenset((*of_cost, *face.color_indicator)),
        supertypes=frozenset(face.type_line.supertypes),
        types=frozenset(face.type_line.types),
        subtypes=frozenset(face.type_line.subtypes),
        abilities=abilities,
        **numbers,
    )


def _printed(setup: _Setup, name: str) -> Characteristics | None:
    if name == "":
        return UNNAMED
    if name not in setup.cards:
        card = builtin_pool().get(name)
        face = None if card is not None else setup.oracle.creature(name)
        if card is None and face is None:
            near = builtin_pool().nearest(name)
            hint = f" (the nearest known is {near!r})" if near else ""
            setup.unread.append(f"no card named {name!r} is known{hint}")
        _learn(setup, name, card if face is None else Card((face,)))
    return setup.cards[name]


def _put(setup: _Setup, state: GameState, seat: Seat, zone: Zone, entry: Placed) -> GameState:
    """The state with one more object of an entry."""
    given = entry.given
    printed = _printed(setup, entry.card) or UNNAMED
    owner = PlayerId(given.get("owner", seat.name))
    if owner not in tuple(player.id for player in state.players):
        _wrong(setup, "owner", f"{owner!r} is no player here.")
        return state
    fresh = ObjectId(state.next_id)
    body = BodyId(len(setup.bodies) + 1)
    counters = _counters(given.get("counters", {}))
    is_given = "loyalty" in given.get("counters", {})
    if printed.loyalty is not None and zone is Zone.BATTLEFIELD and not is_given:
        counters = counters.add("loyalty", printed.loyalty)
    held = GameObject(
        id=fresh,
        body=body,
        printed=printed,
        owner=owner,
        controller=PlayerId(seat.name),
        zone=zone,
        kind=Kind.TOKEN if given.get("token") else Kind.CARD,
        tapped=given.get("tapped", False),
        sick=given.get("sick", False),
        damage=given.get("damage", 0),
        counters=counters,
        timestamp=fresh,
    )
    shown = setup.shown.get(entry.card, UNNAMED_SHOWN)
    setup.bodies.append(Body(body, shown, owner, entry.label))
    objects = state.objects.set(fresh, held)
    return place(state.with_(objects=objects, next_id=fresh + 1), held)


def _attach(setup: _Setup, state: GameState, placed: list[tuple[Placed, ObjectId]]) -> GameState:
    for entry, id_ in placed:
        wanted: Any = entry.given.get("attached_to")
        if wanted is None:
            continue
        on = next((i for e, i in placed if wanted in (e.label, e.card) and i != id_), None)
        if on is None:
            _wrong(setup, "attached_to", f"{wanted!r} is nothing that is in play.")
            raise BadScenario(setup.problems)
        held = state.objects[id_].with_(attached_to=on)
        state = state.with_(objects=state.objects.set(id_, held))
    return state
