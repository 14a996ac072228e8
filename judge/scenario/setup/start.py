"""The game at the start of play."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.structs import Struct
from judge.cards import Face, ManaCost
from judge.errors import BadScenario, NotRead, quoted
from judge.game.state import GameState, Mana, ObjectId, Player, PlayerId, Turn, Zone
from judge.oracle import as_far_as_read, rewritten
from judge.oracle.reader import lines_of
from judge.oracle.unread import said_in
from judge.rules.card_reader import oracle_of
from judge.rules.rulebook import Rulebook
from judge.scenario.mistakes import no_player, of_value
from judge.scenario.model import Placed, Scenario, Seat
from judge.scenario.names import Names
from judge.scenario.setup.attaching import attach, check_attached
from judge.scenario.setup.chapters import with_chapters
from judge.scenario.setup.companions import with_companions
from judge.scenario.setup.controlled import with_controllers
from judge.scenario.setup.copying import with_copies_for_a_while
from judge.scenario.setup.designated import assumed_cast, with_goaded, with_prepared
from judge.scenario.setup.entered import unread_as_entered, with_own_counters
from judge.scenario.setup.entries import check_cards, check_entry
from judge.scenario.setup.influence import with_ranges
from judge.scenario.setup.linking import link
from judge.scenario.setup.merged import assumed_order
from judge.scenario.setup.placing import MOST_OBJECTS, counters_of, put_entry
from judge.scenario.setup.reading import Setup, learn, own_card, wrong
from judge.scenario.setup.told import with_designations, with_implied, with_this_turn
from judge.scenario.setup.variant import in_variant
from judge.scenario.support import unread_words
from judge.scenario.variants import assumed_of_variant, life_of, variant_of
from judge.values import Bilingual, Lang, Value, language_of

UNNAMED_CARDS = 40


class Game(Struct):
    """A game as it starts, and what everything in it is called."""

    state: GameState
    names: Names
    assumptions: tuple[Bilingual, ...] = ()
    unread: tuple[Bilingual, ...] = ()  # words of its cards


def set_up(scenario: Scenario, rulebook: Rulebook) -> Game:
    """The game at the start of play; raises `NotRead` naming all that nobody reads yet."""
    unread = unread_words(scenario, rulebook.edition)
    setup = Setup(scenario, oracle_of(rulebook), rulebook, unread=unread)
    check_cards(setup)
    for entry in scenario.cards:
        learn(setup, entry.name, own_card(setup, entry))
    _check_entries(setup)
    if not scenario.seats:
        raise NotRead(setup.unread)
    state = with_this_turn(setup, with_designations(scenario, _empty(setup)))
    placed: list[tuple[Placed, ObjectId]] = []
    for seat in scenario.seats:
        for zone, entry_ in _entries(seat):
            first = state.next_id
            check_entry(setup, seat, zone, entry_)
            state = put_entry(setup, state, seat, zone, entry_)
            if entry_.card or entry_.given:  # of others nothing is said
                placed += ((entry_, ObjectId(id_)) for id_ in range(first, state.next_id))
    state = with_implied(state, (id_ for _, id_ in placed))
    state = with_goaded(setup, with_companions(setup, _from_the_top(state)), placed)
    state = with_prepared(setup, state, placed)
    state = with_copies_for_a_while(setup, state, placed)
    if setup.problems:
        raise BadScenario(setup.problems)
    setup.unread += unread_as_entered(state, placed)
    if setup.unread:
        raise NotRead(setup.unread)
    left = _unread(state)
    state = state.with_(has_unread=any(setup.left.values()))
    names = Names(tuple(player.id for player in state.players), tuple(setup.bodies))
    names.read_lines = lambda name: _lines(setup, name)
    names.said = lambda name, line: _in_both(setup.faces[name], line)
    state = with_ranges(scenario, state)
    state = in_variant(setup, link(setup, attach(setup, state, placed), placed))
    state, given = with_chapters(state, placed, names)
    state, assumed = with_own_counters(state, rulebook, placed, names)
    check_attached(setup, state, placed, left)
    before = (*assumed_of_variant(scenario), *_assumed_before(state, placed, names))
    return Game(with_controllers(state, rulebook), names, (*before, *given, *assumed), left)


def _assumed_before(
    state: GameState, placed: list[tuple[Placed, ObjectId]], names: Names
) -> Iterator[Bilingual]:
    """What is taken to have been so as permanents were cast, and as they merged."""
    for _, id_ in placed:
        held = state.objects[id_]
        if held.stack is not None:
            yield assumed_cast(names.shown(held.body), held.stack.using)
        if held.components:
            yield assumed_order(names.shown(held.body), held)


def _unread(state: GameState) -> tuple[Bilingual, ...]:
    """The words of the cards in a game that are not read."""
    faces = (face for held in state.objects.values() for face in (held.printed, *held.faces))
    texts = {id(abilities): abilities for face in faces if (abilities := face.abilities)}
    return tuple(dict.fromkeys(said for one in texts.values() for said in said_in(one)))


def _lines(setup: Setup, name: str) -> tuple[tuple[str, tuple[Value, ...]], ...]:
    """The lines of a card's text, its modes with it, each with the abilities it gives."""
    face = setup.faces.get(name)
    found = []
    for line in lines_of(face) if face is not None else ():
        if face is not None:
            found.append((line, as_far_as_read(setup.oracle, face.with_(text=line))))
    return tuple(found)


