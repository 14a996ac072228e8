"""A kind of objects as the plural of a noun: "nonblack creatures with flying".

>>> from judge.abilities.filters import AllOf, IsPermanent
>>> kind_of(AllOf((IsPermanent(), f.OfType(CardType.CREATURE), f.WithKeyword("flying"))))
Bilingual(en='creatures with flying', zh='具飞行异能的生物')
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import filters as f
from judge.abilities.amounts import QualityOf
from judge.abilities.bases import Filter
from judge.abilities.who import It
from judge.cards import CardType
from judge.oracle.lexicon.filters import every, parts_of
from judge.values import Bilingual
from judge.words import COLORS, SUPERTYPES, TYPES, word

NOUNS: Mapping[type[Filter], Bilingual] = {
    f.IsPermanent: Bilingual("permanents", "永久物"),
    f.IsSpell: Bilingual("spells", "咒语"),
    f.IsCard: Bilingual("cards", "牌"),
    f.IsPermanentCard: Bilingual("permanent cards", "永久物牌"),
    f.IsAbility: Bilingual("abilities", "异能"),
}
STATES: Mapping[type[Filter], Bilingual] = {
    f.IsToken: Bilingual("token", "衍生"),
    f.Tapped: Bilingual("tapped", "已横置的"),
    f.Attacking: Bilingual("attacking", "进行攻击的"),
    f.Blocking: Bilingual("blocking", "进行阻挡的"),
    f.Colorless: Bilingual("colorless", "无色"),
    f.Multicolored: Bilingual("multicolored", "多色"),
    f.Monocolored: Bilingual("monocolored", "单色"),
    f.Historic: Bilingual("historic", "史迹"),
    f.HasAdventure: Bilingual("with an Adventure", "具有历险"),
}
QUALITIES: Mapping[f.Quality, str] = {
    f.Quality.POWER: "力量",
    f.Quality.TOUGHNESS: "防御力",
    f.Quality.TOTAL: "力量与防御力总和",
    f.Quality.MANA_VALUE: "法术力值",
    f.Quality.COLORS: "颜色数量",
}
COMPARED: Mapping[f.Comparison, Bilingual] = {
    f.Comparison.LESS: Bilingual("less than {n}", "小于{n}"),
    f.Comparison.AT_MOST: Bilingual("{n} or less", "为{n}或更少"),
    f.Comparison.EQUAL: Bilingual("{n}", "为{n}"),
    f.Comparison.AT_LEAST: Bilingual("{n} or greater", "为{n}或更多"),
    f.Comparison.GREATER: Bilingual("greater than {n}", "大于{n}"),
}
OWN_COMPARED: Mapping[f.Comparison, Bilingual] = {  # with another number of the same object
    f.Comparison.LESS: Bilingual("less than", "小于"),
    f.Comparison.AT_MOST: Bilingual("less than or equal to", "小于或等于"),
    f.Comparison.EQUAL: Bilingual("equal to", "等于"),
    f.Comparison.AT_LEAST: Bilingual("greater than or equal to", "大于或等于"),
    f.Comparison.GREATER: Bilingual("greater than", "大于"),
}


def kind_of(filter_: Filter) -> Bilingual | None:
    """The plural of a kind; None where it says more than there are words for here."""
    if isinstance(filter_, f.AnyOf):
        held = [kind_of(part) for part in filter_.parts]
        said = [one for one in held if one is not None]
        if len(said) < len(held):
            return None
        return Bilingual(" or ".join(one.en for one in said), "或".join(one.zh for one in said))
    parts = [part for part in parts_of(filter_) if type(part) not in NOUNS]
    nouns = [part for part in parts if isinstance(part, f.OfType)]
    before = [part for part in parts if part not in nouns]
    adjectives = [_adjective(part) for part in before]
    after = [_phrase(part) for part, said in zip(before, adjectives, strict=True) if said is None]
    own = [one for one in adjectives if one is not None]
    with_ = [one for one in after if one is not None]
    if len(with_) < len(after):
        either = next((part for part in parts if isinstance(part, f.AnyOf)), None)
        if either is None:
            return None
        rest = [part for part in parts_of(filter_) if part is not either]
        return kind_of(f.AnyOf(tuple(every(*rest, one) for one in either.parts)))
    noun = _noun(filter_, nouns)
    return Bilingual(
        " ".join([*(one.en for one in own), noun.en, *(one.en for one in with_)]),
        "".join([*(one.zh for one in with_), *(one.zh for one in own), noun.zh]),
    )


def _noun(filter_: Filter, types: list[f.OfType]) -> Bilingual:
    kinds = [type(part) for part in parts_of(filter_)]
    plain = next((NOUNS[kind] for kind in kinds if kind in NOUNS), NOUNS[f.IsPermanent])
    if not types:
        return plain
    en = " ".join(one.card_type.value for one in types)
    zh = "".join(TYPES[one.card_type] for one in types)
    if f.IsSpell in kinds or f.IsCard in kinds:
        return Bilingual(f"{en} {plain.en}", f"{zh}{plain.zh}")
    return Bilingual(_plural(en), zh)


def _plural(noun: str) -> str:
    return "sorceries" if noun == CardType.SORCERY.value else f"{noun}s"


def _adjective(part: Filter) -> Bilingual | None:
    if isinstance(part, f.Non):
        inner = part.part
        said = _adjective(inner)
        if isinstance(inner, f.OfType):
            said = Bilingual(inner.card_type.value, TYPES[inner.card_type])
        if said is None:
            return None
        joint = "-" if said.en[:1].isupper() else ""
        return Bilingual(f"non{joint}{said.en}", f"非{said.zh}")
    match part:
        case f.OfColor(color=color) if color is not None:
            return COLORS[color]
        case f.OfSupertype(supertype=kind):
            return Bilingual(kind.value, SUPERTYPES[kind])
        case f.OfSubtype(subtype=name):
            return word(name)
    return STATES.get(type(part))


def _phrase(part: Filter) -> Bilingual | None:
    """What follows the noun in English, and is before it in Chinese."""
    match part:
        case f.WithKeyword(keyword=name):
            one = word(name)
            return Bilingual(f"with {one.en}", f"具{one.zh}异能的")
        case f.Non(part=f.WithKeyword(keyword=name)):
            one = word(name)
            return Bilingual(f"without {one.en}", f"不具{one.zh}异能的")
        case f.Compares(quality=quality, comparison=how, amount=int() as amount):
            said = COMPARED[how]
            return Bilingual(
                f"with {quality.value} {said.en.format(n=amount)}",
                f"{QUALITIES[quality]}{said.zh.format(n=amount)}的",
            )
        case f.Compares(comparison=how, amount=QualityOf(quality=other, of=It())) if (
            part.quality in QUALITIES and other in QUALITIES
        ):
            said = OWN_COMPARED[how]  # with what the rule is about
            return Bilingual(
                f"with {part.quality.value} {said.en} that creature's {other.value}",
                f"{QUALITIES[part.quality]}{said.zh}该生物之{QUALITIES[other]}的",
            )
        case f.OwnNumbers(quality=quality, comparison=how, other=other):
            said = OWN_COMPARED[how]
            return Bilingual(
                f"with {quality.value} {said.en} their {other.value}",
                f"{QUALITIES[quality]}{said.zh}其{QUALITIES[other]}的",
            )
        case f.HasCounter(kind=str() as kind, least=1):
            one = word(kind)
            return Bilingual(f"with a {one.en} counter on them", f"其上有{one.zh}指示物的")
        case f.Named(name=str() as name):
            return Bilingual(f"named {name}", f"名称为{name}的")
    return None
