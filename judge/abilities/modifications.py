"""What continuous effects do to objects, by layer (613.1)."""

from __future__ import annotations

from judge.abilities.bases import Ability, Amount, Condition, Modification, Objects, Players
from judge.cards import CardType, Color, Supertype


class CopyOf(Modification):
    """Layer 1: it is a copy of another object; exceptions are part of its copiable values."""

    of: Objects
    exceptions: tuple[Modification, ...] = ()


class ControlledByPlayer(Modification):
    """Layer 2: a player controls it."""

    player: Players


class ChangeText(Modification):
    """Layer 3: one color word or basic land type becomes another (612); None is as chosen.

    `kind` is what is chosen: "color" or "basic land type".
    """

    old: str | None
    new: str | None
    kind: str = ""


class BecomeTypes(Modification):
    """Layer 4: it is of these types; `in_addition` keeps those it has.

    Without `in_addition`, card types replace card types, and subtypes replace those of the same
    set (205.1a). Basic land types set this way take away the land's abilities (305.7).
    """

    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    in_addition: bool = True
    all_creature_types: bool = False
    chosen_type: bool = False


class LoseTypes(Modification):
    """Layer 4: it isn't of these types any more."""

    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    all_creature_types: bool = False


class BecomeColors(Modification):
    """Layer 5: it is of these colors, none at all is colorless; None stands for the chosen one."""

    colors: tuple[Color | None, ...]
    in_addition: bool = False


class GainAbilities(Modification):
    """Layer 6: it has these abilities; `Triggering` within means what granted them."""

    abilities: tuple[Ability, ...]


class GainOneOf(Modification):
    """Layer 6: it has one of these abilities, which the controller of the effect chooses."""

    abilities: tuple[Ability, ...]


class KeepsColor(Modification):
    """A copy keeps its own color ("it doesn't copy that creature's color", 707.9c)."""


class HasThisAbility(Modification):
    """Of a copy (707.9a): it has the very ability that makes it one, or its `others`."""

    others: bool = False


class LoseAbilities(Modification):
    """Layer 6: it loses these keyword abilities, or all abilities where none is named.

    `cant_have` also keeps it from having them.
    """

    keywords: tuple[str, ...] = ()
    cant_have: bool = False
    except_mana: bool = False


class GainAbilitiesOf(Modification):
    """Layer 6: it has the activated (or all) abilities of other objects.

    With `keywords` it has only their keyword abilities of these names, each variant once (702.1c).
    """

    of: Objects
    activated_only: bool = True
    keywords: tuple[str, ...] = ()
    loyalty_only: bool = False


class CreatureTypesOf(Modification):
    """Layer 4: its creature types are those of other objects, and these besides."""

    of: Objects
    besides: tuple[str, ...] = ()


class DefinePowerToughness(Modification):
    """Layer 7a: a characteristic-defining ability of power and toughness; None leaves one alone."""

    power: Amount | None
    toughness: Amount | None


class SetPowerToughness(Modification):
    """Layer 7b: base power and toughness are set; None leaves one alone."""

    power: Amount | None
    toughness: Amount | None


class ModifyPowerToughness(Modification):
    """Layer 7c: power and toughness change by amounts."""

    power: Amount
    toughness: Amount


class SwitchPowerToughness(Modification):
    """Layer 7d: power and toughness are switched."""


class NoManaCost(Modification):
    """It has no mana cost (an exception of a copy, 707.9b)."""


class GainName(Modification):
    """It has this name (a copy's exception, or a text that names it)."""

    name: str


class Restricted(Modification):
    """It can't attack, block and so on, by the values of `judge.abilities.statics`.

    Not a layer of its own: it is a rule about the object as long as the effect lasts.
    """

    rule: object


class IfSo(Modification):
    """A modification, as long as a condition holds for the object."""

    condition: Condition
    modification: Modification


class CopyValues(Modification):
    """Layer 1: it has these copiable values, those of an object as it was (707.2)."""

    values: object  # a `Characteristics`
    halves: object = None  # a `Printed`: halves of it that are copied
