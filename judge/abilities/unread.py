"""Abilities whose words are not read: there, but nobody knows what they do.

What of an ability is read stands where it always does: the cost of an activated ability, the event
of a triggered one. The values below stand for the rest, and name it.
"""

from __future__ import annotations

from judge.abilities.bases import Effect, Pattern, StaticRule
from judge.values import Bilingual


class UnreadEffect(Effect):
    """An effect, or a cost, whose words are not read; `adds` where it may add mana."""

    said: Bilingual
    adds: bool = False


class UnreadPattern(Pattern):
    """An event whose words are not read; `of_steps` where it is the beginning of some step."""

    said: Bilingual
    of_steps: bool = False


class UnreadRule(StaticRule):
    """What a static or keyword ability says in words that are not read.

    It may function in the `zones`; `is_early` where it may change what an object is before
    abilities are lost in layer 6, or how it entered.
    """

    said: Bilingual
    zones: frozenset[str]
    is_early: bool = True
