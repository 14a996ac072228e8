"""Which objects and players an ability means; `judge.oracle.references` resolves pronouns."""

from __future__ import annotations

from enum import StrEnum

from judge.abilities.bases import Amount, Filter, Grouping, Objects, Players, Who


class This(Objects):
    """The object that the ability is on, or that made the effect."""


class Target(Objects):
    """Objects chosen as the ability is put on the stack (115.1): `least` to `most` of them.

    A `most` of None is "any number of". `another` bars what was chosen for an earlier word
    "target" of the same ability ("another target creature").
    """

    filter: Filter
    least: Amount = 1
    most: Amount | None = 1
    another: bool = False
    index: int = 0  # its place among the words "target" of the ability, given by `numbered`
    name: int = 0  # by which `TheTarget` and its like mean it
    group: Grouping | None = None


class AnyTarget(Who):
    """Creatures, players, planeswalkers or battles as targets (115.4), picked by `chooser`."""

    least: Amount = 1
    most: Amount | None = 1
    another: bool = False
    index: int = 0
    chooser: Players | None = None
    name: int = 0  # by which `TheTarget` and its like mean it


class TargetOf(Who):
    """A target that is a player or an object of a filter ("target player or planeswalker")."""

    players: Players
    filter: Filter
    least: Amount = 1
    most: Amount | None = 1
    another: bool = False
    index: int = 0
    name: int = 0  # by which `TheTarget` and its like mean it


class PlayerKind(StrEnum):
    """Which players a word may mean."""

    PLAYER = "player"
    OPPONENT = "opponent"
    TEAMMATE = "teammate"


class TargetPlayer(Players):
    """Players chosen as targets."""

    kind: PlayerKind = PlayerKind.PLAYER
    least: Amount = 1
    most: Amount | None = 1
    another: bool = False
    index: int = 0
    name: int = 0  # by which `TheTarget` and its like mean it


class Every(Objects):
    """All objects of a filter as the effect is carried out ("each creature", "all lands")."""

    filter: Filter


class Chosen(Objects):
    """Objects picked as the effect is carried out, untargeted; `least` below `most`: "up to"."""

    filter: Filter
    number: Amount = 1
    least: Amount | None = None  # None: as many as `number`, or all there are
    player: Players | None = None  # None: who carries out the effect
    at_random: bool = False  # chance picks
    group: Grouping | None = None


class It(Objects, eq=False):
    """A pronoun for objects: "it", "that creature", "those cards".

    `kind` is the noun that it says ("creature"), `many` whether it means several, as far as the
    words tell. What it means doesn't depend on them alone, so pronouns are equal whatever they say.
    """

    kind: str = ""
    many: bool | None = None

    def __eq__(self, other: object) -> bool:
        return type(other) is It

    def __ne__(self, other: object) -> bool:
        return type(other) is not It

    def __hash__(self) -> int:
        return hash(It)


class Triggering(Objects):
    """The object of the event that triggered the ability, or that is being replaced."""


class TriggerSource(Objects):
    """The source of the event that triggered the ability (what dealt the damage, what targets)."""


class AttachedTo(Objects):
    """The object or player that this is attached to ("enchanted creature")."""


class SourceOf(Objects):
    """The permanents whose abilities these are, or were."""

    objects: Objects


class TopOf(Objects):
    """The top cards of a player's library."""

    player: Players
    number: Amount = 1


class Linked(Objects):
    """The cards that another ability of this object exiled or chose (607)."""

    here: bool = False  # words for what the ability itself exiled, where it did: "the exiled card"
    many: bool | None = None  # whether those words say several


class LastLinked(Objects):
    """The last card of a filter that another ability of this object exiled (607)."""

    filter: Filter


class AmongThem(Objects):
    """Objects picked from what was last spoken of ("one of them", "a creature card among them").

    A `number` of None is all of them, or with a `least` of 0 any number. `player` picks them,
    where the controller does not ("an opponent chooses one of them").
    """

    filter: Filter | None = None
    number: Amount | None = 1
    least: Amount | None = None
    group: Grouping | None = None
    player: Players | None = None


class DoneThisWay(Objects):
    """What was destroyed, moved, dealt damage, … "this way": `done` is the verb."""

    done: str
    filter: Filter | None = None


class TheRest(Objects):
    """What was last spoken of, without what has been picked from it."""


class ThatOne(Who):
    """The object or player that "for each" is at, or that was chosen, else what was spoken of."""


class Blockers(Objects):
    """The creatures blocking an object, or blocked by it."""

    of: Objects


class Together(Who):
    """Several of these, one after the other ("it and target creature")."""

    parts: tuple[Who, ...]


class PlayersTogether(Players):
    """All of these players ("you and target opponent")."""

    parts: tuple[Players, ...]


class You(Players):
    """The controller of the ability."""


class YourTeam(Players):
    """You and your teammates; you alone in a game without teams (102.4)."""


class EachPlayer(Players):
    """All players, in APNAP order."""


class EachOpponent(Players):
    """All opponents of the controller."""


class OpponentsOf(Players):
    """All opponents of a player."""

    player: Players


class EachOtherPlayer(Players):
    """All players but one: the one spoken of, else the controller."""

    than: Players | None = None


class AnOpponent(Players):
    """An opponent of the controller; chosen where there are several."""


class Seat(Players):
    """One player by name; in place of "each player" where each has targets of their own."""

    player: str


class MostLife(Players):
    """The player with the most life, or all who are tied for it."""


class OtherOpponents(Players):
    """The opponents of the controller but one: the one spoken of, else the defending player."""

    than: Players | None = None


class ControllerOf(Players):
    """The controllers of objects."""

    objects: Objects


class OwnerOf(Players):
    """The owners of objects."""

    objects: Objects


class ThatPlayer(Players, eq=False):
    """A pronoun for players: "that player", "they", "their"; equal whatever it says."""

    word: str = "that player"

    def __eq__(self, other: object) -> bool:
        return type(other) is ThatPlayer

    def __ne__(self, other: object) -> bool:
        return type(other) is not ThatPlayer

    def __hash__(self) -> int:
        return hash(ThatPlayer)


class ActivePlayer(Players):
    """The player whose turn it is."""


class DefendingPlayer(Players):
    """The player that this creature attacks, or whose planeswalker or battle it attacks."""


class ChosenPlayer(Players):
    """A player whom the controller picks as the effect is carried out, or did as this entered."""

    kind: PlayerKind = PlayerKind.PLAYER


class ExactPlayer(Players):
    """The player of this name: one that an effect has determined."""

    name: str


class Granter(Objects):
    """The object whose effect gave the ability that says this, named there by its name."""


class ExactObject(Objects):
    """The object of this id: one that an effect has determined."""

    id: int


class AttachedPlayer(Players):
    """The player that this is attached to ("enchanted player")."""
