"""Discover (701.55): a cheap card from the library is cast for free, or put into the hand."""

from __future__ import annotations

from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.filters import AllOf, Compares, Comparison, Non, OfType, Quality
from judge.abilities.references import OnePlayer
from judge.abilities.who import It, TheRest
from judge.cards import CardType
from judge.cite import cites
from judge.game import events as e
from judge.game.state import Zone
from judge.rules.choices.recipients import players
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process


@cites("701.55b", "牌手便已“倾探”，就算该流程之部分或全部动作无法完成也是一样")
def in_vain() -> None:
    """Who finds no card of so little mana value has discovered all the same."""


@cites("701.55a", "从你的牌库顶开始放逐牌，直到放逐一张法术力值等于或小于N的非地牌为止")
@cites("701.55a", "只要该牌所成为的咒语之法术力值等于或小于N")
def discover(process: Process, effect: o.Act, context: Context) -> bool:
    """Cards are exiled until a nonland card of at most that mana value, which may be cast."""
    number = amount_of(process.view, effect.number, context)
    low = Compares(Quality.MANA_VALUE, Comparison.AT_MOST, number)
    wanted = AllOf((Non(OfType(CardType.LAND)), low))
    for player in players(process, effect.player, context):
        own = Context(context.source, player, context.stack, player=player)
        carry_out(process, pl.RevealUntil(wanted, 1, OnePlayer(), exile=True), own)
        found = own.it
        carry_out(process, o.CastFree(It(), may=True, spell=low), own)
        left = tuple(i for i in found if i in own.rest)
        process.do(*(e.Moved(i, Zone.HAND, player=player) for i in left if isinstance(i, int)))
        own.rest = tuple(i for i in own.rest if i not in left)
        carry_out(process, pl.PutBack(TheRest(), "library", o.Position.RANDOM_BOTTOM), own)
        with process.also(*(() if found else in_vain.numbers)):
            process.do(e.Acted("discover", player))
        context.it = tuple(i for i in found if isinstance(i, int))
    return True
