"""Whom a creature attacks that an effect puts onto the battlefield attacking."""

from __future__ import annotations

from judge.abilities.effects.objects import Attacked
from judge.game.state import PlayerId, Recipient
from judge.rules.combat.arrivals import choose_attacked
from judge.rules.meaning import Context, find_players
from judge.rules.process import Process


def attacked_by(
    process: Process, attacked: Attacked | None, controller: PlayerId, context: Context
) -> Recipient | None:
    """Whom it attacks, of those that the effect says; None if it can't attack."""
    if attacked is None:
        return choose_attacked(process, controller, context.source)
    players = find_players(process.view, attacked.players, context)
    return choose_attacked(
        process, controller, context.source, players, planeswalkers=attacked.planeswalkers
    )
