"""Triggered abilities (603): they trigger as events happen, and are put on the stack later."""

from judge.rules.triggers.ability import (
    check_condition,
    is_done,
    is_mana_trigger,
    note_done,
    resolve_mana_trigger,
)
from judge.rules.triggers.placement import put_trigger, put_triggers, remove_trigger
from judge.rules.triggers.states import note_state_triggers, state_trigger
from judge.rules.triggers.watch import end_delayed, note_triggers, times, trigger

__all__ = [
    "check_condition",
    "end_delayed",
    "is_done",
    "is_mana_trigger",
    "note_done",
    "note_state_triggers",
    "note_triggers",
    "put_trigger",
    "put_triggers",
    "remove_trigger",
    "resolve_mana_trigger",
    "state_trigger",
    "times",
    "trigger",
]
