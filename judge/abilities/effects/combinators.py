"""Effects that hold other effects."""

from __future__ import annotations

from enum import StrEnum

from judge.abilities.bases import (
    Amount,
    Condition,
    Duration,
    Effect,
    Filter,
    Pattern,
    Players,
    Who,
)
from judge.abilities.costs import Cost
from judge.abilities.durations import EndOfTurn
from judge.abilities.who import You
from judge.values import Value


class First(StrEnum):
    """Which part of an effect with a condition the text says first."""

    CONDITION = "condition"
    THEN = "then"  # "draw a card if it's red"
    OTHERWISE = "otherwise"  # "draw a card. If it's red, draw two cards instead"


class Sequence(Effect):
    """These, in the order written (608.2c)."""

    parts: tuple[Effect, ...]


class AtOnce(Effect):
    """These, all at the same time (608.2f)."""

    parts: tuple[Effect, ...]


class May(Effect):
    """A player may do this; `then` if they do ("if you do"), `otherwise` if they don't."""

    effect: Effect
    player: Players = You()
    then: Effect | None = None
    otherwise: Effect | None = None


class AnyoneMay(Effect):
    """Any player may do this, each in turn order; `then` if one does, `otherwise` if none does."""

    effect: Effect
    then: Effect | None = None
    otherwise: Effect | None = None


class MayPay(Effect):
    """A player may pay a cost; `then` if they do, `otherwise` if they don't.

    Where `otherwise` is said `first`, it happens unless they pay.
    """

    cost: Cost
    player: Players = You()
    then: Effect | None = None
    otherwise: Effect | None = None
    first: First = First.CONDITION


class IfDone(Effect):
    """This is done; `then` if it could be ("if you do", "if one was sacrificed this way").

    Of a `Sequence`, `then` if all of it was done: "sacrifice it and attach ~ to a creature".
    """

    effect: Effect
    then: Effect | None = None
    otherwise: Effect | None = None


class If(Effect):
    """This, if a condition is so; else something else, if anything.

    Where `otherwise` is said `first`, `then` takes its place ("instead"): what a player may do
    instead leaves `otherwise` to a player who doesn't.
    """

    condition: Condition
    then: Effect
    otherwise: Effect | None = None
    first: First = First.CONDITION


class ForEach(Effect):
    """Once for each object or player of these, which is then what is spoken of."""

    who: Who
    effect: Effect


class NotChosen(StrEnum):
    """Since when modes must not have been chosen for this ability of this object."""

    TURN = "this turn"
    EVER = "ever"


class Repeat(Effect):
    """An effect a number of times."""

    effect: Effect
    number: Amount


class RepeatWhile(Effect):
    """An effect, and again as often as a condition is so after it ("repeat this process")."""

    effect: Effect
    condition: Condition


class Again(Effect):
    """All that the spell or ability does is done again ("repeat this process").

    `times` None: once more as often as this is come to; else so many times in all.
    """

    times: Amount | None = None


class Modes(Effect):
    """`least` to `most` of the modes, chosen as it is put on the stack (700.2).

    `most` None: any number; `repeats`: a mode may be chosen more than once. `chooser` is who
    chooses, where the controller does not (700.2e).
    """

    modes: tuple[Effect, ...]
    least: Amount = 1
    most: Amount | None = 1
    repeats: bool = False
    costs: tuple[Cost, ...] = ()  # escalate, spree: what each mode costs in addition
    chooser: Players | None = None
    unchosen: NotChosen | None = None  # "that hasn't been chosen this turn"


class OneOf(Effect):
    """One of these, as the controller chooses while the effect is carried out (608.2d)."""

    options: tuple[Effect, ...]


class DoByPlayer(Effect):
    """A player does this: "you" in it means that player."""

    player: Players
    effect: Effect


class Delayed(Effect):
    """A delayed triggered ability is created (603.7); `times` None is every time."""

    pattern: Pattern
    effect: Effect
    condition: Condition | None = None
    times: int | None = 1
    this_turn: bool = False  # waits only until the end of the turn
    until: Duration | None = None  # waits only until a later turn
    about: Who | None = None  # what `IsIt` in its pattern means
    kept: tuple[Who, ...] = ()  # what it remembers, as `Kept` and `KeptPlayers`


class Reflexive(Effect):
    """ "When you do": an ability that triggers if the effect is done (603.12).

    With a `name` it is one that the keyword ability so called links to what it does (603.11).
    """

    effect: Effect
    then: Effect
    optional: bool = False
    kept: tuple[Who, ...] = ()  # what it remembers, as `Kept` and `KeptPlayers`
    name: str = ""
    condition: Condition | None = None  # of what was done ("when a creature card is exiled …")


class ReplaceThisTurn(Effect):
    """A replacement or prevention effect is set up: "the next time … this turn".

    `about` are those that `IsIt` and `ThatPlayer` in its pattern mean, a shield for each of them;
    `chosen` is the filter of the source that its controller chooses ("a source of your choice").
    """

    replacement: Value  # a `Replacement` of `judge.abilities.statics`
    times: int | None = None
    about: Who | None = None
    chosen: Filter | None = None
    duration: Duration = EndOfTurn()


class DefineX(Effect):
    """An effect with X defined: "where X is …"."""

    effect: Effect
    x: Amount


class Choose(Effect):
    """A choice is made and kept: a color, a creature type, a card name, a number, a player.

    `what` may also be "card type", "land type", "basic land type", "opponent", "sector", and
    "word", one of those that are `among`; so may a color be one of a few.
    """

    what: str
    filter: Filter | None = None
    among: tuple[str, ...] = ()


class SpeakOf(Effect):
    """These are spoken of from now on ("choose target creature"); nothing is done to them."""

    who: Who


class ResolvesAnyway(Effect):
    """This still resolves if its target becomes illegal, whatever 608.2b says."""


class Nothing(Effect):
    """Nothing."""
