"""Mana abilities (605): which there are."""

from __future__ import annotations

from judge.abilities import Activated
from judge.abilities.costs import PayLoyalty
from judge.abilities.effects.objects import Move
from judge.abilities.effects.players import AddMana, DoubleMana, Draw, Mill, Search, Surveil
from judge.abilities.walk import targets_of, within
from judge.abilities.who import TopOf
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.editions import LIBRARIES_COUNT, Edition
from judge.rules.given.intrinsic import of_land_types
from judge.rules.view import View


def intrinsic_abilities(view: View, id_: ObjectId) -> tuple[Activated, ...]:
    """The mana abilities of basic land types that an object has and has not lost."""
    now = view.of(id_)
    return tuple(ability for ability in of_land_types(now) if ability in now.abilities)


def activated_abilities(view: View, id_: ObjectId) -> tuple[Activated, ...]:
    """All activated abilities of an object in order, those of basic land types first."""
    return tuple(a for a in view.abilities(id_) if isinstance(a, Activated))


@cites("605.1a", "不需要目标")
def is_mana_ability(edition: Edition, ability: Activated) -> bool:
    """An activated ability without target that could add mana, and is no loyalty ability."""
    loyalty = any(isinstance(part, PayLoyalty) for part in ability.cost.parts)
    adds = any(isinstance(part, (AddMana, DoubleMana)) for part in within(ability.effect))
    if not adds or loyalty or targets_of(ability.effect):
        return False
    moves = (moves_of_library if edition.has(LIBRARIES_COUNT) else _moves)(ability)
    return not (moves and edition.rules_as(LIBRARIES_COUNT))


def is_of_mana(view: View, ability: Activated) -> bool:
    """True of a mana ability by the edition that is played by."""
    return is_mana_ability(view.rulebook.edition, ability)


@cites("605.1a", "don't move any card to or from a library", edition=LIBRARIES_COUNT)
def moves_of_library(ability: Activated) -> bool:
    """True if the cost or the effect of an ability moves a card to or from a library."""
    return _moves(ability)


def _moves(ability: Activated) -> bool:
    return any(
        isinstance(part, (Draw, Mill, Search, Surveil, TopOf))
        or (isinstance(part, Move) and part.to == "library")
        for part in within(ability)
    )
