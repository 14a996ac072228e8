"""A type line in English or Chinese becomes supertypes, card types and subtypes.

>>> TypeLine.parse("Legendary Artifact Creature — Golem")
TypeLine(types=(<CardType.ARTIFACT: 'artifact'>, <CardType.CREATURE: 'creature'>), \
supertypes=(<Supertype.LEGENDARY: 'legendary'>,), subtypes=('Golem',))
>>> TypeLine.parse("基本地～树林") == TypeLine.parse("Basic Land — Forest")
True
"""

from __future__ import annotations

import re
from enum import StrEnum

from judge.values import Lang, Value, language_of


class CardType(StrEnum):
    """A card type."""

    ARTIFACT = "artifact"
    BATTLE = "battle"
    CREATURE = "creature"
    ENCHANTMENT = "enchantment"
    INSTANT = "instant"
    LAND = "land"
    PLANESWALKER = "planeswalker"
    SORCERY = "sorcery"
    TRIBAL = "tribal"


class Supertype(StrEnum):
    """A supertype."""

    BASIC = "basic"
    LEGENDARY = "legendary"
    SNOW = "snow"
    WORLD = "world"


CHINESE_TYPES = {
    "神器": CardType.ARTIFACT,
    "战役": CardType.BATTLE,
    "生物": CardType.CREATURE,
    "结界": CardType.ENCHANTMENT,
    "瞬间": CardType.INSTANT,
    "地": CardType.LAND,
    "鹏洛客": CardType.PLANESWALKER,
    "法术": CardType.SORCERY,
    "部族": CardType.TRIBAL,
}
CHINESE_SUPERTYPES = {
    "基本": Supertype.BASIC,
    "传奇": Supertype.LEGENDARY,
    "雪境": Supertype.SNOW,
    "普世": Supertype.WORLD,
}
# Only the subtypes that rules ask for; any other Chinese subtype stays as it is printed.
CHINESE_SUBTYPES = {
    "平原": "Plains",
    "海岛": "Island",
    "沼泽": "Swamp",
    "山脉": "Mountain",
    "树林": "Forest",
    "灵气": "Aura",
    "武具": "Equipment",
    "工事": "Fortification",
    "传纪": "Saga",
    "载具": "Vehicle",
}
_DASH = re.compile(r"\s+[—–-]{1,2}\s+|\s*[～—]\s*")


class TypeLine(Value):
    """Card types, supertypes and subtypes, in the order printed."""

    types: tuple[CardType, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    subtypes: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> TypeLine:
        """The type line written in `text`; raises ValueError naming the word that is no type."""
        before, _, after = _DASH.sub("～", text.strip(), count=1).partition("～")
        if language_of(before) is Lang.ZH:
            words = _chinese_words(before)
            subtypes = tuple(
                CHINESE_SUBTYPES.get(word, word) for word in re.split(r"[／/]", after) if word
            )
        else:
            words = [_english_word(word) for word in before.split()]
            subtypes = tuple(after.split())
        return cls(
            tuple(word for word in words if isinstance(word, CardType)),
            tuple(word for word in words if isinstance(word, Supertype)),
            subtypes,
        )


def _english_word(word: str) -> CardType | Supertype:
    known: dict[str, CardType | Supertype] = {
        "kindred": CardType.TRIBAL,
        **{kind.value: kind for kind in CardType},
        **{kind.value: kind for kind in Supertype},
    }
    if word.lower() not in known:
        raise ValueError(f"{word!r} is not a card type or supertype")
    return known[word.lower()]


def _chinese_words(text: str) -> list[CardType | Supertype]:
    known: dict[str, CardType | Supertype] = {**CHINESE_SUPERTYPES, **CHINESE_TYPES}
    words: list[CardType | Supertype] = []
    rest = text.replace(" ", "")
    while rest:
        word = next((word for word in known if rest.startswith(word)), None)
        if word is None:
            raise ValueError(f"{rest!r} is not a card type or supertype")
        words.append(known[word])
        rest = rest.removeprefix(word)
    return words
