"""Objects are placed in their zones as the scenario has them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from judge.abilities import Keyword
from judge.cards import CardType, Characteristics
from judge.cards.entries import COLORS
from judge.cards.subtypes import subtype
from judge.game.moves import ROOM, place_all
from judge.game.state import (
    BodyId,
    Counters,
    GameObject,
    GameState,
    Kind,
    ObjectId,
    PlayerId,
    Printed,
    Zone,
)
from judge.rules.attractions import DECK, SUBTYPE
from judge.rules.sides import TWO_SIDED
from judge.scenario.called import Body
from judge.scenario.mistakes import no_player
from judge.scenario.model import Placed, Seat
from judge.scenario.refused import of_card
from judge.scenario.setup.copying import as_copy
from judge.scenario.setup.designated import (
    cast_as,
    check_place,
    designations_of,
    protected_by,
    unlocked_face,
)
from judge.scenario.setup.merged import as_merged, bodies_below
from judge.scenario.setup.reading import UNNAMED_SHOWN, Setup, printed_of, wrong
from judge.values import Bilingual
from judge.words import in_english

MOST_OBJECTS = 2_000
CARD_TYPES = frozenset(kind.value for kind in CardType)


def counters_of(given: dict[str, int]) -> Counters:
    """Counters as they are written in a scenario."""
    counters = Counters()
    for kind, number in given.items():
        counters = counters.add(kind, number)
    return counters


def put_entry(setup: Setup, state: GameState, seat: Seat, zone: Zone, entry: Placed) -> GameState:
    """The state with the objects of an entry, as many as it counts."""
    first = made_of(setup, state, seat, zone, entry)
    if first is None:
        return state
    shown, is_numbered = setup.shown.get(entry.card, UNNAMED_SHOWN), "timestamp" in entry.given
    made = _counted(first, entry.count, is_numbered=is_numbered)
    setup.bodies.extend(_bodies(first.body, entry.count, shown, first.owner, entry.label))
    setup.bodies.extend(bodies_below(setup, entry, first))
    objects = state.objects.update(made)
    state = state.with_(objects=objects, next_id=first.id + entry.count)
    return place_all(state, zone, first.owner, tuple(made))


@lru_cache(maxsize=256)  # many scenarios have the same unnamed libraries
def _counted(first: GameObject, count: int, *, is_numbered: bool) -> Mapping[ObjectId, GameObject]:
    """So many objects like the first, which have ids, bodies and, if none is given, timestamps."""
    made = {first.id: first} if count else {}
    for number in range(1, count):
        id_ = ObjectId(first.id + number)
        timestamp = first.timestamp if is_numbered else id_
        made[id_] = first.with_(id=id_, body=BodyId(first.body + number), timestamp=timestamp)
    return made


@lru_cache(maxsize=256)
def _bodies(
    first: BodyId, count: int, shown: Bilingual, owner: PlayerId, label: Bilingual | None
) -> tuple[Body, ...]:
    """What so many objects may be called, the first of which has this body."""
    return tuple(Body(BodyId(first + number), shown, owner, label) for number in range(count))


def made_of(
    setup: Setup, state: GameState, seat: Seat, zone: Zone, entry: Placed
) -> GameObject | None:
    """The first object of an entry; None if it is written wrongly, or of a card that isn't read."""
    check_place(setup, entry, zone)
    owner = PlayerId(entry.given.get("owner", seat.name))
    if owner not in tuple(player.id for player in state.players):
        wrong(setup, "owner", no_player(owner), entry)
        return None
    card = printed_of(setup, entry.card)
    if card is None:
        return None
    setup.unread.extend(of_card(card.faces[0]))
    bare = _as_printed(setup, zone, entry, card, ObjectId(state.next_id))
    bare = bare.with_(owner=owner, controller=seat.name, base_controller=seat.name)
    bare = bare.with_(stack=cast_as(setup, entry, bare.printed, bare.controller))
    made = as_merged(setup, entry, as_copy(setup, state, entry, bare))
    return made.with_(
        face_down=_face_down(setup, entry, zone, made.printed),
        lit=_lit(setup, entry, zone, made.printed),
        marks=(*made.marks, *_marks(setup, entry, zone, made.printed)),
        counters=_counters_on(setup, made.printed, zone, entry.given),
    )


def _as_printed(
    setup: Setup, zone: Zone, entry: Placed, card: Printed, fresh: ObjectId
) -> GameObject:
    """The object as its card is printed, with what its entry says of its status."""
    given, nobody = entry.given, PlayerId("")
    face = _face_of(setup, entry, card, zone)
    return GameObject(
        id=fresh,
        body=BodyId(len(setup.bodies) + 1),
        printed=card.faces[face],
        owner=nobody,
        controller=nobody,
        zone=zone,
        kind=Kind.TOKEN if given.get("token") else Kind.CARD,
        faces=card.faces if len(card.faces) > 1 else (),
        layout=card.layout,
        face=face,
        flipped=card.layout == "flip" and face == 1,
        phased_out="directly" if given.get("phased_out") else None,
        chosen=_chosen(setup, entry),
        is_commander=bool(given.get("commander", False)),
        tapped=given.get("tapped", False),
        sick=given.get("sick", False),
        damage=given.get("damage", 0),
        timestamp=_timestamp(given, fresh),
    )


