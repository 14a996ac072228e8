"""Mana abilities (605): which there are."""

from __future__ import annotations

from judge.abilities import Activated
from judge.abilities.costs import Cost, PayLoyalty, TapThis
from judge.abilities.effects.players import AddMana, DoubleMana
from judge.abilities.walk import targets_of, within
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.view import View

BASIC_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


@cites("305.6", "一个具有地类别、且具有基本地类别的物件具有")
def intrinsic_abilities(view: View, id_: ObjectId) -> tuple[Activated, ...]:
    """The mana abilities that basic land types give."""
    subtypes = view.of(id_).subtypes
    return tuple(
        Activated(Cost((TapThis(),)), AddMana((f"{{{letter}}}",)))
        for name, letter in BASIC_MANA.items()
        if name in subtypes
    )


def activated_abilities(view: View, id_: ObjectId) -> tuple[Activated, ...]:
    """All activated abilities of an object in order, those of basic land types first."""
    own = tuple(a for a in view.abilities(id_) if isinstance(a, Activated))
    return (*intrinsic_abilities(view, id_), *own)


@cites("605.1a", "不需要目标")
def is_mana_ability(ability: Activated) -> bool:
    """An activated ability without target that could add mana, and is no loyalty ability."""
    loyalty = any(isinstance(part, PayLoyalty) for part in ability.cost.parts)
    adds = any(isinstance(part, (AddMana, DoubleMana)) for part in within(ability.effect))
    return adds and not loyalty and not targets_of(ability.effect)
