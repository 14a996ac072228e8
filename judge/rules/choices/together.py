"""The rules by which several players, or several objects, are seen to together."""

from __future__ import annotations

from collections.abc import Sequence

from judge.cite import cites
from judge.game.state import PlayerId, Recipient


@cites("101.4", "则先由主动牌手（本回合的牌手）作出选择，然后再由下一个牌手作出选择")
def in_turn(actors: Sequence[PlayerId]) -> tuple[str, ...]:
    """The rule by which several players choose one after the other and act at once."""
    return in_turn.numbers if len(set(actors)) > 1 else ()


@cites("608.2f", "在大多数情况下，此类动作被同时处理")
def happens_at_once() -> None:
    """What is done to several objects or players is done at once."""


def at_once(affected: Sequence[Recipient]) -> tuple[str, ...]:
    """The rule by which something is done to several objects or players at once."""
    return happens_at_once.numbers if len(affected) > 1 else ()
