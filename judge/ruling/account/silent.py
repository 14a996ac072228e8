"""Events that are told apart: those that only keep a game going, and those of what is not done."""

from __future__ import annotations

from judge.game import events as e
from judge.ruling.account.account import Occurrence

SILENT: frozenset[type[e.Event]] = frozenset(  # they are not told, and decide nothing
    (
        e.BeginTurn,
        e.BeginStep,
        e.LeftGame,
        e.ActionDone,
        e.GivePriority,
        e.Pass,
        e.StackChanged,
        e.AbilityPut,
        e.Linked,
        e.ShieldUsed,
        e.TriggerGone,
        e.TriggersTaken,
        e.Used,
        e.SkipUsed,
        e.ExtraTurnBegun,
        e.StateChecked,
        e.CombatEnded,
    )
)
WITHHELD: frozenset[type[e.Event]] = frozenset(  # what one would expect is not done
    (
        e.NothingAssigned,
        e.NothingMoreAssigned,
        e.NotCountered,
        e.NotDestroyed,
        e.NotExchanged,
        e.NotTriggered,
        e.NotLost,
        e.NotTransformed,
        e.NotWon,
    )
)
REMOVED = "603.3d"  # by it a triggered ability without a legal target is


def is_in_vain(one: Occurrence) -> bool:
    """True where an ability that has triggered does nothing, since it can have no target."""
    return isinstance(one.event, e.CeasedToExist) and REMOVED in one.rules
