"""A chosen companion comes from outside the game: a special action for {3} (116.2g, 702.139)."""

from __future__ import annotations

from judge.abilities import Cost
from judge.abilities.costs import PayMana
from judge.cards import ManaCost
from judge.cite import cites
from judge.game import events as e
from judge.game.state import PlayerId
from judge.rules.costs import pay_as_said
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Special, Why
from judge.rules.timing import is_sorcery_time

NAME = "companion"
THREE = Cost((PayMana(ManaCost(("3",))),))


@cites("116.2g", "已选择行侣的牌手可以支付{3}，将该牌从游戏外置于其手上")
@cites("702.139a", "但仅限在你回合的行动阶段中，你可以随时支付{3}将该牌置于你手上")
def take_companion(process: Process, player: PlayerId, action: Special) -> None:
    """{3} is paid in one's own main phase with the stack empty, once in the game."""
    if process.state.player(player).companion is None:
        raise process.refuse(Why.NO_PERMISSION, player)
    if not is_sorcery_time(process.view, player):
        raise process.refuse(Why.WRONG_TIME, player)
    pay_as_said(process, player, THREE, Context(None, player), action.pay)
    process.do(e.CompanionTaken(player))
