"""What was asked is answered in a sentence each; without a question, what changed is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from judge.game.state import GameState
from judge.rules.view import View
from judge.ruling.looks import look
from judge.ruling.wording import COUNTERS
from judge.ruling.writer import Writer
from judge.scenario.expectations import names_in, observe
from judge.scenario.finding import Finder, on_battlefield
from judge.scenario.model import Expectation
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
    "hand": Bilingual("{name} has {value} cards in hand.", "{name}有{value}张手牌。"),
}
OTHER = Bilingual("{name}: {key}: {value}.", "{name}：{key}：{value}。")


def answer(finder: Finder, view: View, record: Record, ask: tuple[Expectation, ...]) -> Bilingual:
    """The sentences that answer each question, or tell what changed."""
    if record.repeats:
        return _loop(record.repeats)
    if not ask:
        return _joined(_changes(finder, view, record))
    return _joined([_one(finder, view, record, asked) for asked in ask])


def _loop(players: tuple[str, ...]) -> Bilingual:
    en, zh = " or ".join(players), "或".join(players)
    return Bilingual(
        f"The game comes round to the same state again; {en} may end the loop by another choice.",
        f"游戏重复到达同一状态；{zh}可以作出不同选择来终止此循环。",
    )


def _joined(sentences: list[Bilingual]) -> Bilingual:
    return Bilingual(
        " ".join(dict.fromkeys(said.en for said in sentences)),
        "".join(dict.fromkeys(said.zh for said in sentences)),
    )


def _one(finder: Finder, view: View, record: Record, asked: Expectation) -> Bilingual:
    if asked.key == "legal":
        return _legal(finder, record)
    if asked.key in ("is", "has") and not isinstance(asked.value, Mapping):
        names = names_in(asked.value)
        return _joined([_what_it_is(finder, view, name, asked) for name in names])
    got = observe(finder, view, asked)
    if asked.key == "result":
        return _result(got)
    if asked.key == "counters":
        return _joined([_counters(name, kinds) for name, kinds in got.items()])
    if not isinstance(got, Mapping):
        return _sentence(asked.key, "", got)
    return _joined([_sentence(asked.key, name, value) for name, value in got.items()])


def _what_it_is(finder: Finder, view: View, name: str, asked: Expectation) -> Bilingual:
    """The types and colors of an object, or its abilities."""
    id_ = finder.object(view, name, asked.line, on_battlefield())
    seen = look(finder.names, view.of(id_))
    if asked.key == "is":
        return Bilingual(
            f"{name} is: {seen.types.en}, {seen.colors.en}.",
            f"{name}为：{seen.types.zh}，{seen.colors.zh}。",
        )
    if not seen.abilities:
        return Bilingual(f"{name} has no abilities.", f"{name}没有异能。")
    return Bilingual(
        f"{name} has: {'; '.join(ability.en for ability in seen.abilities)}.",
        f"{name}具有：{'；'.join(ability.zh for ability in seen.abilities)}。",
    )


def _counters(name: str, kinds: Mapping[str, int]) -> Bilingual:
    """The counters on an object or player."""
    held = [(kind, number) for kind, number in kinds.items() if number]
    if not held:
        return Bilingual(f"{name} has no counters.", f"{name}没有指示物。")
    said = [f"{n} {kind} counter{'' if n == 1 else 's'}" for kind, n in held]
    chinese = [f"{n}个{COUNTERS.get(kind, kind)}指示物" for kind, n in held]
    return Bilingual(f"{name} has {', '.join(said)}.", f"{name}有{'、'.join(chinese)}。")


def _sentence(key: str, name: str, value: Any) -> Bilingual:
    if key == "zone":
        where = IN_ZONE[value]
        return Bilingual(f"{name} {where.en}.", f"{name}{where.zh}。")
    if key == "hand" and value == 1:
        return Bilingual(f"{name} has 1 card in hand.", f"{name}有1张手牌。")
    wording, words = SENTENCES.get(key, OTHER), key.replace("_", " ")
    return Bilingual(
        wording.en.format(key=words, name=name or "all", value=_said(value, "yes", "no", "none")),
        wording.zh.format(key=words, name=name or "全部", value=_said(value, "是", "否", "无")),
    )


def _said(value: Any, yes: str, no: str, none: str) -> str:
    """A value in words: yes or no, a list, amounts by name, or as it is."""
    if isinstance(value, bool):
        return yes if value else no
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {number}" for name, number in value.items()) or none
    if isinstance(value, list):
        return ", ".join(map(str, value)) or none
    return str(value)


def _legal(finder: Finder, record: Record) -> Bilingual:
    refused = [entry for entry in record.entries if isinstance(entry, Refused)]
    if record.last_legal is not False or not refused:
        return Bilingual("Yes, that may be done.", "可以如此作。")
    said = Writer(finder.names, refused[-1].before).illegal(refused[-1].illegal)
    return Bilingual(f"No, that may not be done: {said.en}", f"不能如此作：{said.zh}")


def _result(got: Mapping[str, Any]) -> Bilingual:
    if got["continues"]:
        lost = _who(got["loses"], "lose", "落败")
        if got["loses"]:
            return Bilingual(f"{lost.en}, and the game continues.", f"{lost.zh}，游戏继续。")
        return Bilingual("The game continues.", "游戏继续。")
    if got["draw"]:
        return Bilingual("The game is a draw.", "游戏平手。")
    won, lost = _who(got["wins"], "win", "获胜"), _who(got["loses"], "lose", "落败")
    said = (won, lost) if got["loses"] else (won,)
    return Bilingual(", ".join(s.en for s in said) + ".", "，".join(s.zh for s in said) + "。")


def _who(players: Sequence[str], verb: str, zh: str) -> Bilingual:
    """That players do something, one or several of them."""
    ending = "" if len(players) > 1 else "s"
    return Bilingual(f"{' and '.join(players)} {verb}{ending}", "和".join(players) + zh)


def _changes(finder: Finder, view: View, record: Record) -> list[Bilingual]:
    """What is different at the end: life, zones of what was on the battlefield, the result."""
    if not record.entries:
        return [Bilingual("Nothing happens.", "什么都没有发生。")]
    start, said = record.entries[0].before, []
    for player in view.state.players:
        if player.life != start.player(player.id).life:
            said.append(_sentence("life", player.id, player.life))
        poison = player.counters.count("poison")
        if poison != start.player(player.id).counters.count("poison"):
            said.append(
                Bilingual(
                    f"{player.id} has {poison} poison counters.",
                    f"{player.id}有{poison}个中毒指示物。",
                )
            )
    said.extend(_moved(finder, start, view.state))
    if view.state.result is not None or len(view.state.in_game) < len(start.in_game):
        said.append(_result(observe(finder, view, Expectation("result", True, 0))))
    if any(isinstance(entry, Refused) for entry in record.entries):
        said.append(_legal(finder, record.with_(last_legal=False)))
    return said or [Bilingual("Nothing changes.", "没有变化。")]


def _moved(finder: Finder, start: GameState, end: GameState) -> list[Bilingual]:
    now = {held.body: held.zone.value for held in end.objects.values()}
    said = []
    for id_ in start.battlefield:
        body = start.objects[id_].body
        where = now.get(body, "none")
        if where != "battlefield":
            shown = finder.names.shown(body)
            said.append(
                Bilingual(f"{shown.en} {IN_ZONE[where].en}.", f"{shown.zh}{IN_ZONE[where].zh}。")
            )
    return said
