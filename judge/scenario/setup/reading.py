"""Cards become what is printed on them: characteristics with the abilities their text gives."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from corpus.structs import Mutable, field
from judge.abilities import Ability, Keyword, Static
from judge.abilities.patterns import UnlocksDoor
from judge.abilities.unread import UnreadRule
from judge.abilities.walk import put, within
from judge.abilities.who import You
from judge.cards import Card, Characteristics, Face, ManaCost, builtin_pool
from judge.cards.entries import card_from
from judge.cite import cites
from judge.errors import Problem
from judge.game.moves import ROOM
from judge.game.state import Printed
from judge.hearing import unheard
from judge.oracle import Oracle, as_far_as_read
from judge.oracle.unread import of_card, said_in, unread_everywhere
from judge.rules.gaps import lacking
from judge.rules.given.intrinsic import given_to
from judge.rules.given.levels import with_striations
from judge.rules.keyword_rules.cleave import with_cleaved
from judge.rules.keyword_rules.conspiracies import in_command_zone
from judge.rules.keyword_rules.prototype import NAME as PROTOTYPE
from judge.rules.keyword_rules.prototype import faces_of
from judge.rules.keyword_rules.rooms import closed
from judge.rules.rulebook import Rulebook
from judge.rules.sides import OMEN, OMEN_SINCE, ROOMS, ROOMS_SINCE, SPLIT
from judge.scenario.called import Body
from judge.scenario.mistakes import of_value
from judge.scenario.model import CardEntry, Placed, Scenario, Seat
from judge.scenario.setup.pool import card_named
from judge.values import Bilingual

NUMBER = re.compile("-?[0-9]{1,100}")
STARRED = re.compile(r"([0-9]{1,100}[+-])?\*²?([+-][0-9]{1,100})?")
UNNAMED = Characteristics(name=None)
UNNAMED_SHOWN = Bilingual("a card", "一张牌")
MOST_LEARNED = 4_096  # cards of which is kept what they are


LATER = ((OMEN, "预兆", OMEN_SINCE), (ROOMS, "隔间", ROOMS_SINCE))  # subtypes of later editions
OF_CREATURES = ("power", "toughness")
OF_TEXT = ("kicked", "x", "merged_with", "companion", "chosen", "level", "monstrous", "renowned")
SIZES = {"power": "力量", "toughness": "防御力", "loyalty": "忠诚", "defense": "守军"}
Written = Placed | Seat | CardEntry  # what knows the line on which it stands


class Setup(Mutable):
    """What is put together while a game is set up; lives only as long."""

    scenario: Scenario
    oracle: Oracle
    rulebook: Rulebook
    cards: dict[str, Printed | None] = field(default_factory=dict)
    shown: dict[str, Bilingual] = field(default_factory=dict)
    unread: list[Bilingual] = field(default_factory=list)
    left: dict[str, tuple[Bilingual, ...]] = field(default_factory=dict)  # unread, by face
    without: dict[tuple[str, str], Bilingual] = field(default_factory=dict)  # loyalty or defense
    faces: dict[str, Face] = field(default_factory=dict)
    bodies: list[Body] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


class Learned(Mutable):
    """What a card is, and all that is kept of reading it."""

    printed: Printed
    shown: Bilingual
    left: dict[str, tuple[Bilingual, ...]]
    without: dict[tuple[str, str], Bilingual]
    faces: dict[str, Face]


def wrong(setup: Setup, key: str, message: Bilingual, of: Written | None = None) -> None:
    """Notes what is wrong with the scenario, and where: at a key of what it is said of.

    What a card's text would decide is not wrong where text is not read: it may say so.
    """
    left = [words for found in setup.left.values() for words in found]
    if key in OF_TEXT and left:
        setup.unread += left
        return
    at = setup.scenario.line
    if isinstance(of, CardEntry):
        at = of.line
    elif of is not None:
        at = of.lines.get(key) or of.lines.get("") or at
    setup.problems.append(Problem(setup.scenario.file, at, key, message))


def own_card(setup: Setup, entry: CardEntry) -> Card | None:
    """The card that a scenario describes itself; None if it is not one."""
    try:
        return card_from(_plain(entry.given))
    except (ValueError, KeyError) as error:
        wrong(setup, entry.name, of_value(error), entry)
        return None


def _plain(given: Mapping[str, Any]) -> dict[str, Any]:
    """The keys of a card with lists where they were read as tuples."""
    return {
        key: [_plain(one) if isinstance(one, Mapping) else one for one in value]
        if isinstance(value, (list, tuple))
        else value
        for key, value in given.items()
    }


def learn(setup: Setup, name: str, card: Card | None) -> None:
    """Reads a card's text, once, and keeps what it is; None for what is not known."""
    if card is None:
        setup.cards[name] = None
        return
    learned = _learned(setup.oracle, setup.rulebook, card)
    setup.cards[name], setup.shown[name] = learned.printed, learned.shown
    setup.faces.update(learned.faces)
    setup.without.update(learned.without)
    for face, left in learned.left.items():
        setup.left.setdefault(face, left)


