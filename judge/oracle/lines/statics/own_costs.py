"""Keyword abilities that cards in a zone have for their own mana cost (702.1a)."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.ability import Static
from judge.abilities.bases import Filter
from judge.abilities.costs import Cost
from judge.abilities.modifications import GainAbilities
from judge.abilities.statics import Continuous
from judge.language import Table, t, w

Statics = tuple[Static, ...]
OWN_COST = "its mana cost"


def _own_cost(f: Filter, k: str, more: Cost | None = None) -> Statics:
    """702.1a: what the cost is is said; what else there is to pay is the keyword ability's."""
    return (Static(Continuous(f, (GainAbilities((Keyword(k, cost=more, word=OWN_COST),)),))),)


COSTED = Table(  # keyword abilities that cards in a zone are given for their own mana cost
    "costed",
    (
        w("scavenge", "scavenge", "食腐"),
        w("flashback", "flashback", "返照"),
        w("encore", "encore", "重演"),
        w("escape", "escape", "逸脱"),
    ),
    ("scavenge", "食腐"),
)
OWN_COST_TABLE = Table(
    "own_cost",
    (
        t(
            _own_cost,
            "{f:each_located_card} has {k:costed}. [the/its] {k:costed} cost is "
            "equal to [its/the card's/that card's] mana cost[ plus {more:cost}]",
            "{f:each_located_card}具{k:costed}异能。其{k:costed}费用等同于[该牌的/其]法术力费用"
            "[加上{more:cost}]",
            ex=(
                "each creature card in your graveyard has scavenge. the scavenge cost is equal to "
                "its mana cost plus discard a card",
                "你坟墓场中的每张生物牌具食腐异能。其食腐费用等同于该牌的法术力费用加上弃一张牌",
            ),
        ),
    ),
    (
        "each creature card in your graveyard has scavenge. the scavenge cost is equal to its mana "
        "cost",
        "你坟墓场中的每张生物牌具食腐异能。其食腐费用等同于该牌的法术力费用",
    ),
)
TABLES = (COSTED, OWN_COST_TABLE)
