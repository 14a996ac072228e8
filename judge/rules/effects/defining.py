"""X that a text defines: "target creature gets +X/+X, where X is its power"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.abilities.bases import Effect
from judge.abilities.effects import combinators as x
from judge.abilities.effects.objects import DealDamage
from judge.abilities.walk import targets_of, within
from judge.abilities.who import It, Target
from judge.game.state import Recipient
from judge.rules.effects.combinators import carry_out
from judge.rules.meaning import Context, amount_of, find_objects
from judge.rules.process import Process


def define_x(process: Process, effect: x.DefineX, context: Context) -> bool:
    """X is worked out as the effect is carried out."""
    target = _its_target(process, effect, context)
    about = context.about(*target) if target else context
    context.x = amount_of(process.view, effect.x, about)
    carry_out(process, effect.effect, context)
    return context.done


def _its_target(process: Process, effect: x.DefineX, context: Context) -> tuple[Recipient, ...]:
    """ "Target creature gets +X/+X, where X is its power": the target, if nothing else is "it"."""
    if context.it not in ((), (context.source,)) or It() not in within(effect.x):
        return ()
    inner = effect.effect
    first = inner.parts[0] if isinstance(inner, x.Sequence) else inner
    words = targets_of(first)[:1]
    if isinstance(first, DealDamage) or getattr(first, "divided", False) or not words:
        return ()
    return find_objects(process.view, words[0], context) if isinstance(words[0], Target) else ()


EFFECTS: Mapping[type[Effect], Callable[[Process, Any, Context], object]] = {x.DefineX: define_x}
