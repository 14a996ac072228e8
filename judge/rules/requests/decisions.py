"""The decisions that the rules ask of players."""

from __future__ import annotations

from enum import Enum
from itertools import permutations

from judge.abilities.bases import Filter
from judge.abilities.costs import Cost
from judge.game.state import ObjectId, PlayerId, Recipient
from judge.values import Value


class Purpose(Enum):
    """What a choice is for; answers by default and the ruling's wording go by it."""

    TARGET = "target"
    DISCARD = "discard"
    SACRIFICE = "sacrifice"
    LEGEND = "legend"
    RETURN = "return"
    EXILE = "exile"
    TAP = "tap"
    FIND = "find"
    COPY = "copy"
    ATTACH = "attach"
    PUT = "put"
    BOTTOM = "bottom"
    GRAVEYARD = "graveyard"
    COUNTERS = "counters"
    ORDER = "order"
    PLAYER = "player"
    ATTACKED = "attacked"
    COST = "cost"
    PROTECTOR = "protector"
    OTHER = "other"


class Request(Value):
    """A decision that the rules ask of a player; the classes below are its kinds."""

    player: PlayerId


class AskPriority(Request):
    """What the player with priority does: an `Action`."""


class AskAttackers(Request):
    """Which creatures attack what (508.1): `Attackers`."""


class AskBlockers(Request):
    """Which creatures block what (509.1): `Blockers`."""


class AskOrder(Request):
    """In what order a creature assigns damage to several others (509.2, 509.3): `Picked`."""

    source: ObjectId
    among: tuple[ObjectId, ...]


class AskAssignment(Request):
    """How a player's creatures assign their combat damage (510.1): `Assigned`.

    Those of `as_unblocked` assign it as though they weren't blocked.
    """

    sources: tuple[ObjectId, ...]
    as_unblocked: tuple[ObjectId, ...] = ()


class Bounds(Value):
    """What limits which objects may be picked together.

    No two that are `apart` are picked; what those picked weigh is `least` together at least, and
    `most` at most (None: no limit).
    """

    apart: frozenset[tuple[Recipient, Recipient]] = frozenset()
    weights: tuple[tuple[Recipient, int], ...] = ()
    most: int | None = None
    least: int | None = None

    def allow(self, picked: tuple[Recipient, ...]) -> bool:
        """True if these may be picked together."""
        if any(pair in self.apart for pair in permutations(picked, 2)):
            return False
        weight = dict(self.weights)
        total = sum(weight[one] for one in picked) if weight else 0
        return (self.most is None or total <= self.most) and (
            self.least is None or total >= self.least
        )


class AskPick(Request):
    """Which of some objects or players, `least` to `most` of them: `Picked`."""

    among: tuple[Recipient, ...]
    least: int
    most: int
    purpose: Purpose
    source: ObjectId | None = None
    bounds: Bounds | None = None


class AskTargets(Request):
    """The targets for one word "target" of a spell or ability: `Picked`."""

    among: tuple[Recipient, ...]
    least: int
    most: int
    source: ObjectId | None  # the spell or ability on the stack; None: an effect of no object
    index: int = 0
    bounds: Bounds | None = None


class AskYesNo(Request):
    """Whether a player does what they may: `Said`."""

    source: ObjectId | None
    what: Value  # the effect, cost or replacement in question
    about: tuple[Recipient, ...] = ()


class AskNumber(Request):
    """A number from `least` to `most` (None: no limit): `Number`."""

    least: int
    most: int | None
    source: ObjectId | None
    what: str = "number"  # or "x", "times", "life"


class AskWord(Request):
    """A color, creature type, card name, … : `Word`; `among` none at all is any word.

    Of a card name, `filter` is what the card must be.
    """

    what: str
    among: tuple[str, ...]
    source: ObjectId | None
    filter: Filter | None = None


class AskModes(Request):
    """Which modes, by numbers from 1: `Numbers`."""

    number: int
    least: int
    most: int
    possible: tuple[int, ...]
    source: ObjectId | None
    repeats: bool = False


class AskArrange(Request):
    """In what order: triggers or copies going on the stack, cards to a library: `Arranged`.

    The answer is the places in `among` in the order wanted; for triggers the first is put on the
    stack first, so it resolves last.
    """

    among: tuple[Value | Recipient, ...]
    purpose: Purpose
    source: ObjectId | None = None


class AskReplacement(Request):
    """Which of several replacement or prevention effects applies first (616.1): `Number` from 0."""

    event: Value
    among: tuple[Value, ...]  # the sources with their rules


class AskDivision(Request):
    """How an amount is divided among some objects and players (601.2d): `Divided`."""

    amount: int
    among: tuple[Recipient, ...]
    source: ObjectId
    least: int = 1


class AskRandom(Request):
    """A result of chance, one of `among`: `Word`."""

    what: str  # "coin", "die", "random"
    among: tuple[str, ...]
    source: ObjectId | None = None


class CostOffer(Value):
    """A cost that may be paid, as what a yes-or-no question is about."""

    cost: Cost


class Asked(Exception):  # it is a question, not an error
    """A decision is needed that has not been made."""

    def __init__(self, request: Request) -> None:
        self.request = request
        super().__init__(repr(request))
