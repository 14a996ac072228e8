"""A card with miracle may be revealed as it is drawn (702.94, 603.11)."""

from __future__ import annotations

from judge.abilities import Triggered
from judge.abilities.patterns import DoneSo
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PendingTrigger, Zone
from judge.rules.process import Process
from judge.rules.requests import AskYesNo, Said

NAME = "miracle"


def settle_drawn(process: Process, batch: tuple[e.Event, ...]) -> None:
    """After each batch of events: a card with miracle drawn first in the turn may be revealed."""
    for event in batch:
        if isinstance(event, e.Draw):
            card = _drawn(process, event)
            if card is not None and process.view.has(card, NAME) and _is_first(process, event):
                reveal(process, card)


def _drawn(process: Process, event: e.Draw) -> ObjectId | None:
    """The card that was drawn, if it is in its player's hand."""
    for result in event.results:
        if isinstance(result, e.Moved) and result.to is Zone.HAND:
            now = process.state.current(result.object)
            if now in process.state.player(event.player).hand:
                return now
    return None


def _is_first(process: Process, event: e.Draw) -> bool:
    """True of the first card that a player has drawn this turn."""
    drawn = (
        other
        for other in process.state.history
        if isinstance(other, e.Draw) and other.player == event.player
    )
    return next(drawn, None) is event


@cites("702.94a", "若其为你本回合抓到的第一张牌，你可以从手上展示它")
@cites("603.11", "一些物件具有关联于一个或更多触发式异能的静止式异能")
def reveal(process: Process, card: ObjectId) -> None:
    """The player may reveal the card; the abilities linked to that trigger as they do."""
    player = process.view.object(card).owner
    for ability in process.view.abilities(card):
        if not isinstance(ability, Triggered) or ability.name != NAME:
            continue
        if not isinstance(ability.pattern, DoneSo):
            continue
        answer = process.ask(AskYesNo(player, card, ability.effect, (card,)))
        if isinstance(answer, Said) and answer.yes:
            process.do(e.Revealed(player, (card,)))
            pending = PendingTrigger(ability, player, card)
            process.happen((e.Triggered((pending,), because=process.because),))
