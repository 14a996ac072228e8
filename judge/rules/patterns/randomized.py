"""Patterns of libraries that are searched or shuffled, of coins and of dice."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import patterns as p
from judge.abilities.bases import Pattern
from judge.cite import cites
from judge.game import events as e
from judge.game.state import Occurred as Occurrence
from judge.rules.meaning import Context
from judge.rules.patterns.look import Look, Match, is_by


@cites("701.19f", "任何因牌库被搜寻而触发的异能仍然会触发")
def _searches(
    look: Look, pattern: p.Searches, event: e.Searched, context: Context
) -> Occurrence | None:
    """Of the library that is searched, be it only a part of it."""
    if not event.library or not is_by(look.after, pattern.player, event.player, context):
        return None
    if pattern.own and event.player != event.whose:
        return None
    return _by(event) if is_by(look.after, pattern.whose, event.whose, context) else None


@cites("701.20e", "因该牌库洗牌而触发的异能仍然会触发")
@cites("701.20f", "因该牌库洗牌而触发的异能将触发等量的次数")
def _shuffles(
    look: Look, pattern: p.Shuffles, event: e.Shuffled, context: Context
) -> Occurrence | None:
    """However many cards the library has, and once for each time that it is shuffled."""
    return _by(event) if is_by(look.after, pattern.player, event.player, context) else None


@cites("705.2", "只有掷硬币的牌手才能猜对或猜错此次掷硬币")
def _flips(
    look: Look, pattern: p.FlipsCoin, event: e.CoinFlipped, context: Context
) -> Occurrence | None:
    """The flip is won or lost by the player who flips the coin, and by no other."""
    if pattern.won is not None and event.won != pattern.won:
        return None
    return _by(event) if is_by(look.after, pattern.player, event.player, context) else None


def _rolls(
    look: Look, pattern: p.RollsDie, event: e.DieRolled, context: Context
) -> Occurrence | None:
    if not is_by(look.after, pattern.player, event.player, context):
        return None
    if event.result < pattern.least or (pattern.most and event.result > pattern.most):
        return None
    return Occurrence((), event.player, event.result)


def _by(event: e.Searched | e.Shuffled | e.CoinFlipped) -> Occurrence:
    return Occurrence((), event.player, 1)


OF_CHANCE: Mapping[type[Pattern], tuple[tuple[type[e.Event], ...], Match]] = {
    p.Searches: ((e.Searched,), _searches),
    p.Shuffles: ((e.Shuffled,), _shuffles),
    p.FlipsCoin: ((e.CoinFlipped,), _flips),
    p.RollsDie: ((e.DieRolled,), _rolls),
}
