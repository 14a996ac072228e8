"""Rules of casting, activating and playing: what may be done, when, and for what cost."""

from __future__ import annotations

from enum import StrEnum

from judge.abilities.bases import Ability, Amount, Condition, Filter, Players, StaticRule
from judge.abilities.costs import Cost
from judge.cards import Color


class CastTime(StrEnum):
    """When alone a player may cast spells."""

    SORCERY = "any time they could cast a sorcery"
    OWN_TURN = "during their own turn"


class CantCast(StaticRule):
    """Players can't cast spells of a filter; more than `limit` a turn where it is given.

    With `but` they can at such a time.
    """

    player: Players
    filter: Filter | None = None
    limit: int | None = None
    but: CastTime | None = None


class CantActivate(StaticRule):
    """Activated abilities of objects can't be activated, unless they are mana abilities.

    By these players, where they are named.
    """

    filter: Filter
    mana_too: bool = False
    player: Players | None = None


class BoastsTwice(StaticRule):
    """Boast abilities of objects may be activated twice in each turn of one's own, not once."""

    filter: Filter


class CantPlayLands(StaticRule):
    """Players can't play lands; from a zone, where one is named."""

    player: Players
    zone: str | None = None


class AsThoughInGraveyard(StaticRule):
    """Players may play cards of other players' graveyards as though those were in their own."""

    player: Players


class ExtraLands(StaticRule):
    """Players may play additional lands on each of their turns; None is any number."""

    player: Players
    number: int | None = 1


class PlayFrom(StaticRule):
    """Players may cast spells or play lands of a filter from a zone (the top of a library).

    With `once` one spell; where the rule is of a static ability, one each turn. A cost may be paid
    besides, or rather than the mana cost.
    """

    filter: Filter
    zone: str
    player: Players
    top_only: bool = False
    free: bool = False
    once: bool = False
    cost: Cost | None = None
    additional: Cost | None = None


class AsThoughFlash(StaticRule):
    """Players may cast spells of a filter as though they had flash."""

    player: Players
    filter: Filter


class FlashForMore(StaticRule):
    """This spell may be cast as though it had flash if a cost is paid besides."""

    cost: Cost


class GainAsCast(StaticRule):
    """Spells of a filter gain keyword abilities as players cast them (610.5)."""

    filter: Filter
    player: Players
    abilities: tuple[Ability, ...]


class CostChange(StaticRule):
    """Spells of a filter cast by players cost more or less; for "this spell" it is `IsThis`."""

    filter: Filter
    player: Players | None
    generic: Amount = 0  # negative: less
    mana: str = ""  # colored mana more, or less where `less`
    less: bool = False
    times: Amount = 1
    colored_only: bool = False  # what is beyond the colored mana in the cost reduces nothing
    nth: int | None = None  # only the so-manieth of such spells that the player casts in a turn
    is_next: bool = False  # only the next of them, counted from when an effect sets this up


class AbilityCostChange(StaticRule):
    """Activated abilities of objects of a filter cost so much generic mana more (less: negative).

    Perhaps only those of a keyword ability, that a player activates, that target what is of a
    filter, or that are no mana abilities. `floor`: the mana in the cost is not reduced below it.
    """

    filter: Filter
    generic: int
    player: Players | None = None
    keyword: str | None = None
    target: Filter | None = None
    mana_too: bool = True
    floor: int = 0


class LoyaltyCostMore(StaticRule):
    """Loyalty abilities of planeswalkers that players activate cost so many loyalty more."""

    player: Players
    more: int


class LoyaltyAnyTime(StaticRule):
    """You may activate loyalty abilities of these any time you could cast an instant."""

    filter: Filter


class LoyaltyAgain(StaticRule):
    """Players may activate a loyalty ability of each planeswalker once more each turn."""

    player: Players


class SkipsExtraTurns(StaticRule):
    """Each extra turn that players would begin is skipped (614.10)."""

    player: Players


class CostFloor(StaticRule):
    """Each spell of a filter that would cost less mana than this costs so much (601.2f)."""

    filter: Filter
    least: int


class AdditionalCost(StaticRule):
    """As an additional cost to cast this spell, a cost is paid (601.2b); `choices` are "or".

    One that may be paid has a name, by which the spell's other abilities speak of it. With a
    `filter` it is for such spells that `player` casts.
    """

    cost: Cost
    or_cost: Cost | None = None
    optional: str | None = None
    filter: Filter | None = None
    player: Players | None = None


class AlternativeCost(StaticRule):
    """A cost may be paid rather than this spell's mana cost, if a condition holds."""

    cost: Cost
    condition: Condition | None = None


class CostInstead(StaticRule):
    """Players may pay a cost rather than the mana costs of the spells of a filter they cast."""

    cost: Cost
    player: Players
    filter: Filter


class CastOnlyIf(StaticRule):
    """This spell can be cast only at some time."""

    condition: Condition


class ManaAsAnyColor(StaticRule):
    """Players may spend mana as though it were mana of any color; of any type (118.14: colorless
    too) with `any_type`.

    With `from_snow` only mana from snow sources; with `spells` only to cast such spells; with
    `abilities_of` only to activate abilities of such objects; with `mana` only mana of this color.
    """

    player: Players
    from_snow: bool = False
    spells: Filter | None = None
    abilities_of: Filter | None = None
    mana: Color | None = None
    any_type: bool = False


class OfDecks(StaticRule):
    """A rule of how decks are built, before the game begins (113.6n).

    This can be a deck's commander, a deck can have so many cards of this name (None: any number),
    or this is in no deck of a game that is not played for ante; else the words of what is done
    as cards are drafted (905.2).
    """

    about: str
    most: int | None = None


class FromOpeningHand(StaticRule):
    """In an opening hand, the game may begin with this on the battlefield (103.6a)."""


class RevealFirstDraw(StaticRule):
    """Players reveal the first card that they draw each turn."""

    player: Players


class LooksAtTop(StaticRule):
    """Players may look at the top card of their libraries any time."""

    player: Players


class LooksAtExiled(StaticRule):
    """Players may look at face-down cards of a filter in exile any time (406.3)."""

    player: Players
    filter: Filter


class RevealTop(StaticRule):
    """Players play with the top card of their libraries revealed."""

    player: Players
