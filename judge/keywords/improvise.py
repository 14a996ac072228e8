"""Improvise (702.126): artifacts are tapped in place of generic mana."""

from __future__ import annotations

from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.126a", "你可以横置一个由你操控且未横置的神器，而不支付该法术力")
@cites("702.126b", "仅在具拼造异能之咒语的总费用确定之后生效")
def helps(view: View, player: PlayerId, spell: ObjectId) -> tuple[tuple[ObjectId, str], ...]:
    """Each untapped artifact pays for one generic mana."""
    return tuple(
        (held.id, "")
        for held in view.permanents()
        if held.controller == player
        and not held.tapped
        and CardType.ARTIFACT in view.of(held.id).types
    )


IMPROVISE = KeywordAbility(
    name=Bilingual("improvise", "拼造"),
    rule="702.126",
    helps=helps,
)
