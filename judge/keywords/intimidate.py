"""Intimidate (702.13): blocked only by artifact creatures and creatures of its colors."""

from __future__ import annotations

from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.13b", "只能被神器生物和/或与之有共通颜色的生物阻挡")
def may_block(view: View, attacker: ObjectId, blocker: ObjectId) -> bool:
    """Only an artifact creature or one that shares a color may block it."""
    shared = view.of(attacker).colors & view.of(blocker).colors
    return CardType.ARTIFACT in view.of(blocker).types or bool(shared)


INTIMIDATE = KeywordAbility(
    name=Bilingual("intimidate", "威吓"),
    rule="702.13",
    evasion=may_block,
)
