"""Mana (106), mana abilities (605), and paying mana costs (601.2g-h)."""

from judge.rules.mana.needs import (
    GENERIC,
    find_payment,
    may_all_help,
    needs_of,
    rules_of_symbols,
    with_generic,
)
from judge.rules.mana.payment import pay_mana, spend
from judge.rules.mana.plan import Needs
from judge.rules.mana.production import make_mana, outputs_of
from judge.rules.mana.restrictions import apply_riders
from judge.rules.mana.sources import Source, permanents_for_mana, tap_for_mana
from judge.rules.mana_abilities import (
    activated_abilities,
    intrinsic_abilities,
    is_mana_ability,
    is_of_mana,
)

__all__ = [
    "GENERIC",
    "Needs",
    "Source",
    "activated_abilities",
    "apply_riders",
    "find_payment",
    "intrinsic_abilities",
    "is_mana_ability",
    "is_of_mana",
    "make_mana",
    "may_all_help",
    "needs_of",
    "outputs_of",
    "pay_mana",
    "permanents_for_mana",
    "rules_of_symbols",
    "spend",
    "tap_for_mana",
    "with_generic",
]
