"""The slots of a wording are filled: objects by their names, amounts, steps, results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from judge.abilities import Triggered
from judge.cards.dungeons import room_in_both
from judge.game import events as e
from judge.game.state import (
    ContinuousEffect,
    FloatingRule,
    GameObject,
    GameState,
    Kind,
    Mana,
    ObjectId,
    PendingTrigger,
    PlayerId,
    Recipient,
    Result,
    Share,
    Zone,
)
from judge.game.steps import Step
from judge.language import Slot, parts_of
from judge.rules.requests import Illegal
from judge.ruling.wording import COUNTERS, DAY, REVEALED, STEPS, moved, told
from judge.ruling.wording.costs import THIS, by_other_ways, part_of_cost
from judge.ruling.wording.effects import began
from judge.ruling.wording.parties import Parties
from judge.ruling.wording.refusals import together, wording_of
from judge.ruling.wording.rules import began as rule_began
from judge.scenario.called import UNNAMED
from judge.scenario.names import Names
from judge.values import Bilingual, Lang, Value
from judge.words import called, word

EFFECT = Bilingual("an earlier effect", "先前的效应")
DESIGNATIONS: Mapping[str, Bilingual] = {  # whose abilities have no source (113.8)
    "monarch": Bilingual("the monarch", "君主"),
    "initiative": Bilingual("the initiative", "先制"),
}

FLIP = {True: Bilingual("wins", "赢得此掷"), False: Bilingual("loses", "输掉此掷")}
TAPPED = Bilingual("tapped", "横置")
TRANSFORMED = Bilingual("transformed", "已转化")
AND = {Lang.EN: ", ", Lang.ZH: "、"}


@lru_cache(maxsize=4096)
def _ability_of(shown: Bilingual) -> Bilingual:
    return Bilingual(f"the ability of {shown.en}", f"{shown.zh}的异能")


def _without_source(ability: object) -> Bilingual:
    """What an ability that has no source is of: a designation, or an effect that waited."""
    name = ability.name if isinstance(ability, Triggered) else None
    return DESIGNATIONS.get(name or "", EFFECT)


class Writer:
    """Writes what happens in one state of one game."""

    def __init__(self, names: Names, state: GameState, after: GameState | None = None) -> None:
        self.names = names
        self.state = state
        self.after = after or state

    def event(self, event: e.Event) -> Bilingual:
        """An event as a sentence."""
        if isinstance(event, e.Moved):
            return self._fill(moved(event, self._zone_of(event.object)), event)
        if isinstance(event, e.Revealed) and not self._owns(event.player, event.objects):
            return self._fill(REVEALED, event)
        return self._fill(told(event), event)

    def _owns(self, player: PlayerId, ids: tuple[ObjectId, ...]) -> bool:
        """True of the player who owns all of some objects: what is another's that one reveals."""
        held = (self.state.objects.get(id_) for id_ in ids)
        return all(one is None or one.owner == player for one in held)

    def _zone_of(self, id_: ObjectId) -> Zone | None:
        """Where an object is before what happens."""
        held = self.state.objects.get(id_)
        return None if held is None else held.zone

    def illegal(self, illegal: Illegal) -> Bilingual:
        """Why something may not be done, as a sentence."""
        of = THIS if illegal.part_of is None else illegal.called or self.name(illegal.part_of)
        part = None if illegal.part is None else part_of_cost(illegal.part, of)
        wording = wording_of(illegal, has_part=part is not None)
        known = {"part": part, "of": of, "subject": illegal.called}
        said = [
            "".join(
                self._meant(illegal, piece.field, known.get(piece.field), lang)
                if isinstance(piece, Slot)
                else piece
                for piece in parts_of(wording.get(lang))
            )
            for lang in (Lang.EN, Lang.ZH)
        ]
        untold = None if "{part}" in wording.en else part
        more = self._why(illegal, untold, of)
        return Bilingual(*(text + besides for text, besides in zip(said, more, strict=True)))

    def _meant(self, illegal: Illegal, field: str, known: Bilingual | None, lang: Lang) -> str:
        """What is named in a refusal, by the words that are known for it, if any."""
        if known is not None:
            return known.get(lang)
        if field == "mana":
            return "".join(f"{{{symbol}}}" for symbol in illegal.lacking)
        return self.recipient(illegal.subject if field == "subject" else illegal.other, lang)

    def _why(self, illegal: Illegal, part: Bilingual | None, of: Bilingual) -> tuple[str, str]:
        """What is said besides: what of a cost it is, what must be so, and whose rule says it."""
        more: list[Bilingual] = []
        if part is not None:
            more.append(Bilingual(f" The cost takes {part.en}.", f"其费用包含{part.zh}。"))
        if illegal.group is not None:
            must = together(illegal.group)
            more.append(Bilingual(f" {must.en}", must.zh))
        if illegal.by is not None and illegal.by != illegal.subject:
            by = self.name(illegal.by)
            if by != UNNAMED:
                more.append(Bilingual(f" {by.en} says so.", f"这是{by.zh}所规定的。"))
        if illegal.ways:
            more.append(by_other_ways(illegal.ways, of))
        return "".join(one.en for one in more), "".join(one.zh for one in more)

    def name(self, id_: int) -> Bilingual:
        """What an object is called."""
        one = ObjectId(id_)
        for state in (self.state, self.after):
            held = state.objects.get(one)
            if held is None and one in state.known:
                held = state.known[one].object
            if held is not None:
                return self._shown(held)
        return UNNAMED

    def _shown(self, held: GameObject) -> Bilingual:
        shown = self.names.told(held.body)
        if held.kind is not Kind.ABILITY:
            return shown
        if held.stack is not None and held.stack.source is None:
            shown = _without_source(held.stack.ability)
        return _ability_of(shown)

    def origin(self, id_: ObjectId, lang: Lang) -> str:
        """What the source of an ability on the stack is, that has none as an object."""
        held = self.after.objects.get(id_) or self.state.known[id_].object
        return _without_source(held.stack.ability if held.stack else None).get(lang)

    def recipient(self, value: Any, lang: Lang) -> str:
        """The name of an object or player; of none for an ability without a source (113.8)."""
        if value is None:
            return EFFECT.get(lang)
        return (self.name(value) if isinstance(value, int) else called(str(value))).get(lang)

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
        if english.startswith(("the ability of ", "a card ")):  # a sentence; names stay as they are
            english = english[0].upper() + english[1:]
        return Bilingual(english, texts[1])

    def shares(self, shares: tuple[Share, ...], lang: Lang) -> str:
        """Damage assigned, recipient by recipient."""
        if lang is Lang.EN:
            return ", ".join(f"{s.amount} to {self.recipient(s.recipient, lang)}" for s in shares)
        return "、".join(f"对{self.recipient(s.recipient, lang)}分配{s.amount}点" for s in shares)

    def effect(self, effect: ContinuousEffect, lang: Lang) -> str:
        """A continuous effect that begins."""
        said = began(effect, self._parties(effect, effect.objects))
        on = AND[lang].join(self.recipient(id_, lang) for id_ in effect.objects)
        return f"{on} {said.en}" if lang is Lang.EN else f"{on}{said.zh}"

    def rule(self, rule: FloatingRule, lang: Lang) -> str:
        """A rule that holds from now on."""
        return rule_began(rule, self._parties(rule, rule.about)).get(lang)

    def _parties(
        self, held: ContinuousEffect | FloatingRule, about: tuple[Recipient, ...]
    ) -> Parties:
        left = held.left if isinstance(held, FloatingRule) else None
        return Parties(self.name, held.controller, held.source, about, left)


