"""A card is foretold: exiled face down from the hand for {2} (116.2h, 702.143)."""

from __future__ import annotations

from judge.abilities import Cost
from judge.abilities.costs import PayMana
from judge.cards import ManaCost
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.costs import pay_as_said
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Special, Why
from judge.rules.view import View

FORETOLD = "foretold"  # the mark of a card in exile: the number of turns taken then
TOLD = ("face down", FORETOLD)  # how a card in exile is face down that a scenario begins with
TWO = Cost((PayMana(ManaCost(("2",))),))


def was_foretold(view: View, card: ObjectId) -> bool:
    """True of a card in exile that was foretold on an earlier turn, or before all that is told."""
    held = view.object(card)
    turn = held.mark(FORETOLD)
    if isinstance(turn, int):
        return turn < view.state.turns_taken
    return held.zone is Zone.EXILE and held.face_down in TOLD


@cites("116.2h", "牌手随时可以在自己回合拥有优先权时执行此动作")
@cites("702.143a", "牌手可以支付{2}并将一张具预示异能的牌从其手上牌面朝下地放逐")
@cites("702.143b", "利用某牌的预示异能将之放逐属于特殊动作，不会用到堆叠")
def foretell(process: Process, player: PlayerId, action: Special) -> None:
    """{2} is paid on one's own turn, and the card exiled face down."""
    view, card = process.view, action.object
    if card is None:
        raise process.refuse(Why.BAD_CHOICE, player)
    held = view.object(card)
    in_hand = view.exists(card) and held.zone is Zone.HAND and held.owner == player
    if not in_hand or not view.has(card, "foretell"):
        raise process.refuse(Why.NO_PERMISSION, card)
    if player not in (view.state.active_players or (view.active,)):
        raise process.refuse(Why.WRONG_TIME, card)
    pay_as_said(process, player, TWO, Context(card, player), action.pay)
    process.do(e.Moved(card, Zone.EXILE, player=player, face_down=True))
    exiled = process.state.current(card)
    if exiled is not None and process.view.object(exiled).zone is Zone.EXILE:
        process.do(e.Marked(exiled, FORETOLD, view.state.turns_taken))
