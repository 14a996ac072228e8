"""Sentences of an answer: what is so of a player, an object or the game, in both languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from judge.ruling.looks import Look
from judge.ruling.wording import COUNTERS
from judge.ruling.writer import Writer
from judge.scenario.finding import Finder
from judge.scenario.record import Record, Refused
from judge.values import Bilingual

IN_ZONE: Mapping[str, Bilingual] = {
    "battlefield": Bilingual("is on the battlefield", "在战场上"),
    "graveyard": Bilingual("is in its owner's graveyard", "在其拥有者的坟墓场中"),
    "hand": Bilingual("is in its owner's hand", "在其拥有者手上"),
    "library": Bilingual("is in its owner's library", "在其拥有者的牌库中"),
    "exile": Bilingual("is in exile", "在放逐区"),
    "stack": Bilingual("is on the stack", "在堆叠上"),
    "command": Bilingual("is in the command zone", "在统帅区"),
    "none": Bilingual("does not exist any more", "已不存在"),
}
SENTENCES: Mapping[str, Bilingual] = {
    "life": Bilingual("{name} is at {value} life.", "{name}的总生命为{value}。"),
    "power_toughness": Bilingual("{name} is {value}.", "{name}为{value}。"),
    "damage": Bilingual("{name} has {value} damage marked on it.", "{name}上标记有{value}点伤害。"),
    "controller": Bilingual("{value} controls {name}.", "{name}由{value}操控。"),
    "dies": Bilingual("{name} dies: {value}.", "{name}死去：{value}。"),
    "survives": Bilingual("{name} survives: {value}.", "{name}存活：{value}。"),
    "triggers": Bilingual("{name} triggers: {value}.", "{name}触发：{value}。"),
    "name": Bilingual("{name} is named {value}.", "{name}的名称为{value}。"),
    "count": Bilingual("{name}: there are {value}.", "{name}共有{value}个。"),
    "hand": Bilingual("{name} has {value} cards in hand.", "{name}有{value}张手牌。"),
}
OTHER = Bilingual("{name}: {key}: {value}.", "{name}：{key}：{value}。")


def sentence(key: str, name: Bilingual, value: Any) -> Bilingual:
    """What is so of something by a key of expectations; an empty name means all."""
    if key == "zone":
        where = IN_ZONE[value]
        return Bilingual(f"{name.en} {where.en}.", f"{name.zh}{where.zh}。")
    if key == "hand" and value == 1:
        return Bilingual(f"{name.en} has 1 card in hand.", f"{name.zh}有1张手牌。")
    wording, called = SENTENCES.get(key, OTHER), key.replace("_", " ")
    return Bilingual(
        wording.en.format(key=called, name=name.en or "all", value=_said(value, EN)),
        wording.zh.format(key=called, name=name.zh or "全部", value=_said(value, ZH)),
    )


EN, ZH = ("yes", "no", "none"), ("是", "否", "无")


def _said(value: Any, words: tuple[str, str, str]) -> str:
    """A value in words: yes or no, a list, amounts by name, or as it is."""
    yes, no, none = words
    if isinstance(value, bool):
        return yes if value else no
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {number}" for name, number in value.items()) or none
    if isinstance(value, list):
        return ", ".join(map(str, value)) or none
    return str(value)


def counters(name: Bilingual, kinds: Mapping[str, int]) -> Bilingual:
    """The counters on an object or player."""
    held = [(kind, number) for kind, number in kinds.items() if number]
    if not held:
        return Bilingual(f"{name.en} has no counters.", f"{name.zh}没有指示物。")
    said = [f"{n} {kind} counter{'' if n == 1 else 's'}" for kind, n in held]
    chinese = [f"{n}个{COUNTERS.get(kind, kind)}指示物" for kind, n in held]
    return Bilingual(f"{name.en} has {', '.join(said)}.", f"{name.zh}有{'、'.join(chinese)}。")


def types_said(name: Bilingual, seen: Look) -> Bilingual:
    """The types and colors of an object."""
    return Bilingual(
        f"{name.en} is: {seen.types.en}, {seen.colors.en}.",
        f"{name.zh}为：{seen.types.zh}，{seen.colors.zh}。",
    )


def abilities_said(name: Bilingual, seen: Look) -> Bilingual:
    """The abilities of an object."""
    if not seen.abilities:
        return Bilingual(f"{name.en} has no abilities.", f"{name.zh}没有异能。")
    return Bilingual(
        f"{name.en} has: {'; '.join(ability.en for ability in seen.abilities)}.",
        f"{name.zh}具有：{'；'.join(ability.zh for ability in seen.abilities)}。",
    )


def legal(finder: Finder, record: Record) -> Bilingual:
    """Whether the last thing tried may be done, and why not."""
    refused = [entry for entry in record.entries if isinstance(entry, Refused)]
    if record.last_legal is None:
        return Bilingual("Nothing was tried.", "没有尝试任何动作。")
    if record.last_legal is not False or not refused:
        return Bilingual("Yes, that may be done.", "可以如此作。")
    said = Writer(finder.names, refused[-1].before).illegal(refused[-1].illegal)
    return Bilingual(f"No, that may not be done: {said.en}", f"不能如此作：{said.zh}")


def result(got: Mapping[str, Any]) -> Bilingual:
    """Who won, who lost, and for whom the game is a draw, as it is observed."""
    if got["draw"]:
        return Bilingual("The game is a draw.", "游戏平手。")
    told = (("wins", "win", "获胜"), ("loses", "lose", "落败"), ("drawn", "draw", "平手"))
    said = [_who(got[key], verb, zh) for key, verb, zh in told if got[key]]
    en, zh = ", ".join(s.en for s in said), "，".join(s.zh for s in said)
    if not got["continues"]:
        return Bilingual(f"{en}.", f"{zh}。")
    if not said:
        return Bilingual("The game continues.", "游戏继续。")
    return Bilingual(f"{en}, and the game continues.", f"{zh}，游戏继续。")


def _who(players: Sequence[str], verb: str, zh: str) -> Bilingual:
    """That players do something, one or several of them."""
    ending = "" if len(players) > 1 else "s"
    return Bilingual(f"{' and '.join(players)} {verb}{ending}", "和".join(players) + zh)
