"""Another player pays for generic mana of a spell with assist (702.132)."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.mana import GENERIC, Needs, spend, with_generic
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Paying, Why

NAME = "assist"


@cites("702.132a", "先前所选之牌手可以支付该咒语总费用中一般法术力部分里之任意数量的费用")
def assisted(
    process: Process, player: PlayerId, spell: ObjectId, needs: Needs, context: Context, pay: Paying
) -> Needs:
    """What is left of the needs once the other player that was chosen has paid their part."""
    if pay.assist is None:
        return needs
    other, number = pay.assist
    if not process.view.has(spell, NAME) or other not in process.state.in_game or other == player:
        raise process.refuse(Why.NO_PERMISSION, spell)
    if number > needs.get(GENERIC, 0):
        raise process.refuse(Why.WRONG_NUMBER, spell)
    if number and process.state.player(other).pays_mana:
        spend(process, other, {GENERIC: number}, context, Paying(), because=process.because)
    return with_generic(needs, -number)
