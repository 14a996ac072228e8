"""Events that are told apart: those that only keep a game going, and those of what is not done."""

from __future__ import annotations

from judge.game import events as e

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
