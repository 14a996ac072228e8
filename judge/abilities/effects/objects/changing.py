"""What is done to objects where they are."""

from __future__ import annotations

from judge.abilities.bases import (
    Amount,
    Duration,
    Effect,
    Filter,
    Modification,
    Objects,
    Players,
    Who,
)
from judge.abilities.durations import EndOfTurn
from judge.abilities.who import This, You


class DealDamage(Effect):
    """The source deals damage; `divided` as the player chose when it was put on the stack."""

    amount: Amount
    to: Who
    source: Objects = This()
    divided: bool = False
    cant_be_prevented: bool = False
    evenly: bool = False  # divided among the recipients there are, rounded down


class DealTogether(Effect):
    """Damage of several amounts, dealt at once: "2 damage to … and 1 damage to …"."""

    parts: tuple[DealDamage, ...]


class Tap(Effect):
    """Permanents are tapped."""

    objects: Objects


class TapOrUntap(Effect):
    """Permanents are tapped or untapped, whichever the player chooses as it is carried out."""

    objects: Objects


class Untap(Effect):
    """Permanents are untapped."""

    objects: Objects


class DontUntap(Effect):
    """Permanents don't untap during the next untap step of a player, or of their controllers."""

    objects: Objects
    player: Players | None = None  # None: whoever controls each


class PutCounters(Effect):
    """Counters are put on objects or given to players."""

    kind: str
    number: Amount
    on: Who
    divided: bool = False  # distributed among targets


class RemoveCounters(Effect):
    """Counters are removed; a `kind` of None is any kind, a `number` of None is all of them.

    `up_to`: as many as the player wants, and no more than the number.
    """

    kind: str | None
    number: Amount | None
    of: Who
    up_to: bool = False


class MoveCounters(Effect):
    """Counters are moved from one object onto another."""

    kind: str | None
    number: Amount | None
    of: Objects
    onto: Objects


class PutSameCounters(Effect):
    """As many counters of each kind, or of one, are put on an object as another had (122.8)."""

    of: Objects
    on: Objects
    kind: str | None = None


class Change(Effect):
    """A continuous effect on objects begins (611.2)."""

    objects: Objects
    modifications: tuple[Modification, ...]
    duration: Duration = EndOfTurn()


class GainControl(Effect):
    """A player gains control of objects; a duration of None lasts for good."""

    objects: Objects
    player: Players = You()
    duration: Duration | None = None


class ExchangeControl(Effect):
    """Two permanents change controllers (701.10)."""

    one: Objects
    other: Objects


class Fight(Effect):
    """Two creatures deal damage equal to their power to each other (701.12)."""

    one: Objects
    other: Objects


class Regenerate(Effect):
    """A regeneration shield (701.15)."""

    objects: Objects


class Attach(Effect):
    """An Aura, Equipment or Fortification becomes attached to something (701.3)."""

    objects: Objects
    to: Who


class Unattach(Effect):
    """Something becomes unattached (701.3d)."""

    objects: Objects


class Transform(Effect):
    """Permanents transform (701.28), or convert (701.50)."""

    objects: Objects
    converts: bool = False


class TurnFaceUp(Effect):
    """Permanents are turned face up."""

    objects: Objects


class TurnFaceDown(Effect):
    """Permanents are turned face down."""

    objects: Objects


class Flip(Effect):
    """Permanents are flipped (710)."""

    objects: Objects


class PhaseOut(Effect):
    """Permanents phase out (702.26)."""

    objects: Objects


class RemoveFromCombat(Effect):
    """Creatures are removed from combat (506.4)."""

    objects: Objects


class BecomeBlocked(Effect):
    """Attacking creatures become blocked."""

    objects: Objects


class LoseDamage(Effect):
    """All damage is removed from permanents."""

    objects: Objects


class TurnLock(Effect):
    """A door of Rooms is unlocked (709.5f), or with `may_lock` locked (709.5g)."""

    objects: Objects
    may_lock: bool = False


class Act(Effect):
    """A keyword action by its name that an object does or undergoes: explore, goad, detain, adapt,
    monstrosity, bolster, exert, suspect, connive, manifest, populate, support, … (701)."""

    action: str
    objects: Objects = This()
    number: Amount = 1
    filter: Filter | None = None
    player: Players = You()
    word: str = ""  # what kind of counters are doubled (none: each); "tapped": how cards enter


class OfferTribute(Effect):
    """As this enters, an opponent may put so many +1/+1 counters on it (702.104)."""

    number: Amount


class ChooseLore(Effect):
    """As this Saga enters, its controller chooses how many lore counters it has (702.155b)."""

    most: int
