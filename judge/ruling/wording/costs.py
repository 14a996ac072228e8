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
    c.PayMana: Bilingual("the mana", "法术力"),
    c.PayLife: Bilingual("the life", "生命"),
    c.PayEnergy: Bilingual("the energy", "能量"),
    c.PayLoyalty: Bilingual("the loyalty", "忠诚"),
    c.TapPower: Bilingual("the power of untapped creatures", "未横置生物的力量"),
    o.Sacrifice: Bilingual("the sacrifice", "所要求的牺牲"),
    pl.Discard: Bilingual("the discarded cards", "所要求的弃牌"),
    pl.DiscardObjects: Bilingual("the discarded cards", "所要求的弃牌"),
    o.Tap: Bilingual("what is to be tapped", "所要求的横置"),
    o.Untap: Bilingual("what is to be untapped", "所要求的重置"),
    o.RemoveCounters: Bilingual("the counters to be removed", "所要移去的指示物"),
    o.PutCounters: Bilingual("the counters to be put", "所要放置的指示物"),
    pl.Mill: Bilingual("the milled cards", "所要磨的牌"),
    pl.Reveal: Bilingual("the revealed cards", "所要展示的牌"),
}
MOVES: Mapping[str, Bilingual] = {
    "exile": Bilingual("what is to be exiled", "所要放逐者"),
    "hand": Bilingual("what is to be returned", "所要移回者"),
}
ACTIONS: Mapping[str, Bilingual] = {
    "blight": Bilingual("the counters of blight", "衰萎所放置的指示物"),
    "collect evidence": Bilingual("the evidence to be collected", "所要搜集的证据"),
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
    except LookupError:
        match part:
            case o.Act(action=action):
                return ACTIONS.get(action)
            case o.Move(to=to):
                return MOVES.get(to)
        return PARTS.get(type(part))
    return Bilingual(
        _quoted(_said(en, of.en).removeprefix("pay ")),
        _quoted(_said(zh, of.zh).removeprefix("支付")),
    )


def _quoted(words: str) -> str:
    """What is to be done as a cost is quoted; symbols and amounts are not.

    >>> _quoted("{2}{G}"), _quoted("3 life"), _quoted("sacrifice Urn")
    ('{2}{G}', '3 life', '“sacrifice Urn”')
    """
    return words if words.startswith("{") or words[:1].isdigit() else f"“{words}”"


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
