"""Spells and abilities on the stack: what is chosen for them as they are put there."""

from judge.rules.stack.announcing import announce
from judge.rules.stack.context import change, chosen_effect, context_of
from judge.rules.stack.enchanting import enchant_rules, enchants

__all__ = [
    "announce",
    "change",
    "chosen_effect",
    "context_of",
    "enchant_rules",
    "enchants",
]
