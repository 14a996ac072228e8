"""Convoke (702.51): creatures are tapped in place of mana."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.51a", "横置一个由你操控的未横置的该色生物，而不支付该法术力")
@cites("702.51b", "只在该具有召集异能的咒语的总费用被确定之后生效")
def helps(view: View, player: PlayerId, spell: ObjectId) -> tuple[tuple[ObjectId, str], ...]:
    """Each untapped creature pays for one mana of its colors or one generic mana."""
    return tuple(
        (held.id, letter)
        for held in view.permanents()
        if held.controller == player and not held.tapped and view.of(held.id).is_creature
        for letter in (*sorted(color.value for color in view.of(held.id).colors), "")
    )


CONVOKE = KeywordAbility(
    name=Bilingual("convoke", "召集"),
    rule="702.51",
    helps=helps,
)
