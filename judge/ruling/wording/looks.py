"""What an object is becomes words: its types, colors, size and abilities, in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from judge.abilities import Activated, Keyword, Static, Triggered
from judge.abilities.effects.players import AddMana
from judge.budget import step
from judge.cards import CardType, Characteristics, Color, Supertype, subtype
from judge.keywords import KEYWORDS
from judge.oracle.book import grammar
from judge.oracle.printing import with_signs
from judge.rules.editions import Edition
from judge.rules.given.intrinsic import OF_LAND_TYPE
from judge.scenario.names import Names
from judge.values import Bilingual, Lang, Value
from judge.words import COLORS, SUPERTYPES, card_type

COLORLESS = Bilingual("colorless", "无色")
ABILITIES: Mapping[type[Value], Bilingual] = {
    Activated: Bilingual("an activated ability", "一个起动式异能"),
    Triggered: Bilingual("a triggered ability", "一个触发式异能"),
    Static: Bilingual("a static ability", "一个静止式异能"),
}
AN_ABILITY = Bilingual("an ability", "一个异能")


class Look(Value):
    """What an object is, in words; `size` is "2/2", or empty without power and toughness."""

    name: Bilingual
    types: Bilingual
    colors: Bilingual
    size: str
    abilities: tuple[Bilingual, ...]

    def to_dict(self) -> dict[str, Any]:
        """The look as plain data."""
        return {
            "name": plain(self.name),
            "types": plain(self.types),
            "colors": plain(self.colors),
            "size": self.size,
            "abilities": [plain(ability) for ability in self.abilities],
        }

    def listed(self) -> Bilingual:
        """The abilities as one list, without the full stops that end them."""
        return Bilingual(
            "; ".join(one.en.removesuffix(".") for one in self.abilities),
            "；".join(one.zh.removesuffix("。") for one in self.abilities),
        )


def plain(text: Bilingual) -> dict[str, str]:
    """A text of both languages as plain data."""
    return {"en": text.en, "zh": text.zh}


def look(names: Names, now: Characteristics, edition: Edition) -> Look:
    """The words for characteristics; an ability is called by the line of text that gives it."""
    step(1 + len(now.abilities) // 10)
    return Look(
        now.name or Bilingual("", ""),
        types_of(now.supertypes, now.types, sorted(now.subtypes), edition),
        colors_of(now),
        size_of(now),
        tuple(ability_words(names, now, ability) for ability in now.abilities),
    )


def size_of(now: Characteristics) -> str:
    """Power and toughness as a card has them; empty where there are none."""
    return "" if now.power is None and now.toughness is None else f"{now.power}/{now.toughness}"


def types_of(
    supertypes: Iterable[Supertype],
    types: Iterable[CardType],
    subtypes: Iterable[str],
    edition: Edition,
) -> Bilingual:
    """The type line by an edition; subtypes that are too many to list are counted."""
    held = {*supertypes}, {*types}
    said = [Bilingual(one.value, SUPERTYPES[one]) for one in Supertype if one in held[0]]
    said += [card_type(one, edition) for one in IN_LINE if one in held[1]]
    before, chinese = " ".join(one.en.title() for one in said), "".join(one.zh for one in said)
    names = list(subtypes)
    if not names:
        return Bilingual(before, chinese)
    if len(names) > MANY:
        return Bilingual(f"{before} — {len(names)} subtypes", f"{chinese}～{len(names)}个副类别")
    known = [subtype(name) for name in names]
    named = [one.zh[0] if one else name for one, name in zip(known, names, strict=True)]
    return Bilingual(f"{before} — {' '.join(names)}", f"{chinese}～{'／'.join(named)}")


MANY = 12  # more subtypes than anyone lists
_BEFORE = (CardType.TRIBAL, CardType.ENCHANTMENT, CardType.ARTIFACT, CardType.LAND)
IN_LINE = (*_BEFORE, *(one for one in CardType if one not in _BEFORE))  # as a type line has them


def colors_of(now: Characteristics) -> Bilingual:
    """The colors of an object, or that it has none."""
    found = [COLORS[color] for color in Color if color in now.colors] or [COLORLESS]
    return Bilingual(
        " and ".join(color.en for color in found), "与".join(color.zh for color in found)
    )


def ability_words(names: Names, now: Characteristics, ability: Value) -> Bilingual:
    """What an ability is called: a keyword by its name, another by the line that gives it."""
    if isinstance(ability, Keyword):
        return keyword_words(ability)
    name = now.name.en if now.name else ""
    for line, given in names.lines_of(name) if name else ():
        if ability in given:
            return names.said(name, line)
    if ability in OF_LAND_TYPE.values() and isinstance(ability, Activated):
        return mana_words(ability)
    return ABILITIES.get(type(ability), AN_ABILITY)


def mana_words(ability: Activated) -> Bilingual:
    """The mana ability of a basic land type as a card would have it."""
    made = ability.effect.mana[0] if isinstance(ability.effect, AddMana) else ""
    return Bilingual(f"{{T}}: Add {made}", f"{{T}}：加{made}")


@lru_cache(maxsize=2048)
def keyword_words(keyword: Keyword) -> Bilingual:
    """A keyword ability as a card would have it."""
    try:
        en, zh = (grammar().write("keyword_line", (keyword,), lang) for lang in Lang)
        return Bilingual(with_signs(en), with_signs(zh.removesuffix("异能")))
    except LookupError:
        number = (
            "" if keyword.number is None else f" {'X' if keyword.number < 0 else keyword.number}"
        )
        known = next((one.name for one in KEYWORDS if one.name.en == keyword.name), None)
        return Bilingual(keyword.name + number, (known.zh if known else keyword.name) + number)