@lru_cache(maxsize=MOST_LEARNED)
@unheard()
def _learned(oracle: Oracle, rulebook: Rulebook, card: Card) -> Learned:
    """What a card is; the same value again for the same card, so that all found of it is known."""
    card = with_cleaved(card)
    learned = Learned(Printed(()), card.faces[0].name, {}, {}, {})
    read = tuple(_characteristics(oracle, rulebook, learned, face) for face in card.faces)
    if card.layout == "flip":
        read = (read[0], *(flipped(read[0], face) for face in read[1:]))
    if card.layout in SPLIT:
        read = (whole(read), *read)
        learned.shown = read[0].name or learned.shown
    layout = card.layout
    if layout in SPLIT and ROOMS in read[0].subtypes:
        read, layout = as_room(read), ROOM
    if layout == "normal" and len(faces_of(read[0])) > 1:
        read, layout = faces_of(read[0]), PROTOTYPE
    learned.printed = Printed(read, layout)
    return learned


def as_room(faces: tuple[Characteristics, ...]) -> tuple[Characteristics, ...]:
    """The faces of a Room: the whole card, its halves, each of its door, and what is locked."""
    halves = tuple(
        half.with_(abilities=put(half.abilities, UnlocksDoor(You()), UnlocksDoor(You(), place)))
        for place, half in enumerate(faces[1:], start=1)
    )
    return (whole(halves), *halves, closed(faces[0]))


def unplayable(card: Card, rulebook: Rulebook, oracle: Oracle) -> tuple[Bilingual, ...]:
    """What keeps a card from being played: words not read, abilities not carried out."""
    nothing = Scenario(title=UNNAMED_SHOWN, file="", index=0, line=0, seats=())
    setup = Setup(nothing, oracle, rulebook)
    learn(setup, card.name.en, card)
    unread = (*setup.unread, *(said for left in setup.left.values() for said in left))
    if unread:
        return tuple(dict.fromkeys(unread))
    printed = setup.cards[card.name.en]
    faces = printed.faces if printed is not None else ()
    abilities = (one for face in faces for one in face.abilities if isinstance(one, Ability))
    return tuple(dict.fromkeys(lacking(rulebook, abilities)))


@cites("710.1c", "倒转牌的颜色和法术力费用不会因该永久物倒转而改变")
def flipped(card: Characteristics, half: Characteristics) -> Characteristics:
    """The other half of a flip card: it keeps the card's color and mana cost."""
    return half.with_(cost=card.cost, colors=card.colors)