def _in_both(face: Face, line: str) -> Bilingual:
    """A line of a card, said in the other language as the tables have it, else as it is written."""
    own = language_of(line)
    said = rewritten(line, face, Lang.ZH if own is Lang.EN else Lang.EN) or line
    return Bilingual(line, said) if own is Lang.EN else Bilingual(said, line)


def _check_entries(setup: Setup) -> None:
    """Labels name one thing each, and there are not too many objects."""
    placed = [entry for seat in setup.scenario.seats for _, entry in _entries(seat)]
    labels = [entry.label for entry in placed if entry.label is not None]
    words = [word for label in labels for word in dict.fromkeys((label.en, label.zh))]
    for word in dict.fromkeys(words):
        if words.count(word) > 1:
            last = [one for one in placed if one.label and word in (one.label.en, one.label.zh)][-1]
            said = Bilingual(
                f"{word!r} is given twice; a label is unique.",
                f"“{word}”用了两次；一个标签只指一个物件。",
            )
            wrong(setup, "as", said, last)
    for entry in placed:
        if entry.label is not None and entry.count != 1:
            said = Bilingual(
                f"{entry.label.en!r} labels {entry.count} objects, not one.",
                f"标签“{entry.label.zh}”指{entry.count}个物件，而非一个。",
            )
            wrong(setup, "as", said, entry)
    if sum(entry.count for entry in placed) > MOST_OBJECTS:
        said = Bilingual(
            f"a scenario has at most {MOST_OBJECTS} objects.",
            f"一个情境最多有{MOST_OBJECTS}个物件。",
        )
        wrong(setup, "count", said)
    for player in setup.scenario.choices:
        if player not in tuple(seat.name for seat in setup.scenario.seats):
            wrong(setup, "choices", no_player(player))
    if setup.problems:
        raise BadScenario(setup.problems)


def _entries(seat: Seat) -> Iterator[tuple[Zone, Placed]]:
    for name, entries in seat.zones.items():
        for entry in entries:
            yield Zone(name), entry
    if Zone.LIBRARY.value not in seat.zones:
        yield Zone.LIBRARY, Placed("", count=UNNAMED_CARDS)


def _from_the_top(state: GameState) -> GameState:
    """The top card of a library is listed first, and each was put on top of those before it."""
    players = tuple(one.with_(library=one.library[::-1]) for one in state.players)
    return state.with_(players=players)


def _empty(setup: Setup) -> GameState:
    scenario = setup.scenario
    players = tuple(_player(setup, seat) for seat in scenario.seats)
    active = PlayerId(scenario.active or scenario.seats[0].name)
    turn = Turn(active, scenario.number, scenario.step)
    return GameState(players, turn, variant=variant_of(scenario))


def _player(setup: Setup, seat: Seat) -> Player:
    given = seat.given
    return Player(
        id=PlayerId(seat.name),
        life=life_of(setup.scenario, seat),
        team=given.get("team"),
        counters=counters_of(given.get("counters", {})),
        mana=_mana(setup, seat),
        lands_played=given.get("lands_played", 0),
        pays_mana=not given.get("mana_free", False),
    )


def _mana(setup: Setup, seat: Seat) -> tuple[Mana, ...]:
    text = seat.given.get("mana", "")
    try:
        symbols = ManaCost.parse(text).symbols
    except ValueError as error:
        wrong(setup, "mana", of_value(error), seat)
        return ()
    if any(symbol not in tuple("WUBRGC") for symbol in symbols):
        setup.unread.append(quoted(f"mana: {text}"))
    return tuple(Mana(letter) for letter in sorted(symbols) if letter in tuple("WUBRGC"))
