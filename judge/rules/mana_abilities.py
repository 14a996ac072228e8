"""Mana abilities (605): which there are."""

from __future__ import annotations

from judge.abilities import Activated
from judge.abilities.costs import PayLoyalty
from judge.abilities.effects.players import AddMana, DoubleMana
from judge.abilities.walk import targets_of, within
from judge.cite import cites
from judge.game.state import ObjectId
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
def is_mana_ability(ability: Activated) -> bool:
    """An activated ability without target that could add mana, and is no loyalty ability."""
    loyalty = any(isinstance(part, PayLoyalty) for part in ability.cost.parts)
    adds = any(isinstance(part, (AddMana, DoubleMana)) for part in within(ability.effect))
    return adds and not loyalty and not targets_of(ability.effect)
