"""What the monarch, who has the initiative, speed or rad counters has: abilities of no source."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from judge.abilities import Triggered
from judge.abilities import patterns as p
from judge.abilities.effects.players import BecomeMonarch, Draw, TakeInitiative, Venture
from judge.abilities.filters import OfType
from judge.abilities.references import TriggerPlayer
from judge.abilities.who import ControllerOf, TriggerSource, You
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import GameState, PlayerId
from judge.rules.given.radiation import RAD, of_radiation
from judge.rules.given.speed import SPEED, of_speed

UNDERCITY = "Undercity"


@cites("721.2", "在君主的结束步骤开始时，该牌手抓一张牌")
@cache
def of_monarch() -> tuple[Triggered, ...]:
    """The monarch draws at their end step; who deals them combat damage becomes it."""
    damaged = p.DealsDamage(OfType(CardType.CREATURE), combat=True, to_player=You())
    return (
        Triggered(p.StepBegins("end", You()), Draw(1), name="monarch"),
        Triggered(damaged, BecomeMonarch(ControllerOf(TriggerSource())), name="monarch"),
    )


@cites("722.2", "每当一位牌手掌握先制时，该牌手深入地底城")
@cache
def of_initiative() -> tuple[Triggered, ...]:
    """Who has the initiative ventures; who deals them combat damage takes it."""
    damaged = p.DealsDamage(OfType(CardType.CREATURE), combat=True, to_player=You(), at_once=True)
    name = "initiative"
    return (
        Triggered(p.StepBegins("upkeep", You()), Venture(UNDERCITY), name=name),
        Triggered(damaged, TakeInitiative(ControllerOf(TriggerSource())), name=name),
        Triggered(p.TakesInitiative(), Venture(UNDERCITY, TriggerPlayer()), name=name),
    )


def designations(state: GameState) -> Iterator[tuple[PlayerId, Triggered]]:
    """The abilities of designations that players have, with who controls them."""
    if state.monarch is not None:
        yield from ((state.monarch, ability) for ability in of_monarch())
    if state.initiative is not None:
        yield from ((state.initiative, ability) for ability in of_initiative())
    for player in state.players:
        if player.mark(SPEED) is not None:
            yield player.id, of_speed(player.id)
        if player.counters.count(RAD):
            yield player.id, of_radiation()
