"""Cards drawn, discarded, searched for, looked at."""

from __future__ import annotations

from judge.abilities.bases import Amount, Effect, Filter, Grouping, Objects, Players
from judge.abilities.effects.objects import Position
from judge.abilities.filters import Quality
from judge.abilities.who import You


class Draw(Effect):
    """Players draw cards."""

    number: Amount = 1
    player: Players = You()
    reveal: bool = False  # what is drawn, which is then what is spoken of


class Discard(Effect):
    """Players discard cards: of their choice, at random, their hand (None), or as another picks.

    `chooser` looks at the hand and picks ("you choose a nonland card from it"). With `up_to` a
    number of None is any number.
    """

    number: Amount | None = 1
    player: Players = You()
    at_random: bool = False
    filter: Filter | None = None
    chooser: Players | None = None
    up_to: bool = False


class DiscardObjects(Effect):
    """These very cards are discarded ("discard this card", "discards that card")."""

    objects: Objects


class Mill(Effect):
    """Players mill cards (701.13)."""

    number: Amount
    player: Players = You()


class Scry(Effect):
    """A player scries (701.18)."""

    number: Amount
    player: Players = You()


class Surveil(Effect):
    """A player surveils (701.42)."""

    number: Amount
    player: Players = You()


class Search(Effect):
    """A player searches a library for cards (701.19), and does with them what follows.

    What is found is then what is spoken of. `up_to` also covers failing to find; a `number` of None
    is all of them, and any number where it is up to that. With `any_of` the player picks which of
    the zones are searched.
    """

    filter: Filter
    number: Amount | None = 1
    player: Players = You()
    whose: Players | None = None
    up_to: bool = False
    zones: tuple[str, ...] = ("library",)
    reveal: bool = False
    group: Grouping | None = None
    any_of: bool = False


class Shuffle(Effect):
    """Players shuffle their libraries (701.20)."""

    player: Players = You()


class Reveal(Effect):
    """Cards are revealed (701.16); then they are what is spoken of."""

    objects: Objects


class Behold(Effect):
    """Cards of a quality are revealed from the hand, or permanents of it chosen (701.4).

    With `exiled` they are exiled then ("behold a Kithkin and exile it").
    """

    filter: Filter
    number: Amount = 1
    exiled: bool = False


class Forage(Effect):
    """Three cards of the graveyard are exiled, or a Food is sacrificed (701.61)."""


class RevealHand(Effect):
    """Players reveal their hands."""

    player: Players


class RevealUntil(Effect):
    """A player reveals cards from the top of a library until one of a filter is revealed.

    That card is then what is spoken of, and the others are the rest. Where a `total` is named,
    cards are revealed until so much of it is reached.
    """

    filter: Filter
    number: Amount = 1
    player: Players = You()
    exile: bool = False
    total: Quality | None = None


class LookAt(Effect):
    """A player looks at cards; then they are what is spoken of."""

    objects: Objects
    player: Players = You()


class PutBack(Effect):
    """The rest of the cards looked at go somewhere."""

    objects: Objects
    to: str
    position: Position = Position.BOTTOM
