"""A card is plotted: exiled from the hand for a cost as a sorcery (702.170 from 2024-06-07 on)."""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.costs import pay_as_said
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Special, Why
from judge.rules.timing import is_sorcery_time
from judge.rules.view import View

SINCE = "2024-06-07"
PLOTTED = "plotted"  # the mark of a card in exile: the number of turns taken then


def was_plotted(view: View, card: ObjectId) -> bool:
    """True of a card in exile that became plotted in an earlier turn."""
    turn = view.object(card).mark(PLOTTED)
    return isinstance(turn, int) and turn < view.state.turns_taken


def as_plotted(view: View, card: ObjectId) -> tuple[Keyword, ...]:
    """What lets a plotted card be cast that has no plot ability; nothing of any other card."""
    if view.object(card).mark(PLOTTED) is None or view.has(card, "plot"):
        return ()
    return without_plot()


@cites("702.170d", "even if it doesn't have the plot ability while in exile", edition=SINCE)
def without_plot() -> tuple[Keyword, ...]:
    """A plotted card that has no plot ability is cast as one that has."""
    return (Keyword("plot"),)


@cites("702.170c", "cause a card in exile to become plotted", edition=SINCE)
def become_plotted(process: Process, player: PlayerId, cards: tuple[ObjectId, ...]) -> bool:
    """Cards in exile become plotted."""
    view = process.view
    marked = [
        event
        for card in cards
        if view.exists(card) and view.object(card).zone is Zone.EXILE
        for event in (
            e.Marked(card, PLOTTED, view.state.turns_taken),
            e.Acted("plot", player, card),
        )
    ]
    return bool(marked) and bool(process.do(*marked))


@cites("116.2k", "during their own turn while the stack is empty", edition=SINCE)
@cites("702.170a", "you may exile this card from your hand and pay [cost]", edition=SINCE)
@cites("702.170b", "which doesn't use the stack", edition=SINCE)
def plot(process: Process, player: PlayerId, action: Special) -> None:
    """The cost is paid in one's own main phase with the stack empty, and the card exiled."""
    view, card = process.view, action.object
    if card is None:
        raise process.refuse(Why.BAD_CHOICE, player)
    held = view.object(card)
    keyword = next((k for k in view.keywords(card) if k.name == "plot"), None)
    in_hand = view.exists(card) and held.zone is Zone.HAND and held.owner == player
    if not in_hand or keyword is None:
        raise process.refuse(Why.NO_PERMISSION, card)
    if not is_sorcery_time(view, player):
        raise process.refuse(Why.WRONG_TIME, card)
    pay_as_said(process, player, keyword.cost or Cost(), Context(card, player), action.pay)
    process.do(e.Moved(card, Zone.EXILE, player=player))
    exiled = process.state.current(card)
    if exiled is not None:
        become_plotted(process, player, (exiled,))
