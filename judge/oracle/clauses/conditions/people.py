"""Which players a condition is about, and how many of them it must be so of."""

from __future__ import annotations

from judge.abilities.bases import Condition, Players
from judge.abilities.conditions import (
    All,
    Exists,
    Happened,
    HasInitiative,
    IsMonarch,
    Not,
    PlayerIs,
)
from judge.abilities.references import OnePlayer
from judge.abilities.walk import put, within
from judge.abilities.who import (
    AttachedPlayer,
    DefendingPlayer,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    ThatPlayer,
    You,
)
from judge.language import REJECTED, Include, Table, w
from judge.values import Value

ONE = OnePlayer()  # the player whom a predicate is about, until it is said who that is


class People(Value):
    """A player, or any or every one of some."""

    players: Players
    each: bool = False  # it must be so of every one; else one is enough
    none: bool = False  # of no one
    together: bool = False  # what there is of all of them counts


SINGLE = (You, ThatPlayer, DefendingPlayer, AttachedPlayer)


def so_of(people: People, predicate: Condition) -> object:
    """The condition that a predicate, which is about `ONE`, is so of these.

    What compares with several others one by one is said of you alone: "that player" would be them.
    """
    if people.players != You() and any(isinstance(part, PlayerIs) for part in within(predicate)):
        return REJECTED
    if people.together:
        inner = predicate.condition if isinstance(predicate, Not) else predicate
        return _about(predicate, people.players) if isinstance(inner, Exists) else REJECTED
    if isinstance(people.players, SINGLE):
        return _about(predicate, people.players)
    one = ONE if _names_another(predicate) else ThatPlayer()
    if people.each:
        return Not(PlayerIs(people.players, Not(_about(predicate, one))))
    some = _of_some(people.players, predicate, one)
    return Not(some) if people.none else some


def _names_another(predicate: Condition) -> bool:
    """ "No opponent has more life than that player": who was named before, not one of them."""
    said = {part.word for part in within(predicate) if isinstance(part, ThatPlayer)}
    return said == {ThatPlayer().word}


def _of_some(players: Players, predicate: Condition, one: Players) -> Condition:
    """ "An opponent controls a creature" asks of all at once; of two creatures, one by one."""
    if isinstance(predicate, IsMonarch | HasInitiative):
        return _about(predicate, players)
    if isinstance(predicate, (Exists, Happened)) and predicate.at_least == 1:
        return _about(predicate, players)
    return PlayerIs(players, _about(predicate, one))


def _about(predicate: Condition, players: Players) -> Condition:
    made = put(predicate, ONE, players)
    assert isinstance(made, Condition)
    return made


def all_of(items: tuple[Condition, ...]) -> Condition:
    """All of these are so."""
    return items[0] if len(items) == 1 else All(items)


ONE_PERSON = Table(  # of whom it may be said that they don't
    "one_person",
    (
        w(People(You()), "@p you", "你"),
        w(People(ThatPlayer()), "@s that player|@p they", "该牌手|其"),
        w(People(DefendingPlayer()), "@s defending player", "防御牌手"),
        w(People(AttachedPlayer()), "@s enchanted player", "所结附的牌手"),
    ),
    ("you", "你"),
)
PEOPLE = Table(
    "people",
    (
        Include("one_person"),
        w(
            People(EachOpponent()),
            "@s an opponent|@s one of your opponents",
            "任一对手|有对手|由对手|对手",
        ),
        w(People(EachOpponent(), together=True), "@p your opponents", ""),
        w(People(EachPlayer()), "@s a player|@s any player", "有牌手|任一牌手|某牌手"),
        w(People(EachOpponent(), each=True), "@s each opponent", "每位对手|每位对手都"),
        w(People(EachPlayer(), each=True), "@s each player", "每位牌手|每位牌手都"),
        w(People(EachOpponent(), none=True), "@s no opponent|@p no opponents", "没有对手"),
        w(People(EachPlayer(), none=True), "@s no player|@p no players", "没有牌手"),
    ),
    ("you", "你"),
)
PEOPLE_HAVE = Table(  # "you've", before a participle
    "people_have",
    (
        w(People(You()), "you've|you have", ""),
        w(People(ThatPlayer()), "they've|that player has|they have", ""),
        w(People(EachOpponent()), "an opponent has|one of your opponents has", ""),
        w(People(EachPlayer()), "a player has|any player has", ""),
        w(People(EachOpponent(), none=True), "no opponent has|no opponents have", ""),
    ),
)
PEOPLE_HAVE_NOT = Table(
    "people_have_not",
    (
        w(People(You()), "you haven't|you have not", ""),
        w(People(ThatPlayer()), "they haven't|that player hasn't", ""),
    ),
)
RIVAL = Table(  # "more lands than …"
    "rival",
    (
        w(People(You()), "you", "你"),
        w(People(ThatPlayer()), "that player|they do", "该牌手"),
        w(People(DefendingPlayer()), "defending player", "防御牌手"),
        w(People(EachOpponent()), "an opponent", "任一对手|某位对手|一位对手"),
        w(People(EachOpponent(), each=True), "each opponent", "每位对手"),
        w(People(EachOtherPlayer(ONE), each=True), "each other player", "每位其他牌手"),
    ),
    ("you", "你"),
)
TABLES = (PEOPLE, ONE_PERSON, PEOPLE_HAVE, PEOPLE_HAVE_NOT, RIVAL)