def _result(writer: Writer, result: Result, lang: Lang) -> str:
    if result.winner is None:
        return "The game is a draw." if lang is Lang.EN else "游戏平手。"
    winners = result.winners or (result.winner,)
    winner = (" and " if lang is Lang.EN else "与").join(called(one).get(lang) for one in winners)
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


def _entering(writer: Writer, how: e.Entering | None, lang: Lang) -> str:
    """That it enters tapped or transformed; nothing is said of what is as for all permanents."""
    if how is None:
        return ""
    said = [TAPPED.get(lang)] if how.tapped else []
    said += [TRANSFORMED.get(lang)] if how.transformed else []
    joined = (" and " if lang is Lang.EN else "且").join(said)
    return joined and f" {joined}" if lang is Lang.EN else joined and f"，且为{joined}"


def _triggers(writer: Writer, triggers: tuple[PendingTrigger, ...], lang: Lang) -> str:
    names = [
        _without_source(pending.ability).get(lang)
        if pending.source is None
        else writer.recipient(pending.source, lang)
        for pending in triggers
    ]
    said = AND[lang].join(dict.fromkeys(names))
    return f"An ability of {said} has" if lang is Lang.EN else f"{said}的异能"


def _day(writer: Writer, day: bool, lang: Lang) -> str:
    return DAY[day].get(lang)


def _counter(writer: Writer, kind: str, lang: Lang) -> str:
    return kind if lang is Lang.EN else COUNTERS.get(kind, kind)


def _step(writer: Writer, step: Step, lang: Lang) -> str:
    return STEPS[step].get(lang)


def _objects(writer: Writer, ids: tuple[int, ...], lang: Lang) -> str:
    names = [writer.name(id_) for id_ in ids]
    several = names.count(UNNAMED)
    said = [name.get(lang) for name in names if name != UNNAMED]
    if several > 1:
        said.append(f"{several} cards" if lang is Lang.EN else f"{several}张牌")
    elif several:
        said.append(UNNAMED.get(lang))
    return AND[lang].join(said)


SLOTS: Mapping[str, Callable[[Writer, Any, Lang], str]] = {
    "object": Writer.recipient,
    "origin": Writer.origin,
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
    "rule": Writer.rule,
    "result": _result,
    "targets": _targets,
    "symbol": lambda writer, value, lang: f"{{{value}}}",
    "pool": _pool,
    "triggers": _triggers,
    "entering": _entering,
    "day": _day,
    "word": lambda writer, value, lang: word(value).get(lang),
    "room": lambda writer, value, lang: room_in_both(value).get(lang),
    "flip": lambda writer, value, lang: FLIP[value].get(lang),
    "step": _step,
}
