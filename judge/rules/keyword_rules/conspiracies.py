"""Conspiracies (315): they work in the command zone, and are turned face up there (702.106)."""

from __future__ import annotations

from judge.abilities import Activated, Static, Triggered
from judge.abilities.unread import UnreadRule
from judge.cards import CardType, Characteristics
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.process import Process
from judge.rules.requests import Why
from judge.rules.view import View
from judge.values import Value

ABILITIES = (Activated, Static, Triggered)


@cites("113.6p", "诡局牌的异能在统帅区生效")
def in_command_zone(printed: Characteristics) -> Characteristics:
    """A conspiracy with its abilities working in the command zone; any other card as it is."""
    if CardType.CONSPIRACY not in printed.types:
        return printed
    return printed.with_(abilities=tuple(_there(ability) for ability in printed.abilities))


def _there(ability: Value) -> Value:
    if isinstance(ability, Static) and isinstance(ability.rule, UnreadRule):
        zones = ability.rule.zones | {Zone.COMMAND.value}
        return ability.with_(rule=ability.rule.with_(zones=zones))
    if isinstance(ability, ABILITIES) and ability.zone == "battlefield":
        return ability.with_(zone="command")
    return ability


def is_conspiracy(view: View, id_: ObjectId) -> bool:
    """True of a conspiracy in the command zone."""
    held = view.object(id_)
    return held.zone is Zone.COMMAND and CardType.CONSPIRACY in held.printed.types


@cites("116.2j", "将统帅区中牌面朝下的诡局牌翻为牌面朝上为特殊动作")
@cites("702.106c", "你可以把由你操控的牌面朝下之诡局牌翻回正面")
def turn_conspiracy_up(process: Process, player: PlayerId, id_: ObjectId) -> None:
    """A player's own face-down conspiracy is turned face up, for nothing."""
    held = process.view.object(id_)
    if held.controller != player or held.face_down is None:
        raise process.refuse(Why.NO_PERMISSION, id_)
    process.do(e.TurnedFaceUp(id_))
