"""The state of a game: frozen, and changed only by `judge.game.perform`.

Objects are held by id; an object that changes zones is a new object with a new id (400.7), while
its `body`, the card or token it is, keeps its number so that it can be followed.
"""

from __future__ import annotations

from enum import Enum
from typing import NewType

from immutables import Map

from judge.abilities import Keyword
from judge.cards import Characteristics
from judge.game.steps import Step
from judge.values import Value

PlayerId = NewType("PlayerId", str)
ObjectId = NewType("ObjectId", int)
BodyId = NewType("BodyId", int)
Recipient = PlayerId | ObjectId


class Zone(Enum):
    """A zone; the value is its name in a scenario."""

    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"


class Kind(Enum):
    """What an object physically is."""

    CARD = "card"
    TOKEN = "token"


class Counters(Value):
    """Counters by kind, sorted; a kind of which there are none is absent."""

    kinds: tuple[tuple[str, int], ...] = ()

    def count(self, kind: str) -> int:
        """The number of counters of a kind."""
        return dict(self.kinds).get(kind, 0)

    def add(self, kind: str, number: int) -> Counters:
        """The counters with `number` more of a kind, or fewer if it is negative."""
        held = {**dict(self.kinds), kind: max(0, self.count(kind) + number)}
        return Counters(tuple(sorted((k, n) for k, n in held.items() if n)))


class GameObject(Value):
    """An object in a zone; `printed` is what its card or the effect that made it says."""

    id: ObjectId
    body: BodyId
    printed: Characteristics
    owner: PlayerId
    controller: PlayerId
    zone: Zone
    kind: Kind = Kind.CARD
    tapped: bool = False
    sick: bool = False  # has not been under its controller's control since their turn began
    damage: int = 0
    counters: Counters = Counters()
    attached_to: ObjectId | None = None
    timestamp: int = 0
    targets: tuple[Recipient, ...] = ()  # of a spell on the stack


class Player(Value):
    """A player, and the zones that are that player's, the top card of the library first."""

    id: PlayerId
    life: int = 20
    counters: Counters = Counters()
    mana: tuple[tuple[str, int], ...] = ()
    lands_played: int = 0
    has_lost: bool = False
    drew_from_empty: bool = False  # since state-based actions were last checked
    pays_mana: bool = True
    library: tuple[ObjectId, ...] = ()
    hand: tuple[ObjectId, ...] = ()
    graveyard: tuple[ObjectId, ...] = ()


class Blocked(Enum):
    """Whether blocks have made an attacking creature blocked (509.1h)."""

    UNDECLARED = "undeclared"
    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"


class Attack(Value):
    """An attacking creature, what it attacks, and its blockers in damage assignment order."""

    attacker: ObjectId
    target: Recipient | None
    blocked: Blocked = Blocked.UNDECLARED
    blockers: tuple[ObjectId, ...] = ()


class Block(Value):
    """A blocking creature, and what it blocks in damage assignment order."""

    blocker: ObjectId
    attackers: tuple[ObjectId, ...]


class Share(Value):
    """Damage assigned to one recipient."""

    recipient: Recipient
    amount: int


class Assignment(Value):
    """How a creature assigns its combat damage."""

    source: ObjectId
    shares: tuple[Share, ...]


class Combat(Value):
    """A combat phase; `strikers` had first or double strike as its first damage step began."""

    attacks: tuple[Attack, ...] = ()
    blocks: tuple[Block, ...] = ()
    assignments: tuple[Assignment, ...] = ()
    strikers: frozenset[ObjectId] | None = None


class Turn(Value):
    """Where the game is; `stage` counts the turn-based actions of the step that are done."""

    active: PlayerId
    number: int
    step: Step
    stage: int = 0


class Priority(Value):
    """Who has priority, and how many players have passed in succession."""

    player: PlayerId
    passes: int = 0


class Answer(Value):
    """A decision made for an action that is under way, and the request that it answers."""

    request: Value
    decision: Value


class ContinuousEffect(Value):
    """An effect of a resolved spell, until end of turn, on objects that are fixed (611.2c)."""

    objects: tuple[ObjectId, ...]
    change: tuple[int, int] = (0, 0)
    keywords: tuple[Keyword, ...] = ()
    timestamp: int = 0


class Result(Value):
    """How the game ended; without a winner it is a draw."""

    winner: PlayerId | None


class GameState(Value):
    """Everything there is to know of a game at one moment; players in turn order."""

    players: tuple[Player, ...]
    turn: Turn
    objects: Map[ObjectId, GameObject] = Map()
    battlefield: tuple[ObjectId, ...] = ()
    stack: tuple[ObjectId, ...] = ()  # the top object last
    exile: tuple[ObjectId, ...] = ()
    command: tuple[ObjectId, ...] = ()
    combat: Combat | None = None
    effects: tuple[ContinuousEffect, ...] = ()
    priority: Priority | None = None
    answers: tuple[Answer, ...] = ()
    damaged: frozenset[ObjectId] = frozenset()  # since state-based actions were last checked
    deathtouched: frozenset[ObjectId] = frozenset()  # the same, by a source with deathtouch
    next_id: int = 1
    result: Result | None = None

    def player(self, player: PlayerId) -> Player:
        """The player of this name."""
        return next(p for p in self.players if p.id == player)

    def opponent(self, player: PlayerId) -> PlayerId:
        """The other player of a two-player game."""
        return next(p.id for p in self.players if p.id != player)

    def zone_of(self, zone: Zone, player: PlayerId) -> tuple[ObjectId, ...]:
        """The objects of a zone: of the player's own, or of the shared one."""
        match zone:
            case Zone.LIBRARY:
                return self.player(player).library
            case Zone.HAND:
                return self.player(player).hand
            case Zone.GRAVEYARD:
                return self.player(player).graveyard
            case Zone.BATTLEFIELD:
                return self.battlefield
            case Zone.STACK:
                return self.stack
            case Zone.EXILE:
                return self.exile
            case Zone.COMMAND:
                return self.command
