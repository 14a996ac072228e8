"""X that a text defines: "target creature gets +X/+X, where X is its power"."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import combinators as x
from judge.rules.engine import Do
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process


def define_x(process: Process, effect: x.DefineX, context: Context) -> bool:
    """X is worked out as the effect is carried out."""
    context.x = amount_of(process.view, effect.x, context)
    carry_out(process, effect.effect, context)
    return context.done


EFFECTS: Mapping[type[Effect], Do] = {x.DefineX: define_x}
