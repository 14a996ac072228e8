"""Types, and what is kept of them."""

from __future__ import annotations

from judge.abilities import Ability
from judge.abilities.bases import Amount
from judge.cards import CardType, Color

Colors = tuple[Color, ...]
Size = tuple[Amount, Amount]
Abilities = tuple[Ability, ...]
ARTIFACT, CREATURE = CardType.ARTIFACT, CardType.CREATURE
