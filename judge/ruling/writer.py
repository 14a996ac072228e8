"""The slots of a wording are filled: objects by their names, amounts, steps, results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.game import events as e
from judge.game.state import ContinuousEffect, GameState, Result, Share
from judge.game.steps import Step
from judge.language import Slot, parts_of
from judge.rules.outcomes import Illegal
from judge.ruling.wording import COUNTERS, ILLEGAL, STEPS, TOLD
from judge.scenario.names import Names
from judge.scenario.setup import UNNAMED_SHOWN
from judge.values import Bilingual, Lang, Value

AND = {Lang.EN: ", ", Lang.ZH: "、"}


class Writer:
    """Writes what happens in one state of one game."""

    def __init__(self, names: Names, state: GameState) -> None:
        self.names = names
        self.state = state

    def event(self, event: e.Event) -> Bilingual:
        """An event as a sentence."""
        return self._fill(TOLD[type(event)], event)

    def illegal(self, illegal: Illegal) -> Bilingual:
        """Why something may not be done, as a sentence."""
        fill = {"subject": illegal.subject, "other": illegal.other}
        wording = ILLEGAL[illegal.why]
        return Bilingual(
            *(
                "".join(
                    self.recipient(fill[part.field], lang) if isinstance(part, Slot) else part
                    for part in parts_of(wording.get(lang))
                )
                for lang in (Lang.EN, Lang.ZH)
            )
        )

    def name(self, id_: int) -> Bilingual:
        """What an object is called."""
        held = self.state.objects.get(id_)  # type: ignore[call-overload]  # an id is an int
        if held is None:
            return UNNAMED_SHOWN
        return self.names.shown(held.body)

    def recipient(self, value: Any, lang: Lang) -> str:
        """The name of an object or player."""
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
        return Bilingual(texts[0], texts[1])

    def shares(self, shares: tuple[Share, ...], lang: Lang) -> str:
        """Damage assigned, recipient by recipient."""
        if lang is Lang.EN:
            return ", ".join(f"{s.amount} to {self.recipient(s.recipient, lang)}" for s in shares)
        return "、".join(f"对{self.recipient(s.recipient, lang)}分配{s.amount}点" for s in shares)

    def effect(self, effect: ContinuousEffect, lang: Lang) -> str:
        """A continuous effect until end of turn."""
        on = AND[lang].join(self.recipient(id_, lang) for id_ in effect.objects)
        change = f"{effect.change[0]:+d}/{effect.change[1]:+d}"
        names = [keyword.name for keyword in effect.keywords]
        if lang is Lang.EN:
            gains = f" and gains {', '.join(names)}" if names else ""
            return f"{on} gets {change}{gains} until end of turn"
        gains = f"且获得{'、'.join(names)}" if names else ""
        return f"{on}得{change}{gains}直到回合结束"


def _result(writer: Writer, result: Result, lang: Lang) -> str:
    if result.winner is None:
        return "The game is a draw." if lang is Lang.EN else "游戏平手。"
    winner = result.winner
    return f"{winner} wins the game." if lang is Lang.EN else f"{winner}赢得此盘游戏。"


def _targets(writer: Writer, targets: tuple[Any, ...], lang: Lang) -> str:
    if not targets:
        return ""
    named = AND[lang].join(writer.recipient(target, lang) for target in targets)
    return f" targeting {named}" if lang is Lang.EN else f"，目标为{named}"


def _pool(writer: Writer, mana: tuple[tuple[str, int], ...], lang: Lang) -> str:
    return "".join(f"{{{letter}}}" * number for letter, number in mana)


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
    "plural": lambda writer, value, lang: "" if value == 1 else "s",
    "counter": _counter,
    "shares": Writer.shares,
    "effect": Writer.effect,
    "result": _result,
    "targets": _targets,
    "symbol": lambda writer, value, lang: f"{{{value}}}",
    "pool": _pool,
    "step": _step,
}
