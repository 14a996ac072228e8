"""What a continuous effect looks at and what it changes: which pairs are worth a trial (613.8).

An effect can only depend on another where that one changes something it looks at, or may take the
ability it comes from. Whatever is not known here is taken to look at everything.
"""

from __future__ import annotations

from enum import Flag, auto
from functools import lru_cache

from judge.abilities import amounts as a
from judge.abilities import conditions as c
from judge.abilities import filters as f
from judge.abilities import modifications as m
from judge.abilities import who as w
from judge.abilities.bases import Modification
from judge.abilities.relations import MarkOfThis, PlayersWho
from judge.abilities.walk import within
from judge.cards.mana import Color
from judge.cards.subtypes import Family, family, subtype
from judge.cards.types import FAMILY_OF
from judge.rules.layers.layer import Layer, bare, layer_of
from judge.values import Bilingual, Value


class Aspect(Flag):
    """What about objects the layers change."""

    NOTHING = 0
    NAME = auto()
    TYPES = auto()
    COLORS = auto()
    ABILITIES = auto()
    NUMBERS = auto()
    ALL = NAME | TYPES | COLORS | ABILITIES | NUMBERS


CHANGED = {
    Layer.COPY: Aspect.ALL,
    Layer.TEXT: Aspect.ALL,
    Layer.TYPE: Aspect.TYPES,
    Layer.COLOR: Aspect.COLORS,
    Layer.ABILITY: Aspect.ABILITIES,
    Layer.DEFINE: Aspect.NUMBERS,
    Layer.SET: Aspect.NUMBERS,
    Layer.MODIFY: Aspect.NUMBERS,
    Layer.SWITCH: Aspect.NUMBERS,
}

_TYPES = (
    *(
        f.OfType,
        f.OfSupertype,
        f.OfSubtype,
        f.OfChosenType,
        f.SharesType,
        f.SharesCardType,
        f.SharesPermanentType,
        f.IsPermanentCard,
    ),
    *(f.Historic, f.Modified, a.TypesAmong, a.BasicTypesAmong, a.PartySize),
)
_COLORS = (f.OfColor, f.Colorless, f.Multicolored, f.Monocolored, f.SharesColor, a.ColorsAmong)
_NEUTRAL = (
    *(f.AllOf, f.AnyOf, f.Non, f.IsPermanent, f.IsSpell, f.IsAbility, f.IsCard, f.IsToken),
    *(f.InZone, f.ControlledBy, f.OwnedBy, f.Tapped, f.Attacking, f.Blocking, f.Blocked),
    *(f.Unblocked, f.Other, f.IsThis, f.IsIt, f.IsAttachedTo, f.HostOfThis, f.HasCounter),
    *(f.FaceDown, f.NotSick, f.IsCommander),
    *(w.This, w.AttachedTo, w.It, w.Every, w.You, w.EachPlayer, w.EachOpponent, w.ThatPlayer),
    PlayersWho,
    *(w.ControllerOf, w.OwnerOf, w.ActivePlayer, w.DefendingPlayer, w.ChosenPlayer, w.AnOpponent),
    *(c.All, c.Any, c.Not, c.AmountIs, c.Exists, c.Matches, c.TurnOf, c.DuringStep, c.StillThere),
    *(c.IsMonarch, c.HasInitiative, c.IsDay, c.HasDesignation, c.WasPaid, c.WasCast, c.PlayerIs),
    *(c.WordChosen, c.AsCast, a.UnlockedDoors),
    *(
        a.Count,
        a.NumberOf,
        a.CountersOn,
        a.LifeTotal,
        a.LowestLife,
        a.HandSize,
        a.Speed,
        a.Plus,
        a.Times,
        a.Minus,
        a.Half,
    ),
    *(a.OpponentCount, a.IfSoAmount),
    *(f.HasMark, MarkOfThis),
    Bilingual,
)
_LOOKS: dict[type[Value], Aspect] = {
    **dict.fromkeys(_NEUTRAL, Aspect.NOTHING),
    **dict.fromkeys(_TYPES, Aspect.TYPES),
    **dict.fromkeys(_COLORS, Aspect.COLORS),
    f.Named: Aspect.NAME,
    f.SameNameAs: Aspect.NAME,
    f.WithKeyword: Aspect.ABILITIES,
    f.WithoutAbilities: Aspect.ABILITIES,
}


# what is found by these is the same for every source of one player's, and while nothing moves
_OF_NO_SOURCE = (
    *(f.AllOf, f.AnyOf, f.Non, f.IsPermanent, f.IsToken, f.Tapped, f.HasCounter, f.ControlledBy),
    *(f.OfType, f.OfSupertype, f.OfSubtype, f.OfColor, f.Colorless, f.Multicolored),
    *(f.Monocolored, f.WithKeyword, f.Named, w.You, Bilingual),
)
_OF_BOARD = (
    *(*_OF_NO_SOURCE, f.Other, f.IsThis, f.IsIt, f.IsAttachedTo, f.HostOfThis),
    *(w.This, w.It, w.AttachedTo),
)


@lru_cache(maxsize=4096)
def is_of_no_source(what: Value | None) -> bool:
    """True if what is found depends on no object that it is said by."""
    return what is not None and all(isinstance(node, _OF_NO_SOURCE) for node in within(what))