def _counters_on(
    setup: Setup, printed: Characteristics, zone: Zone, given: Mapping[str, Any]
) -> Counters:
    """The counters as written; loyalty and defense are as printed unless written too."""
    written = given.get("counters", {})
    counters = counters_of(written)
    if zone is not Zone.BATTLEFIELD:
        return counters
    for kind, number in (("loyalty", printed.loyalty), ("defense", printed.defense)):
        if number is not None and kind not in written:
            counters = counters.add(kind, number)
        said = setup.without.get((printed.name.en if printed.name else "", kind))
        if said is not None and kind not in written:
            setup.unread.append(said)
    return counters


def _face_of(setup: Setup, entry: Placed, card: Printed, zone: Zone) -> int:
    if card.layout == ROOM and zone is Zone.BATTLEFIELD:
        return unlocked_face(setup, entry, card)
    wanted = entry.given.get("face")
    if wanted is None and (zone is not Zone.BATTLEFIELD or card.layout not in TWO_SIDED):
        return 0
    wanted = entry.card if wanted is None else wanted  # a card named by its back has that face up
    for number, face in enumerate(card.faces):
        if face.name is not None and wanted in (face.name.en, face.name.zh):
            return number
    if wanted in ("back", "front"):
        return min(1, len(card.faces) - 1) if wanted == "back" else 0
    if "face" in entry.given:
        said = Bilingual(
            f"{entry.card!r} has no face {wanted!r}.", f"“{entry.card}”没有“{wanted}”这一牌面。"
        )
        wrong(setup, "face", said, entry)
    return 0


def _timestamp(given: Mapping[str, Any], fresh: int) -> int:
    """The order of arrival: what is numbered came before all that is not (613.7)."""
    wanted = given.get("timestamp")
    return fresh if wanted is None else int(wanted) - MOST_OBJECTS


def _lit(setup: Setup, entry: Placed, zone: Zone, printed: Characteristics) -> tuple[int, ...]:
    """The numbers that are lit on an Attraction: cards of one name differ in them."""
    lit = tuple(entry.given.get("lit", ()))
    is_attraction = SUBTYPE in printed.subtypes
    if any(not 1 <= number <= 6 for number in lit) or (lit and not is_attraction):
        said = Bilingual(
            f"{list(lit)} are no numbers from 1 to 6 on an Attraction.",
            f"{list(lit)}不是游乐设施上1至6的数字。",
        )
        wrong(setup, "lit", said, entry)
    elif is_attraction and not lit and zone in (Zone.BATTLEFIELD, Zone.COMMAND):
        setup.unread.append(
            Bilingual(
                f"lit: which numbers are lit on {entry.card}",
                f"“lit”：{entry.card}上哪些数字点亮",
            )
        )
    return lit


def _marks(
    setup: Setup, entry: Placed, zone: Zone, printed: Characteristics
) -> Iterator[tuple[str, object]]:
    yield from designations_of(setup, entry, printed)
    if entry.given.get("sick"):
        yield "upkeeps", 0
    elif zone is Zone.COMMAND and SUBTYPE in printed.subtypes:
        yield DECK, True


def _face_down(setup: Setup, entry: Placed, zone: Zone, printed: Characteristics) -> str | None:
    """How it was turned face down; with disguise that matters, for ward, and isn't said."""
    wanted = entry.given.get("face_down")
    if not wanted:
        return None
    names = [ability.name for ability in printed.abilities if isinstance(ability, Keyword)]
    if zone is Zone.BATTLEFIELD and "disguise" in names:
        setup.unread.append(
            Bilingual(
                f"face_down: how {entry.card}, which has disguise, was turned so",
                f"“face_down”：具伪装异能的{entry.card}如何成为牌面朝下",
            )
        )
    return "face down" if wanted is True else str(wanted)


def _chosen(setup: Setup, entry: Placed) -> tuple[tuple[str, object], ...]:
    """A choice made as it entered: a color, else what is written, for every kind of choice."""
    wanted, protector = entry.given.get("chosen"), protected_by(setup, entry)
    if wanted is None:
        return protector
    color = COLORS.get(str(wanted).lower())
    if color is not None:
        return (("color", color), *protector)
    kind = in_english(str(wanted)).lower()
    if kind in CARD_TYPES:
        return (("card type", CardType(kind)), ("word", wanted), *protector)
    known = subtype(str(wanted))
    wanted = known.en if known is not None else wanted
    kinds = ("card name", "creature type", "number", "player", "basic land type", "word")
    return (*((kind, wanted) for kind in sorted(kinds)), *protector)
