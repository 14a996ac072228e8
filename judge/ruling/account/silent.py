"""Events that only keep a game going: they are not told, and decide nothing."""

from __future__ import annotations

from judge.game import events as e

SILENT: tuple[type[e.Event], ...] = (
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
