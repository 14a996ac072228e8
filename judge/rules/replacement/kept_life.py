"""Damage that would reduce a life total too far reduces it only so far (120.4c, 614.1a)."""

from __future__ import annotations

from judge.abilities.effects.players import GainLife
from judge.abilities.statics import KeepsLife
from judge.game import events as e
from judge.game.state import PlayerId
from judge.rules.meaning import amount_of, find_players
from judge.rules.replacement.batch import Batch
from judge.rules.replacement.candidate import Candidate
from judge.rules.replacement.outcome import Made


def matters(settling: Batch, candidate: Candidate, event: e.Event) -> bool:
    """False for an effect that keeps life where the damage as a whole leaves enough (120.4d)."""
    instead = candidate.instead
    if not isinstance(instead, KeepsLife) or not isinstance(event, e.LifeLost):
        return True
    now = settling.process.state.player(event.player).life
    return now >= instead.least > _after(settling, event)


def keep_life(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """So much less life is lost that the total becomes the least it may be."""
    assert isinstance(candidate.instead, KeepsLife) and isinstance(event, e.LifeLost)
    less = candidate.instead.least - _after(settling, event)
    left = max(0, event.amount - less)
    return Made((event.with_(amount=left),) if left else ())


def _after(settling: Batch, event: e.LifeLost) -> int:
    """The life total there would be with all that happens at once, and this loss of life."""
    for place, other in settling.waiting:
        if isinstance(other, e.Damage):
            settling.settle_at(place)
    state = settling.process.state
    mates = state.together(event.player)
    total = state.player(event.player).life - event.amount
    for one in (*e.flatten(part for done in settling.done.values() for part in done),):
        if isinstance(one, e.LifeLost) and one.player in mates:
            total -= one.amount
        if isinstance(one, e.LifeGained) and one.player in mates:
            total += one.amount
    gains = (one for each in settling.gains.values() for one in each)
    return (
        total + sum(one.amount for one in gains if one.player in mates) + _follows(settling, mates)
    )


def _follows(settling: Batch, mates: tuple[PlayerId, ...]) -> int:
    """The life gained by what follows on prevented damage, which is part of the event."""
    view, total = settling.process.view, 0
    for follow in settling.follows:
        effect = follow.effect
        if isinstance(effect, GainLife):
            found = find_players(view, effect.player, follow.context)
            gained = amount_of(view, effect.amount, follow.context)
            total += gained * sum(player in mates for player in found)
    return total
