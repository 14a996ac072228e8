"""When and how often loyalty abilities may be activated (606.3)."""

from __future__ import annotations

from judge.abilities.statics import LoyaltyAgain, LoyaltyAnyTime
from judge.cards import CardType
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning import find_players, matches
from judge.rules.process import Process
from judge.rules.requests import Why
from judge.rules.statics import rules_in_force
from judge.rules.timing import is_sorcery_time
from judge.rules.view import View


@cites("606.3", "但只有在该永久物本回合没有起动过任何忠诚异能的前提下")
def check_loyalty(process: Process, player: PlayerId, source: ObjectId) -> None:
    """In one's own main phase with the stack empty, and once a turn for each permanent."""
    if not is_sorcery_time(process.view, player) and not at_any_time(process.view, player, source):
        raise process.refuse(Why.WRONG_TIME, source)
    used = sum(
        isinstance(event, e.AbilityActivated) and event.is_loyalty and event.source == source
        for event in process.state.history
    )
    if used and used > times_more(process.view, player, source):
        raise process.refuse(Why.ALREADY_USED, source)


@cites("101.1", "以牌上的叙述为优先")
def at_any_time(view: View, player: PlayerId, source: ObjectId) -> bool:
    """True if the player may activate its loyalty abilities any time they could cast an instant."""
    return any(
        held.controller == player and matches(view, held.rule.filter, source, held.context)
        for held in rules_in_force(view, LoyaltyAnyTime)
    )


@cites("101.1", "以牌上的叙述为优先")
def times_more(view: View, player: PlayerId, source: ObjectId) -> int:
    """How often more this turn a player may activate a loyalty ability of a planeswalker."""
    if CardType.PLANESWALKER not in view.of(source).types:
        return 0
    found = rules_in_force(view, LoyaltyAgain)
    return sum(player in find_players(view, held.rule.player, held.context) for held in found)
