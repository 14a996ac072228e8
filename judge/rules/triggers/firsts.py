"""What happens for the first time each turn, to an object or for a player."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.bases import Pattern
from judge.errors import Unsupported
from judge.game.state import Occurred
from judge.rules.earlier import NONE
from judge.rules.meaning import Context
from judge.rules.patterns import Look, happened, happened_before_play

OF_PLAYERS = (  # it is for the player that it happens the first time, whatever it is done to
    *(p.Casts, p.Activates, p.PlaysLand, p.Draws, p.Discards, p.Cycles, p.GainsLife, p.LosesLife),
    *(
        p.Copies,
        p.Sacrifices,
        p.Searches,
        p.Shuffles,
        p.FlipsCoin,
        p.PaysLife,
        p.TokensCreated,
        p.PlayerAttacks,
    ),
)


def firsts(look: Look, pattern: Pattern, found: list[Occurred], context: Context) -> list[Occurred]:
    """Of what happened, what had not happened to the same object or player this turn."""
    if not found:
        return found
    if happened_before_play(look.before, pattern, context) != NONE:
        raise Unsupported(
            "603.2",
            "whether what was told of earlier this turn was the first time",
            "本回合先前所述的事件是否为首次",
        )
    earlier = happened(look.before, pattern, context)
    kept: list[Occurred] = []
    for one in found:
        if not any(_is_same(pattern, one, other) for other in (*earlier, *kept)):
            kept.append(one)
    return kept


def _is_same(pattern: Pattern, one: Occurred, other: Occurred) -> bool:
    """True if two events of a pattern happened to the same object or player."""
    if getattr(pattern, "at_once", False) and not isinstance(pattern, p.CountersPut):
        return True  # "one or more cards": the event is of them all
    if isinstance(pattern, OF_PLAYERS) or not one.it:
        return one.player == other.player
    return bool(set(one.it) & set(other.it))
