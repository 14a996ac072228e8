"""Objects and what is held with them: zones, counters, how a spell was cast."""

from __future__ import annotations

from enum import Enum

from judge.abilities.bases import Ability, Duration
from judge.cards import Characteristics
from judge.game.state.combat import Attack, Block
from judge.game.state.ids import BodyId, ObjectId, PlayerId, Recipient
from judge.values import Value


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
    COPY = "copy"  # of a spell or card, on the stack
    ABILITY = "ability"  # an activated or triggered ability on the stack
    EMBLEM = "emblem"
    PLAYER = "player"  # stands for no object: effects of the game itself


class Counters(Value):
    """Counters by kind, sorted; a kind of which there are none is absent."""

    kinds: tuple[tuple[str, int], ...] = ()

    def count(self, kind: str) -> int:
        """The number of counters of a kind."""
        for held, number in self.kinds:
            if held == kind:
                return number
        return 0

    def add(self, kind: str, number: int) -> Counters:
        """The counters with `number` more of a kind, or fewer if it is negative."""
        held = {**dict(self.kinds), kind: max(0, self.count(kind) + number)}
        return Counters(tuple(sorted((k, n) for k, n in held.items() if n)))


class Occurred(Value):
    """What a triggering event is about: objects or players, who, how much, from what."""

    it: tuple[Recipient, ...] = ()
    player: PlayerId | None = None
    amount: int = 0
    source: tuple[ObjectId, ...] = ()
    mana: tuple[str, ...] = ()  # the letters of mana that was produced
    kept: tuple[tuple[Recipient, ...], ...] = ()  # what a later ability remembers


class OnStack(Value):
    """How a spell was cast or an ability activated or triggered; a permanent keeps its spell's.

    `targets` has one group for each word "target", in order; `paid` says how often each optional
    or alternative cost was paid, by the keyword's name; `ability` is None for a spell.
    """

    targets: tuple[tuple[Recipient, ...], ...] = ()
    division: tuple[tuple[Recipient, int], ...] = ()
    modes: tuple[int, ...] = ()
    x: int | None = None
    paid: tuple[tuple[str, int], ...] = ()
    using: str | None = None
    ability: Ability | None = None
    source: ObjectId | None = None
    event: Value | None = None
    from_zone: Zone | None = None
    caster: PlayerId | None = None
    spent: tuple[str, ...] = ()
    held: tuple[Value, ...] = ()  # the conditions asked for that held as it was cast
    snow_spent: int = 0  # how much of the mana spent was from snow sources
    used: tuple[ObjectId, ...] = ()  # objects that paid its cost: sacrificed, tapped, exiled, …
    given: tuple[ObjectId, ...] = ()  # what those that the cost moved became by that (400.7j)
    occurred: Occurred = Occurred()  # of a triggered ability
    lapsed: tuple[Duration, ...] = ()  # of its effects: those that ended before they would begin
    begun_again: tuple[Duration, ...] = ()  # of these: those that did so as it resolves
    since: int = 0  # ids from here on are of objects that came after it triggered

    def as_copied(self) -> OnStack:
        """The same for a copy, which was not cast and of which nothing has happened yet."""
        new = OnStack()
        own = ("from_zone", "caster", "spent", "snow_spent", "held", "lapsed", "begun_again")
        return self.with_(**{name: getattr(new, name) for name in own})

    def times_paid(self, name: str) -> int:
        """How often a cost was paid; "kicker" is any kicker or multikicker cost (702.33b-c)."""
        if name != "kicker":
            return dict(self.paid).get(name, 0)
        return sum(times for paid, times in self.paid if paid.startswith(("kicker", "multikicker")))


class Printed(Value):
    """What a card is as printed: its faces in order, and how they are laid out."""

    faces: tuple[Characteristics, ...] = ()
    layout: str = "normal"


class GameObject(Value):
    """An object in a zone; `printed` is what its card or the effect that made it says.

    `controller` is the current controller; `base_controller` the one but for effects of layer 2.
    A card of several faces holds them all in `faces`; `face` is the one that counts now.
    """

    id: ObjectId
    body: BodyId
    printed: Characteristics
    owner: PlayerId
    controller: PlayerId
    zone: Zone
    base_controller: PlayerId | None = None
    kind: Kind = Kind.CARD
    faces: tuple[Characteristics, ...] = ()
    layout: str = "normal"
    face: int = 0
    tapped: bool = False
    sick: bool = False  # has not been under its controller's control since their turn began
    flipped: bool = False
    face_down: str | None = None  # how: "morph", "manifest", …; None is face up
    phased_out: str | None = None  # "directly" or "indirectly"
    damage: int = 0
    counters: Counters = Counters()
    stamps: tuple[tuple[str, int], ...] = ()  # timestamps of counters put on it since (613.7c)
    attached_to: Recipient | None = None
    timestamp: int = 0
    stack: OnStack | None = None
    chosen: tuple[tuple[str, object], ...] = ()  # choices made as it entered, by what was chosen
    linked: tuple[ObjectId, ...] = ()  # what it exiled or made, for its linked abilities (607)
    marks: tuple[tuple[str, object], ...] = ()  # "monstrous", "goaded", "level", …
    is_commander: bool = False
    lit: tuple[int, ...] = ()  # the numbers that are lit on an Attraction card (717.1)
    components: tuple[GameObject, ...] = ()  # of a merged permanent, the topmost first (725)
    turn_entered: int = 0
    entered_at: int = 0  # the moment when it entered; what entered at once has the same
    copied: Printed | None = None  # what it entered as a copy of

    @property
    def halves(self) -> Printed:
        """Its own faces and layout, or those of what it entered as a copy of."""
        return Printed(self.faces, self.layout) if self.copied is None else self.copied

    def choice(self, what: str) -> object:
        """The choice of a kind made for the object; None if none was."""
        return dict(self.chosen).get(what)

    def mark(self, name: str) -> object:
        """A mark of the object; None if it has none of that name."""
        return dict(self.marks).get(name)


class Known(Value):
    """An object as it last was in a zone that it left (608.2h), with what it became.

    `attack` and `block` are those that it made as it left.
    """

    object: GameObject
    now: Characteristics
    became: ObjectId | None
    attack: Attack | None = None
    block: Block | None = None
    others: tuple[ObjectId, ...] = ()  # what else it became, of a merged permanent
    left_at: int = 0  # the moment when it left; what left at once has the same


class Seen(Value):
    """An object as it was at some moment, and what it was then."""

    object: GameObject
    now: Characteristics


class Witness(Value):
    """The objects of an event as they were before it and after it (603.10, 608.2h).

    `entered` is what a token or card that it put onto the battlefield became.
    """

    before: tuple[Seen, ...] = ()
    after: tuple[Seen, ...] = ()
    entered: ObjectId | None = None
