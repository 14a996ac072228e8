"""What words for objects call what they mean: a creature, a card, a spell."""

from __future__ import annotations

from judge.abilities import filters as f
from judge.abilities.bases import Filter
from judge.abilities.effects.objects import TokenSpec
from judge.cards import CardType

NAMED = {"Equipment": "artifact", "Vehicle": "artifact", "Aura": "enchantment"}
NO_CREATURES = ("Treasure", "Food", "Clue", "Blood", "Gold", "Powerstone", "Map", "Junk", "Gate")


def nouns_of(filter_: Filter | None) -> frozenset[str]:
    """The nouns that a filter says of what it lets through; of "artifact or creature" both."""
    match filter_:
        case f.AllOf(parts=parts) | f.AnyOf(parts=parts):
            return frozenset().union(*map(nouns_of, parts))
        case f.IsPermanent() | f.HostOfThis():
            return frozenset({"permanent"})
        case f.IsSpell():
            return frozenset({"spell"})
        case f.IsCard() | f.IsPermanentCard():
            return frozenset({"card"})
        case f.IsAbility():
            return frozenset({"ability"})
        case f.IsToken():
            return frozenset({"token"})
        case f.OfType(card_type=card_type):
            return frozenset({card_type.value})
        case f.OfSubtype(subtype=subtype):
            return _of_subtype(subtype)
        case f.Attacking() | f.Blocking() | f.Blocked() | f.Unblocked():
            return frozenset({"creature"})
    return frozenset()


def _of_subtype(subtype: str) -> frozenset[str]:
    if subtype in NAMED:
        return frozenset({subtype.lower(), NAMED[subtype]})
    if subtype in ("Plains", "Island", "Swamp", "Mountain", "Forest", *NO_CREATURES):
        return frozenset({"land"})
    return frozenset({"creature"})


def nouns_of_token(token: TokenSpec | str) -> frozenset[str]:
    """The nouns for a token that is created."""
    if isinstance(token, str):
        return frozenset({"token", "permanent", "artifact"})
    types = {kind.value for kind in token.types}
    artifact = CardType.CREATURE not in token.types
    named = {one.lower() for one in token.subtypes if artifact and one in NAMED}
    return frozenset({"token", "permanent", *types, *named})
