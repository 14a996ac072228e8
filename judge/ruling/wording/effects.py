"""What a continuous effect does to its objects, written by the tables that read card text.

>>> from judge.abilities.modifications import ModifyPowerToughness
>>> parties = Parties(lambda id_: Bilingual("Bear", "熊"), "Ann", None)
>>> began(ContinuousEffect((1,), (ModifyPowerToughness(3, 3),), "Ann"), parties)
Bilingual(en='gets +3/+3 until end of turn', zh='得+3/+3直到回合结束')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.abilities import Ability, Keyword
from judge.abilities import modifications as m
from judge.abilities.bases import Modification, StaticRule
from judge.game.state import ContinuousEffect
from judge.language.writing import write
from judge.oracle.book import grammar
from judge.ruling.wording.durations import until
from judge.ruling.wording.parties import Parties
from judge.ruling.wording.rules import in_number, said_of
from judge.values import Bilingual, Lang
from judge.words import SUPERTYPES, TYPES, called, word

OTHER_ABILITY = Bilingual("another ability", "其他异能")


def began(effect: ContinuousEffect, parties: Parties) -> Bilingual:
    """The predicate of the sentence whose subject is the objects of the effect."""
    several = len(effect.objects) > 1
    said = [_said(one, effect, several, parties) for one in effect.modifications]
    end = until(effect.duration, effect.controller)
    each = ("each ", "各") if several else ("", "")
    return Bilingual(
        each[0] + " and ".join(one.en for one in said) + end.en,
        each[1] + "且".join(one.zh for one in said) + end.zh,
    )


def _said(
    one: Modification, effect: ContinuousEffect, several: bool, parties: Parties
) -> Bilingual:
    if isinstance(one, m.Restricted) and isinstance(one.rule, StaticRule):
        return said_of(one.rule, parties, several)
    wording = WORDED.get(type(one))
    if wording is not None:
        return in_number(wording(one, effect), several)
    en, zh = (_written(one, lang, several) for lang in Lang)
    if en is not None and zh is not None:
        return Bilingual(en, zh)
    return in_number(OTHERWISE[type(one)](one, effect), several)


def _written(one: Modification, lang: Lang, several: bool) -> str | None:
    """The words of the tables of card text; None where they have none."""
    found = write(grammar().tables, "gaining", (one,), lang)
    unwanted = "s" if several else "p"
    return next((words for words, number in found if number != unwanted), None)


def _copy(values: Any) -> Bilingual:
    name = values.name or Bilingual("what it copies", "其复制之物")
    return Bilingual(f"becomes/become a copy of {name.en}", f"成为{name.zh}的复制品")


def _types(one: m.BecomeTypes, effect: ContinuousEffect) -> Bilingual:
    if one.all_creature_types:
        return Bilingual("gains/gain all creature types", "获得所有生物类别")
    held = _type_words(one)
    if one.in_addition:
        return Bilingual(f"becomes/become {held.en} as well", f"还成为{held.zh}")
    return Bilingual(f"becomes/become {held.en}", f"成为{held.zh}")


def _no_types(one: m.LoseTypes, effect: ContinuousEffect) -> Bilingual:
    if one.all_creature_types:
        return Bilingual("loses/lose all creature types", "失去所有生物类别")
    held = _type_words(one)
    return Bilingual(f"isn't/aren't {held.en} any more", f"不再是{held.zh}")


def _type_words(one: m.BecomeTypes | m.LoseTypes) -> Bilingual:
    """ "legendary Zombie artifact" as a card has it."""
    kinds = [Bilingual(kind.value, SUPERTYPES[kind]) for kind in one.supertypes]
    kinds += [word(name) for name in one.subtypes]
    kinds += [Bilingual(kind.value, TYPES[kind]) for kind in one.types]
    return Bilingual(" ".join(kind.en for kind in kinds), "".join(kind.zh for kind in kinds))


def _colors(one: m.BecomeColors, effect: ContinuousEffect) -> Bilingual:
    found = [word(color) for color in one.colors] or [Bilingual("colorless", "无色")]
    en, zh = " and ".join(color.en for color in found), "".join(color.zh for color in found)
    as_well = (" as well", "还") if one.in_addition else ("", "")
    return Bilingual(f"becomes/become {en}{as_well[0]}", f"{as_well[1]}成为{zh}")


def _text(one: m.ChangeText, effect: ContinuousEffect) -> Bilingual:
    old, new = word(one.old), word(one.new)
    return Bilingual(
        f"has/have “{old.en}” changed to “{new.en}” in its text",
        f"叙述中的“{old.zh}”改为“{new.zh}”",
    )


def _gained(abilities: tuple[Ability, ...]) -> Bilingual:
    """Abilities that are not written whole: keywords by name, others together."""
    named = [word(one.name) for one in abilities if isinstance(one, Keyword)]
    if len(named) < len(abilities):
        named.append(OTHER_ABILITY if named else Bilingual("an ability", "一个异能"))
    return Bilingual(
        "gains/gain " + " and ".join(one.en for one in named),
        "获得" + "与".join(one.zh for one in named),
    )


def _lost(one: m.LoseAbilities) -> Bilingual:
    named = [word(name) for name in one.keywords] or [Bilingual("all abilities", "所有异能")]
    return Bilingual(
        "loses/lose " + " and ".join(name.en for name in named),
        "失去" + "与".join(name.zh for name in named),
    )


Said = Callable[[Any, ContinuousEffect], Bilingual]
WORDED: Mapping[type[Modification], Said] = {  # what card text says of "you", or of what was chosen
    m.CopyValues: lambda one, effect: _copy(one.values),
    m.ControlledByPlayer: lambda one, effect: Bilingual(
        f"is/are controlled by {called(effect.controller).en}",
        f"由{called(effect.controller).zh}操控",
    ),
    m.ChangeText: _text,
    m.BecomeTypes: _types,
    m.LoseTypes: _no_types,
    m.BecomeColors: _colors,
    m.SwitchPowerToughness: lambda one, effect: Bilingual(
        "has/have its power and toughness switched", "力量与防御力互换"
    ),
}
OTHERWISE: Mapping[type[Modification], Said] = {  # where the tables have no words for it
    m.GainAbilities: lambda one, effect: _gained(one.abilities),
    m.LoseAbilities: lambda one, effect: _lost(one),
    m.GainAbilitiesOf: lambda one, effect: Bilingual(
        "gains/gain abilities of other objects", "获得其他物件的异能"
    ),
    m.CreatureTypesOf: lambda one, effect: Bilingual(
        "has/have the creature types of other objects", "具有其他物件的生物类别"
    ),
    m.ModifyPowerToughness: lambda one, effect: Bilingual(
        f"gets/get {one.power:+d}/{one.toughness:+d}", f"得{one.power:+d}/{one.toughness:+d}"
    ),
    m.SetPowerToughness: lambda one, effect: Bilingual(
        "has/have another base power or toughness", "基础力量或防御力改变"
    ),
    m.GainName: lambda one, effect: Bilingual(f"is/are named {one.name}", f"名称为{one.name}"),
    m.NoManaCost: lambda one, effect: Bilingual("has/have no mana cost", "没有法术力费用"),
    m.IfSo: lambda one, effect: Bilingual("changes/change under a condition", "依条件改变"),
}
