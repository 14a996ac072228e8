"""Cipher (702.99): the card is exiled encoded on a creature, which casts copies of it.

What the encoded card does is in `judge.rules.effects.cipher`.
"""

from __future__ import annotations

from judge.abilities import Ability, Keyword, SpellAbility
from judge.abilities.effects.objects import Encode
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.99a", "如果此咒语由牌表示，则你可以放逐此牌，并赋码于一个由你操控的生物上")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """As the spell resolves, its card may be exiled encoded on a creature."""
    return (SpellAbility(Encode()),)


CIPHER = KeywordAbility(
    name=Bilingual("cipher", "暗码"),
    rule="702.99",
    means=means,
)
