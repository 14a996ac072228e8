"""Power and toughness are doubled (701.9) or tripled (701.11), and counters are doubled."""

from __future__ import annotations

from judge.abilities.durations import EndOfTurn
from judge.abilities.effects import objects as o
from judge.abilities.modifications import ModifyPowerToughness
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ContinuousEffect, ObjectId
from judge.rules.action_editions import require
from judge.rules.effects.there import there
from judge.rules.meaning import Context
from judge.rules.possibility import may_have_counters
from judge.rules.process import Process

TRIPLE_SINCE = "2025-06-06"


@cites("701.9a", "加倍生物的力量和/或防御力会创造一个持续性效应")
@cites("701.9b", "其得+X/+0，X为于加倍其力量的该咒语或异能结算时该生物的力量")
def double_size(process: Process, effect: o.Act, context: Context) -> bool:
    """Until end of turn creatures get as much more power, toughness or both as they have."""
    return _grow(process, effect, context, 1, below_zero.numbers)


@cites("701.11b", "where X is twice that creature's power", edition=TRIPLE_SINCE)
def triple_size(process: Process, effect: o.Act, context: Context) -> bool:
    """Until end of turn creatures get twice as much more power and toughness as they have."""
    require(process.rulebook.edition, effect.action)
    return _grow(process, effect, context, 2, thrice_below_zero.numbers)


@cites("701.9c", "X为该生物的力量与0之差值")
def below_zero() -> None:
    """A power below zero is doubled downward."""


@cites("701.11c", "is twice the difference between 0 and its power", edition=TRIPLE_SINCE)
def thrice_below_zero() -> None:
    """A power below zero is tripled downward."""


def _grow(
    process: Process, effect: o.Act, context: Context, times: int, downward: tuple[str, ...]
) -> bool:
    began: list[ContinuousEffect] = []
    because: tuple[str, ...] = ()
    for id_ in there(process, effect.objects, context, effect):
        if not process.view.of(id_).is_creature:
            continue
        power = process.view.power(id_) if "power" in effect.action else 0
        toughness = process.view.toughness(id_) if "toughness" in effect.action else 0
        because = downward if power < 0 else because
        change = (ModifyPowerToughness(times * power, times * toughness),)
        began.append(
            ContinuousEffect((id_,), change, context.controller, context.source, EndOfTurn())
        )
    with process.also(*because):
        return bool(process.do(*map(e.EffectBegan, began)))


@cites("701.9e", "其数量等同于其已有该种指示物之数量")
def double_counters(process: Process, effect: o.Act, context: Context) -> bool:
    """Permanents get as many counters as they have: of a kind that is named, or of each kind."""
    found = there(process, effect.objects, context, effect)
    batch = [
        e.CountersPut(id_, kind, number, context.controller)
        for id_ in found
        for kind, number in _counters(process, id_)
        if effect.word in ("", kind)
    ]
    return bool(process.do(*batch))


def _counters(process: Process, id_: ObjectId) -> tuple[tuple[str, int], ...]:
    kinds = process.view.object(id_).counters.kinds
    return tuple(one for one in kinds if may_have_counters(process.view, id_, one[0]))
