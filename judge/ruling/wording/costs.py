"""What a part of a cost is called where it can't be paid, and other ways of casting a card."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import Cost
from judge.abilities import costs as c
from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.keywords import KEYWORDS
from judge.language import SELF
from judge.oracle.book import grammar
from judge.oracle.printing import with_signs
from judge.rules.requests import OtherWay
from judge.values import Bilingual, Lang
from judge.words import WAYS as OTHER

PARTS: Mapping[type[Effect], Bilingual] = {
    c.PayMana: Bilingual("its mana", "其法术力"),
    c.PayLife: Bilingual("its life", "其生命"),
    c.PayEnergy: Bilingual("its energy", "其能量"),
    c.PayLoyalty: Bilingual("its loyalty", "其忠诚"),
    c.TapPower: Bilingual("tapping creatures with enough power", "横置力量足够的生物"),
    o.Sacrifice: Bilingual("sacrificing what it asks for", "其要求的牺牲"),
    pl.Discard: Bilingual("discarding what it asks for", "其要求的弃牌"),
    pl.DiscardObjects: Bilingual("discarding what it asks for", "其要求的弃牌"),
    o.Tap: Bilingual("tapping what it asks for", "其要求的横置"),
    o.Untap: Bilingual("untapping what it asks for", "其要求的重置"),
    o.RemoveCounters: Bilingual("removing counters", "移去指示物"),
    o.PutCounters: Bilingual("putting counters", "放置指示物"),
    pl.Mill: Bilingual("milling", "磨牌"),
    pl.Reveal: Bilingual("revealing what it asks for", "其要求的展示"),
}
MOVES: Mapping[str, Bilingual] = {
    "exile": Bilingual("exiling what it asks for", "其要求的放逐"),
    "hand": Bilingual("returning what it asks for", "其要求的移回手上"),
}

WAYS = {
    one.en: one.zh for one in (*OTHER, *(keyword.name for keyword in KEYWORDS))
}  # of casting, in Chinese
THIS = Bilingual("this object", "此物件")  # where nobody knows whose cost it is


def part_of_cost(part: Effect, of: Bilingual) -> Bilingual | None:
    """A part of a cost as a card has it, else in a general way; None for what has no words.

    `of` is what the object is called whose cost it is, as a card speaks of itself by its name.
    """
    try:
        en, zh = (grammar().write("cost", Cost((part,)), lang) for lang in Lang)
        return Bilingual(_said(en, of.en), _said(zh, of.zh))
    except LookupError:
        return MOVES.get(part.to) if isinstance(part, o.Move) else PARTS.get(type(part))


def by_other_ways(ways: tuple[OtherWay, ...], of: Bilingual) -> Bilingual:
    """That a card may be cast now in other ways than the one that was refused."""
    said = [_way(way, of) for way in ways]
    en, zh = "; ".join(one.en for one in said), "；".join(one.zh for one in said)
    return Bilingual(f" It may be cast now so: {en}.", f"现在可以如此施放：{zh}。")


def _way(way: OtherWay, of: Bilingual) -> Bilingual:
    """A way of casting with what it costs, as far as there are words for that."""
    zh = WAYS.get(way.name, way.name)
    cost = way.cost or way.more
    if way.free or cost is None:
        return Bilingual(way.name, zh)
    try:
        told = [_said(grammar().write("cost", cost, lang), of.get(lang)) for lang in Lang]
    except LookupError:
        return Bilingual(way.name, zh)
    more = Bilingual(" more", "额外") if way.cost is None else Bilingual("", "")
    return Bilingual(f"{way.name}, for {told[0]}{more.en}", f"{zh}，{more.zh}支付{told[1]}")


def _said(words: str, name: str) -> str:
    """Words of a card with their symbols in capitals, and its name where it speaks of itself."""
    return with_signs(words).replace(SELF, name)
