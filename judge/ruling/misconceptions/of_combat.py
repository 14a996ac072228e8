"""What is often got wrong about combat: what is lethal, who is blocked, who deals damage."""

from __future__ import annotations

from judge.game.state import Attack, ObjectId
from judge.keywords.deathtouch import any_is_lethal
from judge.rules.combat.assignment import (
    Lethal,
    Others,
    amount_of,
    lethal_damage,
    stays_blocked,
)
from judge.rules.view import View
from judge.ruling.misconceptions.misconception import Misconception, Reading
from judge.values import Bilingual


def _as_toughness(usual: int) -> int:
    return usual


def _unmarked(view: View, source: ObjectId, creature: ObjectId, others: Others) -> Lethal:
    """As though no damage were marked on the creature yet."""
    found: Lethal = lethal_damage.function(view, source, creature, others)
    marked = view.object(creature).damage
    more = marked if found.amount == found.otherwise else 0
    return found.with_(amount=found.amount + more, otherwise=found.otherwise + marked)


def _is_unblocked(view: View, attack: Attack) -> bool:
    return False


def _untapped(view: View, creature: ObjectId) -> int:
    held = view.object(creature)
    if view.block_of(creature) is not None and held.tapped:
        return 0
    return int(amount_of.function(view, creature))


OF_COMBAT = (
    Misconception(
        "lethal is toughness",
        "702.2c",
        Bilingual(
            "If lethal damage were the toughness even from a source with deathtouch",
            "若来源具有死触时致命伤害仍等于防御力",
        ),
        (Reading(any_is_lethal, _as_toughness),),
        forbids=True,
    ),
    Misconception(
        "marked damage is no part of what is lethal",
        "510.1c",
        Bilingual(
            "If damage already marked did not count for what is lethal",
            "若计算致命伤害时不计已标记的伤害",
        ),
        (Reading(lethal_damage, _unmarked),),
        forbids=True,
    ),
    Misconception(
        "unblocked without a blocker",
        "509.1h",
        Bilingual(
            "If it were unblocked again once its blocker is gone",
            "若阻挡者离去后便重新成为未被阻挡",
        ),
        (Reading(stays_blocked, _is_unblocked),),
    ),
    Misconception(
        "tapped blockers deal no damage",
        "510.1a",
        Bilingual("If tapped blockers dealt no damage", "若已横置的阻挡生物不造成伤害"),
        (Reading(amount_of, _untapped),),
    ),
)
