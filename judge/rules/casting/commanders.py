"""Commanders are cast from the command zone, for more each time (903.8)."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameState, ObjectId, OnStack, PlayerId, Zone
from judge.rules.meaning.commander_casts import key_of
from judge.rules.process import Process
from judge.rules.rulebook import Way
from judge.rules.view import View

TAX = 2


@cites("903.8", "牌手可从统帅区施放由他拥有的指挥官")
def is_castable_commander(view: View, card: ObjectId, player: PlayerId) -> bool:
    """True for a commander in the command zone that a player owns."""
    held = view.object(card)
    return (
        view.state.variant.has_commanders
        and held.zone is Zone.COMMAND
        and held.is_commander
        and held.owner == player
    )


def is_open(view: View, way: Way, card: ObjectId, player: PlayerId) -> bool:
    """True if a card is where it may be cast in a way: a commander as it would be from a hand."""
    if way.zone is Zone.HAND and is_castable_commander(view, card, player):
        return True
    return way.zone is view.object(card).zone


@cites("903.8", "便须额外支付{2}")
def commander_tax(state: GameState, spell: ObjectId) -> int:
    """{2} more for each time the commander was cast from the command zone before."""
    held = state.objects[spell]
    if not held.is_commander or (held.stack or OnStack()).from_zone is not Zone.COMMAND:
        return 0
    return TAX * dict(state.used).get(key_of(held.body), 0)


@cites("903.8", "他于这盘游戏先前的时段中每从统帅区施放过一次该指挥官")
def count_cast(process: Process, spell: ObjectId) -> tuple[str, ...]:
    """Notes that a commander was cast from the command zone; the rule by which it was."""
    held = process.state.objects[spell]
    if not held.is_commander or (held.stack or OnStack()).from_zone is not Zone.COMMAND:
        return ()
    process.do(e.Used(key_of(held.body)))
    return count_cast.numbers
