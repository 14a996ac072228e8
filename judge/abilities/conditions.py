"""What can be so or not."""

from __future__ import annotations

from judge.abilities.bases import Amount, Condition, Filter, Objects, Pattern, Players
from judge.abilities.filters import Comparison
from judge.abilities.who import This


class All(Condition):
    """All of these are so."""

    parts: tuple[Condition, ...]


class Any(Condition):
    """At least one of these is so."""

    parts: tuple[Condition, ...]


class Not(Condition):
    """This is not so."""

    condition: Condition


class AmountIs(Condition):
    """An amount compares with another."""

    amount: Amount
    comparison: Comparison
    other: Amount


class Exists(Condition):
    """There are at least so many objects of a filter ("you control an artifact")."""

    filter: Filter
    at_least: Amount = 1


class Matches(Condition):
    """These objects are of a filter ("if it's a creature"); last known if they are gone.

    `some`: one of them is enough ("if a creature card is revealed this way").
    """

    objects: Objects
    filter: Filter
    some: bool = False


class ShareColor(Condition):
    """At least so many of these share a color."""

    objects: Objects
    number: int = 2


class OnBattlefield(Condition):
    """These objects are on the battlefield now; what has left it is not, whatever it last was."""

    objects: Objects


class TurnOf(Condition):
    """It is the turn of one of these players."""

    players: Players


class DuringStep(Condition):
    """It is a step of this name, or `combat` or `main`."""

    step: str


class Happened(Condition):
    """An event of a pattern happened this turn; before that event itself, where one triggers.

    `different`: to so many objects, each of which counts once, however often it happened to it.
    """

    pattern: Pattern
    at_least: Amount = 1
    last_turn: bool = False
    this_step: bool = False  # since the step or phase began
    this_combat: bool = False  # since the combat phase began
    different: bool = False


class WasPaid(Condition):
    """An additional or alternative cost of this keyword was paid ("if it was kicked")."""

    keyword: str
    of: Objects = This()


class WasCast(Condition):
    """This, or any of those, was cast, from a zone or by a player where they are named.

    `whose` zone that was: "cast from your hand".
    """

    zone: str | None = None
    of: Objects = This()
    by: Players | None = None
    whose: Players | None = None


class CastDuring(Condition):
    """This spell was cast in a step of this name (`main`: in a main phase) of a player's turn."""

    step: str
    players: Players


class ManaWasSpent(Condition):
    """At least so much mana of a color was spent to cast this."""

    color: str
    amount: int = 1
    of: Objects = This()


class IsMonarch(Condition):
    """One of these players is the monarch."""

    players: Players


class HasInitiative(Condition):
    """One of these players has the initiative."""

    players: Players


class IsDay(Condition):
    """It is day; or night if not `day`."""

    day: bool = True


class HasDesignation(Condition):
    """The controller has a designation that lasts: the city's blessing, an enduring story."""

    name: str


class HasCompleted(Condition):
    """The controller has completed a dungeon, one of this name where it is given (309.7)."""

    dungeon: str | None = None


class ActivatedThisTurn(Condition):
    """This ability of this object has been activated at least so often this turn."""

    at_least: int


class DidSo(Condition):
    """What was asked just before was done ("if you do")."""


class LibrarySearched(Condition):
    """A library was searched by the search just carried out ("this way")."""


class CoinWon(Condition):
    """The controller won the last coin flip."""


class CameSinceUpkeep(Condition):
    """This came under its controller's control since that player's last upkeep began."""


class StillThere(Condition):
    """This object has been on the battlefield all along under the player's control."""


class AsCast(Condition):
    """This was cast, and a condition held as its controller cast it."""

    condition: Condition


class WordChosen(Condition):
    """This word was chosen as this entered (614.12b)."""

    word: str


class PlayerIs(Condition):
    """The player spoken of has so much life or so many cards, poison and so on.

    Evaluated with that player as `ThatPlayer`.
    """

    players: Players
    condition: Condition


class VotesLead(Condition):
    """A choice got more votes than the others, or as many where a tie counts too (701.32)."""

    choice: str
    or_tied: bool = False
