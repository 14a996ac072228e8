"""Life, poison and mana."""

from __future__ import annotations

from judge.abilities.bases import Amount, Effect, Filter, Objects, Players
from judge.abilities.spending import Spending
from judge.abilities.who import You
from judge.cards import Color


class GainLife(Effect):
    """Players gain life."""

    amount: Amount
    player: Players = You()


class LoseLife(Effect):
    """Players lose life."""

    amount: Amount
    player: Players = You()


class SetLife(Effect):
    """A player's life total becomes an amount (119.5)."""

    amount: Amount
    player: Players = You()


class ExchangeLife(Effect):
    """Two players exchange life totals (701.10c)."""

    one: Players
    other: Players


class AddMana(Effect):
    """Mana is added to a player's pool: `mana` as symbols, several alternatives as "or".

    `any_color` is that many of one color of choice; with `combination`, of any combination of these
    colors. `could_be_produced_by` is of a type that permanents could produce (106.7), or of a color
    where `colors_only`; `type_produced` is of a type that what was tapped for mana produced.
    `chosen_color` is one of that color, or `mana` where there is some.
    The amount of `any_color` may be the devotion to that color, said as one to no color.
    """

    mana: tuple[str, ...] = ()  # alternatives, each a run of symbols: ("{G}",), ("{W}", "{U}")
    any_color: Amount | None = None
    combination: tuple[Color, ...] = ()
    times: Amount = 1
    player: Players = You()
    spending: Spending | None = None
    could_be_produced_by: Filter | None = None
    colors_only: bool = False
    type_produced: bool = False
    chosen_color: bool = False
    color_among: Filter | Objects | None = None  # of a color that one of these objects has
    each_color: bool = False  # one of each such color
    lasts: str = ""  # "turn" or "combat": until that ends it isn't lost as steps and phases end
    of_identity: bool = False  # of the colors in the commander's color identity


class DoubleMana(Effect):
    """As much mana again of each type of a player's unspent mana."""

    player: Players = You()


class Poison(Effect):
    """Players get poison counters; rad, energy, experience and ticket counters by `kind`."""

    number: Amount
    kind: str = "poison"
    player: Players = You()


class LoseMana(Effect):
    """A player loses all unspent mana."""

    player: Players = You()
