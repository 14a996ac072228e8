"""Spells and abilities on the stack: what is chosen for them as they are put there."""

from judge.rules.stack.announcement import (
    announce,
    divide,
    is_modal,
    rules_of_division,
    why_not_announced,
)
from judge.rules.stack.context import change, chosen_effect, context_of, spoken_of
from judge.rules.stack.enchant import enchant_rules, enchants
from judge.rules.stack.player_targets import for_each_player

__all__ = [
    "announce",
    "change",
    "chosen_effect",
    "context_of",
    "divide",
    "enchant_rules",
    "enchants",
    "for_each_player",
    "is_modal",
    "rules_of_division",
    "spoken_of",
    "why_not_announced",
]
