"""The slots of a wording are filled: objects by their names, amounts, steps, results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from judge.cards.dungeons import room_in_both
from judge.game import events as e
from judge.game.state import (
    ContinuousEffect,
    GameObject,
    GameState,
    Kind,
    Mana,
    ObjectId,
    PendingTrigger,
    Result,
    Share,
)
from judge.game.steps import Step
from judge.language import Slot, parts_of
from judge.rules.requests import Illegal
from judge.ruling.wording import COUNTERS, DAY, ILLEGAL, STEPS, ZONES, told
from judge.ruling.wording.costs import part_of_cost
from judge.ruling.wording.effects import began
from judge.scenario.names import Names
from judge.scenario.setup import UNNAMED_SHOWN
from judge.scenario.words import word
from judge.values import Bilingual, Lang, Value

NO_SOURCE = Bilingual("no source", "无来源")

FLIP = {True: Bilingual("wins", "赢得此掷"), False: Bilingual("loses", "输掉此掷")}
TAPPED = Bilingual("tapped", "横置")
TRANSFORMED = Bilingual("transformed", "已转化")
AND = {Lang.EN: ", ", Lang.ZH: "、"}


@lru_cache(maxsize=4096)
def _ability_of(shown: Bilingual) -> Bilingual:
    return Bilingual(f"the ability of {shown.en}", f"{shown.zh}的异能")


class Writer:
    """Writes what happens in one state of one game."""

    def __init__(self, names: Names, state: GameState, after: GameState | None = None) -> None:
        self.names = names
        self.state = state
        self.after = after or state

    def event(self, event: e.Event) -> Bilingual:
        """An event as a sentence."""
        return self._fill(told(event), event)

    def illegal(self, illegal: Illegal) -> Bilingual:
        """Why something may not be done, as a sentence."""
        fill = {"subject": illegal.subject, "other": illegal.other}
        wording = ILLEGAL[illegal.why]
        said = Bilingual(
            *(
                "".join(
                    self.recipient(fill[part.field], lang) if isinstance(part, Slot) else part
                    for part in parts_of(wording.get(lang))
                )
                for lang in (Lang.EN, Lang.ZH)
            )
        )
        part = None if illegal.part is None else part_of_cost(illegal.part)
        if part is None:
            return said
        return Bilingual(
            f"{said.en} The cost in question: {part.en}.", f"{said.zh}所涉费用：{part.zh}。"
        )

    def name(self, id_: int) -> Bilingual:
        """What an object is called."""
        one = ObjectId(id_)
        for state in (self.state, self.after):
            held = state.objects.get(one)
            if held is None and one in state.known:
                held = state.known[one].object
            if held is not None:
                return self._shown(held)
        return UNNAMED_SHOWN

    def _shown(self, held: GameObject) -> Bilingual:
        shown = self.names.shown(held.body)
        if held.kind is not Kind.ABILITY:
            return shown
        if held.stack is not None and held.stack.source is None:
            shown = NO_SOURCE
        return _ability_of(shown)

    def recipient(self, value: Any, lang: Lang) -> str:
        """The name of an object or player; of none for an ability without a source (113.8)."""
        if value is None:
            return NO_SOURCE.get(lang)
        return self.name(value).get(lang) if isinstance(value, int) else str(value)

    def _fill(self, wording: Bilingual, value: Value) -> Bilingual:
        texts = []
        for lang in (Lang.EN, Lang.ZH):
            parts = parts_of(wording.get(lang))
            texts.append(
                "".join(
                    SLOTS[part.table](self, getattr(value, part.field), lang)
                    if isinstance(part, Slot)
                    else part
                    for part in parts
                )
            )
        english = texts[0]
        if english.startswith("the ability of "):  # a sentence; names stay as they are
            english = english[0].upper() + english[1:]
        return Bilingual(english, texts[1])

    def shares(self, shares: tuple[Share, ...], lang: Lang) -> str:
        """Damage assigned, recipient by recipient."""
        if lang is Lang.EN:
            return ", ".join(f"{s.amount} to {self.recipient(s.recipient, lang)}" for s in shares)
        return "、".join(f"对{self.recipient(s.recipient, lang)}分配{s.amount}点" for s in shares)

    def effect(self, effect: ContinuousEffect, lang: Lang) -> str:
        """A continuous effect that begins."""
        said = began(effect)
        on = AND[lang].join(self.recipient(id_, lang) for id_ in effect.objects)
        return f"{on} {said.en}" if lang is Lang.EN else f"{on}{said.zh}"


def _result(writer: Writer, result: Result, lang: Lang) -> str:
    if result.winner is None:
        return "The game is a draw." if lang is Lang.EN else "游戏平手。"
    winner = (" and " if lang is Lang.EN else "与").join(result.winners or (result.winner,))
    if len(result.winners) > 1:
        return f"{winner} win the game." if lang is Lang.EN else f"{winner}赢得此盘游戏。"
    return f"{winner} wins the game." if lang is Lang.EN else f"{winner}赢得此盘游戏。"


def _targets(writer: Writer, targets: tuple[Any, ...], lang: Lang) -> str:
    if not targets:
        return ""
    named = AND[lang].join(writer.recipient(target, lang) for target in targets)
    return f" targeting {named}" if lang is Lang.EN else f"，目标为{named}"


def _pool(writer: Writer, mana: tuple[Mana, ...], lang: Lang) -> str:
    return "".join(f"{{{one.letter}}}" for one in mana)


def _to(writer: Writer, zone: Any, lang: Lang) -> str:
    return ZONES[zone].get(lang)


def _entering(writer: Writer, how: e.Entering | None, lang: Lang) -> str:
    """That it enters tapped or transformed; nothing is said of what is as for all permanents."""
    if how is None:
        return ""
    said = [TAPPED.get(lang)] if how.tapped else []
    said += [TRANSFORMED.get(lang)] if how.transformed else []
    joined = (" and " if lang is Lang.EN else "且").join(said)
    return joined and f" {joined}" if lang is Lang.EN else joined and f"，且为{joined}"


def _triggers(writer: Writer, triggers: tuple[PendingTrigger, ...], lang: Lang) -> str:
    names = [writer.recipient(pending.source, lang) for pending in triggers]
    said = AND[lang].join(dict.fromkeys(names))
    return f"An ability of {said} has" if lang is Lang.EN else f"{said}的异能"


def _day(writer: Writer, day: bool, lang: Lang) -> str:
    return DAY[day].get(lang)


def _counter(writer: Writer, kind: str, lang: Lang) -> str:
    return kind if lang is Lang.EN else COUNTERS.get(kind, kind)


def _step(writer: Writer, step: Step, lang: Lang) -> str:
    return STEPS[step].get(lang)


def _objects(writer: Writer, ids: tuple[int, ...], lang: Lang) -> str:
    return AND[lang].join(writer.recipient(id_, lang) for id_ in ids)


SLOTS: Mapping[str, Callable[[Writer, Any, Lang], str]] = {
    "object": Writer.recipient,
    "recipient": Writer.recipient,
    "player": Writer.recipient,
    "objects": _objects,
    "number": lambda writer, value, lang: str(value),
    "numbers": lambda writer, value, lang: (", " if lang is Lang.EN else "、").join(
        map(str, value)
    ),
    "plural": lambda writer, value, lang: "" if value == 1 else "s",
    "counter": _counter,
    "shares": Writer.shares,
    "effect": Writer.effect,
    "result": _result,
    "targets": _targets,
    "symbol": lambda writer, value, lang: f"{{{value}}}",
    "pool": _pool,
    "triggers": _triggers,
    "zone": _to,
    "entering": _entering,
    "day": _day,
    "word": lambda writer, value, lang: word(value).get(lang),
    "room": lambda writer, value, lang: room_in_both(value).get(lang),
    "flip": lambda writer, value, lang: FLIP[value].get(lang),
    "step": _step,
}
