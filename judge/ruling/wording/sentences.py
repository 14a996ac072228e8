"""Sentences of an answer: what is so of a player, an object or the game, in both languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from judge.ruling.wording.looks import Look
from judge.ruling.wording.names import COUNTERS
from judge.ruling.wording.values import HERE
from judge.values import Bilingual
from judge.words import called

SENTENCES: Mapping[str, Bilingual] = {
    "power_toughness": Bilingual("{name} is {value}.", "{name}为{value}。"),
    "damage": Bilingual("{name} has {value} damage marked on it.", "{name}上标记有{value}点伤害。"),
    "controller": Bilingual("{value} controls {name}.", "{name}由{value}操控。"),
}


def sentence(key: str, name: Bilingual, value: Any) -> Bilingual:
    """What is so of something: where it is, or by a key of expectations."""
    if key == "zone":
        where = HERE[value]
        return Bilingual(f"{name.en} {where.en}.", f"{name.zh}{where.zh}。")
    wording = SENTENCES[key]
    said = called(str(value))
    return Bilingual(
        wording.en.format(name=name.en, value=said.en),
        wording.zh.format(name=name.zh, value=said.zh),
    )


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
    listed = seen.listed()
    return Bilingual(f"{name.en} has: {listed.en}.", f"{name.zh}具有：{listed.zh}。")


DRAWN = Bilingual("The game is a draw.", "游戏平手。")


def result(got: Mapping[str, Any]) -> Bilingual:
    """Who won, who lost, and for whom the game is a draw, as it is observed."""
    if got["draw"]:
        return DRAWN
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
    ending, each = "" if len(players) > 1 else "s", [*map(called, players)]
    en, chinese = " and ".join(one.en for one in each), "和".join(one.zh for one in each)
    return Bilingual(f"{en} {verb}{ending}", f"{chinese}{zh}")
