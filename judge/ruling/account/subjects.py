"""Which objects and players an event is about, and which of them did it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from judge.game import events as e
from judge.game.state import Recipient
from judge.rules.process import Happened
from judge.ruling.account.account import Subject
from judge.scenario.noting import body_of

ABOUT = (
    *("object", "recipient", "target", "attacker", "blocker", "player", "to", "into"),
    *("attackers", "blockers", "objects", "order", "others", "whose"),
)
BY = ("source", "of")
NEW = (e.Created, e.Tokens, e.CardCopied, e.Copied, e.SpellPrepared)


def about(happened: Happened, event: e.Event) -> tuple[Subject, ...]:
    """What an event happens to: bodies and players, each once."""
    found = [one for name in _fields(type(event), ABOUT) for one in _each(getattr(event, name))]
    match event:
        case e.EffectBegan(effect=effect):
            found += effect.objects
        case e.RuleBegan(rule=rule):
            found += rule.about
        case e.DamageAssigned(shares=shares):
            found += [share.recipient for share in shares]
        case e.SpellCast(targets=targets) | e.AbilityActivated(targets=targets):
            found += targets
        case e.AbilityTriggered(targets=targets):
            found += targets
    fresh: tuple[Subject, ...] = ()
    if isinstance(event, NEW):
        before = happened.before.objects
        there = happened.after.objects.items()
        fresh = tuple(held.body for id_, held in there if id_ not in before)
    return tuple(dict.fromkeys((*_subjects(happened, found), *fresh)))


def by(happened: Happened, event: e.Event) -> tuple[Subject, ...]:
    """What did it: the source of an event, of an effect that begins, of what triggers."""
    found = [one for name in _fields(type(event), BY) for one in _each(getattr(event, name))]
    match event:
        case e.EffectBegan(effect=held):
            found += _each(held.source)
        case e.RuleBegan(rule=held_rule):
            found += _each(held_rule.source)
        case e.Triggered(triggers=triggers):
            found += [one for pending in triggers for one in _each(pending.source)]
        case e.BecameTarget(object=spell) | e.DeathtouchDealt(object=spell):
            found.append(spell)
    return tuple(dict.fromkeys(_subjects(happened, found)))


@lru_cache(maxsize=512)
def _fields(kind: type[e.Event], names: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some fields that a kind of event has."""
    return tuple(name for name in names if name in kind.__struct_fields__)


def _each(value: Any) -> list[Recipient]:
    """The objects and players of a field: one, several, or none."""
    held = value if isinstance(value, tuple) else (value,)
    return [one for one in held if isinstance(one, int | str)]  # type: ignore[misc]  # new types


def _subjects(happened: Happened, found: list[Recipient]) -> Iterator[Subject]:
    for one in found:
        if isinstance(one, str):
            yield one
        elif (body := body_of(happened, one)) is not None:
            yield body
