"""Which objects and players an event is about, and which of them did it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from judge.game import events as e
from judge.game.state import ObjectId, Recipient
from judge.rules.process import Happened
from judge.ruling.account.account import Subject
from judge.scenario.noting import body_of

ABOUT = (
    *("object", "recipient", "target", "attacker", "blocker", "player", "to", "into"),
    *("attackers", "blockers", "objects", "order", "others", "whose"),
)
BY = ("source", "of")
# What an event is about, and what did it, besides what stands in these fields; by its kind.
MORE_ABOUT: dict[type[e.Event], Callable[[Any], Iterable[Recipient]]] = {
    e.EffectBegan: lambda event: event.effect.objects,
    e.RuleBegan: lambda event: event.rule.about,
    e.DamageAssigned: lambda event: [share.recipient for share in event.shares],
    **dict.fromkeys(
        (e.SpellCast, e.AbilityActivated, e.AbilityTriggered), lambda event: event.targets
    ),
}
# Who moves something is not what is moved.
NOT_ABOUT: dict[type[e.Event], tuple[str, ...]] = {e.Moved: ("player",)}
MORE_BY: dict[type[e.Event], Callable[[Any], Iterable[Recipient]]] = {
    e.EffectBegan: lambda event: _one(event.effect.source),
    e.RuleBegan: lambda event: _one(event.rule.source),
    e.Triggered: lambda event: [i for one in event.triggers for i in _one(one.source)],
    **dict.fromkeys((e.BecameTarget, e.DeathtouchDealt), lambda event: (event.object,)),
}
NEW = (e.Created, e.Tokens, e.CardCopied, e.Copied, e.SpellPrepared)


def about(happened: Happened, event: e.Event) -> tuple[Subject, ...]:
    """What an event happens to: bodies and players, each once."""
    kind = type(event)
    found = _held(event, _fields(kind, ABOUT, NOT_ABOUT.get(kind, ())))
    if kind in MORE_ABOUT:
        found += MORE_ABOUT[kind](event)
    if kind in NEW:
        before, there = happened.before.objects, happened.after.objects.items()
        fresh = [held.body for id_, held in there if id_ not in before]
        return tuple(dict.fromkeys((*_subjects(happened, found), *fresh)))
    return _subjects(happened, found)


def by(happened: Happened, event: e.Event) -> tuple[Subject, ...]:
    """What did it: the source of an event, of an effect that begins, of what triggers."""
    kind = type(event)
    found = _held(event, _fields(kind, BY))
    if kind in MORE_BY:
        found += MORE_BY[kind](event)
    return _subjects(happened, found)


def _one(source: ObjectId | None) -> tuple[ObjectId, ...]:
    return () if source is None else (source,)


@lru_cache(maxsize=512)
def _fields(
    kind: type[e.Event], names: tuple[str, ...], but: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Those of some fields that a kind of event has, without others."""
    return tuple(name for name in names if name in kind.__struct_fields__ and name not in but)


def _held(event: e.Event, names: tuple[str, ...]) -> list[Recipient]:
    """The objects and players in some fields of an event: one, several, or none in each."""
    found: list[Recipient] = []
    for name in names:
        value = getattr(event, name)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, int | str):
                found.append(one)  # type: ignore[arg-type]  # new types
    return found


def _subjects(happened: Happened, found: list[Recipient]) -> tuple[Subject, ...]:
    """The bodies of objects as they were at an event, and players; each once."""
    if not found:
        return ()
    subjects: dict[Subject, None] = {}
    for one in found:
        subject = one if isinstance(one, str) else body_of(happened, one)
        if subject is not None:
            subjects[subject] = None
    return tuple(subjects)
