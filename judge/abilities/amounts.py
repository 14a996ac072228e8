"""Amounts that are worked out when they are needed."""

from __future__ import annotations

from judge.abilities.bases import Amount, Calculation, Condition, Filter, Objects, Pattern, Players
from judge.abilities.filters import Quality
from judge.abilities.who import This
from judge.cards import Color


class X(Calculation):
    """The value chosen or defined for X."""


class Count(Calculation):
    """How many objects are of a filter."""

    filter: Filter


class NumberOf(Calculation):
    """How many objects or players these are."""

    who: Objects | Players


class QualityOf(Calculation):
    """The power, toughness or mana value of an object, by last known information if it is gone."""

    quality: Quality
    of: Objects


class GreatestOf(Calculation):
    """The greatest power, toughness or mana value among objects."""

    quality: Quality
    filter: Filter


class TotalOf(Calculation):
    """The total power, toughness or mana value of objects."""

    quality: Quality
    filter: Filter


class CountersOn(Calculation):
    """The counters of a kind on an object or player; None is all kinds."""

    kind: str | None
    of: Objects | Players


class LevelOf(Calculation):
    """The level of a permanent (716.2): 1 unless it has gained another."""

    of: Objects


class LifeTotal(Calculation):
    """The life total of a player."""

    player: Players


class StartingLife(Calculation):
    """The starting life total of a game (103.4)."""


class LowestLife(Calculation):
    """The lowest life total among players."""

    players: Players


class Speed(Calculation):
    """The speed of players; of one who has none, 0 (702.179f)."""

    player: Players


MAX_SPEED = 4  # 702.179e


class HandSize(Calculation):
    """The number of cards in a player's hand."""

    player: Players


class ThisWay(Calculation):
    """How many objects were destroyed, moved, sacrificed, … this way."""

    objects: Objects


class MostOfOnePlayer(Calculation):
    """The greatest number of such objects that one player owns."""

    objects: Objects


class CountersRemoved(Calculation):
    """The number of counters, of a kind where one is named, that were removed this way."""

    kind: str | None = None


class ThatMuch(Calculation):
    """The amount of the event that triggered the ability, or of what was done last."""


class Plus(Calculation):
    """The sum of amounts."""

    parts: tuple[Amount, ...]


class SaidFirst(Calculation):
    """An amount said before what is done so often ("it" is said before that); none is left."""

    amount: Amount


class Times(Calculation):
    """An amount a number of times."""

    factor: int
    amount: Amount


class Minus(Calculation):
    """An amount less another."""

    amount: Amount
    less: Amount


class Difference(Calculation):
    """ "The difference" of what a condition before it compares; none is left in an ability."""


class Half(Calculation):
    """Half of an amount."""

    amount: Amount
    rounded_up: bool


class Devotion(Calculation):
    """The devotion of the controller to colors (700.5)."""

    colors: tuple[Color, ...]


class ManaSymbols(Calculation):
    """How many mana symbols of colors the costs of the controller's permanents have ("chroma")."""

    colors: tuple[Color, ...]


class UnlockedDoors(Calculation):
    """The number of unlocked doors among Rooms that the controller has (709.5j)."""


class TypesAmong(Calculation):
    """The number of card types among objects ("delirium", Tarmogoyf)."""

    filter: Filter


class BasicTypesAmong(Calculation):
    """The number of basic land types among objects (domain)."""

    filter: Filter


class ColorsAmong(Calculation):
    """The number of colors among objects (converge, vivid)."""

    filter: Filter


class NamesAmong(Calculation):
    """How many objects of a filter there are at most with names that all differ (201.2b)."""

    filter: Filter


class CommanderCasts(Calculation):
    """How often you have cast your commanders from the command zone this game."""


class TimesResolved(Calculation):
    """How often this ability of this object has resolved this turn; once as it first does."""


class NumbersAmong(Calculation):
    """How many objects of a filter there are at most with powers that all differ (coven)."""

    quality: Quality
    filter: Filter


class ColorsSpent(Calculation):
    """The number of colors of mana spent to cast this."""


class TimesKicked(Calculation):
    """How often an additional cost was paid ("multikicker", "squad")."""

    keyword: str


class HappenedCount(Calculation):
    """How many events of a pattern there were this turn, or by how many `sources`."""

    pattern: Pattern
    sources: bool = False


class HappenedTotal(Calculation):
    """How much there was in all of the events of a pattern this turn: damage dealt, life gained."""

    pattern: Pattern


class CastBefore(Calculation):
    """How many spells were cast this turn before this one."""


class DamageDealt(Calculation):
    """The total damage that players have been dealt this turn."""

    players: Players


class ManaSpent(Calculation):
    """The amount of mana spent to cast this, or those; all of it, or of a color, "C" or "S"."""

    of: Objects = This()
    letter: str | None = None


class IfSoAmount(Calculation):
    """An amount if a condition holds, else another."""

    condition: Condition
    then: Amount
    otherwise: Amount = 0


class MarkedNumber(Calculation):
    """The number that is remembered of this object: how many creatures it devoured, …"""

    mark: str


class ExcessDealt(Calculation):
    """The excess damage that was dealt this way (120.10)."""


class OpponentCount(Calculation):
    """The number of opponents of the controller."""


class PartySize(Calculation):
    """The number of creatures in the party of the controller (700.8)."""


class OpponentsAttacked(Calculation):
    """The number of opponents that the controller attacked with creatures this combat."""


class PlayersBeingAttacked(Calculation):
    """The number of players that attacking creatures are attacking now."""


class AttackedWith(Calculation):
    """How many creatures the controller attacked with this turn."""


class PowerAttackedWith(Calculation):
    """The total power of the creatures that the controller attacked with this combat."""


class CostCounted(Calculation):
    """How many objects were used to pay a cost ("creatures sacrificed this way")."""


class TargetCount(Calculation):
    """The number of targets of this spell ("for each target beyond the first")."""


class VotesFor(Calculation):
    """How many votes a choice got (701.32)."""

    choice: str
