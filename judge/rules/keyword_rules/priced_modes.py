"""A modal spell whose modes have costs of their own: spree (702.172), tiered (702.183)."""

from __future__ import annotations

from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import Modes
from judge.abilities.walk import has_x
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId, OnStack
from judge.rules.keyword_rules.escalate import escalate
from judge.rules.process import Process
from judge.rules.rulebook import Extra
from judge.rules.stack.context import modes_of

Paid = tuple[tuple[Extra, int], ...]
SPREE, TIERED = "2024-06-07", "2025-06-06"  # the editions that brought them


def paid_for_modes(
    process: Process, spell: ObjectId, effect: Effect
) -> tuple[Paid, tuple[str, ...]]:
    """The additional costs of the modes that were chosen for a spell, and the rule of them."""
    modal = modes_of(effect)
    if modal is None or not modal.costs:
        more = escalate(process, spell)
        return more, escalate.numbers if more else ()
    since, name, zh = (TIERED, "tiered", "分级") if modal.most == 1 else (SPREE, "spree", "追欢")
    if not process.rulebook.edition.has(since):
        raise Unsupported(
            None, f"the keyword {name} (from the edition {since})", f"关键字{zh}（自{since}版起）"
        )
    pays = tiered if modal.most == 1 else spree
    chosen = (process.state.objects[spell].stack or OnStack()).modes
    return pays(modal, chosen), pays.numbers


@cites("702.172a", "pay the costs associated with those modes", edition=SPREE)
def spree(modal: Modes, chosen: tuple[int, ...]) -> Paid:
    """The cost of each mode that is chosen."""
    return _of(modal, chosen, "spree")


@cites("702.183a", "pay the cost associated with that mode", edition=TIERED)
def tiered(modal: Modes, chosen: tuple[int, ...]) -> Paid:
    """The cost of the one mode that is chosen."""
    return _of(modal, chosen, "tiered")


def _of(modal: Modes, chosen: tuple[int, ...], name: str) -> Paid:
    costs = [modal.costs[number - 1] for number in chosen]
    if any(map(has_x, costs)):
        raise Unsupported("107.3a", "X in the cost of a mode", "模式费用中的X")
    return tuple((Extra(name=name, cost=cost), 1) for cost in costs)
