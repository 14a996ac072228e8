"""Tokens and copies are made."""

from __future__ import annotations

from judge.abilities.bases import Amount, Duration, Effect, Filter, Modification, Objects, Players
from judge.abilities.who import You
from judge.cards import CardType, Color, Supertype
from judge.values import Value


class TokenSpec(Value):
    """What a token is as it is created."""

    name: str | None = None  # None: its subtypes (111.4)
    types: tuple[CardType, ...] = (CardType.CREATURE,)
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    colors: tuple[Color, ...] = ()
    power: Amount | None = None
    toughness: Amount | None = None
    abilities: tuple[Value, ...] = ()


class Attacked(Value):
    """Whom a creature enters attacking: players, or as well planeswalkers that they control."""

    players: Players
    planeswalkers: bool = False


class Create(Effect):
    """Tokens are created (701.6); a predefined one by its name ("Treasure")."""

    token: TokenSpec | str
    number: Amount = 1
    player: Players = You()
    tapped: bool = False
    attacking: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()
    attached_to: Objects | None = None
    blocking: Objects | None = None  # what they are put onto the battlefield blocking
    attacked: Attacked | None = None  # whom they attack, where the effect says so


class CreateCopy(Effect):
    """Tokens that are copies of an object are created (707)."""

    of: Objects
    number: Amount = 1
    player: Players = You()
    tapped: bool = False
    attacking: bool = False
    exceptions: tuple[Modification, ...] = ()
    attacked: Attacked | None = None


class BecomeCopy(Effect):
    """Objects become copies of an object (707)."""

    objects: Objects
    of: Objects
    duration: Duration | None = None
    exceptions: tuple[Modification, ...] = ()


class CopySpellForEach(Effect):
    """A spell is copied for each other object of a filter, or player, that it could target."""

    objects: Objects
    each: Filter
    players: bool = False


class CopySpellAt(Effect):
    """A spell or ability is copied, and the copy has one object as each of its targets."""

    objects: Objects
    target: Objects


class CopySpell(Effect):
    """A spell or ability on the stack is copied; the player may choose new targets for the copy."""

    objects: Objects
    number: Amount = 1
    new_targets: bool = True
    exceptions: tuple[Modification, ...] = ()
