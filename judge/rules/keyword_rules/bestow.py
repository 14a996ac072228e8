"""A card cast bestowed is an Aura until it ceases to be bestowed (702.103)."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.filters import AllOf, IsPermanent, OfType
from judge.cards import CardType, Characteristics
from judge.cards.subtypes import Family, family
from judge.cite import cites
from judge.game.state import GameObject, ObjectId
from judge.rules.process import Process
from judge.rules.stack import change
from judge.rules.view import View

NAME = "bestow"
ENCHANT = Keyword("enchant", quality=AllOf((IsPermanent(), OfType(CardType.CREATURE))))


@cites("702.103d", "仅使用其被神授异能修正过的特征值来检查其能否被施放")
def as_bestowed(held: GameObject) -> GameObject:
    """A card as it will be when it has been put on the stack bestowed."""
    return held.with_(printed=_as_aura(held.printed))


def _as_aura(printed: Characteristics) -> Characteristics:
    return printed.with_(
        types=printed.types - {CardType.CREATURE} | {CardType.ENCHANTMENT},
        subtypes=printed.subtypes - family(Family.CREATURE) | {"Aura"},
        abilities=(*printed.abilities, ENCHANT),
    )


def is_bestowed(view: View, id_: ObjectId) -> bool:
    """True of a bestowed Aura spell, and of the permanent it became while it is attached."""
    return was_bestowed(view, id_) and "Aura" in view.of(id_).subtypes


def was_bestowed(view: View, id_: ObjectId) -> bool:
    """True of what was cast bestowed, whatever it is now."""
    stack = view.object(id_).stack
    return stack is not None and stack.using == NAME


@cites("702.103e", "若其目标不合法，则其不再是神授式的，且令其成为灵气咒语的效应结束")
@cites("608.3b", "检查其目标是否依然合法")
def stop_being_bestowed(process: Process, spell: ObjectId) -> None:
    """A bestowed spell whose target is illegal goes on to resolve as a creature spell."""
    change(process, spell, using=None, targets=())
