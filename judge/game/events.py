"""What happens in a game, as values; every event knows the rules that made it happen."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from judge.game.state import (
    ContinuousEffect,
    ObjectId,
    PlayerId,
    Recipient,
    Result,
    Share,
    Zone,
)
from judge.game.steps import Step
from judge.values import Value


class Event(Value, kw_only=True):
    """Something that happens, and the numbers of the rules that make it so."""

    because: tuple[str, ...] = ()


class BeginTurn(Event):
    """A player's turn begins."""

    player: PlayerId
    number: int


class BeginStep(Event):
    """A step or main phase begins."""

    step: Step


class StepSkipped(Event):
    """A step that would come is skipped."""

    step: Step


class ActionDone(Event):
    """A turn-based action of the step is over."""


class GivePriority(Event):
    """A player gets priority; nobody has passed."""

    player: PlayerId


class Pass(Event):
    """The player with priority passes."""

    player: PlayerId


class Answered(Event):
    """A player decided something that an action under way asks."""

    request: Value
    decision: Value


class StateChecked(Event):
    """State-based actions have been checked."""


class Tap(Event):
    """A permanent becomes tapped."""

    object: ObjectId


class Untap(Event):
    """A permanent becomes untapped."""

    object: ObjectId


class Draw(Event):
    """A player draws the top card of their library."""

    player: PlayerId


class DrawFromEmpty(Event):
    """A player tries to draw from a library with no cards."""

    player: PlayerId


class Discard(Event):
    """A player discards a card."""

    player: PlayerId
    object: ObjectId


class AttackDeclared(Event):
    """A creature becomes an attacking creature."""

    attacker: ObjectId
    target: Recipient


class BlockDeclared(Event):
    """A creature becomes a blocking creature."""

    blocker: ObjectId
    attackers: tuple[ObjectId, ...]


class BecameBlocked(Event):
    """An attacking creature becomes a blocked creature."""

    attacker: ObjectId
    blockers: tuple[ObjectId, ...]


class BecameUnblocked(Event):
    """An attacking creature becomes an unblocked creature."""

    attacker: ObjectId


class DamageOrdered(Event):
    """The damage assignment order of a creature's blockers, or of what it blocks."""

    source: ObjectId
    order: tuple[ObjectId, ...]


class StrikersNoted(Event):
    """Which creatures have first or double strike as the first combat damage step begins."""

    objects: tuple[ObjectId, ...]


class DamageAssigned(Event):
    """A creature assigns its combat damage."""

    source: ObjectId
    shares: tuple[Share, ...]


class DamageKind(Enum):
    """Whether damage is combat damage."""

    COMBAT = "combat"
    NONCOMBAT = "noncombat"


class Damage(Event):
    """A source deals damage; `results` are what the damage becomes (120.3), in order."""

    source: ObjectId
    recipient: Recipient
    amount: int
    kind: DamageKind
    results: tuple[Event, ...] = ()


class CombatDamageDealt(Event):
    """All assigned combat damage is dealt at once; `results` are the damage."""

    results: tuple[Event, ...] = ()


class DamageMarked(Event):
    """Damage is marked on a permanent."""

    object: ObjectId
    amount: int


class DeathtouchDealt(Event):
    """A creature has been dealt damage by a source with deathtouch."""

    object: ObjectId
    source: ObjectId


class LifeLost(Event):
    """A player loses life."""

    player: PlayerId
    amount: int


class LifeGained(Event):
    """A player gains life."""

    player: PlayerId
    amount: int


class CountersPut(Event):
    """Counters are put on an object or given to a player."""

    recipient: Recipient
    kind: str
    amount: int


class CountersRemoved(Event):
    """Counters are removed from an object or player."""

    recipient: Recipient
    kind: str
    amount: int


class Destroyed(Event):
    """A permanent is destroyed: it goes to its owner's graveyard."""

    object: ObjectId


class NotDestroyed(Event):
    """A permanent would be destroyed, and is not."""

    object: ObjectId


class PutIntoGraveyard(Event):
    """An object is put into its owner's graveyard, not by being destroyed."""

    object: ObjectId


class CeasedToExist(Event):
    """An object is no more."""

    object: ObjectId


class Unattached(Event):
    """A permanent becomes unattached and stays on the battlefield."""

    object: ObjectId


class GameLost(Event):
    """A player loses the game."""

    player: PlayerId


class GameOver(Event):
    """The game ends."""

    result: Result


class SpellCast(Event):
    """A card becomes a spell on the stack, with its targets."""

    player: PlayerId
    object: ObjectId
    targets: tuple[Recipient, ...] = ()


class LandPlayed(Event):
    """A player plays a land."""

    player: PlayerId
    object: ObjectId


class ManaMade(Event):
    """Mana is added to a player's pool, for a permanent that is tapped for it."""

    player: PlayerId
    source: ObjectId
    mana: str


class ManaPaid(Event):
    """Mana leaves a player's pool to pay a cost."""

    player: PlayerId
    mana: tuple[tuple[str, int], ...]


class Resolved(Event):
    """The top object of the stack resolves; `results` are what it does, in order."""

    object: ObjectId
    results: tuple[Event, ...] = ()


class DidNotResolve(Event):
    """A spell does not resolve, for all its targets are illegal."""

    object: ObjectId


class PermanentEntered(Event):
    """A permanent spell becomes a permanent."""

    object: ObjectId


class EffectBegan(Event):
    """A continuous effect of a resolved spell begins."""

    effect: ContinuousEffect


class DamageRemoved(Event):
    """All damage is removed from permanents, and effects until end of turn end."""


class CombatEnded(Event):
    """All creatures and planeswalkers are removed from combat."""


class PoolsEmptied(Event):
    """Mana left in pools is lost."""


class Conceded(Event):
    """A player concedes."""

    player: PlayerId


class Moved(Event):
    """An object changes zones by no more than that."""

    object: ObjectId
    to: Zone


def stamp(events: Iterable[Event], numbers: tuple[str, ...]) -> tuple[Event, ...]:
    """The events with the rules that made them, those they already name after these."""
    return tuple(
        event.with_(because=tuple(dict.fromkeys((*numbers, *event.because)))) for event in events
    )
