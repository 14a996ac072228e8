"""The first card drawn in a turn is revealed: where it has miracle, or an effect says so."""

from __future__ import annotations

from judge.abilities import Triggered
from judge.abilities.patterns import DoneSo, RevealsThisWay
from judge.abilities.statics import RevealFirstDraw
from judge.cite import cites
from judge.game import events as e
from judge.game.earlier import Told
from judge.game.state import ObjectId, Occurred, PendingTrigger, PlayerId, Zone
from judge.rules.earlier import told
from judge.rules.meaning import find_players, matches
from judge.rules.process import Process
from judge.rules.requests import AskYesNo, Said
from judge.rules.statics import RuleInForce, rules_in_force

NAME = "miracle"


def settle_drawn(process: Process, batch: tuple[e.Event, ...]) -> None:
    """After each batch of events: what is drawn first in the turn may have to be revealed."""
    for event in batch:
        if isinstance(event, e.Draw):
            card = _drawn(process, event)
            if card is None or not _is_first(process, event):
                continue
            if process.view.has(card, NAME):
                reveal(process, card)
            for held in rules_in_force(process.view, RevealFirstDraw):
                if event.player in find_players(process.view, held.rule.player, held.context):
                    reveal_first(process, event.player, card, held)


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
    is_first = next(drawn, None) is event
    return is_first and not told(process.state, Told.CARDS_DRAWN, (event.player,)).least


@cites("603.11", "此类物件将这些异能连为一段，静止式异能在前，每个与其关联的触发式异能紧接在后")
def reveal_first(
    process: Process, player: PlayerId, card: ObjectId, held: RuleInForce[RevealFirstDraw]
) -> None:
    """A player reveals the card, which triggers the abilities linked to what says so."""
    process.do(e.Revealed(player, (card,)))
    if held.source is None:
        return
    pending = tuple(
        PendingTrigger(ability, held.controller, held.source, None, Occurred((card,), player))
        for ability in process.view.abilities(held.source)
        if isinstance(ability, Triggered)
        and isinstance(ability.pattern, RevealsThisWay)
        and matches(process.view, ability.pattern.filter, card, held.context)
    )
    if pending:
        process.happen((e.Triggered(pending, because=process.because),))


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
