"""Landwalk (702.14): not blocked while the defending player controls such a land."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.keyword_rules.evasion import blocks_despite
from judge.rules.meaning import Context, matches
from judge.rules.references.words import defending_player
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.14c", "只要防御牌手至少操控一个符合地行者异能所述特性的地")
def may_block(view: View, attacker: ObjectId, blocker: ObjectId) -> bool:
    """It can't be blocked if the defending player controls a land that the ability names."""
    defender = defending_player(view, attacker) or view.object(blocker).controller
    return not any(
        _walks(view, attacker, walk, defender)
        for walk in view.keywords(attacker)
        if not blocks_despite(view, blocker, "landwalk", walk.word)
    )


@cites("702.14d", "地行者异能并不会互相“抵消”")
def blocks_all_the_same(view: View, attacker: ObjectId, blocker: ObjectId) -> bool:
    """Its own landwalk does not help a creature to block one that can't be blocked."""
    return may_block(view, attacker, blocker)


def _walks(view: View, attacker: ObjectId, walk: Keyword, defender: PlayerId) -> bool:
    if walk.name != "landwalk":
        return False
    context = Context(attacker, view.object(attacker).controller)
    return any(
        held.controller == defender
        and CardType.LAND in view.of(held.id).types
        and (walk.quality is None or matches(view, walk.quality, held.id, context))
        for held in view.permanents()
    )


LANDWALK = KeywordAbility(
    name=Bilingual("landwalk", "地行者"),
    rule="702.14",
    evasion=may_block,
    blocking=blocks_all_the_same,
)