@lru_cache(maxsize=4096)
def is_of_board(
    what: Value | None, condition: Value | None, changes: tuple[Modification, ...]
) -> bool:
    """True if an effect looks at nothing but which objects there are and what they are."""
    asked = (part for change in changes for part in _asked(change))
    return all(
        isinstance(node, _OF_BOARD)
        for part in (what, condition, *asked)
        if isinstance(part, Value)
        for node in within(part)
    )


def changes_alike(change: Modification) -> bool:
    """True if a modification makes the same of all objects that are the same."""
    match change:
        case m.ModifyPowerToughness() | m.SetPowerToughness() | m.DefinePowerToughness():
            return type(change.power) in _NUMBER and type(change.toughness) in _NUMBER
        case m.BecomeTypes(chosen_type=chosen):
            return not chosen
        case m.BecomeColors(colors=colors):
            return None not in colors
    return isinstance(change, _ALIKE)


_NUMBER = (int, type(None))
_ALIKE = (m.GainAbilities, m.LoseAbilities, m.LoseTypes, m.SwitchPowerToughness)


Word = tuple[Aspect, object]  # one type, color or keyword ability, and in what respect it counts


class Reads(Value):
    """What is looked at: `words` alone where only they count, else everything in a respect."""

    whole: Aspect = Aspect.NOTHING
    words: frozenset[Word] = frozenset()

    @property
    def aspects(self) -> Aspect:
        """All respects in which anything counts."""
        found = self.whole
        for aspect, _ in self.words:
            found |= aspect
        return found


@lru_cache(maxsize=4096)
def reads(what: Value | None, condition: Value | None, changes: tuple[Modification, ...]) -> Reads:
    """What an effect with this set of objects, condition and modifications looks at."""
    whole, words = Aspect.NOTHING, set[Word]()
    for part in (what, condition, *(_asked(change) for change in changes)):
        for node in within(part):
            word = _word(node)
            if word is None:
                whole |= _LOOKS.get(type(node), Aspect.ALL)
            else:
                words.add(word)
    return Reads(whole, frozenset(words.union(*map(needed, changes))))


@lru_cache(maxsize=4096)
def needed(change: Modification) -> frozenset[Word]:
    """The card types by which an object gains the subtypes that a modification gives (205.3d)."""
    change = bare(change)
    if not isinstance(change, m.BecomeTypes):
        return frozenset()
    families = {known.family for name in change.subtypes if (known := subtype(name)) is not None}
    if change.all_creature_types or change.chosen_type:
        families.add(Family.CREATURE)
    lacking = families - {FAMILY_OF.get(kind) for kind in change.types}
    return frozenset((Aspect.TYPES, kind) for kind, of in FAMILY_OF.items() if of in lacking)


def _word(node: Value) -> Word | None:
    """The one thing that a filter looks for; None where it looks at more."""
    match node:
        case f.OfType(card_type=word) | f.OfSupertype(supertype=word) | f.OfSubtype(subtype=word):
            return Aspect.TYPES, word
        case f.OfColor(color=Color() as color):
            return Aspect.COLORS, color
        case f.WithKeyword(keyword=name):
            return Aspect.ABILITIES, name
    return None


@lru_cache(maxsize=4096)
def matters(read: Reads, changes: tuple[Modification, ...], layer: Layer) -> bool:
    """True if in this layer the modifications may change something of what is looked at."""
    return any(
        _touches(read, bare(change), layer) for change in changes if layer_of(change) is layer
    )


def _touches(read: Reads, change: Modification, layer: Layer) -> bool:
    words: set[Word]
    match change:
        case m.BecomeTypes(in_addition=True, all_creature_types=False, chosen_type=False):
            added = (*change.types, *change.subtypes, *change.supertypes)
            words = {(Aspect.TYPES, word) for word in added}
        case m.BecomeColors(in_addition=True) if None not in change.colors:
            words = {(Aspect.COLORS, color) for color in change.colors}
        case m.GainAbilities():
            words = {(Aspect.ABILITIES, getattr(one, "name", None)) for one in change.abilities}
        case m.LoseAbilities(cant_have=False, except_mana=False) if change.keywords:
            words = {(Aspect.ABILITIES, name) for name in change.keywords}
        case _:
            also = Aspect.ABILITIES if _takes(change) else Aspect.NOTHING
            return bool(read.aspects & (CHANGED[layer] | also))
    return bool(words & read.words) or any(aspect & read.whole for aspect, _ in words)


def _asked(change: Modification) -> tuple[object, ...]:
    """The parts of a modification that are looked up on the board, not what it gives."""
    asked: tuple[object, ...] = (change.condition,) if isinstance(change, m.IfSo) else ()
    inner = bare(change)
    if isinstance(inner, (m.GainAbilities, m.LoseAbilities, m.CopyValues, m.Restricted)):
        return asked
    return (*asked, *(getattr(inner, name) for name in inner.__struct_fields__))


@lru_cache(maxsize=4096)
def takes_abilities(changes: tuple[Modification, ...], layer: Layer) -> bool:
    """True if in this layer the modifications may take abilities away (305.7 among them)."""
    return any(_takes(bare(change)) for change in changes if layer_of(change) is layer)


def _takes(change: Modification) -> bool:
    if isinstance(change, m.BecomeTypes):
        lands = family(Family.LAND).intersection(change.subtypes)
        return not change.in_addition and (bool(lands) or change.chosen_type)
    return isinstance(change, (m.LoseAbilities, m.CopyValues, m.ChangeText))