@cites("709.4", "连体牌的特征是其两边的特征之综合")
def whole(halves: tuple[Characteristics, ...]) -> Characteristics:
    """What a split card is but on the stack: its halves taken together."""
    names = [half.name for half in halves if half.name is not None]
    symbols = tuple(s for half in halves if half.cost is not None for s in half.cost.symbols)
    return Characteristics(
        name=Bilingual(" // ".join(n.en for n in names), " // ".join(n.zh for n in names)),
        cost=ManaCost(symbols),
        colors=frozenset(color for half in halves for color in half.colors),
        supertypes=frozenset(one for half in halves for one in half.supertypes),
        types=frozenset(one for half in halves for one in half.types),
        subtypes=frozenset(one for half in halves for one in half.subtypes),
        abilities=tuple(one for half in halves for one in half.abilities),
    )


def _characteristics(
    oracle: Oracle, rulebook: Rulebook, learned: Learned, face: Face
) -> Characteristics:
    learned.faces[face.name.en] = face
    abilities = tuple(
        _with_known_keywords(rulebook, face, one) for one in as_far_as_read(oracle, face)
    )
    for kind, zh, since in LATER:
        if kind in face.type_line.subtypes and not rulebook.edition.has(since):
            later = Bilingual(f"{kind}s (from the edition {since})", f"{zh}（自{since}版起）")
            abilities = (*abilities, unread_everywhere(of_card(face, later)))
    numbers: dict[str, int | None] = {}
    for key in SIZES:
        written = getattr(face, key)
        if written is None:
            numbers[key] = None
        elif NUMBER.fullmatch(written):
            numbers[key] = int(written)
        elif STARRED.fullmatch(written) and (defined := _with_defining(abilities)):
            abilities = defined
            numbers[key] = sum(map(int, re.findall("[0-9]+", written)))  # 107.2: the star is 0
        else:
            said = of_card(face, Bilingual(f"{key} {written}", f"{SIZES[key]}“{written}”"))
            numbers[key] = 0 if key in OF_CREATURES else None
            if key not in OF_CREATURES:
                learned.without[face.name.en, key] = said
            abilities = (*abilities, unread_everywhere(said, on_battlefield=key in OF_CREATURES))
    learned.left.setdefault(face.name.en, tuple(said_in(abilities)))
    of_cost = face.cost.colors if face.cost is not None else ()
    made = Characteristics(
        name=face.name,
        cost=face.cost,
        colors=frozenset((*of_cost, *face.color_indicator)),
        supertypes=frozenset(face.type_line.supertypes),
        types=frozenset(face.type_line.types),
        subtypes=frozenset(face.type_line.subtypes),
        abilities=abilities,
        **numbers,
    )
    return in_command_zone(given_to(with_striations(made)))


def _with_known_keywords(rulebook: Rulebook, face: Face, ability: Ability) -> Ability:
    """The ability; one with a keyword that this edition has not is not read."""
    for part in within(ability):
        if isinstance(part, Keyword) and not rulebook.knows(part.name):
            return unread_everywhere(of_card(face, rulebook.lacking(part.name)))
    return ability


def _with_defining(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities, where one may define a size; if none is read, each unread one may (604.3)."""
    everywhere = [one for one in abilities if isinstance(one, Static) and one.zone is None]
    if any(not isinstance(one.rule, UnreadRule) for one in everywhere):
        return abilities
    return tuple(
        unread_everywhere(one.rule.said)
        if isinstance(one, Static) and isinstance(one.rule, UnreadRule)
        else one
        for one in (abilities if everywhere else ())
    )


def printed_of(setup: Setup, name: str) -> Printed | None:
    """What the card of a name is as printed; None if not all of it is understood."""
    if name == "":
        return Printed((UNNAMED,))
    if name not in setup.cards:
        card = card_named(name)
        face = None if card is not None else setup.oracle.creature(name)
        if card is None and face is None:
            near = builtin_pool().nearest(name)
            hint = Bilingual(f" (the nearest known is {near!r})", f"（最接近的是“{near}”）")
            said = Bilingual(f"no card named {name!r} is known", f"没有名为“{name}”的已知牌")
            setup.unread.append(Bilingual(said.en + hint.en, said.zh + hint.zh) if near else said)
        learn(setup, name, card if face is None else Card((face,)))
    return setup.cards[name]
