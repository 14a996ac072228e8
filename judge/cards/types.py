"""A type line in English or Chinese becomes supertypes, card types and subtypes.

>>> TypeLine.parse("Legendary Artifact Creature — Golem")
TypeLine(types=(<CardType.ARTIFACT: 'artifact'>, <CardType.CREATURE: 'creature'>), \
supertypes=(<Supertype.LEGENDARY: 'legendary'>,), subtypes=('Golem',))
>>> TypeLine.parse("基本地～树林") == TypeLine.parse("Basic Land — Forest")
True
>>> str(TypeLine.parse("传奇生物～时间领主／博士"))
'Legendary Creature — Time Lord Doctor'
>>> str(TypeLine.parse("生物～精灵／祭师"))  # as Goblins were called in print
'Creature — Goblin Shaman'
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum

from judge.cards.subtypes import Family, old_print, subtype
from judge.errors import BadValue
from judge.values import Lang, Value, language_of


class CardType(StrEnum):
    """A card type."""

    ARTIFACT = "artifact"
    BATTLE = "battle"
    CONSPIRACY = "conspiracy"
    CREATURE = "creature"
    DUNGEON = "dungeon"
    ENCHANTMENT = "enchantment"
    INSTANT = "instant"
    LAND = "land"
    PHENOMENON = "phenomenon"
    PLANE = "plane"
    PLANESWALKER = "planeswalker"
    SCHEME = "scheme"
    SORCERY = "sorcery"
    TRIBAL = "tribal"
    VANGUARD = "vanguard"


SPELL_TYPES = frozenset({CardType.INSTANT, CardType.SORCERY})  # of what is never a permanent
FAMILY_OF = {
    CardType.ARTIFACT: Family.ARTIFACT,
    CardType.BATTLE: Family.BATTLE,
    CardType.CREATURE: Family.CREATURE,
    CardType.ENCHANTMENT: Family.ENCHANTMENT,
    CardType.LAND: Family.LAND,
    CardType.PLANESWALKER: Family.PLANESWALKER,
    CardType.INSTANT: Family.SPELL,
    CardType.SORCERY: Family.SPELL,
    CardType.TRIBAL: Family.CREATURE,
}


class Supertype(StrEnum):
    """A supertype."""

    BASIC = "basic"
    LEGENDARY = "legendary"
    ONGOING = "ongoing"
    SNOW = "snow"
    WORLD = "world"


CHINESE_TYPES = {
    "神器": CardType.ARTIFACT,
    "战役": CardType.BATTLE,
    "诡局": CardType.CONSPIRACY,
    "生物": CardType.CREATURE,
    "地城": CardType.DUNGEON,
    "结界": CardType.ENCHANTMENT,
    "瞬间": CardType.INSTANT,
    "异象": CardType.PHENOMENON,
    "时空": CardType.PLANE,
    "鹏洛客": CardType.PLANESWALKER,
    "旅法师": CardType.PLANESWALKER,
    "阴谋": CardType.SCHEME,
    "法术": CardType.SORCERY,
    "部族": CardType.TRIBAL,
    "亲缘": CardType.TRIBAL,
    "先锋": CardType.VANGUARD,
    "地": CardType.LAND,  # after the dungeons, which begin with this word
}
CHINESE_SUPERTYPES = {
    "基本": Supertype.BASIC,
    "传奇": Supertype.LEGENDARY,
    "持续": Supertype.ONGOING,
    "雪境": Supertype.SNOW,
    "普世": Supertype.WORLD,
}
_OLD_AURA = re.compile(
    r"^(?:传奇|雪境|普世|部族)*(生物|神器|地|结界|永久物|平原|海岛|沼泽|山脉|树林)结界$"
)
_DASH = re.compile(r"\s+[—–-]{1,2}\s+|\s*[～—]\s*")
_CHINESE_GAPS = re.compile(r"[／/]|\s[—–-]\s|^-\s|(?<=克撒的)(?=.)")


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
            listed = [old_print(part) or part for part in _CHINESE_GAPS.split(after)]
        else:
            words, listed = [_english_word(word) for word in before.split()], [after]
        types = tuple(word for word in words if isinstance(word, CardType))
        return cls(
            types,
            tuple(word for word in words if isinstance(word, Supertype)),
            tuple(name for part in listed for name in _subtypes(part, types)),
        )

    def __str__(self) -> str:
        before = " ".join(word.value.title() for word in (*self.supertypes, *self.types))
        return f"{before} — {' '.join(self.subtypes)}" if self.subtypes else before


def _subtypes(text: str, types: tuple[CardType, ...]) -> Iterator[str]:
    """The subtypes in `text`: the longest known name first; those of a plane are one (205.3b)."""
    words = text.replace("’", "'").split()
    if CardType.PLANE in types:
        words = [" ".join(words)] if words else []
    while words:
        for length in range(min(3, len(words)), 0, -1):
            name = " ".join(words[:length])
            known = subtype(name)
            if known is not None or length == 1:
                yield known.en if known else name
                words = words[length:]
                break


def _no_type(word: str) -> BadValue:
    return BadValue(f"{word!r} is not a card type or supertype", f"“{word}”不是牌张类别或超类别")


def _english_word(word: str) -> CardType | Supertype:
    known: dict[str, CardType | Supertype] = {
        "kindred": CardType.TRIBAL,
        **{kind.value: kind for kind in CardType},
        **{kind.value: kind for kind in Supertype},
    }
    if word.lower() not in known:
        raise _no_type(word)
    return known[word.lower()]


def _chinese_words(text: str) -> list[CardType | Supertype]:
    known: dict[str, CardType | Supertype] = {**CHINESE_SUPERTYPES, **CHINESE_TYPES}
    words: list[CardType | Supertype] = []
    rest = text.replace(" ", "")
    aura = _OLD_AURA.match(rest)
    if aura is not None:
        now, text = "结界～灵气", f"{aura[1]}结界"
        raise BadValue(
            f"{rest!r} is an old print of an Aura, which is now {now}, and {text} in its text",
            f"“{rest}”是灵气的旧版写法，现写作{now}，并在叙述中写{text}",
        )
    while rest:
        word = next((word for word in known if rest.startswith(word)), None)
        if word is None:
            raise _no_type(rest)
        words.append(known[word])
        rest = rest.removeprefix(word)
    return words
